import AsyncJSON
import GAPIStorage
import Testing

struct StorageModelsTests {
    @Test func theTablesMatchTheStructs() throws {
        try JSON.verify(
            Storage.Buckets.self,
            Storage.BucketAccessControl.self,
            Storage.Objects.self,
            Storage.ObjectAccessControl.self
        )
    }
}
