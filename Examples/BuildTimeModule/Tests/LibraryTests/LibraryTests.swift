import Library
import ReadingRoom
import Testing

@Test func theModuleIsThereWithoutBeingCommitted() throws {
    let request = try BooksService().request(for: Books.ShelvesGetQuery(name: "shelves/poems"))
    #expect(request.path?.hasPrefix("/v1/shelves/poems") == true)
}

@Test func whatIsGeneratedCanBeExtended() {
    #expect(Books.Shelf().isEmpty)
    #expect(!Books.Shelf { $0.bookCount = 7 }.isEmpty)
}

@Test func theNamespaceIsMadeOfTheDocumentsName() throws {
    let request = try ReadingRoomService().request(for: ReadingRoom.SeatsGetQuery(seat: 7))
    #expect(request.path?.hasPrefix("/room/v1/seats/7") == true)
}
