import EmulatorServer
import AsyncXML
import NIOCore

extension FeedServer {
    /// The most entries of a batch.
    private static let mostBatchEntries = 1000

    /// Performs the operation of each entry in a feed, and responds with a feed of the results.
    func batch(_ request: IncomingRequest, _ collection: String) async throws -> Reply {
        let text = String(buffer: try await request.body.collect(upTo: 16 << 20))
        let (sent, failure) = try Self.readable(text)
        let atom = FeedVocabulary.atom
        var feed = XML.Element(atom.name("feed"), declarations: FeedVocabulary.declarations)
        feed.append(atom.element("id", "\(request.root)\(request.target.path)"))
        feed.append(atom.element("title", "Batch"))
        feed.append(atom.element("updated", WallClock.timestamp(WallClock.microseconds())))
        let fallback = sent[FeedVocabulary.batch.name("operation")]?[attribute: "type"]
        var successes = 0
        let entries = sent.elements(named: atom.name("entry"))
        guard entries.count <= Self.mostBatchEntries else {
            throw GoogleError.badRequest("A batch has at most \(Self.mostBatchEntries) entries.")
        }
        var size = 0
        for entry in entries {
            try Task.checkCancellation()
            let (answer, isSuccess) = try await answer(to: entry, fallback, request, collection)
            // A short request can ask for one long entry again and again.
            size += try answer.encoded().count
            try BatchAnswer.checkSize(size)
            successes += isSuccess ? 1 : 0
            feed.append(answer)
        }
        if let failure {
            var interrupted = XML.Element(FeedVocabulary.batch.name("interrupted"), text: failure)
            interrupted.set(XML.Name(nil, "reason"), "The batch is no XML behind its entry \(entries.count).")
            interrupted.set(XML.Name(nil, "success"), String(successes))
            interrupted.set(XML.Name(nil, "failures"), String(entries.count - successes))
            interrupted.set(XML.Name(nil, "parsed"), String(entries.count))
            var entry = XML.Element(atom.name("entry"))
            entry.append(interrupted)
            feed.append(entry)
        }
        return try Reply(feed, type: "application/atom+xml; charset=UTF-8; type=feed")
    }

    /// Returns the batch; if only its beginning is XML, that part, and the error in the rest.
    private static func readable(_ text: String) throws(GoogleError) -> (feed: XML.Element, failure: String?) {
        do {
            return (try XML.Document(parsing: text).root, nil)
        } catch {
            let end = "</entry>"
            guard let last = text.ranges(of: end).last,
                let part = try? XML.Document(parsing: text[..<last.upperBound] + "</feed>")
            else { throw .badRequest("The batch is no XML: \(error)") }
            return (part.root, "\(error)")
        }
    }

    private func answer(
        to sent: XML.Element,
        _ fallback: String?,
        _ request: IncomingRequest,
        _ collection: String
    ) async throws -> (XML.Element, isSuccess: Bool) {
        let batch = FeedVocabulary.batch
        let operation = sent[batch.name("operation")]?[attribute: "type"] ?? fallback
        var answer: XML.Element
        var status = (code: 200, reason: "Success.")
        do {
            (answer, status) = try await perform(operation, sent, request, collection)
        } catch let error as GoogleError {
            answer = XML.Element(FeedVocabulary.atom.name("entry"))
            status = (error.code, error.message)
        }
        if let id = sent[batch.name("id")]?.text { answer.append(batch.element("id", id)) }
        var element = XML.Element(batch.name("status"))
        element.set(XML.Name(nil, "code"), String(status.code))
        element.set(XML.Name(nil, "reason"), status.reason)
        answer.append(element)
        var operationElement = XML.Element(batch.name("operation"))
        operationElement.set(XML.Name(nil, "type"), operation ?? "query")
        answer.append(operationElement)
        return (answer, status.code < 300)
    }

    private func perform(
        _ operation: String?,
        _ sent: XML.Element,
        _ request: IncomingRequest,
        _ collection: String
    ) async throws -> (XML.Element, (code: Int, reason: String)) {
        let id = sent[FeedVocabulary.atom.name("id")]?.text ?? ""
        let number = String(id.split(separator: "/").last ?? "")
        let etags = sent[attribute: FeedVocabulary.gd.name("etag")].map { [$0] }
        switch operation {
        case "insert":
            let entry = try await store.insert(collection) { $0.take(sent) }
            return (entry.element(root: request.root, inFeed: true), (201, "Created."))
        case "update":
            let entry = try await store.change(collection, number, ifMatch: etags) { $0.take(sent) }
            return (entry.element(root: request.root, inFeed: true), (200, "Success."))
        case "delete":
            _ = try await store.change(collection, number, ifMatch: etags) { $0.delete() }
            var answer = XML.Element(FeedVocabulary.atom.name("entry"))
            answer.append(FeedVocabulary.atom.element("id", id))
            return (answer, (200, "Success."))
        case "query":
            return (try store.entry(collection, number).element(root: request.root, inFeed: true), (200, "Success."))
        default: throw GoogleError.badRequest("There is no operation \(operation ?? "") in a batch.")
        }
    }
}
