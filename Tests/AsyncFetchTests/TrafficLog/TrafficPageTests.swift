@testable import AsyncFetch
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct TrafficPageTests {
    @Test func thePageLoadsAndSendsNothing() {
        let head = TrafficPage.head(title: "x", started: nil).html
        for rule in ["default-src 'none'", "base-uri 'none'", "form-action 'none'"] { #expect(head.contains(rule)) }
    }

    /// Bodies that made the expressions of the page's script begin anew at each of their characters.
    ///
    /// For 1.2 million characters, these are 7·10¹¹ steps: more than the time limit, also for a fast engine.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/node"), "node is not installed"),
        arguments: [
            "'&lt;' + 'ab01'.repeat(300000)", "'{\"' + '\\\\\"'.repeat(600000)", "'[' + '\"\\\\'.repeat(600000)",
            "'&lt;a b=' + '\"c='.repeat(400000)", "'{' + 'a:'.repeat(600000)",
        ]
    )
    func theScriptColoursAnythingInATimeThatGrowsWithItsLength(body: String) async throws {
        let script = TrafficPageAssets.script
        let start = try #require(script.firstRange(of: "const json="))
        let rest = script[start.lowerBound...]
        let end = try #require(rest.firstRange(of: "function colour"))
        let program =
            rest[..<end.lowerBound]
            + "const t=\(body);for(const e of [json,xml]){let n=0;t.replace(e,()=>{n++});}process.exit(7)"
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/node")
        process.arguments = ["-e", String(program)]
        let status = await withCheckedContinuation { done in
            process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { done.resume(returning: -1) }
        }
        #expect(status == 7)
    }
}
