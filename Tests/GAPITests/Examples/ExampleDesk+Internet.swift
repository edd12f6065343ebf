import CloudEmulator
import GAPIEmulator
import HTTPTypes
import Testing

/// The hosts on the internet that examples name, whose places the servers of the desk take.
///
/// `gapi` and curl reach them through a proxy, which leads to one server whatever host is asked for. A variable makes them
/// trust the authority of its certificate.
extension ExampleDesk {
    /// The hosts that the certificate is for.
    static let hosts = [
        "www.googleapis.com", "storage.googleapis.com", "gmail.googleapis.com", "hello.a.run.app", "www.swift.org",
        "feeds.internal",
    ]

    /// The SHA-256 of `TestCertificate.selfMade`, which the ownCloud shows there.
    static let fingerprint =
        "63:BF:CD:F0:FE:2D:CE:6E:F1:3A:7A:66:F8:E9:1B:CF:7E:01:FC:83:74:8F:53:36:55:5B:1D:3F:0B:CB:7C:78"

    /// The pages of these hosts that no service has.
    static let pages = [
        page("/atom.xml", ExampleDescriptions.feed),
        // Its next page is in a private network.
        page(
            "/inward.xml",
            ExampleDescriptions.feed.replacing(
                "<title>Tea",
                with: #"<link rel="next" href="https://feeds.internal/atom.xml"/><title>Tea"#
            )
        ),
        RecordedAnswer("/$discovery/rest", query: ["version": "v1"], body: ExampleDescriptions.items(of: "gmail")),
        RecordedAnswer("/", body: #""Hello""#),
    ]

    private static func page(_ path: String, _ feed: String) -> RecordedAnswer {
        RecordedAnswer(path, headers: [.contentType: "application/atom+xml"], body: feed)
    }

    /// Lets `gapi` and curl reach these hosts while a closure runs.
    ///
    /// - Parameters:
    ///   - isCloud: A Boolean value indicating whether it is the ownCloud that answers, below `/owncloud`, and not Google
    ///     and the other hosts.
    ///   - isTrusted: A Boolean value indicating whether the variable is set.
    ///   - body: The closure, which gets the desk with the variables.
    /// - Throws: The errors of the closure.
    func withInternet(
        isCloud: Bool = false,
        isTrusted: Bool = true,
        _ body: @escaping @Sendable (ExampleDesk) async throws -> Void
    ) async throws {
        let authority = "\(folder)/.authority.pem"
        try write(TestCertificate.internetAuthority, to: ".authority.pem")
        let port = try #require((isCloud ? cloud.url : emulator.url).split(separator: ":").last.flatMap { Int($0) })
        emulator.journal.clear()
        cloud.journal.clear()
        let desk = self
        try await TLSFront.run(
            isCloud ? .selfMade : .internet,
            before: port,
            isTunnel: true,
            folder: isCloud ? "/owncloud" : ""
        ) { front in
            var desk = desk
            desk.more["https_proxy"] = "http://127.0.0.1:\(front.port)"
            if isTrusted { for name in ["SSL_CERT_FILE", "CURL_CA_BUNDLE"] { desk.more[name] = authority } }
            try await body(desk)
        }
    }

    /// The statuses of the requests that the emulator and the ownCloud have answered since the last `withInternet`.
    var statuses: [Int] {
        emulator.journal.entries.compactMap(\.status) + cloud.journal.entries.compactMap(\.status)
    }
}
