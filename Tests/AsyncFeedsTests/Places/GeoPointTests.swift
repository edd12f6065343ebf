import AsyncFeeds
import AsyncXML
import Testing

@Suite struct GeoPointTests {
    private static let ways = [
        "<g:point xmlns:g='http://www.georss.org/georss'> 45.256  -71.92 </g:point>",
        """
        <g:where xmlns:g='http://www.georss.org/georss'><l:Point xmlns:l='http://www.opengis.net/gml'>\
        <l:pos>45.256 -71.92</l:pos></l:Point></g:where>
        """,
        "<w:Point xmlns:w='http://www.w3.org/2003/01/geo/wgs84_pos#'><w:lat>45.256</w:lat><w:long>-71.92</w:long></w:Point>",
        "<w:lat xmlns:w='http://www.w3.org/2003/01/geo/wgs84_pos#'>45.256</w:lat><w:long xmlns:w='http://www.w3.org/2003/01/geo/wgs84_pos#'>-71.92</w:long>",
        "<gd:geoPt xmlns:gd='http://schemas.google.com/g/2005' lat='45.256' lon='-71.92' elev='3'/>",
        "<l:Point xmlns:l='http://www.opengis.net/gml'><l:pos>45.256,-71.92</l:pos></l:Point>",
    ]

    @Test(arguments: ways)
    func aPointIsReadAndChangedInEachWayOfSayingIt(way: String) throws {
        var entry = try decode(Atom.Entry.self, "<entry xmlns='http://www.w3.org/2005/Atom'>\(way)</entry>")
        #expect(entry.geoPoint == GeoPoint(latitude: 45.256, longitude: -71.92))
        let text = try encode(entry)
        entry.geoPoint = GeoPoint(latitude: -1, longitude: 2.5)
        #expect(entry.geoPoint == GeoPoint(latitude: -1, longitude: 2.5))
        #expect(try decode(Atom.Entry.self, encode(entry)).geoPoint?.longitude == 2.5)
        #expect(try encode(entry).split(separator: "<").count == text.split(separator: "<").count)
        entry.geoPoint = nil
        #expect(try encode(entry) == "<entry xmlns=\"http://www.w3.org/2005/Atom\"/>")
    }

    @Test(arguments: ["", "1", "1 2 3", "a b", "1;2"])
    func whatIsNoPointIsNone(text: String) { #expect(GeoPoint(text) == nil) }

    @Test func nilRemovesAnElementThatIsNoPoint() throws {
        let point = "<g:point xmlns:g='http://www.georss.org/georss'>north</g:point>"
        var entry = try decode(Atom.Entry.self, "<entry xmlns='http://www.w3.org/2005/Atom'>\(point)</entry>")
        #expect(entry.geoPoint == nil)
        entry.geoPoint = nil
        #expect(try encode(entry) == "<entry xmlns=\"http://www.w3.org/2005/Atom\"/>")
    }

    @Test func aNewPointIsOneOfGeoRSS() throws {
        var entry = Atom.Entry()
        entry.geoPoint = GeoPoint(latitude: 1, longitude: 2)
        #expect(try encode(entry).contains("<georss:point>1.0 2.0</georss:point>"))
        #expect(GeoPoint(latitude: 91, longitude: 0).isValid == false)
    }
}
