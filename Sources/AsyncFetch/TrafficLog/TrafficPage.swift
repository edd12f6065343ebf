import AsyncJSON
import HTTPTypes
import NIOCore

/// The HTML page of a log: a head, followed by a row for each attempt.
///
/// All text passes through ``HTMLText``, which escapes it. Even if markup got past it, the page's own security policy
/// would keep it from running or using the network.
enum TrafficPage {
    static func head(title: String, started: JSON.Timestamp?) -> String {
        let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
        var page = HTMLText()
        page.raw(
            """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'">
            <title>
            """
        )
        page.text(title)
        page.raw(" · HTTP traffic</title><style>\(TrafficPageAssets.style)</style>")
        page.raw("<script nonce=\"\(nonce)\">\(TrafficPageAssets.script)</script></head>\n<body><header><h1>")
        page.text(title)
        page.raw("</h1><p id=\"when\">")
        if let started {
            let local = LocalTime(started)
            page.text("\(local.date) \(local.time.prefix(8))")
        }
        page.raw("</p>\(TrafficPageAssets.tools)</header><main>\n")
        return page.html
    }

    /// Returns a note that attempts are missing.
    static func omitted(_ count: Int) -> String {
        "<p class=\"omitted\">\(count) attempts were left out here: the disk was too slow for them.</p>\n"
    }

    static func row(_ entry: TrafficLog.Entry) -> String {
        var page = HTMLText()
        let status = entry.response?.status.code
        page.raw("<details class=\"\(kind(entry))\" data-f=\"\(entry.fetch.number)\"><summary><time datetime=\"")
        page.text(entry.started.description)
        page.raw("\">\(LocalTime(entry.started).time)</time><b class=\"status\">")
        page.text(status.map(String.init) ?? (entry.end == .cancelled ? "stop" : "error"))
        page.raw("</b><b class=\"method\">")
        page.text(entry.request.method.rawValue)
        page.raw("</b><span class=\"url\"><i>")
        let path = entry.request.path ?? ""
        let end = path.firstIndex(of: "?") ?? path.endIndex
        page.text("\(entry.request.scheme ?? "")://\(entry.request.authority ?? "")")
        page.raw("</i>")
        page.secret(path[..<end])
        page.raw("<i>")
        page.secret(path[end...])
        page.raw("</i>")
        if let comment = entry.comment { page.element("em", comment) }
        page.raw("</span><span class=\"type\">")
        page.text(shortType(entry.responseBody?.contentType))
        page.raw("</span><span class=\"size\">")
        page.text(entry.responseBody.map { $0.count > 0 ? size($0.count) : "" } ?? "")
        let share = width(entry.elapsed)
        let waited = entry.timeToHead.map { $0 / max(entry.elapsed, .nanoseconds(1)) * 100 } ?? 100
        page.raw("</span><span class=\"time\">\(time(entry.elapsed))")
        page.raw("<u style=\"width:\(share)%\"><s style=\"width:\(Int(waited))%\"></s></u></span></summary>\n")
        page.raw("<div class=\"in\">")
        if let failure = entry.end.failure { page.element("p", failure, class: "failure") }
        facts(entry, &page)
        page.raw("<section><h2>Request</h2>")
        page.fields(entry.request.headerFields)
        page.body(entry.requestBody)
        page.raw("</section><section><h2>Response</h2>")
        if let response = entry.response {
            page.fields(response.headerFields)
            page.body(entry.responseBody)
        } else {
            page.raw("<p class=\"none\">There was none.</p>")
        }
        page.raw("</section><section class=\"wide\"><h2>Repeat with curl")
        page.raw(" <button class=\"copy\" type=\"button\">Copy</button></h2>")
        page.raw("<pre class=\"curl\">")
        page.secret(entry.curlCommand)
        page.raw("</pre></section></div></details>\n")
        return page.html
    }

    private static func facts(_ entry: TrafficLog.Entry, _ page: inout HTMLText) {
        page.raw("<p class=\"facts\">")
        var facts = ["Fetch \(entry.fetch)", entry.started.description]
        if let head = entry.timeToHead, head < entry.elapsed { facts.append("head after \(time(head))") }
        facts.append("took \(time(entry.elapsed))")
        if let body = entry.requestBody { facts.append("sent \(size(body.count))") }
        if let body = entry.responseBody { facts.append("received \(size(body.count))") }
        for (name, value) in entry.properties.sorted(by: { $0.key < $1.key }) { facts.append("\(name) = \(value)") }
        for fact in facts { page.element("span", fact) }
        page.raw("</p>")
    }

    /// Returns the class of a row: the first digit of the status or 0, and a mark for a failure.
    private static func kind(_ entry: TrafficLog.Entry) -> String {
        let group = entry.response.map { "s\($0.status.code / 100)" } ?? "s0"
        return entry.end == .complete ? group : group + " broken"
    }

