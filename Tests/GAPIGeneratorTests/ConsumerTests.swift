import GeneratedFixtures
import Testing

@testable import AsyncGAPI

/// The golden files compile, and what they are is what the description says.
@Suite struct ConsumerTests {
    private func parameters(_ query: some GAPI.Query) -> (path: [String], query: [String]) {
        var parameters = GAPI.QueryParameters()
        query.encode(into: &parameters)
        return (parameters.path.map { "\($0.name)=\($0.value)" }, parameters.query.map { "\($0.name)=\($0.value)" })
    }

    // MARK: Values

    @Test func everyTypeOfValueSurvivesARoundTrip() throws {
        let text = """
            {"anything":null,"bag":[1,"a"],"bare":{"x":1},"color":"RED","count":5,"counter":{"a":{"hits":"18446744073709551615"}},\
            "data":"_-8","day":"2026-11-21","dimensions":{"unit":{"name":"m"},"width":3},"double":0.5,"duration":"3.5s",\
            "elements":[{"symbol":"H"}],"extras":{"a":[1]},"flag":true,"groups":{"a":["b"]},"identifier":"i",\
            "labels":{"a":"b"},"large":"-9223372036854775808","largeUnsigned":"1","levels":{"a":"LOW"},"maps":[{"a":"b"}],\
            "mask":"a,b","matrix":[[1.5]],"names":["n"],"other":{"name":"p"},"part":{"weight":2.5},"partLists":{"a":[{}]},\
            "partMaps":[{"a":{}}],"parts":{"a":{"name":"b"}},"protoAny":{"@type":"x"},"protoValue":"v",\
            "quotas":{"a":"7"},"quotedNumbers":["1","2"],"ratio":1.5,"rows":[[1,"a"]],"single":0.5,"small":-1,\
            "smallUnsigned":1,"strange":{"w":1},"strings":["a"],"struct":{"a":1},"table":[[{"cell":"c"}]],"text":"t",\
            "then":"2026-11-21T10:00:00Z","untyped":[],"uuid":"u","values":1,"variant":{"kind":"part"},\
            "when":"2026-11-21T10:00:00.123Z","words":["RED"],"added":{"later":true}}
            """
        let thing = try Types.Thing(json: text)
        #expect(try JSON.Value(parsing: thing.debugDescription) == JSON.Value(parsing: text))
        #expect(thing.large == .min)
        #expect(thing.counter?["a"]?.hits == .max)
        #expect(thing.quotedNumbers == [1, 2])
        #expect(thing.words == [.red])
        #expect(thing.count == 5)
        #expect(thing.color == .red)
        #expect(thing.elements?.first?.symbol == "H")
        #expect(thing.unknown.names == ["added"])
        #expect(try Types.Thing(json: thing.jsonBytes()) == thing)
    }

    @Test func unknownWordsAreKept() throws {
        let type = try Names.TypeModel(json: #"{"type":"Z","self":true}"#)
        #expect(type.type?.rawValue == "Z")
        #expect(type.type != .a)
        #expect(type.selfValue == true)
        #expect(type.debugDescription == #"{"self":true,"type":"Z"}"#)
    }

    @Test func namesThatSwiftCannotHaveKeepTheirNamesInJSON() throws {
        let any = Names.AnyModel {
            $0.ref = "r"; $0.endDate = "d"; $0.type = "t"
        }
        #expect(any.debugDescription == #"{"$ref":"r","@type":"t","end-date":"d"}"#)
        let words: [Names.Words.Wallet] = [.activated, .ean13, .ean13_2, .ean13_3, .empty, ._240p, .noneValue]
        #expect(words.map(\.rawValue) == ["ACTIVATED", "EAN_13", "EAN13", "ean13", "", "240p", "NONE"])
        let query = Names.Query {
            $0.unknownValue = "u"; $0.fieldsValue = "f"; $0.description = "d"
        }
        #expect(query.debugDescription == #"{"description":"d","fields":"f","unknown":"u"}"#)
        let names = Names.Names { $0.upper = Names.HTTPHealthCheck { $0.b = "x" } }
        #expect(names.debugDescription == #"{"upper":{"b":"x"}}"#)
        let nested = Names.Nested {
            $0.error = .e; $0.failure = Names.Error { $0.code = 3 }
        }
        #expect(nested.debugDescription == #"{"error":"E","failure":{"code":3}}"#)
    }

    @Test func recursiveSchemasHoldThemselves() throws {
        let text = #"{"left":{"left":{"value":"1"}},"named":{"a":{"value":"3"}},"children":[{"value":"2"}]}"#
        let tree = try Cycles.Tree(json: text)
        #expect(tree.left?.left?.value == 1)
        #expect(tree.children?[0].value == 2)
        #expect(try Cycles.Page(json: #"{"properties":{"notesPage":{"name":"n"}}}"#).properties?.notesPage?.name == "n")
    }

    @Test func largeStructsAreOutOfLine() {
        #expect(MemoryLayout<Cycles.Small>.size <= 128)
        #expect(MemoryLayout<Cycles.Many>.size <= 1_024)
        #expect(MemoryLayout<Cycles.Holder>.size <= 256)
        #expect(MemoryLayout<Cycles.Inline>.size == 16)
    }

    @Test func equalObjectsAreOneType() {
        let warning = Cycles.Warning {
            $0.code = .old; $0.data = [.init { $0.key = "k" }]
        }
        let more = Cycles.More {
            $0.warning = warning; $0.many = Cycles.Many { $0.warning = warning }
        }
        #expect(more.warning == more.many?.warning)
        #expect(Cycles.Many.Warning.self == Cycles.More.Warning.self)
    }

    // MARK: Parameters

    @Test func parametersAreSentAsTheirTypesSay() throws {
        let query = Parameters.CallsTypesQuery(id: .max) {
            $0.flag = true; $0.small = -1; $0.count = 2; $0.big = .max; $0.ratio = 0.5; $0.order = .down
            $0.day = try? JSON.LocalDate(parsing: "2026-11-21"); $0.readMask = JSON.FieldMask(paths: ["a", "b"])
        }
        let (path, parameters) = parameters(query)
        #expect(path == ["id=9223372036854775807"])
        #expect(
            parameters == [
                "big=18446744073709551615", "count=2", "day=2026-11-21", "flag=true", "order=down", "ratio=0.5",
                "readMask=a,b", "small=-1",
            ]
        )
    }

