import ArgumentParser
import AsyncFeeds
import AsyncFetch
import AsyncGData
import AsyncJSON
import AsyncXML
import GAPIDescription
import NIOCore

/// The work of `gapi feed`; it throws only exit codes and `CancellationError`.
struct FeedTool: Sendable {
    enum Form {
        case table, json
    }

    let output: Console
    let errors: Console
    var registry = Feeds.Registry.all
    var options = FetchOptions { $0.timeout = .seconds(60) }
    /// The user chooses the URL, which may be one of plain HTTP.
    var fetcher = CommandNetwork.current.plainFetcher

    static func isURL(_ source: String) -> Bool { source.hasPrefix("https://") || source.hasPrefix("http://") }

    /// Writes the entries of a feed and, if requested, of the pages after it.
    ///
    /// An entry is written as a feed of its own. Other documents, such as service documents, are written too. Relative
    /// links are resolved from the URL of the feed, or from `uri` for a file.
    func list(
        _ source: String,
        from uri: String? = nil,
        limit: Int?,
        follows: Bool,
        as form: Form
    ) async throws {
        try await reporting(about: source) {
            let writer: any FeedWriter =
                switch form {
                case .table: FeedTable(output)
                case .json: FeedJSON(output, registry)
                }
            var pages = PageTokens(from: source) {
                let page = Redaction.text($0.resumeToken ?? "")
                return FeedToolError(description: "the feed's pages go round in a circle: \(page) comes again")
            }
            var count = 0
            let waits = CommandNetwork.current.waits
            while let page = try pages.next() {
                let isFirst = page.number == 1
                let (chunks, base) = try await open(page.token ?? source, from: uri)
                var entries = Feeds.FeedEntries(in: chunks, decoder: registry.decoder).makeAsyncIterator()
                if isFirst, let document = try await entries.document() {
                    return writer.write(document.resolved(from: base))
                }
                let feed = try await entries.head()
                let inside = base.inside(feed.base)
                if isFirst {
                    let format = try await entries.isEntry() ? nil : entries.format()
                    writer.begin(feed.resolved(from: base.uri), format)
                }
                while limit.map({ count < $0 }) ?? true, let entry = try await entries.next() {
                    writer.write(entry.resolved(in: inside, lang: feed.lang))
                    count += 1
                    waits.setDone("\(count.grouped) entries")
                }
                if limit.map({ count >= $0 }) == true { break }
                let whole = try await entries.head().resolved(from: base.uri)
                if isFirst { writer.complete(whole) }
                guard follows, let next = whole.link(.next)?.href else { break }
                pages.add(try linked(next, from: base.uri))
            }
            writer.end()
        }
    }

    /// Writes the places where a document violates the RFCs.
    func validate(_ source: String) async throws {
        let violations = try await reporting(about: source) {
            let document = try XML.Document(parsing: try await bytes(of: source))
            guard [Atom.namespace, AtomPub.namespace].contains(document.root.name.namespace) else {
                throw FeedToolError(description: "The root element is \(document.root.name), which is none of Atom's")
            }
            return Atom.violations(in: document)
        }
        for violation in violations { output.print("\(name(of: source)):\(violation)") }
        if !violations.isEmpty { throw ExitCode.failure }
    }

    /// Writes a document after a round trip through the types of the library.
    func roundTrip(_ source: String) async throws {
        let isEqual = try await reporting(about: source) {
            let bytes = try await bytes(of: source)
            let encoded = try registry.decoder.decode(Feeds.Document.self, from: bytes).encoded()
            output.write(String(decoding: encoded, as: UTF8.self))
            let (before, after) = (try XML.Document(parsing: bytes), try XML.Document(parsing: encoded))
            let form = XML.CanonicalForm.inclusive(keepsComments: true)
            return try before.canonical(form) == after.canonical(form)
        }
        guard isEqual else {
            errors.print("\(name(of: source)): the written document differs (compare both with gapi xml c14n)")
            throw ExitCode.failure
        }
    }

    // MARK: Reading

