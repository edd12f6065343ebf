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
}
