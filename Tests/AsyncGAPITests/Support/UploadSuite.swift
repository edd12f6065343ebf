import AsyncGAPI
import GAPIStorage

/// A suite about uploads of an object `o`.
protocol UploadSuite {}

extension UploadSuite {
    static var query: Storage.ObjectsInsertQuery {
        Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o" })
    }

    static var smallParts: UploadOptions {
        UploadOptions {
            $0.mode = .resumable
            $0.chunkSize = 256 << 10
        }
    }
}