    private func open(_ source: String, from uri: String? = nil) async throws -> (FeedChunks, Atom.Base) {
        guard Self.isURL(source) else { return (FeedChunks(.file(try InputFile(path: source))), Atom.Base(uri)) }
        var request = try HTTPRequest(url: source)
        request.headerFields[.accept] =
            "application/atom+xml, application/rss+xml, application/xml, text/xml, */*;q=0.1"
        let response = try await fetcher.stream(request, options: options)
        guard response.head.status.kind == .successful else {
            throw FetchError(.status, "HTTP \(response.head.status.code) \(response.head.status.reasonPhrase)")
        }
        return (FeedChunks(.body(response.body)), Atom.Base(response.redirectedURL ?? source))
    }

    /// Returns the URL of the page to which a feed links.
    ///
    /// A user may name any URL, but a link is only followed if the feed's server may lead to its target.
    private func linked(_ link: String, from page: String) throws -> String {
        try fetcher.core.request(linked: link, from: HTTPRequest(url: page)).url
    }

    /// Returns a whole document; throws at the first piece that no parser takes, so that a server cannot fill the memory
    /// with what is no document.
    private func bytes(of source: String) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        let checker = try XML.Checker(limits: XML.Limits())
        for try await chunk in try await open(source).0 {
            try checker.read(chunk)
            bytes += chunk
        }
        return bytes
    }

    /// Returns the name of a file, or a URL without its secrets.
    private func name(of source: String) -> String {
        if source == "-" { return "<stdin>" }
        return (Self.isURL(source) ? Redaction.text(source) : source).singleLine
    }

    /// Runs work; an error is written to standard error, and becomes the exit code for it.
    private func reporting<R>(about source: String, _ body: () async throws -> R) async throws -> R {
        let name = name(of: source)
        let waits = CommandNetwork.current.waits
        waits.beginWork("reading \(name)")
        defer { waits.endWork() }
        do {
            return try await body()
        } catch let error as InputError {
            errors.print("\(name): \(error.reason)")
            throw ExitCode.unreadable
        } catch let error as FetchError {
            errors.print("\(name): \(error)".inWordsOfTheTool + ToolFailure.reason(error))
            throw ExitCode.unavailable
        } catch let error as XML.Error where error.line > 0 {
            errors.print("\(name):\(error.line):\(error.column): \(error.message)")
            throw ExitCode.failure
        } catch let error as CancellationError {
            throw error
        } catch {
            errors.print("\(name): \((error as? XML.Error)?.message ?? (error as? Feeds.Error)?.message ?? "\(error)")")
            throw ExitCode.failure
        }
    }
}

extension Feeds.Document {
    /// Returns the document; the URIs of a service document are made absolute.
    fileprivate func resolved(from base: Atom.Base) -> Self {
        if case .service(let service) = self { .service(service.resolved(from: base.uri)) } else { self }
    }
}

/// An error of the tool itself.
private struct FeedToolError: Error, CustomStringConvertible {
    let description: String
}

extension ExitCode {
    /// A URL that cannot be read: `EX_UNAVAILABLE` of `sysexits.h`.
    static let unavailable = ExitCode(69)
}

/// The pieces of a document, from a file or a server.
private struct FeedChunks: AsyncSequence {
    enum Source {
        case file(InputFile)
        case body(FetchResponseBody)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    func makeAsyncIterator() -> Iterator {
        switch source {
        case .file(let file): Iterator(source: .file(file))
        case .body(let body): Iterator(source: .body(body.makeAsyncIterator()))
        }
    }

    struct Iterator: AsyncIteratorProtocol {
        enum Source {
            case file(InputFile)
            case body(FetchResponseBody.Iterator)
        }

        var source: Source

        mutating func next() async throws -> ArraySlice<UInt8>? {
            switch source {
            case .file(let file):
                try file.waitForNext()
                return try file.next()
            case .body(var body):
                defer { source = .body(body) }
                return try await body.next().map { ArraySlice($0.readableBytesView) }
            }
        }
    }
}
