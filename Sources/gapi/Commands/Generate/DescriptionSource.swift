import ArgumentParser
import AsyncFetch
import NIOCore

/// Where descriptions are found by name and version: a folder with files such as `drive.v3.json`, or a Discovery service.
struct DescriptionSource {
    /// Google's Discovery service.
    static let google = "https://www.googleapis.com/discovery/v1/apis"

    private let place: String

    /// A folder, or a URL.
    init(_ place: String) { self.place = place }

    /// The bytes of a file, or of the description of a service such as `drive:v3`.
    func bytes(of document: String) async throws(ExitCode) -> [UInt8] {
        let parts = document.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, !document.contains("/"), !document.hasSuffix(".json") else { return try read(document) }
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isNameCharacter) }) else {
            Console.standardError.print("\(document) names no service; write name:version, such as drive:v3")
            throw ExitCode(64)
        }
        guard place.hasPrefix("https://") || place.hasPrefix("http://") else {
            return try read("\(place)/\(parts[0]).\(parts[1]).json")
        }
        let url = "\(place)/\(parts[0])/\(parts[1])/rest"
        do {
            let fetcher = Fetcher(.init { $0.allowsInsecureHTTP = true })
            let response = try await fetcher.fetch(url)
            guard response.head.status.code == 200 else {
                Console.standardError.print("\(url): HTTP \(response.head.status.code)")
                throw ExitCode.unreadable
            }
            return Array(response.body.readableBytesView)
        } catch let code as ExitCode {
            throw code
        } catch {
            Console.standardError.print("\(url) cannot be had: \(error)")
            throw .unreadable
        }
    }

    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
    }

    private func read(_ path: String) throws(ExitCode) -> [UInt8] {
        do {
            return try readInput(path: path)
        } catch {
            Console.standardError.print("\(path): \(error.reason)")
            throw .unreadable
        }
    }
}
