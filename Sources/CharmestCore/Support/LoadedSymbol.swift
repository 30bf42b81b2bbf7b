internal import Foundation

/// The address of a C function in any image of this process.
///
/// An executable on Linux makes its functions visible only if it was linked with `-rdynamic`. On
/// Windows, and in a program without a dynamic linker, nothing is found.
///
/// - Parameter name: The name of the function in C.
/// - Returns: The address, or nil.
package func loadedSymbol(_ name: String) -> UnsafeMutableRawPointer? {
  if let found = function(name, in: nil) { return found }
  #if canImport(Darwin)
    // A bundle of tests is loaded without making its symbols visible to the others, so each image
    // is asked, the last one first.
    for index in (0..<_dyld_image_count()).reversed() {
      if let found = function(name, in: _dyld_get_image_name(index)) { return found }
    }
  #endif
  return nil
}

// A nil path means the program and everything that it sees.
private func function(_ name: String, in path: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    // Does not load the image again, and does not make its symbols visible to others.
    let mode = path == nil ? RTLD_LAZY : RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD
    guard let image = dlopen(path, mode) else { return nil }
    defer { dlclose(image) }
    return dlsym(image, name)
  #else
    return nil
  #endif
}
