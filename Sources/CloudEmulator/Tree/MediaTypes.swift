/// The media types of files, by the ends of their names.
enum MediaTypes {
    private static let types = [
        "txt": "text/plain", "md": "text/markdown", "html": "text/html", "css": "text/css", "csv": "text/csv",
        "json": "application/json", "xml": "application/xml", "pdf": "application/pdf", "zip": "application/zip",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
        "mp3": "audio/mpeg", "mp4": "video/mp4", "mov": "video/quicktime",
    ]

    static func type(of name: String) -> String {
        let end = name.split(separator: ".").last?.lowercased() ?? ""
        return (name.contains(".") ? types[end] : nil) ?? "application/octet-stream"
    }
}
