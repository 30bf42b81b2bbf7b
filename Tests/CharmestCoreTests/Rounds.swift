/// How often a test tries something: that often in optimized code, and a tenth of it in code that is
/// not optimized and takes ten times as long. `.ci/run` does both.
func rounds(_ count: Int) -> Int {
  #if DEBUG
    max(1, count / 10)
  #else
    count
  #endif
}
