#if os(Linux)
  import Foundation
  import Testing

  /// The promises of SECURITY.md, seen from the kernel: needs `strace` and the right to trace.
  @Suite(
    "The system calls of a program that verifies",
    .enabled(if: Tracer.works, "needs strace and the right to trace"))
  struct SystemCallsTests {
    @Test("open no socket, write no file, and read none but the failing one")
    func calls() throws {
      let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("ramen")
      let calls = try Tracer.calls(of: command.path)
      #expect(calls.contains { $0.contains("execve(") })
      let network = calls.filter { $0.contains(/\b(socket|connect|bind|listen|sendto)\(/) }
      #expect(network.isEmpty)
      let writes = calls.filter {
        $0.contains(/O_WRONLY|O_RDWR|O_CREAT|\b(unlink|rename|mkdir|chmod)/)
      }
      #expect(writes.isEmpty)
      let read = calls.compactMap { $0.firstMatch(of: /openat\([^"]*"([^"]+)".*\) = \d/)?.1 }
      let ofTheUser = read.filter { path in
        !["/lib", "/usr/", "/opt/", "/etc/ld.so", "/proc/", "/sys/", "/dev/", "/tmp/swift"]
          .contains { path.hasPrefix($0) } && !path.contains(".so")
      }
      #expect(Set(ofTheUser.map { $0.split(separator: "/").last ?? "" }) == ["Story.swift"])
    }
  }

  extension SystemCallsTests {
    @Test("open no source while everything passes")
    func passing() throws {
      let calls = try Tracer.calls(
        of: CommandLine.arguments[0],
        ["--testing-library", "swift-testing", "--filter", "PassingVerbsTests"])
      #expect(calls.contains { $0.contains(PassingVerbsTests.end) })
      #expect(!calls.contains { $0.contains(".swift\"") })
    }
  }

  private enum Tracer {
    static let works: Bool = {
      (try? calls(of: "/bin/true"))?.contains { $0.contains("execve(") } ?? false
    }()

    static func calls(of command: String, _ arguments: [String] = []) throws -> [String] {
      let trace = FileManager.default.temporaryDirectory
        .appendingPathComponent("charmest-\(UUID().uuidString).trace")
      defer { try? FileManager.default.removeItem(at: trace) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "strace", "-f", "-e", "trace=%file,%network", "-o", trace.path, command,
        ] + arguments
      // The measured coverage would be written at the end.
      process.environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("SWT_") }
        .merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { call in
          // The calls of a sanitizer are its own affair.
          !["\"/dev", "/tsan."].contains { call.contains($0) }
        }
    }
  }
#endif
