import AsyncJSON
import GAPIDescription
import HTTPTypes
import NIOCore

/// The descriptions themselves, at the paths where Google serves them, with the URLs of this server.
struct DocumentDirectory: Sendable {
    let documents: [API.Document]

    func operation(_ method: HTTPRequest.Method, _ target: RequestTarget) throws(GoogleError) -> Operation? {
        guard method == .get else { return nil }
        let path = target.segments
        if path == ["$discovery", "rest"] {
            guard let document = document(target.api, version: target.query["version"]) else { return nil }
            return operation(serving: document)
        }
        guard path.starts(with: ["discovery", "v1", "apis"]) else { return nil }
        if path.count == 3 { return Operation(name: "discovery.apis.list") { try list($0) } }
        guard path.count == 6, path[5] == "rest" else { return nil }
        guard let document = document("\(path[3])/\(path[4])", version: nil) else {
            throw .notFound("There is no description of \(path[3]), version \(path[4]).")
        }
        return operation(serving: document)
    }

    private func document(_ api: String?, version: String?) -> API.Document? {
        documents.first { document in
            (api == nil || api == "\(document.name ?? "")/\(document.version ?? "")")
                && (version == nil || version == document.version)
        }
    }

    private func operation(serving document: API.Document) -> Operation {
        Operation(name: "discovery.apis.getRest") { request in
            var served = document
            let root = Self.root(of: document, request)
            served.rootUrl = root
            served.baseUrl = root + (document.servicePath ?? "")
            served.mtlsRootUrl = nil
            served.endpoints = nil
            return try ResponseFormat(request.query).reply(ByteBuffer(bytes: served.jsonBytes()))
        }
    }

    private func list(_ request: IncomingRequest) throws -> Reply {
        let items = documents.filter { request.query["name"] == nil || request.query["name"] == $0.name }
        let list: JSON.Value = [
            "kind": "discovery#directoryList",
            "discoveryVersion": "v1",
            "items": JSON.Value(
                items.map { document in
                    let (name, version) = (document.name ?? "", document.version ?? "")
                    return [
                        "kind": "discovery#directoryItem",
                        "id": JSON.Value("\(name):\(version)"),
                        "name": JSON.Value(name),
                        "version": JSON.Value(version),
                        "title": JSON.Value(document.title ?? name),
                        "description": JSON.Value(document.description ?? ""),
                        "discoveryRestUrl": JSON.Value("\(request.root)/discovery/v1/apis/\(name)/\(version)/rest"),
                        "preferred": true,
                    ]
                }
            ),
        ]
        return try ResponseFormat(request.query).reply(ByteBuffer(bytes: list.encoded()))
    }

    /// Returns the root of a service's own URLs, with a trailing slash; `request.root` has none.
    private static func root(of document: API.Document, _ request: IncomingRequest) -> String {
        "\(request.root)/$api/\(document.name ?? "")/\(document.version ?? "")/"
    }
}
