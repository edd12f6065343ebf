import AsyncGAPI
import HTTPTypes

/// URLs and forms that Python's google-cloud-storage signed with this key, which is for these tests only, by
/// `generate_signed_url(version="v4")` and `generate_signed_post_policy_v4` at a fixed time.
enum SignedVectors {
    static let email = "signer@project.iam.gserviceaccount.com"
    /// 2026-01-02T03:04:05Z.
    static let now = 1_767_323_045.0
    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCy0IaiLRF49LYY
        o7uxkBZg47gHsmA70CHKchgAvJg3ArkJVJT3ABHt0bK7OyYD4oGBFyXPnxxJPPHk
        OnXBWjg+qxH3AlJOxvRUNR2YXF1ll/4aDJ92M0++bUZnmJqQxXE4iPe5W1qLywUe
        vgkWzPkr0WROlganG9qJnb06dMObpTpvXz1yFfptnxZ5iVjwigF91SOLBJ/LPsyW
        hhCtvkZTRcFV3WlwPKPfnvTr2yn0zkOlLDarBp+btV3N+0/7mlz4WylYyRy4k9a6
        OmZT20zc0qiLX6+WmzOjL88E+UztqgLNoJjSkkUOKKvd2zFFj0l6J6Tm9c09aOQi
        q9n2d533AgMBAAECggEABzinTJgIA0Z+rsgN+xcX5ZnMriLkrVsJF6U76uuy31CG
        KyZLTcj8RbUY7rluHkILe4HKeR6yhGf9rNCKPjYSh2qz3bHY+RgieIlx7zFBDv/w
        YcTuEQFJeyXr7fXFEuD7uDjFKFXUIPPLT86E4h2CV+QA6luMsTr4EblZEany1wTn
        tdhlK19h7Uh2qWmwV+4hDa9zWP1AygejBgInHpw7Y0AUW/dMBZD82CbHLzgdWSfn
        j3E3YJf5NO4nOitEKyaJfBir/DziO6s35C87yeZwd5NWGm1ZTa+VzabK3e7XTEY7
        iFe+jUoUp9ikSN24Cjpyj1m6Z2e4pRac1NEmJP3kgQKBgQD54/NBxDai4Ifr5RvC
        splcNeAE3ZWJNQ/TiLaipAMGuyAU6ghKleD6kOB9yYWa9movXmCcK10Z3wFVkCCB
        6fnd57vvSIUPWuKEavD1biagZ4fAGQ4nABF4aMmRRetdYeey2FR6Q2kebquIXDTy
        NGgD12cV4/m9iKEQLSEANVgKBwKBgQC3L7dELmY+uZxlFBJdugZ5lEHiaD/X2VWP
        qFQHLWOdiFXx7h9oJt3xa0hEQb21j52oheoGZe55httaGsrYSAwfX9tyVZDvhWc1
        OItYirKCm1th5GDoHf8kFn0lsC/dMG5fknMLoUiwTXgYqAROCEWhzWmYDwfr52hV
        4mSE0NqQkQKBgExkjmIlnNpQL91CrijoNpAE/FYgc219pjfxzHuODkrJe/ZI0X4T
        sbKIBckOiWSlPjL69Cfp7c1R6nOA2x88KyHWjRKKpfrauvLmSoGNSguxesOUJUpw
        7+ZSioR5zok+u/llvvWdlA40oQXPwnPk54N9H0uG5Ts3AJ4UXclVhXOTAoGAA+qA
        N3PqeaLMJhkEv34vjz/NHMLvwnSB8L0/dpvQylhUxgQ6JabXDccmV1c0cAIu86BR
        PWvGalCotcdm2LLJl44cCdisbYJjj26zA+SLJmGd1XzlWXDyuFnGuRyIGWlkoqRl
        0zTScfpl+9jzpptkqa3TeQ2xNKjQwS1CytgQJBECgYEA0fVD707m98CSztV+LyKu
        GpiIHC29RF7p8pz9tHtBLLCeytsf8DRkIYUtrGNtQqteUJjKMEcMOyRpRmWto8nA
        lVIaP4qjXH73Q619ZoNYltML7ywKf9n5xTgwFMM4gcLeRxNOh7Z2i5Vlv+xc6bQM
        PHQ/vE9EWpBDLQrj5tKjLOo=
        -----END PRIVATE KEY-----
        """

    /// The beginning of each query, save for parameters that come before it.
    static let common =
        "X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=signer%40project.iam.gserviceaccount.com%2F20260102%2Fauto"
        + "%2Fstorage%2Fgoog4_request&X-Goog-Date=20260102T030405Z"

    struct URLVector: Sendable {
        var object: String?
        var method = HTTPRequest.Method.get
        var seconds = 600
        var headers: KeyValuePairs<String, String> = [:]
        var query: KeyValuePairs<String, String> = [:]
        var host = "storage.googleapis.com"
        var style = GAPI.StorageURLSigner.Style.path
        /// The URL without its signature; `*` stands for ``common``.
        var url: String
        /// The first digits of the signature.
        var signature: String
    }

    static let urls: [URLVector] = [
        URLVector(
            object: "cat.jpg",
            url: "https://storage.googleapis.com/photos/cat.jpg?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "34b10b0264e42657"
        ),
        URLVector(
            object: "a b+c&d=e?f#g%h~i.j_k-l'(m)*!",
            url:
                "https://storage.googleapis.com/photos/a%20b%2Bc%26d%3De%3Ff%23g%25h~i.j_k-l%27%28m%29%2A%21?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "2a46ee0bdc9e95c1"
        ),
        URLVector(
            object: "/leading//double/slash/",
            url:
                "https://storage.googleapis.com/photos//leading//double/slash/?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "924bc2f3121a46e8"
        ),
        URLVector(
            object: "Ünïcödé/猫/🐈.jpg",
            url:
                "https://storage.googleapis.com/photos/%C3%9Cn%C3%AFc%C3%B6d%C3%A9/%E7%8C%AB/%F0%9F%90%88.jpg?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "7e45f789673dc407"
        ),
        URLVector(
            object: "line\nbreak\ttab",
            url:
                "https://storage.googleapis.com/photos/line%0Abreak%09tab?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "0e8a82f2e5121933"
        ),
        URLVector(
            url: "https://storage.googleapis.com/photos?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "9838bfeda25fbc1c"
        ),
        URLVector(
            query: ["prefix": "a/b c", "delimiter": "/"],
            url:
                "https://storage.googleapis.com/photos?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host&delimiter=%2F&prefix=a%2Fb%20c",
            signature: "983880e4f160b6ad"
        ),
        URLVector(
            object: "cat.jpg",
            method: .put,
            seconds: 604800,
            headers: ["Content-Type": "image/jpeg", "x-goog-meta-b": "  two   words\t\tmore ", "X-Goog-Meta-A": "1"],
            url:
                "https://storage.googleapis.com/photos/cat.jpg?*&X-Goog-Expires=604800&X-Goog-SignedHeaders=content-type%3Bhost%3Bx-goog-meta-a%3Bx-goog-meta-b",
            signature: "8330f68762cc48dd"
        ),
        URLVector(
            object: "cat.jpg",
            method: .post,
            seconds: 1,
            headers: ["x-goog-resumable": "start"],
            url:
                "https://storage.googleapis.com/photos/cat.jpg?*&X-Goog-Expires=1&X-Goog-SignedHeaders=host%3Bx-goog-resumable",
            signature: "32bb42cd493de37b"
        ),
        URLVector(
            object: "cat.jpg",
            method: .delete,
            seconds: 60,
            query: ["generation": "17"],
            url:
                "https://storage.googleapis.com/photos/cat.jpg?*&X-Goog-Expires=60&X-Goog-SignedHeaders=host&generation=17",
            signature: "02390b534c664c47"
        ),
        URLVector(
            object: "cat.jpg",
            method: .put,
            seconds: 60,
            headers: ["x-goog-content-sha256": "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"],
            url:
                "https://storage.googleapis.com/photos/cat.jpg?*&X-Goog-Expires=60&X-Goog-SignedHeaders=host%3Bx-goog-content-sha256",
            signature: "a2acd9ee749e88fa"
        ),
        URLVector(
            object: "cat.jpg",
            seconds: 60,
            query: [
                "response-content-disposition": "attachment; filename=\"é.jpg\"", "response-content-type": "image/jpeg",
                "a": "", "A": "~ ._-%=/+",
            ],
            url:
                "https://storage.googleapis.com/photos/cat.jpg?A=~%20._-%25%3D%2F%2B&*&X-Goog-Expires=60&X-Goog-SignedHeaders=host&a=&response-content-disposition=attachment%3B%20filename%3D%22%C3%A9.jpg%22&response-content-type=image%2Fjpeg",
            signature: "a009e5fc6b0fafff"
        ),
        URLVector(
            object: "cat.jpg",
            style: .virtualHosted,
            url: "https://photos.storage.googleapis.com/cat.jpg?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "6afb7b9c2f090d6c"
        ),
        URLVector(
            style: .virtualHosted,
            url: "https://photos.storage.googleapis.com/?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "34d18afb45bc5dc9"
        ),
        URLVector(
            object: "/x y",
            style: .bucketBound(host: "http://cdn.example.com"),
            url: "http://cdn.example.com//x%20y?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "78de54d76a2cb7b0"
        ),
        URLVector(
            object: "x",
            style: .bucketBound(host: "https://cdn.example.com"),
            url: "https://cdn.example.com/x?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "9f36a36826f015b1"
        ),
        URLVector(
            object: "cat.jpg",
            host: "https://storage.example.org",
            url: "https://storage.example.org/photos/cat.jpg?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "9089695fd95fefe2"
        ),
        URLVector(
            object: "cat.jpg",
            host: "http://localhost",
            url: "http://localhost/photos/cat.jpg?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host",
            signature: "23101a9d9ea24542"
        ),
        URLVector(
            object: "cat.jpg",
            headers: ["x-goog-meta-list": " a ,  b,c  ", "x-goog-encryption-algorithm": "AES256"],
            url:
                "https://storage.googleapis.com/photos/cat.jpg?*&X-Goog-Expires=600&X-Goog-SignedHeaders=host%3Bx-goog-encryption-algorithm%3Bx-goog-meta-list",
            signature: "36a9c2db12f0167b"
        ),
    ]

    struct FormVector: Sendable {
        var object: String
        var seconds: Int
        var fields: [String: String] = [:]
        var conditions: [GAPI.FormCondition] = []
        var style = GAPI.StorageURLSigner.Style.path
        var url: String
        /// The policy before its encoding, without the members at the end that are the same in each.
        var policy: String
        var signature: String
    }

    static let forms: [FormVector] = [
        FormVector(
            object: "cat.jpg",
            seconds: 600,
            url: "https://storage.googleapis.com/photos/",
            policy: #"{"conditions":[{"bucket":"photos"},{"key":"cat.jpg"},*"2026-01-02T03:14:05Z"}"#,
            signature: "a2b6e37c6a64cfe0"
        ),
        FormVector(
            object: "${filename}",
            seconds: 60,
            conditions: [
                .startsWith(field: "key", ""), .contentLength(0...1048576), .equals(field: "Content-Type", "image/png"),
            ],
            url: "https://storage.googleapis.com/photos/",
            policy:
                #"{"conditions":[["starts-with","$key",""],["content-length-range",0,1048576],["eq","$Content-Type","image/png"],{"bucket":"photos"},{"key":"${filename}"},*"2026-01-02T03:05:05Z"}"#,
            signature: "5293249e194e9d7c"
        ),
        FormVector(
            object: "猫 \"quoted\" \\ 🐈.jpg",
            seconds: 60,
            fields: [
                "Content-Type": "text/plain", "x-goog-meta-ü": "é\n", "acl": "public-read", "x-ignore-note": "free",
            ],
            style: .virtualHosted,
            url: "https://photos.storage.googleapis.com/",
            policy:
                #"{"conditions":[{"Content-Type":"text/plain"},{"acl":"public-read"},{"x-goog-meta-\u00fc":"\u00e9\n"},{"bucket":"photos"},{"key":"\u732b \"quoted\" \\ \ud83d\udc08.jpg"},*"2026-01-02T03:05:05Z"}"#,
            signature: "118d56d77d92cc77"
        ),
        FormVector(
            object: "a/b.jpg",
            seconds: 604800,
            fields: ["success_action_redirect": "https://example.com/a?b=c&d=é"],
            style: .bucketBound(host: "http://cdn.example.com"),
            url: "http://cdn.example.com/",
            policy:
                #"{"conditions":[{"success_action_redirect":"https://example.com/a?b=c&d=\u00e9"},{"bucket":"photos"},{"key":"a/b.jpg"},*"2026-01-09T03:04:05Z"}"#,
            signature: "6ac7ce2ae235b444"
        ),
    ]
}
