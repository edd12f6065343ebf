import AsyncFetch
import AsyncJSON
import Testing

struct FormBodyTests {
    @Test func nestedNamesStandInBrackets() {
        let form = FormBody(["a": ["b": [1, ["c": "x"]]], "yes": true, "no": false, "none": .null, "empty": []])
        #expect(form.fields.map(\.name) == ["a[b][0]", "a[b][1][c]", "yes", "no"])
        #expect(form.fields.map(\.value) == ["1", "x", "1", "0"])
        #expect(form.text == "a%5Bb%5D%5B0%5D=1&a%5Bb%5D%5B1%5D%5Bc%5D=x&yes=1&no=0")
    }

    @Test(arguments: [
        (FormBody.Options.Arrays.indices, "a[0]=x a[1]=y a[2][k]=z"), (.brackets, "a[]=x a[]=y a[2][k]=z"),
        (.repeated, "a=x a=y a[2][k]=z"),
    ]) func arraysAreWrittenAsAsked(arrays: FormBody.Options.Arrays, fields: String) {
        let form = FormBody(["a": ["x", "y", ["k": "z"]]], options: .init { $0.arrays = arrays })
        #expect(form.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ") == fields)
    }

    @Test func namesAndStringsAreAFormInTheirOrder() {
        let (user, password) = ("ann", "a b")
        #expect(FormBody(["user": user, "password": password, "user": "x"]).text == "user=ann&password=a+b&user=x")
        #expect(FormBody(["user": "ann"]).text == "user=ann")
        #expect(FormBody([:]).text == "")
    }

    @Test func booleansCanBeWords() {
        #expect(FormBody(["a": true, "b": false], options: .init { $0.booleans = .words }).text == "a=true&b=false")
    }

    /// The expected text is what `new URLSearchParams` of browsers gives.
    @Test func bytesAreEscapedAsByBrowsers() {
        let form = FormBody([.init("a b*-._~", "é&=+%\r\n\u{1F600}'()!")])
        #expect(form.text == "a+b*-._%7E=%C3%A9%26%3D%2B%25%0D%0A%F0%9F%98%80%27%28%29%21")
    }

    @Test func encodableValuesBecomeForms() throws {
        struct Query: Encodable {
            struct Range: Encodable { var from: Int, to: Double }
            var name: String, range: Range, tags: [String]?
        }
        let form = try FormBody(encoding: Query(name: "x", range: .init(from: 1, to: 2.5), tags: nil))
        #expect(form.text == "name=x&range%5Bfrom%5D=1&range%5Bto%5D=2.5")
    }

    @Test func numbersKeepTheirSpelling() throws {
        #expect(
            FormBody(try JSON.Value(parsing: #"{"a":1.10,"b":12345678901234567890}"#)).text
                == "a=1.10&b=12345678901234567890"
        )
    }

    @Test func valuesAreNotPrinted() {
        let form = FormBody(["password": "s3cr3t"])
        var dumped = ""
        dump(form, to: &dumped)
        #expect("\(form)" == "FormBody(password)")
        #expect(!dumped.contains("s3cr3t"))
    }

    @Test func theBodyIsTheTextInMemory() async throws {
        let body = FetchRequestBody.form(FormBody(["a": 1]))
        #expect(body.length == 3)
        #expect(body.isReplayable)
    }
}

struct MediaTypeTests {
    @Test(arguments: [
        ("a.jpg", "image/jpeg"), ("/x.y/A.B.JPEG", "image/jpeg"), ("talk.mp4", "video/mp4"),
        ("x.json", "application/json"),
        ("x.tar.gz", "application/gzip"), ("x.svg", "image/svg+xml"), ("x.swift", "text/x-swift"),
        ("noextension", "application/octet-stream"),
        (".profile", "application/octet-stream"), ("a.b/c", "application/octet-stream"),
        ("x.", "application/octet-stream"),
        ("x.unheard", "application/octet-stream"), ("", "application/octet-stream"),
    ]) func extensionsTellTypes(name: String, type: String) {
        #expect(FetchMediaType.forFile(named: name) == type)
    }
}
