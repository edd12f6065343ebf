import AsyncJSON
import TestCorpora
import Testing

@Suite("JSON conformance (nst/JSONTestSuite)", .enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set"))
struct ConformanceTests {
    /// What the suite leaves open and this parser accepts.
    ///
    /// Numbers beyond Double keep their text, 500 levels are fewer than 512, one byte order mark is skipped. All other open cases, which are strings that are not Unicode and other
    /// encodings than UTF-8, are refused.
    static let acceptedOpenCases: Set<String> = [
        "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json", "i_number_neg_int_huge_exp.json",
        "i_number_pos_double_huge_exp.json", "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json",
        "i_number_real_underflow.json", "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json", "i_structure_500_nested_arrays.json",
        "i_structure_UTF-8_BOM_empty_object.json",
    ]

    static func isAccepted(_ name: String) -> Bool { name.hasPrefix("y_") || acceptedOpenCases.contains(name) }

    @Test func theSuiteIsComplete() {
        #expect(Corpus.names("y_").count == 95)
        #expect(Corpus.names("n_").count == 188)
        #expect(Corpus.names("i_").count == 35)
    }

    @Test(arguments: Corpus.names(""))
    func valueAcceptsExactlyWhatIsJSON(_ name: String) throws {
        let document = try Corpus.document(name)
        guard Self.isAccepted(name) else {
            #expect(throws: JSON.Error.self) { try JSON.Value(parsing: document) }
            return
        }
        let value = try JSON.Value(parsing: document)
        let written = value.encoded()
        let again = try JSON.Value(parsing: written)
        #expect(again == value)
        #expect(again.hashValue == value.hashValue)
        #expect(again.encoded() == written, "Writing is a fixed point")
        #expect(try JSON.Value(parsing: value.encoded(pretty: true)).encoded() == written)
        #expect(value.detached() == value)
    }

    @Test(arguments: Corpus.names("").filter { !$0.contains("BOM") })
    func modelsAgreeWithValues(_ name: String) throws {
        let document = enveloped(try Corpus.document(name))
        guard Self.isAccepted(name) else {
            #expect(throws: JSON.Error.self) { try Envelope(json: document) }
            #expect(throws: JSON.Error.self) { try AnyEnvelope(json: document) }
            return
        }
        let value = try JSON.Value(parsing: document)["x"]
        #expect(try Envelope(json: document).unknown["x"] == value)
        #expect(try AnyEnvelope(json: document).x == value)
    }
}