    @Test func repeatedParametersAreSentOncePerValue() {
        let query = Parameters.CallsRepeatedQuery(ids: [1, 2]) {
            $0.names = ["a", "b"]; $0.orders = [.up]
        }
        #expect(parameters(query).query == ["ids=1", "ids=2", "names=a", "names=b", "orders=up"])
    }

    @Test func requiredParametersAreArgumentsInTheirOrder() {
        let query = Parameters.CallsRequiredQuery(firstName: "f", second: "s", third: "x/t")
        #expect(parameters(query).path == ["second=s", "third=x/t"])
        #expect(parameters(query).query == ["first-name=f"])
        #expect(query.method.path == "a/{second}/b/{+third}:act")
    }

    @Test func argumentsHaveTheDocumentsDefaults() {
        let (path, query) = parameters(Parameters.CallsDefaultsQuery())
        #expect(path == ["userId=me"])
        #expect(query == ["exact=true", "limit=10", "projection=basic"])
    }

    @Test func equalWordsOfSeveralMethodsAreOneType() {
        let query = Parameters.CallsProjectionQuery { $0.projection = Parameters.Projection.full }
        #expect(parameters(query).query == ["projection=full"])
        let other = Parameters.CallsOtherProjectionQuery { $0.projection = .noneValue }
        #expect(parameters(other).query == ["projection=none"])
    }

