import AsyncGAPI
import GAPIDrive
import GAPISheets
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
        #expect(definition("drive", "v3").batch == DriveService.definition.batch)
        #expect(definition("sheets", "v4").batch == SheetsService.definition.batch)
        #expect(definition("museum", "v1").batch == GAPI.BatchLimits())
        #expect(definition("museum", "v1", batchPath: nil).batch.isOff)
    }
}
