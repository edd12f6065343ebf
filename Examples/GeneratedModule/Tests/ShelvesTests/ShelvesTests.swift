import GAPILibrary
import Testing

@Test func aQueryIsTheRequestOfTheDescription() throws {
    let library = LibraryService()
    let list = try library.request(for: Library.ShelvesListQuery { $0.pageSize = 2 })
    #expect(list.path?.hasPrefix("/v1/shelves?pageSize=2") == true)
    let get = try library.request(for: Library.ShelvesGetQuery(name: "shelves/poems"))
    #expect(get.path?.hasPrefix("/v1/shelves/poems") == true)
}

@Test func modelsKeepWhatTheyDoNotKnow() throws {
    var shelf = try Library.Shelf(json: #"{"name":"shelves/poems","theme":"POEMS","bookCount":"7","owner":"Ada"}"#)
    #expect(shelf.theme == .poems)
    shelf.bookCount = 8
    #expect(String(decoding: shelf.jsonBytes(), as: UTF8.self).contains(#""owner":"Ada""#))
}