    @Test func parametersWithNamesOfTheQuerysOwnAreSent() {
        let query = Names.WellKnownGetOpenidConfigurationQuery(name: "n") {
            $0.bodyValue = "b"; $0.methodValue = "m"; $0.payloadValue = "p"; $0.selfValue = "s"; $0.`in` = "i";
            $0.filter = "f"
            $0.optionsRequestedPolicyVersion = 3; $0.startIndex = 1; $0.item = .x; $0.`continue` = "c"
        }
        #expect(
            parameters(query).query == [
                "$filter=f", "body=b", "continue=c", "in=i", "item=x", "method=m", "options.requestedPolicyVersion=3",
                "payload=p", "self=s", "start-index=1",
            ]
        )
    }

    // MARK: Pages

    @Test func tokensOfEveryPlaceArePageTokens() {
        func check(_ query: some GAPI.PagedQuery) {
            var query = query
            #expect(query.pageToken == nil)
            query.pageToken = "7"
            #expect(query.pageToken == "7")
        }
        check(Pages.EntriesListQuery())
        check(Pages.EntriesSearchQuery(Pages.Search()))
        check(Pages.EntriesReportQuery(Pages.Report()))
        check(Pages.EntriesPaginatedQuery())
        check(Pages.EntriesIdentityQuery())
        check(Pages.EntriesKubernetesQuery())
        check(Pages.EntriesCountedQuery())
        #expect(Pages.EntriesChangesQuery(pageToken: "start").pageToken == "start")
        #expect(Pages.EntriesSearchQuery(Pages.Search()) { $0.pageToken = "t" }.body.pageToken == "t")
    }

    @Test func nextTokensComeFromTheirPlaces() {
        #expect(Pages.EntriesTableQuery().nextPageToken(in: Pages.TableData { $0.pageToken = "n" }) == "n")
        #expect(Pages.EntriesTableQuery().pageFields == "pageToken")
        let paginated = Pages.Paginated { $0.pagination = Pages.Pagination { $0.nextPageToken = "n" } }
        #expect(Pages.EntriesPaginatedQuery().nextPageToken(in: paginated) == "n")
        #expect(Pages.EntriesPaginatedQuery().pageFields == "pagination/nextPageToken")
        let list = Pages.Kubernetes { $0.metadata = Pages.ListMeta { $0.`continue` = "n" } }
        #expect(Pages.EntriesKubernetesQuery().nextPageToken(in: list) == "n")
    }

    @Test func positionsGoOnUntilTheTotal() {
        let page = Pages.Counted {
            $0.items = [Pages.Entry(), Pages.Entry()]; $0.totalResults = 4
        }
        #expect(Pages.EntriesCountedQuery().nextPageToken(in: page) == "3")
        #expect(Pages.EntriesCountedQuery { $0.startIndex = 3 }.nextPageToken(in: page) == nil)
        #expect(Pages.EntriesCountedQuery().nextPageToken(in: Pages.Counted { $0.totalResults = 4 }) == nil)
        let rows = Pages.ReportRows {
            $0.rows = [Pages.Entry()]; $0.rowCount = 2
        }
        #expect(Pages.EntriesReportQuery(Pages.Report()).nextPageToken(in: rows) == "1")
        #expect(Pages.EntriesReportQuery(Pages.Report { $0.offset = 1 }).nextPageToken(in: rows) == nil)
        #expect(Pages.EntriesReportQuery(Pages.Report { $0.offset = .max }).nextPageToken(in: rows) == nil)
    }

    @Test func itemsAreElementsNamedMembersOrThePageItself() {
        let map = Pages.ItemMap { $0.items = ["b": Pages.Scoped(), "a": Pages.Scoped()] }
        #expect(Pages.EntriesAggregatedQuery().items(in: map).map(\.name) == ["a", "b"])
        let inline = Pages.InlineList { $0.rows = [.init { $0.cell = "c" }] }
        #expect(Pages.EntriesInlineQuery().items(in: inline).map(\.cell) == ["c"])
        #expect(Pages.EntriesUnclearQuery().items(in: Pages.Unclear()).count == 1)
        #expect(Pages.EntriesItemsQuery().items(in: Pages.Response { $0.items = [Pages.Item()] }).count == 1)
    }

    @Test func methodsThatDoNotPageAreNoPagedQueries() {
        #expect(!((Pages.EntriesNo2Query() as any GAPI.Query) is any GAPI.PagedQuery))
        #expect(!((Pages.EntriesNo3Query() as any GAPI.Query) is any GAPI.PagedQuery))
    }

    // MARK: Bodies and media

    @Test func bodiesAreWhatTheMethodTakes() throws {
        let clip = Media.Clip { $0.title = "t" }
        #expect(Media.ClipsInsertQuery(clip).payload?.bytes == Array(#"{"title":"t"}"#.utf8))
        #expect(Media.ClipsInsertQuery().payload?.bytes == Array("{}".utf8))
        #expect(Media.ClipsSimpleQuery().payload == nil)
        #expect(Media.ClipsGetWithBodyQuery().payload == nil)
        #expect(Media.ClipsStopQuery().payload?.bytes == Array("{}".utf8))
        #expect(Media.ClipsInlineQuery(["a": 1]).payload?.bytes == Array(#"{"a":1}"#.utf8))
        #expect(Media.ClipsPatchQuery(id: "1", clip).payload?.bytes == Array(#"{"title":"t"}"#.utf8))
        #expect(Media.ClipsPatchQuery(id: "1", ["title": .null]).payload?.bytes == Array(#"{"title":null}"#.utf8))
    }

    @Test func mediaMethodsHaveTheirProtocols() {
        #expect(Media.ClipsInsertQuery() as Any is any GAPI.UploadQuery)
        #expect(Media.ClipsGetQuery(id: "1") as Any is any GAPI.DownloadQuery)
        #expect(!(Media.ClipsRawQuery(name: "n") as Any is any GAPI.DownloadQuery))
        #expect(Media.ClipsGetQuery.Response.self == Media.Clip.self)
        #expect(Media.ClipsRawQuery.Response.self == GAPI.HTTPBody.self)
        #expect(Media.ClipsStopQuery.Response.self == Void.self)
        #expect(Media.ClipsInlineQuery.Response.self == [String: JSON.Value].self)
    }

    // MARK: The service

    @Test func operationsKnowHowToAskForThem() {
        #expect(Wrapper.Operation.polling.path == "{+name}")
        #expect(Wrapper.ComputeOperation.polling.path == "{+selfLink}")
    }

    @Test func kindsStandForTheirModels() throws {
        let value: JSON.Value = ["kind": "wrapper#thing", "size": "3"]
        #expect(try (Wrapper.kinds.decode(value) as? Wrapper.Thing)?.size == 3)
        #expect(try Wrapper.kinds.decode(["kind": "wrapper#twin"]) is JSON.Value)
    }

    @Test func scopesAndRegionsHaveNames() {
        #expect(Wrapper.Scope.thingReadonly == "https://www.googleapis.com/auth/thing.readonly")
        #expect(Wrapper.Scope.openid == "openid")
        #expect(Wrapper.Scope.aExampleComFeeds == "https://a.example.com/feeds")
        #expect(Wrapper.Region.europeWest1 == "https://wrapper.europe-west1.rep.example.com/")
    }

    @Test func hostileTextIsText() throws {
        let query = HosTile.XOkQuery(b: "b")
        #expect(query.method.id == "a\"; fatalError() //\n")
        #expect(HosTileService.definition.servicePath == "\\(fatalError())")
    }
}
