import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import HTTPTypes

@testable import gapi

/// A server that lists any references in each folder.
///
/// All folders are there, and it takes every upload.
struct HostileBed: Sendable {
    private let transport: ScriptedTransport
    private let fetcher: Fetcher

    /// - Parameters:
    ///   - references: The references of files in each list.
    ///   - name: The name of a folder that each folder has.
    ///   - refused: The name of something in each folder that the server refuses to describe.
    ///   - properties: The properties of each file of a server that takes names for one if they look the same; `nil`
    ///     for one that compares names by their bytes.
    init(
        _ references: [String],
        folder name: String? = nil,
        refused: String? = nil,
        folding properties: String? = nil
    ) {
        let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        transport = ScriptedTransport { request in
            // Texts are equal if they look the same.
            let path = PercentEncoding.decode(request.path)
            let isFolded = properties != nil && references.contains { PercentEncoding.decode($0) == path }
            switch request.path {
            case "/cloud/status.php":
                return .status(200, body: #"{"installed":true,"maintenance":false,"version":"11.0.0.0"}"#)
            case let path where path.hasSuffix("/cloud/capabilities"):
                return .status(200, body: #"{"ocs":{"meta":{"statuscode":200},"data":{"capabilities":{}}}}"#)
            case let path where path.hasSuffix("/cloud/user"):
                return .status(200, body: #"{"ocs":{"meta":{"statuscode":200},"data":{"id":"alice"}}}"#)
            case _ where request.method.rawValue == "PROPFIND":
                var list = [(href: request.path, isFolder: true)]
                if request.header("Depth") != "0" {
                    list += references.map { ($0, false) }
                    if let name { list.append((request.path + "/" + name, true)) }
                }
                let hidden = request.header("Depth") == "0" ? nil : refused.map { request.path + "/" + $0 }
                return .status(
                    207,
                    headers: [.contentType: "application/xml"],
                    body: Self.document(list, hidden, properties)
                )
            case _ where request.method.rawValue == "MKCOL": return .status(405)
            case _ where request.method == .put && isFolded && request.header("If-None-Match") == "*":
                return .status(412)
            case _ where request.method == .put: return .status(201, headers: [.eTag: "\"2\""])
            default: return .status(200, headers: [.eTag: "\"1\""], body: "contents")
            }
        }
        fetcher = Fetcher(
            .init {
                $0.clock = clock
                $0.random = { 0 }
            },
            transport: transport
        )
    }

    /// The paths of the files that were uploaded, as they were sent.
    var uploads: [String] { transport.requests(.put).map(\.path) }

    func run(_ words: [String], onTerminal: Bool = false) async -> Ran {
        var surroundings = CloudSurroundings()
        surroundings.connection = { [fetcher] _ in try Cloud.Connection("https://host/cloud", fetcher: fetcher) }
        return await runGapi(["cloud"] + words, onTerminal: onTerminal, cloud: surroundings)
    }

    func shutdown() async { await fetcher.shutdown() }

    private static func document(
        _ list: [(href: String, isFolder: Bool)],
        _ refused: String?,
        _ properties: String?
    ) -> String {
        var responses = list.map { reference in
            let type = reference.isFolder ? "<d:collection/>" : ""
            let properties = reference.isFolder ? "" : properties ?? ""
            return "<d:response><d:href>\(reference.href)</d:href><d:propstat><d:prop><d:resourcetype>\(type)"
                + "</d:resourcetype>\(properties)</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>"
                + "</d:response>"
        }
        if let refused {
            responses.append(
                "<d:response><d:href>\(refused)</d:href><d:status>HTTP/1.1 503 Service Unavailable</d:status></d:response>"
            )
        }
        return #"<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">"# + responses.joined() + "</d:multistatus>"
    }
}
