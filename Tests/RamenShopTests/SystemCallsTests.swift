#if os(Linux)
  import Charmest
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
      assertThat(calls, hasItem(containsString("execve(")), "the trace")
      assertThat(
        calls.filter { $0.contains(/\b(socket|connect|bind|listen|sendto)\(/) },
        empty(),
        "network"
      )
      assertThat(
        calls.filter { $0.contains(/O_WRONLY|O_RDWR|O_CREAT|\b(unlink|rename|mkdir|chmod)/) },
        empty(),
        "writes"
      )
      let read = calls.compactMap { call -> String? in
        guard let match = call.firstMatch(of: /openat\([^"]*"([^"]+)".*\) = \d/) else { return nil }
        return String(match.1)
      }
      let ofTheUser = read.filter { path in
        !["/lib", "/usr/", "/opt/", "/etc/ld.so", "/proc/", "/sys/", "/dev/", "/tmp/swift"]
          .contains { path.hasPrefix($0) } && !path.contains(".so")
      }
      assertThat(
        Array(Set(ofTheUser)).map { String($0.split(separator: "/").last ?? "") },
        containsExactly("Story.swift"),
        "files of the user"
      )
    }
  }

  extension SystemCallsTests {
    @Test("open no source while everything passes")
    func passing() throws {
      let calls = try Tracer.calls(
        of: CommandLine.arguments[0],
        ["--testing-library", "swift-testing", "--filter", "PassingVerbsTests"])
      assertThat(calls, hasItem(containsString(PassingVerbsTests.end)), "the trace")
      assertThat(calls.filter { $0.contains(".swift\"") }, empty(), "sources")
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
