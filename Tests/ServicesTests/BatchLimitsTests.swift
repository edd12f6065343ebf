import AsyncGAPI
import GAPIBigQuery
import GAPICalendar
import GAPIDocs
import GAPIDrive
import GAPIGmail
import GAPIPeople
import GAPISheets
import GAPIStorage
import GAPIYouTube
import Testing

/// The limits of batches for each ready service.
@Suite("Limits of batches")
struct BatchLimitsTests {
    private static let services: [(GAPI.ServiceDefinition, GAPI.BatchLimits)] = [
        (BigQueryService.definition, .init(.off)), (CalendarService.definition, .init(.documented)),
        (DocsService.definition, .init()), (DriveService.definition, .init(.documented, maximumCalls: 100)),
        (GmailService.definition, .init(.documented)),
        (PeopleService.definition, .init(.documented, maximumCalls: 1_000)),
        (SheetsService.definition, .init(.off)), (StorageService.definition, .init(.documented, maximumCalls: 100)),
        (YouTubeService.definition, .init()),
    ]

    @Test(arguments: services)
    func areThoseOfTheService(_ service: GAPI.ServiceDefinition, _ limits: GAPI.BatchLimits) {
        #expect(service.batch == limits)
        #expect(service.batch.maximumBytes < 10_000_000)
        #expect(service.batch.maximumURLLength == 8_000)
    }
}
