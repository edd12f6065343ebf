import AsyncGAPI
import GAPIStorage
import Testing

@Suite("Batches of described services")
struct DynamicBatchTests {
    private func definition(_ name: String, _ version: String, batchPath: String? = "batch") -> GAPI.ServiceDefinition {
        GAPI.ServiceDefinition(
            API.Document {
                $0.name = name
                $0.version = version
                $0.batchPath = batchPath
            }
        )
    }

    @Test func haveTheLimitsOfGeneratedOnes() {
        #expect(definition("storage", "v1").batch == StorageService.definition.batch)
        #expect(definition("sheets", "v4").batch.isOff)
        #expect(definition("museum", "v1").batch == GAPI.BatchLimits())
        #expect(definition("museum", "v1", batchPath: nil).batch.isOff)
    }
}
