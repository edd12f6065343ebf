import GAPIDescription

/// Descriptions made for the tests of the generic service, with the forms that Google's have.
enum Documents {
    /// Simple paths, pages, media, and a resource whose id is in the body and the query only.
    static let library = document(
        #"""
        {"name": "library", "version": "v1", "rootUrl": "https://library.example/", "servicePath": "library/v1/",
         "parameters": {"alt": {"type": "string", "location": "query", "enum": ["json", "media"]},
                        "fields": {"type": "string", "location": "query"}},
         "schemas": {
          "Book": {"id": "Book", "type": "object", "properties": {
            "kind": {"type": "string", "default": "library#book"}, "id": {"type": "string"},
            "etag": {"type": "string"}, "title": {"type": "string"},
            "pages": {"type": "string", "format": "uint64"}, "updated": {"type": "string", "format": "date-time"},
            "binding": {"type": "string", "enum": ["HARD", "SOFT"]}, "labels": {"type": "array", "items": {"type": "string"}}}},
          "Books": {"id": "Books", "type": "object", "properties": {
            "kind": {"type": "string", "default": "library#books"}, "nextPageToken": {"type": "string"},
            "items": {"type": "array", "items": {"$ref": "Book"}}}},
          "Loan": {"id": "Loan", "type": "object", "properties": {"id": {"type": "string"}, "who": {"type": "string"}}},
          "Loans": {"id": "Loans", "type": "object", "properties": {
            "loans": {"type": "array", "items": {"$ref": "Loan"}}}}},
         "resources": {
          "books": {"methods": {
           "list": {"id": "library.books.list", "path": "shelves/{shelf}/books", "httpMethod": "GET",
            "parameters": {"shelf": {"type": "string", "required": true, "location": "path"},
             "maxResults": {"type": "integer", "format": "uint32", "minimum": "1", "maximum": "10", "location": "query"},
             "order": {"type": "string", "enum": ["title", "pages"], "location": "query"},
             "pageToken": {"type": "string", "location": "query"}},
            "parameterOrder": ["shelf"], "response": {"$ref": "Books"}},
           "insert": {"id": "library.books.insert", "path": "shelves/{shelf}/books", "httpMethod": "POST",
            "parameters": {"shelf": {"type": "string", "required": true, "location": "path"}},
            "request": {"$ref": "Book"}, "response": {"$ref": "Book"},
            "mediaUpload": {"accept": ["text/*"], "maxSize": "1MB", "protocols": {
             "simple": {"multipart": true, "path": "/upload/library/v1/shelves/{shelf}/books"},
             "resumable": {"multipart": true, "path": "/resumable/upload/library/v1/shelves/{shelf}/books"}}}},
           "get": {"id": "library.books.get", "path": "shelves/{shelf}/books/{book}", "httpMethod": "GET",
            "parameters": {"shelf": {"type": "string", "required": true, "location": "path"},
                           "book": {"type": "string", "required": true, "location": "path"}},
            "response": {"$ref": "Book"}, "supportsMediaDownload": true},
           "patch": {"id": "library.books.patch", "path": "shelves/{shelf}/books/{book}", "httpMethod": "PATCH",
            "parameters": {"shelf": {"type": "string", "required": true, "location": "path"},
                           "book": {"type": "string", "required": true, "location": "path"}},
            "request": {"$ref": "Book"}, "response": {"$ref": "Book"}},
           "update": {"id": "library.books.update", "path": "shelves/{shelf}/books/{book}", "httpMethod": "PUT",
            "parameters": {"shelf": {"type": "string", "required": true, "location": "path"},
                           "book": {"type": "string", "required": true, "location": "path"}},
            "request": {"$ref": "Book"}, "response": {"$ref": "Book"}},
           "delete": {"id": "library.books.delete", "path": "shelves/{shelf}/books/{book}", "httpMethod": "DELETE",
            "parameters": {"shelf": {"type": "string", "required": true, "location": "path"},
                           "book": {"type": "string", "required": true, "location": "path"}}},
           "best": {"id": "library.books.best", "path": "best", "httpMethod": "GET",
            "parameters": {"year": {"type": "integer", "format": "int32", "required": true, "location": "query"}},
            "response": {"$ref": "Book"}}}},
          "loans": {"methods": {
           "list": {"id": "library.loans.list", "path": "loans", "httpMethod": "GET",
            "parameters": {"id": {"type": "string", "repeated": true, "location": "query"}}, "response": {"$ref": "Loans"}},
           "insert": {"id": "library.loans.insert", "path": "loans", "httpMethod": "POST",
            "request": {"$ref": "Loan"}, "response": {"$ref": "Loan"}},
           "update": {"id": "library.loans.update", "path": "loans", "httpMethod": "PUT",
            "request": {"$ref": "Loan"}, "response": {"$ref": "Loan"}},
           "delete": {"id": "library.loans.delete", "path": "loans", "httpMethod": "DELETE",
            "parameters": {"id": {"type": "string", "required": true, "location": "query"}}}}}}}
        """#
    )

    /// Names of several segments, verbs, operations and raw bodies.
    static let cloud = document(
        #"""
        {"name": "cloud", "version": "v1", "rootUrl": "https://cloud.example/", "servicePath": "",
         "features": ["dataWrapper"],
         "schemas": {
          "Disk": {"id": "Disk", "type": "object", "properties": {
            "name": {"type": "string"}, "size": {"type": "string", "format": "int64"},
            "createTime": {"type": "string", "format": "google-datetime"}}},
          "Disks": {"id": "Disks", "type": "object", "properties": {
            "disks": {"type": "array", "items": {"$ref": "Disk"}}, "nextPageToken": {"type": "string"}}},
          "Operation": {"id": "Operation", "type": "object", "properties": {
            "name": {"type": "string"}, "done": {"type": "boolean"},
            "error": {"type": "object", "properties": {"code": {"type": "integer", "format": "int32"}}},
            "response": {"type": "object", "additionalProperties": {"type": "any"}}}},
          "Empty": {"id": "Empty", "type": "object", "properties": {}},
          "HttpBody": {"id": "HttpBody", "type": "object", "properties": {
            "contentType": {"type": "string"}, "data": {"type": "string", "format": "byte"},
            "extensions": {"type": "array", "items": {"type": "any"}}}}},
         "resources": {"projects": {"resources": {
          "disks": {"methods": {
           "create": {"id": "cloud.projects.disks.create", "path": "v1/{+parent}/disks",
            "flatPath": "v1/projects/{projectsId}/disks", "httpMethod": "POST",
            "parameters": {"parent": {"type": "string", "required": true, "location": "path"},
                           "diskId": {"type": "string", "location": "query"}},
            "request": {"$ref": "Disk"}, "response": {"$ref": "Operation"}},
           "get": {"id": "cloud.projects.disks.get", "path": "v1/{+name}",
            "flatPath": "v1/projects/{projectsId}/disks/{disksId}", "httpMethod": "GET",
            "parameters": {"name": {"type": "string", "required": true, "location": "path"}}, "response": {"$ref": "Disk"}},
           "patch": {"id": "cloud.projects.disks.patch", "path": "v1/{+name}",
            "flatPath": "v1/projects/{projectsId}/disks/{disksId}", "httpMethod": "PATCH",
            "parameters": {"name": {"type": "string", "required": true, "location": "path"},
                           "updateMask": {"type": "string", "format": "google-fieldmask", "location": "query"}},
            "request": {"$ref": "Disk"}, "response": {"$ref": "Disk"}},
           "list": {"id": "cloud.projects.disks.list", "path": "v1/{+parent}/disks",
            "flatPath": "v1/projects/{projectsId}/disks", "httpMethod": "GET",
            "parameters": {"parent": {"type": "string", "required": true, "location": "path"},
             "pageSize": {"type": "integer", "format": "int32", "location": "query"},
             "pageToken": {"type": "string", "location": "query"}}, "response": {"$ref": "Disks"}},
           "wipe": {"id": "cloud.projects.disks.wipe", "path": "v1/{+name}:wipe",
            "flatPath": "v1/projects/{projectsId}/disks/{disksId}:wipe", "httpMethod": "POST",
            "parameters": {"name": {"type": "string", "required": true, "location": "path"}}, "response": {"$ref": "Empty"}},
           "dump": {"id": "cloud.projects.disks.dump", "path": "v1/{+name}:dump",
            "flatPath": "v1/projects/{projectsId}/disks/{disksId}:dump", "httpMethod": "GET",
            "parameters": {"name": {"type": "string", "required": true, "location": "path"}}, "response": {"$ref": "HttpBody"}}}},
          "operations": {"methods": {
           "get": {"id": "cloud.projects.operations.get", "path": "v1/{+name}",
            "flatPath": "v1/projects/{projectsId}/operations/{operationsId}", "httpMethod": "GET",
            "parameters": {"name": {"type": "string", "required": true, "location": "path"}},
            "response": {"$ref": "Operation"}}}}}}}}
        """#
    )

    private static func document(_ text: String) -> API.Document {
        do {
            let (document, diagnostics) = try API.Document.parse(text.utf8)
            precondition(diagnostics.isEmpty, "\(diagnostics)")
            return document
        } catch { preconditionFailure("\(error)") }
    }
}
