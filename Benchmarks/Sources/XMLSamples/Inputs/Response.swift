/// One file in an answer to WebDAV's PROPFIND.
struct Response {
    static let head = """
        <?xml version="1.0"?>
        <d:multistatus xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:oc="http://owncloud.org/ns" \
        xmlns:nc="http://nextcloud.org/ns">

        """

    let xml: String

    init(_ index: Int) {
        var words = Words(seed: index)
        let size = words.number(0..<50_000_000)
        xml = """
            <d:response><d:href>/remote.php/dav/files/me/Documents/\(words.name(8))/\(words.name(14)).pdf</d:href><d:propstat>\
            <d:prop><d:getlastmodified>Sat, 07 Mar 2026 12:34:\(words.number(10..<60)) GMT</d:getlastmodified>\
            <d:getcontentlength>\(size)</d:getcontentlength><d:resourcetype/><d:getetag>&quot;\(words.name(32))&quot;</d:getetag>\
            <d:getcontenttype>application/pdf</d:getcontenttype><oc:id>\(words.name(20))</oc:id>\
            <oc:fileid>\(words.number(1_000..<1_000_000))</oc:fileid><oc:permissions>RDNVW</oc:permissions><oc:size>\(size)</oc:size>\
            <oc:owner-display-name>\(words.words(1))</oc:owner-display-name><nc:has-preview>true</nc:has-preview></d:prop>\
            <d:status>HTTP/1.1 200 OK</d:status></d:propstat><d:propstat><d:prop><oc:checksums/></d:prop>\
            <d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>

            """
    }
}
