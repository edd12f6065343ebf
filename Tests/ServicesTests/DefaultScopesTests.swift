import AsyncGAPI
import GAPIBigQuery
import GAPICalendar
import GAPIDiscovery
import GAPIDocs
import GAPIDrive
import GAPIGmail
import GAPIOAuth2
import GAPIPeople
import GAPIPubsub
import GAPISheets
import GAPIStorage
import GAPITasks
import GAPITranslate
import GAPIYouTube
import Testing

/// The scopes of tokens for each ready service, if the caller chooses none.
@Suite("Default scopes")
struct DefaultScopesTests {
    /// The services, with what follows `https://www.googleapis.com/auth/` in the URLs of their scopes.
    private static let services: [(GAPI.ServiceDefinition, [String])] = [
        (BigQueryService.definition, ["cloud-platform"]),
        (CalendarService.definition, ["calendar"]),
        (DiscoveryService.definition, []),
        (DocsService.definition, ["drive"]),
        (DriveService.definition, ["drive", "drive.apps.readonly"]),
        (GmailService.definition, ["https://mail.google.com/", "gmail.settings.basic", "gmail.settings.sharing"]),
        (OAuth2Service.definition, ["openid"]),
        (PeopleService.definition, ["contacts", "contacts.other.readonly", "directory.readonly"]),
        (PubsubService.definition, ["cloud-platform"]),
        (SheetsService.definition, ["drive"]),
        (StorageService.definition, ["cloud-platform"]),
        (TasksService.definition, ["tasks"]),
        (TranslateService.definition, ["cloud-platform"]),
        (YouTubeService.definition, ["youtube.channel-memberships.creator", "youtube.force-ssl", "youtube.readonly"]),
    ]

    @Test(arguments: services)
    func areTheFewestThatAllowEveryMethod(_ service: GAPI.ServiceDefinition, _ names: [String]) {
        let scopes = names.map { name in
            name.contains("/") || name == "openid" ? name : "https://www.googleapis.com/auth/" + name
        }
        #expect(service.defaultScopes == scopes)
    }
}
