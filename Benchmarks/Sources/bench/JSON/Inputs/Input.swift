import KeptCodable
import OpenCodable
import PlainCodable

/// A document like those that Google's services send: members in an order of their own, some of them in no struct.
struct Input: Sendable {
    let name: String
    /// The number of measurements.
    let rounds: Int
    let bytes: @Sendable () -> [UInt8]
    let workload: @Sendable (_ bytes: [UInt8]) throws -> Workload

    static let all = [
        Input(name: "tiny", rounds: 15) {
            var random = RandomText(seed: 1)
            return Array(random.smallFile().utf8)
        } workload: {
            try Workload(
                $0,
                Drive.File.self,
                PlainCodable.File.self,
                KeptCodable.File.self,
                OpenCodable.Object<OpenCodable.File>.self
            )
        },
        Input(name: "yt50", rounds: 15) {
            var random = RandomText(seed: 2)
            let head =
                #"{"kind":"youtube#playlistItemListResponse","etag":"\#(random.name(27))","nextPageToken":"EAAaB1BU","items":["#
            let items = (0..<50).map { random.playlistItem($0) }.joined(separator: ",")
            return Array("\(head)\(items)],\"pageInfo\":{\"totalResults\":500,\"resultsPerPage\":50}}".utf8)
        } workload: {
            try Workload(
                $0,
                YouTube.PlaylistItemList.self,
                PlainCodable.PlaylistItemList.self,
                KeptCodable.PlaylistItemList.self,
                OpenCodable.Object<OpenCodable.PlaylistItemList>.self
            )
        },
        drive("drive100", files: 100),
        drive("drive1000", files: 1_000),
        Input(name: "cal2500", rounds: 9) {
            var random = RandomText(seed: 4)
            let head =
                #"{"kind":"calendar#events","etag":"\"p32o\"","summary":"me@example.com","timeZone":"Europe/Zurich","#
            let rest = #""accessRole":"owner","defaultReminders":[{"method":"popup","minutes":10}],"items":["#
            let items = (0..<2_500).map { _ in random.event() }.joined(separator: ",")
            return Array("\(head)\(rest)\(items)]}".utf8)
        } workload: {
            try Workload(
                $0,
                Calendar.EventList.self,
                PlainCodable.EventList.self,
                KeptCodable.EventList.self,
                OpenCodable.Object<OpenCodable.EventList>.self
            )
        },
        Input(name: "bq", rounds: 3) {
            var random = RandomText(seed: 5)
            var text = #"{"kind":"bigquery#tableDataList","etag":"cX5UmbB3R","totalRows":"2000000","rows":["#
            while text.utf8.count < 50_000_000 { text += "\(random.tableRow())," }
            return Array("\(text.dropLast())],\"pageToken\":\"BEWI4Y\"}".utf8)
        } workload: {
            try Workload(
                $0,
                BigQuery.TableData.self,
                PlainCodable.TableData.self,
                KeptCodable.TableData.self,
                OpenCodable.Object<OpenCodable.TableData>.self
            )
        },
    ]

    private static func drive(_ name: String, files: Int) -> Input {
        Input(name: name, rounds: files < 1_000 ? 15 : 9) {
            var random = RandomText(seed: 3)
            let items = (0..<files).map { _ in random.file() }.joined(separator: ",")
            let head =
                #"{"kind":"drive#fileList","incompleteSearch":false,"nextPageToken":"\#(random.name(60))","files":["#
            return Array("\(head)\(items)]}".utf8)
        } workload: {
            try Workload(
                $0,
                Drive.FileList.self,
                PlainCodable.FileList.self,
                KeptCodable.FileList.self,
                OpenCodable.Object<OpenCodable.FileList>.self
            )
        }
    }
}
