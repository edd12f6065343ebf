import AsyncOAuth
import Testing

@Suite struct AccessTokenTests {
    @Test func descriptionShowsNoToken() {
        #expect(!"\(AccessToken("ya29.secret"))".contains("secret"))
    }
}
