/// How often a test tries something at random or calls something, or how many elements it judges.
///
/// That often in optimized code, and a tenth of it in code that is not optimized, which takes ten times
/// as long. `.ci/run` runs both.
func rounds(_ count: Int) -> Int {
  #if DEBUG
    max(1, count / 10)
  #else
    count
  #endif
}
