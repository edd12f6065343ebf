import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes

/// A storage service on a scripted transport, with the parts that tests look at.
struct ScriptedStorage {
    let transport: ScriptedTransport
    let clock: VirtualClock
    let fetcher: Fetcher
    let storage: StorageService

    init(
        _ transport: ScriptedTransport,
        clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(4)),
        credentials: any FetchCredentials = .none,
        _ configure: (inout GAPI.ServiceConfiguration) -> Void = { _ in }
    ) {
        self.transport = transport
        self.clock = clock
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.01 }
                $0.application = "Suite/1.0"
            },
            transport: transport
        )
        storage = StorageService(credentials: credentials, configuration: .init(configure), fetcher: fetcher)
    }

    init(
        _ answers: [ScriptedTransport.Answer],
        credentials: any FetchCredentials = .none,
        _ configure: (inout GAPI.ServiceConfiguration) -> Void = { _ in }
    ) {
        self.init(ScriptedTransport(answers), credentials: credentials, configure)
    }
}

extension ScriptedTransport.Answer {
    /// An answer in JSON.
    static func json(_ text: String, status: Int = 200, headers: HTTPFields = [:]) -> Self {
        var headers = headers
        headers[.contentType] = "application/json; charset=UTF-8"
        return .status(status, headers: headers, body: text)
    }

    /// One page of a list of objects.
    static func page(_ names: [String], next: String? = nil) -> Self {
        let objects = Storage.Objects {
            $0.items = names.map { name in Storage.Object { $0.name = name } }
            $0.nextPageToken = next
        }
        return .json(objects.debugDescription)
    }
}

extension SentRequest {
    /// The value of a parameter in the URL, percent-encoded as it was sent.
    func parameter(_ name: String) -> String? { parameters(name).first }

    /// The values of a parameter in the URL, in their order.
    func parameters(_ name: String) -> [String] {
        let query = (request.path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        return query.split(separator: "&").compactMap { part in
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return pair[0] == name ? String(pair[1]) : nil
        }
    }
}

/// An object to ask for.
let catQuery = Storage.ObjectsGetQuery(bucket: "photos", object: "cat.jpg")
