import AsyncGData
import AsyncXML
import Testing

@Suite struct YouTubeTests {
    private let video = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://gdata.youtube.com/schemas/2007"
            xmlns:media="http://search.yahoo.com/mrss/" xmlns:app="http://www.w3.org/2007/app"
            xmlns:gd="http://schemas.google.com/g/2005">
          <category scheme="http://schemas.google.com/g/2005#kind" term="http://gdata.youtube.com/schemas/2007#video"/>
          <app:control><app:draft>yes</app:draft><yt:incomplete/>
            <yt:state name="rejected" reasonCode="copyright" helpUrl="https://example.com/help">taken</yt:state></app:control>
          <link rel="edit-media" href="https://example.com/up"><yt:token>ZT</yt:token></link>
          <media:group><media:title type="plain">Endgames</media:title>
            <media:content url="rtsp://example.com/v.3gp" type="video/3gpp" medium="video" yt:format="6"/>
            <media:credit role="uploader" yt:type="partner">nona</media:credit><media:rating yt:country="KR DE">1</media:rating>
            <media:thumbnail url="https://example.com/1.jpg" time="00:00:33" yt:name="hqdefault"/>
            <yt:aspectRatio>widescreen</yt:aspectRatio><yt:duration seconds="66"/><yt:private/>
            <yt:uploaded>2026-03-06T23:49:12Z</yt:uploaded><yt:videoid>I-t-7lTw6mA</yt:videoid></media:group>
          <gd:rating min="1" max="5" average="4.5" numRaters="8"/><yt:rating numLikes="7" numDislikes="1"/>
          <yt:statistics viewCount="3000000000" favoriteCount="12"/><yt:location>Riga</yt:location><yt:noembed/>
          <yt:recorded>2026-03-04</yt:recorded><yt:accessControl action="comment" permission="allowed"/>
          <yt:accessControl action="rate" permission="denied" type="group">friends</yt:accessControl>
          <gd:comments><gd:feedLink href="https://example.com/c" countHint="5"/></gd:comments>
        </entry>
        """

    @Test func videosAreTyped() throws {
        let registry = Feeds.Registry.youTube
        let video = try decode(YouTube.Video.self, video, by: registry.decoder)
        #expect(registry.unknowns(in: video).isEmpty)
        #expect(video.isDraft)
        #expect(video.isIncomplete)
        #expect([video.publicationState?.name, video.publicationState?.text] == ["rejected", "taken"])
        #expect(video.links[0][YouTube.Token.self] == "ZT")
        let group = try #require(video.mediaGroup)
        #expect([group.aspectRatio, group.videoID] == ["widescreen", "I-t-7lTw6mA"])
        #expect(group.seconds == 66)
        #expect(group.isPrivate)
        #expect(group.uploaded?.moment?.seconds == 1_772_840_952)
        #expect(group.contents.map { $0[YouTube.Format.self] } == [6])
        #expect(group.credits.map { $0[YouTube.CreditType.self] } == ["partner"])
        #expect(group.ratings.map { $0[YouTube.Country.self] } == ["KR DE"])
        #expect(group.thumbnails.map { $0[YouTube.ThumbnailName.self] } == ["hqdefault"])
        #expect([video.rating?.likes, video.rating?.dislikes] == [7, 1])
        #expect(video.starRating?.average == 4.5)
        #expect([video.statistics?.viewCount, video.statistics?.favoriteCount] == [3_000_000_000, 12])
        #expect([video.location, video.recorded?.text] == ["Riga", "2026-03-04"])
        #expect(video.isNotEmbeddable)
        #expect(video.accessControls.map(\.permission) == ["allowed", "denied"])
        #expect(video.comments?.feedLink?.countHint == 5)
    }

    @Test func oneChangeOfAVideoIsOne() throws {
        try expectChange(of: video, as: YouTube.Video.self, from: "<yt:incomplete/>", to: "") {
            $0.isIncomplete = false
        }
        try expectChange(of: video, as: YouTube.Video.self, from: "seconds=\"66\"", to: "seconds=\"67\"") {
            $0.mediaGroup?.seconds = 67
        }
        try expectChange(of: video, as: YouTube.Video.self, from: "yt:format=\"6\"", to: "yt:format=\"5\"") {
            $0.mediaGroup?.contents[0][YouTube.Format.self] = 5
        }
        try expectChange(of: video, as: YouTube.Video.self, from: "\"denied\"", to: "\"moderated\"") {
            $0.accessControls[1].permission = "moderated"
        }
    }

    @Test func aControlIsMadeOnlyForWhatItHolds() throws {
        var video = YouTube.Video()
        video.isIncomplete = false
        video.publicationState = nil
        #expect(try !encode(video).contains("control"))
        video.isIncomplete = true
        #expect(try decode(YouTube.Video.self, encode(video)).isIncomplete)
    }

    @Test func profilesAndSubscriptionsAreTyped() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://gdata.youtube.com/schemas/2007">\
            <yt:username>nona</yt:username><yt:age>49</yt:age><yt:gender>f</yt:gender><yt:hometown>Riga</yt:hometown>\
            <yt:statistics lastWebAccess="2026-11-01T00:00:00Z" subscriberCount="9"/></entry>
            """
        let profile = try decode(YouTube.UserProfile.self, text)
        #expect([profile.username, profile.gender, profile.hometown] == ["nona", "f", "Riga"])
        #expect(profile.age == 49)
        #expect(profile.statistics?.subscriberCount == 9)
        #expect(profile.statistics?.lastWebAccess?.moment?.seconds == 1_793_491_200)
        try expectChange(of: text, as: YouTube.UserProfile.self, from: ">49<", to: ">50<") { $0.age = 50 }
        let subscription = YouTube.Subscription {
            $0.username = "chess"
            $0.countHint = 12
        }
        let decoded = try decode(YouTube.Subscription.self, encode(subscription))
        #expect(decoded.username == "chess")
        #expect(decoded.countHint == 12)
        #expect(!decoded.isPrivate)
    }
}
