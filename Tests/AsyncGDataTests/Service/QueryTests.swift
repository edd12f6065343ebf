import AsyncGData
import Testing

@Suite("Queries of feeds")
struct QueryTests {
    @Test func parametersAreSortedAndEscaped() {
        var query = GData.Query {
            $0.text = "green tea & milk"; $0.maxResults = 10
        }
        query["custom"] = "!*'();:@&=+$,/?%#[]"
        let expected =
            "https://e.com/f?custom=%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%25%23%5B%5D&max-results=10&q=green+tea+%26+milk"
        #expect(query.url(for: "https://e.com/f") == expected)
    }

    @Test func categoriesStandInThePath() {
        var query = GData.Query()
        query.categories = [
            "A", .any("B c", .not("D")), .any(.init("e", scheme: "http://s#k"), .init("f", scheme: "")),
        ]
        let expected = "https://e.com/f/-/A/B%20c%7C-D/%7Bhttp%3A%2F%2Fs%23k%7De%7C%7B%7Df"
        #expect(query.url(for: "https://e.com/f") == expected)
        #expect(query.url(for: "https://e.com/f/?x=1#part") == expected + "?x=1")
    }

    @Test func parametersOfTheURLStayUnlessTheQueryHasThemToo() {
        let query = GData.Query { $0.startIndex = 3 }
        #expect(query.url(for: "https://e.com/f?b=%41&start-index=9&a") == "https://e.com/f?b=%41&a&start-index=3")
        #expect(GData.Query().url(for: "https://e.com/f?b=1") == "https://e.com/f?b=1")
    }

    @Test func everyParameterOfAllServicesHasAProperty() {
        let query = GData.Query {
            $0.text = "q"
            $0.author = "a"
            $0.format = "atom"
            $0.fields = "entry(title)"
            $0.language = "de"
            $0.maxResults = 0
            $0.startIndex = 1
            $0.order = "updated"
            $0.isAscending = false
            $0.publishedMin = Atom.DateTime("2006-01-01")
            $0.publishedMax = Atom.DateTime("2007-01-01")
            $0.updatedMin = Atom.DateTime("2008-01-01")
            $0.updatedMax = Atom.DateTime("2009-01-01T00:00:00+01:00")
            $0.showsDeleted = true
            $0.requiresAllDeleted = true
            $0.onlyDeleted = false
            $0.isStrict = true
            $0.isIndented = true
            $0.version = "2"
            $0.sendsXMLErrors = true
        }
        #expect(
            query.parameters == [
                "q": "q", "author": "a", "alt": "atom", "fields": "entry(title)", "hl": "de", "max-results": "0",
                "start-index": "1", "orderby": "updated", "sortorder": "descending", "published-min": "2006-01-01",
                "published-max": "2007-01-01", "updated-min": "2008-01-01",
                "updated-max": "2009-01-01T00:00:00+01:00", "showdeleted": "true", "requirealldeleted": "true",
                "onlydeleted": "false", "strict": "true", "prettyprint": "true", "v": "2", "err": "xml",
            ]
        )
        #expect(query.isAscending == false && query.maxResults == 0 && query.updatedMin?.text == "2008-01-01")
        #expect(query.sendsXMLErrors == true && query.onlyDeleted == false)
    }

    @Test func settingNilRemovesAParameter() {
        var query = GData.Query {
            $0.text = "q"; $0.maxResults = 1; $0.sendsXMLErrors = true
        }
        query.text = nil
        query.maxResults = nil
        query.sendsXMLErrors = false
        #expect(query.parameters.isEmpty)
        query["max-results"] = "many"
        #expect(query.maxResults == nil)
    }

    @Test func calendarsHaveParametersOfTheirOwn() {
        let time = Atom.DateTime("2010-01-01")
        let query = GData.CalendarQuery {
            $0.startMin = time
            $0.startMax = time
            $0.recurrenceExpansionStart = time
            $0.recurrenceExpansionEnd = time
            $0.futureEvents = true
            $0.singleEvents = true
            $0.timeZone = "Europe/Zurich"
            $0.showsInlineComments = false
            $0.showsHidden = true
            $0.maxAttendees = 5
            $0.text = "also what all have"
        }
        #expect(
            query.query.parameters.keys.sorted() == [
                "ctz", "futureevents", "max-attendees", "q", "recurrence-expansion-end", "recurrence-expansion-start",
                "showhidden", "showinlinecomments", "singleevents", "start-max", "start-min",
            ]
        )
        #expect(query.url(for: "u").contains("ctz=Europe%2FZurich") && query.maxAttendees == 5)
    }

    @Test func documentsAndContactsHaveParametersOfTheirOwn() {
        let query = GData.DocumentsQuery {
            $0.title = "t"
            $0.isTitleExact = true
            $0.folder = "f"
            $0.showsFolders = true
            $0.showsRoot = true
            $0.owner = "o"
            $0.reader = "r"
            $0.writer = "w"
            $0.openedMin = Atom.DateTime("2010-01-01")
            $0.openedMax = Atom.DateTime("2010-01-02")
            $0.editedMin = Atom.DateTime("2010-01-03")
            $0.editedMax = Atom.DateTime("2010-01-04")
            $0.targetLanguage = "de"
            $0.sourceLanguage = "en"
            $0.deletes = true
            $0.converts = false
            $0.recognizesText = true
            $0.createsRevision = true
        }
        #expect(
            query.query.parameters.keys.sorted() == [
                "convert", "delete", "edited-max", "edited-min", "folder", "new-revision", "ocr", "opened-max",
                "opened-min", "owner", "reader", "showfolders", "showroot", "sourceLanguage", "targetLanguage", "title",
                "title-exact", "writer",
            ]
        )
        #expect(GData.ContactsQuery { $0.group = "g" }.description == "?group=g")
    }

    @Test func photosSheetsAndVideosHaveParametersOfTheirOwn() {
        let photos = GData.PhotosQuery {
            $0.kind = "photo"
            $0.access = "all"
            $0.thumbnailSizes = "72c,144u"
            $0.maxImageSize = "d"
            $0.tag = "cat"
        }
        #expect(photos.description == "?access=all&imgmax=d&kind=photo&tag=cat&thumbsize=72c%2C144u")
        let sheets = GData.SpreadsheetsQuery {
            $0.condition = "age > 25"
            $0.isReversed = true
            $0.title = "t"
            $0.isTitleExact = false
            $0.minRow = 1
            $0.maxRow = 2
            $0.minColumn = 3
            $0.maxColumn = 4
            $0.range = "A1:C3"
            $0.returnsEmpty = true
        }
        #expect(
            sheets.description
                == "?max-col=4&max-row=2&min-col=3&min-row=1&range=A1%3AC3&return-empty=true&reverse=true&sq=age+%3E+25&title=t&title-exact=false"
        )
        let videos = GData.YouTubeQuery {
            $0.time = "today"
            $0.videoFormat = "5"
            $0.legacyFormat = "18"
            $0.safeSearch = "strict"
            $0.restriction = "DE"
            $0.languageRestriction = "de"
            $0.location = "37,-122!"
            $0.locationRadius = "100km"
            $0.caption = true
            $0.is3D = false
            $0.isInline = true
            $0.uploader = "partner"
        }
        #expect(
            videos.query.parameters.keys.sorted() == [
                "3d", "caption", "fmt", "format", "inline", "location", "location-radius", "lr", "restriction",
                "safeSearch", "time", "uploader",
            ]
        )
    }
}
