import AsyncFetch
import Testing

@Suite("Fields masks")
struct FieldsMaskTests {
    @Test(arguments: [
        ("items", "items,nextPageToken"),
        ("items(id,name)", "items(id,name),nextPageToken"),
        ("items(nextPageToken)", "items(nextPageToken),nextPageToken"),
        ("items/nextPageToken", "items/nextPageToken,nextPageToken"),
        ("nextPageTokens", "nextPageTokens,nextPageToken"),
    ])
    func theTokenIsAddedWhereItIsMissing(mask: String, completed: String) {
        #expect(FieldsMask.adding("nextPageToken", to: mask) == completed)
    }

    @Test(arguments: [
        "nextPageToken", "items,nextPageToken", "nextPageToken,items(id)", "*", "items(id),*", "items, nextPageToken",
    ])
    func aMaskThatLetsTheTokenThroughStays(mask: String) {
        #expect(FieldsMask.adding("nextPageToken", to: mask) == mask)
    }

    @Test(arguments: ["items(id", "items)", "items(id)x", "a/"])
    func toAMaskThatIsBrokenTheTokenIsAdded(mask: String) {
        #expect(FieldsMask.adding("nextPageToken", to: mask) == "\(mask),nextPageToken")
    }

    @Test func aConditionIsPartOfItsName() throws {
        let mask = try FieldsMask(parsing: "link[@rel='a,b(]'],entry[@x='y'](title,link/@href)")
        #expect(mask.fields.map(\.name) == ["link[@rel='a,b(]']", "entry[@x='y']"])
        #expect(mask.fields[1].parts.map(\.name) == ["title", "link"])
        #expect(mask.fields[1].parts[1].parts.map(\.name) == ["@href"])
        #expect(FieldsMask.mentions("entry", in: "link,entry[@x='y'](title)"))
        #expect(!FieldsMask.mentions("title", in: "link,entry[@x='y'](title)"))
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["a/", "a(", "["])
    func aLongMaskTakesNoLongerThanItsLength(step: String) {
        #expect(FieldsMask.adding("b", to: String(repeating: step, count: 200_000)).hasSuffix(",b"))
    }
}
