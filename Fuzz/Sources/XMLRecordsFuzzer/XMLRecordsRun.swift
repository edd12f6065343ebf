import AsyncXML

#if canImport(FuzzSupport)
import FuzzSupport
#endif

/// Reading records in pieces gives what reading them at once gives, whatever the pieces; and it judges documents like
/// the tree.
///
/// The first byte of the input decides about the pieces and which elements are records, the rest is the document.
enum XMLRecordsRun {
    /// Reads an input; ends the process if something is wrong.
    static func check(_ input: UnsafeBufferPointer<UInt8>) {
        guard let control = input.first else { return }
        let document = Array(input.dropFirst())
        let whole = Outcome(document, isNamed: control & 1 == 1, seed: nil)
        let pieces = Outcome(document, isNamed: control & 1 == 1, seed: UInt64(control >> 1))
        expect(whole == pieces, "pieces matter: \(whole) \(pieces)")
        switch Result(catching: { try XML.Document(parsing: document) }) {
        case .success(let tree):
            expect(whole.error == nil, "a good document is refused: \(String(describing: whole.error))")
            let records = control & 1 == 1 ? tree.root.outermost(named: name) : tree.root.elements
            expect(whole.records.count == records.count, "\(whole.records.count) records of \(records.count)")
        case .failure(let error):
            expect(whole.error != nil, "a bad document is accepted: \(error)")
        }
    }
}

private let name = XML.Name("u", "s")

/// An element that keeps all that it has.
private struct XMLEnvelope: Codable, Sendable, Equatable {
    var extensions: XML.Extensions
}

/// The result of reading the records of a document.
private struct Outcome: Equatable {
    var records: [XMLEnvelope] = []
    /// The content that stays.
    var head: XMLEnvelope?
    var error: XML.Error?

    /// Of several mistakes in one tag, it depends on the pieces which one is noticed first.
    static func == (left: Outcome, right: Outcome) -> Bool {
        left.records == right.records && left.head == right.head && (left.error == nil) == (right.error == nil)
    }

    /// The `seed` decides the sizes of the pieces; without it there is one.
    init(_ document: [UInt8], isNamed: Bool, seed: UInt64?) {
        do {
            let reader = try XML.RecordReader(XMLEnvelope.self, at: isNamed ? .name(name) : .depth(1))
            var (rest, seed) = (document[...], seed)
            while !rest.isEmpty {
                var size = rest.count
                if let state = seed {
                    let next = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    seed = next
                    size = Int((next >> 33) % 10)
                }
                try reader.read(rest.prefix(size)) { records.append($0) }
                if size == 9 { _ = try? reader.head(XMLEnvelope.self) }
                rest = rest.dropFirst(size)
            }
            try reader.finish { records.append($0) }
            // There is none where the root element is a record.
            head = try? reader.head(XMLEnvelope.self)
        } catch {
            self.error = error as? XML.Error
            expect(self.error != nil, "another error: \(error)")
        }
    }
}

extension XML.Element {
    /// The elements with a name at any depth, this one included, but for those inside one another.
    fileprivate func outermost(named name: XML.Name) -> [XML.Element] {
        self.name == name ? [self] : elements.flatMap { $0.outermost(named: name) }
    }
}
