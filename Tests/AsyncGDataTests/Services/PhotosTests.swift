import AsyncGData
import AsyncXML
import Testing

@Suite struct PhotosTests {
    private let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:gphoto="http://schemas.google.com/photos/2007"
            xmlns:exif="http://schemas.google.com/photos/exif/2007" xmlns:media="http://search.yahoo.com/mrss/">
          <category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/photos/2007#album"/>
          <gphoto:id>50</gphoto:id><gphoto:numphotos>1</gphoto:numphotos><gphoto:access>public</gphoto:access>
          <gphoto:timestamp>1179730800000</gphoto:timestamp><gphoto:bytesUsed>108303</gphoto:bytesUsed>
          <entry><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/photos/2007#photo"/>
            <author><name>Greg</name><gphoto:nickname>G</gphoto:nickname></author>
            <gphoto:id>51</gphoto:id><gphoto:albumid>50</gphoto:albumid><gphoto:width>640</gphoto:width>
            <gphoto:height>480</gphoto:height><gphoto:size>47000</gphoto:size><gphoto:commentingEnabled>true</gphoto:commentingEnabled>
            <gphoto:videostatus>ready</gphoto:videostatus>
            <exif:tags><exif:fstop>5.6</exif:fstop><exif:exposure>0.0080</exif:exposure><exif:make>NIKON</exif:make>
              <exif:flash>true</exif:flash><exif:iso>200</exif:iso><exif:lens>18-55</exif:lens></exif:tags>
            <media:group><media:title>Boat</media:title><media:keywords>sea, boat</media:keywords>
              <media:thumbnail url="https://example.com/t.jpg" width="72" height="54"/></media:group></entry>
          <entry><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/photos/2007#tag"/>
            <title>sea</title><gphoto:weight>3</gphoto:weight></entry>
        </feed>
        """

    @Test func albumsHavePhotosAndTags() throws {
        let registry = Feeds.Registry.photos
        let album = try decode(GPhoto.AlbumFeed.self, feed, by: registry.decoder)
        #expect(registry.unknowns(in: album).isEmpty)
        #expect([album.gphotoID, album.access] == ["50", "public"])
        #expect([album.photoCount, album.photosRemaining] == [1, nil])
        #expect([album.timestamp, album.bytesUsed] == [1_179_730_800_000, 108_303])
        let photo = try #require(album.entries[0].as(GPhoto.Photo.self))
        #expect([photo.gphotoID, photo.albumID, photo.videoStatus] == ["51", "50", "ready"])
        #expect([photo.width, photo.height, photo.rotation] == [640, 480, nil])
        #expect(photo.size == 47_000)
        #expect(photo.isCommentingEnabled == true)
        #expect([photo.exif?.fStop?.value, photo.exif?.exposure?.value] == [5.6, 0.008])
        #expect([photo.exif?.flash] == [true])
        #expect(photo.exif?.iso == 200)
        #expect(photo.exif?[all: EXIF.Tag.self].map { "\($0.elementName.local) \($0.text ?? "")" } == ["lens 18-55"])
        #expect(photo.mediaGroup?.keywordList == ["sea", "boat"])
        #expect(photo.mediaGroup?.thumbnails.map(\.width) == [72])
        #expect(photo.authors[0][GPhoto.Nickname.self] == "G")
        #expect(album.entries[1].as(GPhoto.Tag.self)?.weight == 3)
    }

    @Test func oneChangeOfAPhotoIsOne() throws {
        func change(_ feed: inout GPhoto.AlbumFeed, by change: (inout GPhoto.Photo) -> Void) {
            guard var photo = feed.entries[0].as(GPhoto.Photo.self) else { return }
            change(&photo)
            feed.entries[0].value = photo
        }
        try expectChange(of: feed, as: GPhoto.AlbumFeed.self, from: "sea, boat", to: "sea, ship") {
            change(&$0) { $0.mediaGroup?.keywordList = ["sea", "ship"] }
        }
        try expectChange(of: feed, as: GPhoto.AlbumFeed.self, from: ">200<", to: ">400<") {
            change(&$0) { $0.exif?.iso = 400 }
        }
        try expectChange(of: feed, as: GPhoto.AlbumFeed.self, from: ">public<", to: ">private<") {
            $0.access = "private"
        }
    }
}
