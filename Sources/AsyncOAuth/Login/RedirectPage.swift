import NIOHTTP1

/// The page that a browser shows at the end of a login; it repeats nothing of the request.
struct RedirectPage {
    let status: HTTPResponseStatus
    let text: String

    init(_ verdict: RedirectGate.Verdict) {
        let sentence: String
        switch verdict {
        case .end(.success):
            status = .ok
            sentence = "The login is done. You can close this window."
        case .end(.failure):
            status = .ok
            sentence = "The login was not completed. You can close this window."
        case .stray(let code):
            status = code
            sentence = "This page does not belong to a login."
        }
        text = """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><title>Login</title><p>\(sentence)</p></html>

            """
    }

    /// The header fields: nothing is stored, loaded, framed, or told to other sites.
    var headers: HTTPHeaders {
        var headers: HTTPHeaders = [
            "Content-Type": "text/html; charset=utf-8",
            "Content-Length": "\(text.utf8.count)",
            "Cache-Control": "no-store",
            "Content-Security-Policy":
                "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Connection": "close",
        ]
        if status == .methodNotAllowed { headers.add(name: "Allow", value: "GET") }
        return headers
    }
}
