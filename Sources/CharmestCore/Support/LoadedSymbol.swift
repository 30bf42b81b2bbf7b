internal import Foundation

/// The address of a C function, in whatever image of this process it is.
///
/// An executable on Linux makes its functions visible only if it was linked with `-rdynamic`. On
/// Windows, and in a program without a dynamic linker, nothing is found.
///
/// - Parameter name: The name of the function in C.
/// - Returns: The address, or nil.
package func loadedSymbol(_ name: String) -> UnsafeMutableRawPointer? {
  #if canImport(Darwin)
    if let found = function(name, in: nil) { return found }
    // A bundle of tests is loaded without making its symbols visible to all others. The last image
    // comes first.
    for index in (0..<_dyld_image_count()).reversed() {
      if let found = function(name, in: _dyld_get_image_name(index)) { return found }
    }
    return nil
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    return function(name, in: nil)
  #else
    return nil
  #endif
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
  // A path that is nil means the program, and all that it sees.
  private func function(
    _ name: String, in path: UnsafePointer<CChar>?
  ) -> UnsafeMutableRawPointer? {
    // Neither loads the image anew, nor makes its symbols visible to others.
    let mode = path == nil ? RTLD_LAZY : RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD
    guard let image = dlopen(path, mode) else { return nil }
    defer { dlclose(image) }
    return dlsym(image, name)
  }
#endif
