import GAPIDescription
import GAPIGenerator
import Testing

@Suite struct OptionsTests {
    @Test func onlyChosenMethodsAndWhatTheyNeedAreGenerated() throws {
        let all = try Fixtures.output("Pages")
        let some = try Fixtures.output("Pages") { $0.methods = ["entries.search"] }
        #expect(all.summary.methods == 17)
        #expect(some.summary.methods == 1)
        #expect(some.text.contains("struct EntriesSearchQuery: GAPI.PagedQuery"))
        #expect(some.summary.models == 3)  // Search, EntryList, Entry
    }

    @Test(arguments: [
        ("*", 17), ("entries.*", 17), ("pages.entries.list", 1), ("entries.no?", 0), ("*.no*", 3), ("*st", 1),
        ("list", 0), ("pages.*", 17),
        ("e*.*e*", 12),
    ])
    func patternsMatchNamesAndIds(pattern: String, count: Int) throws {
        let output = try Fixtures.output("Pages") { $0.methods = [pattern] }
        #expect(output.summary.methods == count)
        #expect(output.diagnostics.contains { $0.kind.rawValue == "no-match" } == (count == 0))
    }

    @Test func aChoiceOfMethodsChangesNoName() throws {
        let all = try Fixtures.output("Parameters")
        let one = try Fixtures.output("Parameters") { $0.methods = ["calls.projection"] }
        #expect(all.text.contains("public typealias Projection = JSON.OpenEnumeration"))
        #expect(one.text.contains("    public typealias Projection = JSON.OpenEnumeration"))
    }

    @Test func unusedSchemasAreGeneratedOnRequest() throws {
        #expect(try !Fixtures.output("Types").text.contains("struct Unused"))
        #expect(try Fixtures.output("Types", { $0.includesUnusedSchemas = true }).text.contains("struct Unused"))
    }

    @Test func factsStayWhereDescriptionsGo() throws {
        let output = try Fixtures.output("Wrapper") { $0.includesDescriptions = false }
        #expect(!output.text.contains("A thing."))
        #expect(output.text.contains("/// Deprecated."))
        #expect(output.text.contains("/// `wrapper.things.get`: GET `things/{thing}`."))
        #expect(output.text.contains("/// Read-only. At least 0."))
    }

    @Test func descriptionsAreCutToThreeSentences() throws {
        let text = try Fixtures.output("Wrapper").text
        #expect(text.contains("/// A thing. It has a kind. It has three sentences?\n"))
        #expect(text.contains("/// Use `new` instead, e.g. always.\n"))
    }

    @Test(arguments: ["https://eu.example.com", "https://eu.example.com/"]) func theRootCanBeChosen(root: String) throws
    {
        let text = try Fixtures.output("Media") { $0.rootURL = root }.text
        #expect(text.contains(#"rootURL: "https://eu.example.com/","#))
        #expect(text.contains("// Options: root https:__eu.example.com"))
    }

    @Test func namesCanBeChosen() throws {
        let output = try Fixtures.output("Media") { $0.namespace = "MediaBeta" }
        #expect(output.summary.module == "GAPIMediaBeta")
        #expect(output.files[0].path == "MediaBeta.swift")
        #expect(output.text.contains("public actor MediaBetaService: GAPI.Service {"))
    }

    @Test(arguments: ["Calendar", "Operation", "Media"]) func aNameOfFoundationHasASecondOne(name: String) throws {
        let text = try Fixtures.output("Media") { $0.namespace = name }.text
        #expect(text.contains("\n}\n\n/// A second name") == (name != "Media"))
        #expect(text.contains("\npublic typealias G\(name) = \(name)\n") == (name != "Media"))
    }
}
