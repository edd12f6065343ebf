/// The media types of files, by file name.
public enum FetchMediaType {
    /// Returns the media type for the extension of a file name; `application/octet-stream` if the extension is unknown.
    ///
    /// Upper and lower case are the same. Text formats have no charset, because a name does not tell it.
    public static func forFile(named name: String) -> String {
        let name = name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return unknown }
        return types[name[name.index(after: dot)...].lowercased()] ?? unknown
    }

    private static let unknown = "application/octet-stream"

    /// The registered names (iana.org/assignments/media-types) of formats that servers and applications often use.
    private static let types: [String: String] = {
        var types: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for suffix in words.dropFirst() { types[String(suffix)] = String(words[0]) }
        }
        return types
    }()

    private static let table = """
        application/atom+xml atom
        application/epub+zip epub
        application/geo+json geojson
        application/gzip gz tgz
        application/java-archive jar
        application/json json map
        application/ld+json jsonld
        application/manifest+json webmanifest
        application/mp4 mp4s
        application/msword doc dot
        application/ogg ogx
        application/pdf pdf
        application/pgp-signature sig asc
        application/pkcs8 p8
        application/postscript ps ai eps
        application/rss+xml rss
        application/rtf rtf
        application/sql sql
        application/toml toml
        application/vnd.amazon.ebook azw
        application/vnd.android.package-archive apk
        application/vnd.apple.installer+xml mpkg
        application/vnd.apple.mpegurl m3u8
        application/vnd.apple.pkpass pkpass
        application/vnd.debian.binary-package deb
        application/vnd.google-earth.kml+xml kml
        application/vnd.google-earth.kmz kmz
        application/vnd.ms-excel xls
        application/vnd.ms-fontobject eot
        application/vnd.ms-powerpoint ppt
        application/vnd.oasis.opendocument.presentation odp
        application/vnd.oasis.opendocument.spreadsheet ods
        application/vnd.oasis.opendocument.text odt
        application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
        application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
        application/vnd.rar rar
        application/vnd.sqlite3 sqlite db
        application/wasm wasm
        application/x-7z-compressed 7z
        application/x-apple-diskimage dmg
        application/x-bzip2 bz2
        application/x-ndjson ndjson jsonl
        application/x-rpm rpm
        application/x-sh sh
        application/x-tar tar
        application/x-x509-ca-cert crt der cer
        application/x-xz xz
        application/x-pem-file pem
        application/xhtml+xml xhtml
        application/xml xml xsd xsl
        application/xslt+xml xslt
        application/yaml yaml yml
        application/zip zip
        application/zstd zst
        audio/aac aac
        audio/flac flac
        audio/midi mid midi
        audio/mp4 m4a
        audio/mpeg mp3
        audio/ogg ogg oga opus
        audio/wav wav
        audio/webm weba
        audio/x-aiff aif aiff
        font/collection ttc
        font/otf otf
        font/ttf ttf
        font/woff woff
        font/woff2 woff2
        image/apng apng
        image/avif avif
        image/bmp bmp
        image/gif gif
        image/heic heic
        image/heif heif
        image/jpeg jpg jpeg jpe
        image/jxl jxl
        image/png png
        image/svg+xml svg svgz
        image/tiff tif tiff
        image/vnd.adobe.photoshop psd
        image/vnd.microsoft.icon ico
        image/webp webp
        message/rfc822 eml
        model/gltf+json gltf
        model/gltf-binary glb
        model/obj obj
        model/stl stl
        text/calendar ics
        text/css css
        text/csv csv
        text/html html htm
        text/javascript js mjs
        text/markdown md markdown
        text/plain txt text log conf ini
        text/tab-separated-values tsv
        text/vcard vcf
        text/vtt vtt
        text/x-c c h
        text/x-diff diff patch
        text/x-java java
        text/x-python py
        text/x-swift swift
        video/mp2t ts
        video/mp4 mp4 m4v
        video/mpeg mpg mpeg
        video/ogg ogv
        video/quicktime mov
        video/webm webm
        video/x-matroska mkv
        video/x-msvideo avi
        video/3gpp 3gp
        """
}
