import AsyncCloud
import Foundation

/// A call, with what it may change and what is known of its result.
struct CloudCall: Sendable {
    /// What a call may change, below the server.
    enum Place: Sendable {
        /// An item that the caller named, with or without a slash at its end.
        case item(String)
        /// Something in a folder whose name the server chose.
        case name(in: String)
        /// Something below a folder whose path the server chose.
        case below(String)

        /// Returns whether a path is here.
        func holds(_ path: String) -> Bool {
            switch self {
            case .item(let item): return path == item || path == item + "/"
            case .name(let folder): return Self.names(of: path, in: folder)?.count == 1
            case .below(let folder): return Self.names(of: path, in: folder) != nil
            }
        }

        /// Returns the names of a path below a folder; `nil` if it is not below, or may lead elsewhere.
        private static func names(of path: String, in folder: String) -> [Substring]? {
            guard path.hasPrefix(folder + "/") else { return nil }
            let names = path.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: false)
            let isSafe = names.allSatisfy { name in
                let plain = name.removingPercentEncoding ?? String(name)
                return !name.isEmpty && plain != "." && plain != ".." && !plain.utf8.contains(0)
            }
            return isSafe ? names : nil
        }
    }

    /// What a call is made with.
    struct Sides: Sendable {
        let dav: Cloud.WebDAV
        let connection: Cloud.Connection
        /// The files of this machine.
        let folder: FuzzFolder
        /// The only answer there is; `nil` if there are several.
        let only: CloudScript.Part?
    }

    /// Something that no answer may bring about.
    struct Broken: Error {
        let problem: String

        init(_ problem: String) { self.problem = problem }
    }

    let name: String
    var changes: [Place] = []
    var destinations: [Place] = []
    /// A Boolean value indicating whether a refusal, or several together, can be a result.
    var bearsRefusals = false
    /// A Boolean value indicating whether the call is content with the first item of an answer.
    var takesFirst = false
    /// A Boolean value indicating whether the call reads a body, whose errors are those of the fetcher.
    var readsBody = false
    /// A Boolean value indicating whether also the state of the server and the user come from the input.
    var begins = false
    let run: @Sendable (Sides) async throws -> Void
}
