import AsyncGData
import AsyncJSON
import AsyncXML
import Testing

@Suite struct GoogleDataTests {
    @Test func batchesAreWrittenAndTheirResultsRead() throws {
        let feed = Atom.Feed<Atom.Entry> { feed in
            feed.batchOperation = "insert"
            feed.entries = [
                Atom.Entry {
                    $0.batchID = "1"
                    $0.batchOperation = "delete"
                    $0.etag = "\"e\""
                }
            ]
        }
        let text = try encode(feed)
        #expect(text.contains("<batch:operation type=\"insert\"/>"))
        #expect(text.contains("<batch:id>1</batch:id><batch:operation type=\"delete\"/>"))
        let answer = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:b="http://schemas.google.com/gdata/batch"><b:id>1</b:id>\
            <b:status code="400" reason="Bad" content-type="text/plain">why</b:status>\
            <b:interrupted reason="r" success="1" failures="2" parsed="3"/></entry>
            """
        let entry = try decode(Atom.Entry.self, answer)
        #expect(entry.batchStatus?.code == 400)
        #expect(entry.batchStatus?.content == "why")
        #expect(entry[GDBatch.Interrupted.self]?.failures == 2)
    }

    @Test func rulesOfAccessAreAKind() throws {
        let registry = try Feeds.Registry(GACL.self)
        let rule = GACL.Rule {
            $0.scope = GACL.Scope {
                $0.type = "user"
                $0.value = "liz@example.com"
            }
            $0.role = "reader"
            $0.additionalRoles = ["commenter"]
        }
        let read = try decode(Feeds.AnyEntry.self, encode(rule), by: registry.decoder).as(GACL.Rule.self)
        #expect(read?.scope?.value == "liz@example.com")
        #expect(read?.role == "reader")
        #expect(read?.additionalRoles == ["commenter"])
        #expect(read == rule)
    }

    @Test func extendedPropertiesHoldWhatAProgramLikes() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"><gd:extendedProperty name="a">\
            <x:tree xmlns:x="u:x"><x:leaf/></x:tree></gd:extendedProperty><gd:extendedProperty name="b" value="1"/></entry>
            """
        let registry = Feeds.Registry.googleData
        var entry = try decode(Atom.Entry.self, text, by: registry.decoder)
        #expect(entry.extendedProperties.map(\.name) == ["a", "b"])
        #expect(registry.unknowns(in: entry).isEmpty)
        entry.extendedProperties[1].value = "2"
        #expect(try canonical(encode(entry).utf8) == canonical(text.replacing("\"1\"", with: "\"2\"").utf8))
    }

    @Test func emptyElementsAreFlags() throws {
        var entry = try decode(
            Atom.Entry.self,
            "<entry xmlns='http://www.w3.org/2005/Atom' xmlns:gd='http://schemas.google.com/g/2005'><gd:deleted/></entry>"
        )
        #expect(entry.isDeleted)
        entry.isDeleted = false
        #expect(try !encode(entry).contains("deleted"))
    }

    @Test func namesInJSONHaveTheUsualPrefixes() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://schemas.google.com/gCal/2005"
            xmlns:y="http://schemas.google.com/g/2005"><x:uid value="1"/><y:deleted/></entry>
            """
        let entry = try decode(Atom.Entry.self, text)
        let own = entry.json(prefixes: GData.prefixes)
        #expect(own["extensions"]?.members?.map { $0.name } == ["gCal:uid", "gd:deleted"])
        #expect(entry.json["extensions"]?.members?.map { $0.name } == ["x:uid", "gd:deleted"])
    }

    @Test func relationsOfGoogleDataAreLinks() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom"><link rel="http://schemas.google.com/g/2005#post" href="4"/>\
            <link rel="http://schemas.google.com/acl/2007#accessControlList" href="5"/></entry>
            """
        let entry = try decode(Atom.Entry.self, text)
        #expect(entry.link(.post)?.href == "4" && entry.link(.accessControlList)?.href == "5")
    }

    @Test func everyRegistryOfAServiceDeclaresWhatEveryEntryMayHave() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"
            xmlns:batch="http://schemas.google.com/gdata/batch"><gd:deleted/><gd:geoPt lat="1" lon="2"/>
            <batch:status code="200"/></entry>
            """
        let entry = try decode(Atom.Entry.self, text, by: Feeds.Registry.googleData.decoder)
        #expect(entry.extensions.declared.count == 3)
        let own = try [Feeds.Registry(GACL.self), Feeds.Registry(GD.self, GContact.self)]
        for registry in own + [.googleData, .calendar, .all] {
            let decoded = try decode(Atom.Entry.self, text, by: registry.decoder)
            #expect(registry.unknowns(in: decoded).isEmpty)
        }
        #expect(Feeds.Registry().unknowns(in: try decode(Atom.Entry.self, text)).count == 3)
    }
}
