import AsyncJSON
import HTTPTypes
import NIOCore

/// The HTML page of a log: a head, followed by a row for each attempt.
///
/// All text passes through ``HTMLText``, which escapes it. Even if markup got past it, the page's own security policy
/// would keep it from running or using the network.
enum TrafficPage {
    static func head(title: String, started: JSON.Timestamp?) -> HTMLText {
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
            page.text("\(local.date) \(local.time)")
        }
        page.raw("</p>\(TrafficPageAssets.tools)</header><main>\n")
        return page
    }

    /// Returns a note that attempts are missing.
    static func omitted(_ count: Int) -> String {
        "<p class=\"omitted\">\(count) attempts were left out here: the disk was too slow for them.</p>\n"
    }

    /// Appends the row of an attempt.
    static func append(_ entry: TrafficLog.Entry, to page: inout HTMLText) {
        let status = entry.response?.status.code
        let started = entry.started.description
        page.raw("<details class=\"")
        page.raw(kind(entry))
        page.raw("\" data-f=\"")
        page.raw(String(entry.fetch.number))
        page.raw("\"><summary><time datetime=\"")
        page.text(started)
        page.raw("\">")
        page.time(of: entry.started)
        page.raw("</time><b class=\"status\">")
        page.text(status.map(String.init) ?? (entry.end == .cancelled ? "stop" : "error"))
        page.raw("</b><b class=\"method\">")
        page.text(entry.request.method.rawValue)
        page.raw("</b><span class=\"url\"><i>")
        let path = entry.request.path ?? ""
        let end = path.utf8.firstIndex(of: UInt8(ascii: "?")) ?? path.endIndex
        page.text(entry.request.scheme ?? "")
        page.raw("://")
        page.text(entry.request.authority ?? "")
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
        page.raw("</span><span class=\"time\">")
        let took = time(entry.elapsed)
        page.raw(took)
        page.raw("<u style=\"width:\(share)%\"><s style=\"width:\(Int(waited))%\"></s></u></span></summary>\n")
        page.raw("<div class=\"in\">")
        if let failure = entry.end.failure { page.element("p", failure, class: "failure") }
        facts(entry, started, took, &page)
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
        page.secret(entry.curlBytes)
        page.raw("</pre></section></div></details>\n")
    }

    private static func facts(_ entry: TrafficLog.Entry, _ started: String, _ took: String, _ page: inout HTMLText) {
        page.raw("<p class=\"facts\">")
        var facts = ["Fetch \(entry.fetch)", started]
        if let head = entry.timeToHead, head < entry.elapsed { facts.append("head after \(time(head))") }
        facts.append("took \(took)")
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
