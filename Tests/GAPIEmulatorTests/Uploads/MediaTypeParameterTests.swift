import Testing

@testable import GAPIEmulator

@Suite("Parameters of media types") struct MediaTypeParameterTests {
    @Test(arguments: [
        ("multipart/related; boundary=abc", ["abc"]), (#"multipart/related; boundary="abc""#, ["abc"]),
        (#"multipart/related;BOUNDARY = "a;b=c" ; type=x"#, ["a;b=c"]),
        (#"multipart/related; type="boundary=no"; boundary=yes"#, ["yes"]),
        (#"multipart/related; boundary="a\"b\\c""#, [#"a"b\c"#]),
        ("multipart/related; boundary='===1==='", ["'===1==='", "===1==="]),
        ("multipart/related; boundary='a;b'; type=x", ["'a;b'", "a;b"]),
        ("multipart/related; boundary='a", ["'a"]), ("multipart/related; boundary=a=b==", ["a=b=="]),
        ("multipart/related; boundary=", []), ("multipart/related; boundary", []), ("multipart/related", []),
        (#"multipart/related; boundary=""#, []), ("", []), (";", []), ("a;;boundary=b", ["b"]),
        (#"multipart/related; boundary="\"#, [#"\"#]),
    ])
    func aBoundaryIsReadInEachQuoting(type: String, boundaries: [String]) throws {
        #expect(try MediaTypeParameter.boundaries(of: type) == boundaries)
    }

    @Test(arguments: ["%", "\"%\"", "'%'"])
    func aBoundaryHasAtMost70Characters(quoted: String) throws {
        let type = { (length: Int) in
            "multipart/related; boundary=" + quoted.replacing("%", with: String(repeating: "b", count: length))
        }
        #expect(try MediaTypeParameter.boundaries(of: type(70)).last?.count == 70)
        #expect(throws: GoogleError.self) { try MediaTypeParameter.boundaries(of: type(71)) }
    }
}