    private static func shortType(_ type: String?) -> String {
        let essence = ContentType.essence(of: type ?? "")
        if essence == "application/octet-stream" { return "binary" }
        let subtype = essence.split(separator: "/").last ?? ""
        return String(subtype.split(separator: "+").last ?? "")
    }

    private static func width(_ elapsed: Duration) -> Int {
        // Each factor of ten is about a quarter of the width: from 1 ms to 10 s.
        var (width, limit) = (4, Duration.milliseconds(1))
        while limit < elapsed, width < 100 {
            width += 8
            limit = limit * 2
        }
        return min(width, 100)
    }

    static func time(_ duration: Duration) -> String {
        let milliseconds = duration / .milliseconds(1)
        if milliseconds < 10 { return "\(Double(Int(milliseconds * 100)) / 100) ms" }
        return milliseconds < 1000 ? "\(Int(milliseconds)) ms" : "\(Double(Int(milliseconds / 10)) / 100) s"
    }

    static func size(_ count: Int64) -> String {
        let units = ["kB", "MB", "GB", "TB"]
        if count < 1000 { return "\(count) B" }
        var (value, unit) = (Double(count) / 1000, 0)
        while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        return value < 100 ? "\(Double(Int(value * 10)) / 10) \(units[unit])" : "\(Int(value)) \(units[unit])"
    }
}

// MARK: - Writing

/// HTML under construction.
struct HTMLText {
    private(set) var html = ""

    /// Appends markup of this package.
    mutating func raw(_ markup: String) { html += markup }

    /// Appends text from any source, escaped.
    mutating func text(_ text: some StringProtocol) {
        let special = Set("&<>\"'\0".utf8)
        guard text.utf8.contains(where: special.contains) else {
            html += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "'": html += "&#39;"
            case "\0": html += "\u{FFFD}"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }

    /// Appends text, and marks its placeholders.
    mutating func secret(_ text: some StringProtocol) {
        var rest = text[...]
        while let range = rest.firstRange(of: Redaction.placeholder) {
            self.text(rest[..<range.lowerBound])
            html += "<mark>\(Redaction.placeholder)</mark>"
            rest = rest[range.upperBound...]
        }
        self.text(rest)
    }

    mutating func element(_ name: String, _ text: String, class kind: String? = nil) {
        html += kind.map { "<\(name) class=\"\($0)\">" } ?? "<\(name)>"
        self.text(text)
        html += "</\(name)>"
    }

    mutating func fields(_ fields: HTTPFields) {
        guard !fields.isEmpty else { return }
        html += "<table>"
        for field in fields {
            html += "<tr><th>"
            text(field.name.rawName)
            html += "</th><td>"
            secret(field.value)
            html += "</td></tr>"
        }
        html += "</table>"
    }

    mutating func body(_ body: TrafficLog.Entry.Body?) {
        guard let body, body.count > 0 else { return }
        switch body.content {
        case .text(let text):
            html += "<pre class=\"body\">"
            secret(text)
            html += "</pre>"
        case .image where body.isLargeImage: break
        case .image(let bytes):
            html += "<img alt=\"\" src=\"data:"
            text(ContentType.essence(of: body.contentType ?? ""))
            html += ";base64,\(JSON.Bytes(bytes.readableBytesView))\">"
        case .binary(let bytes):
            html += "<pre class=\"hex\">"
            text(HexDump.text(bytes))
            html += "</pre>"
        case .hidden: element("p", "Not shown; it has \(body.count) bytes.", class: "none")
        }
        if let file = body.file {
            html += "<p class=\"none\"><a href=\""
            text(file)
            html += "\" rel=\"noreferrer\" target=\"_blank\">Open it by itself</a></p>"
        }
        if case .hidden = body.content { return }
        if body.isCut {
            element("p", "Cut: the body has \(body.count) bytes.", class: "none")
        } else if case .binary(let bytes) = body.content, bytes.readableBytes < body.count {
            element("p", "The first \(bytes.readableBytes) of \(body.count) bytes.", class: "none")
        }
    }
}

extension TrafficLog.Entry.Body {
    /// A Boolean value indicating whether the image has its own file and would make the page slow to open.
    fileprivate var isLargeImage: Bool { file != nil && count > 256 << 10 }
}

/// A hexadecimal dump of bytes: `0000  89 50 4e 47 …  .PNG`.
private enum HexDump {
    private static let digits = Array("0123456789abcdef".unicodeScalars)

    static func text(_ bytes: ByteBuffer) -> String {
        let bytes = Array(bytes.readableBytesView)
        var text = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 16) {
            for shift in [12, 8, 4, 0] { text.append(digits[start >> shift & 15]) }
            text.append(contentsOf: "  ".unicodeScalars)
            let line = bytes[start..<min(start + 16, bytes.count)]
            for byte in line { text.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)], " "]) }
            text.append(contentsOf: String(repeating: "   ", count: 16 - line.count).unicodeScalars)
            text.append(" ")
            for byte in line { text.append(byte >= 0x20 && byte < 0x7F ? Unicode.Scalar(byte) : "·") }
            text.append("\n")
        }
        return String(text)
    }
}
