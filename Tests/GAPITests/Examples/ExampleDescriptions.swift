/// Parts of the descriptions of services that the emulator speaks, with what the examples use, and a feed.
enum ExampleDescriptions {
    /// The descriptions, by the names of their files.
    static let documents = [
        "storage.v1.json": storage, "drive.v3.json": drive, "calendar.v3.json": calendar,
    ]

    /// All methods, with the names of their services.
    static let methods = [
        ("storage:v1", "objects.list"), ("storage:v1", "objects.get"), ("storage:v1", "objects.insert"),
        ("storage:v1", "buckets.insert"), ("drive:v3", "about.get"), ("drive:v3", "files.list"),
        ("drive:v3", "files.get"), ("drive:v3", "files.create"), ("calendar:v3", "events.insert"),
        ("calendar:v3", "events.list"),
    ]

    static let storage = CallTests.description
        .replacing(#""servicePath""#, with: #""batchPath": "batch/storage/v1", "servicePath""#)
        .replacing(
            #""Bucket", "type": "object", "properties": {"name": {"type": "string"}"#,
            with: #"""
                "Bucket", "type": "object", "properties": {"name": {"type": "string",
                  "annotations": {"required": ["storage.buckets.insert"]}}
                """#
        )

    static let drive = #"""
        {"name": "drive", "version": "v3", "title": "Drive", "rootUrl": "https://www.googleapis.com/",
         "servicePath": "drive/v3/", "batchPath": "batch/drive/v3",
         "parameters": {"fields": {"type": "string", "location": "query"}},
         "schemas": {
           "About": {"id": "About", "type": "object", "properties": {"kind": {"type": "string"}}},
           "File": {"id": "File", "type": "object", "properties": {
             "id": {"type": "string"}, "name": {"type": "string"}, "mimeType": {"type": "string"},
             "size": {"type": "string", "format": "int64", "readOnly": true}}},
           "FileList": {"id": "FileList", "type": "object", "properties": {
             "files": {"type": "array", "items": {"$ref": "File"}}, "nextPageToken": {"type": "string"}}}},
         "resources": {
           "about": {"methods": {
             "get": {"id": "drive.about.get", "path": "about", "httpMethod": "GET", "response": {"$ref": "About"},
               "description": "Gets information about the user. Required: The `fields` parameter must be set. To return the exact fields you need, see [Return specific fields](https://developers.google.com/workspace/drive/api/guides/fields-parameter).",
               "parameterOrder": [], "parameters": {}}}},
           "files": {"methods": {
             "create": {"id": "drive.files.create", "path": "files", "httpMethod": "POST", "request": {"$ref": "File"},
               "response": {"$ref": "File"}, "supportsMediaUpload": true,
               "mediaUpload": {"accept": ["*/*"], "protocols": {
                 "simple": {"multipart": true, "path": "/upload/drive/v3/files"},
                 "resumable": {"multipart": true, "path": "/resumable/upload/drive/v3/files"}}}},
             "get": {"id": "drive.files.get", "path": "files/{fileId}", "httpMethod": "GET",
               "response": {"$ref": "File"}, "supportsMediaDownload": true, "parameterOrder": ["fileId"],
               "parameters": {"fileId": {"type": "string", "location": "path", "required": true}}},
             "list": {"id": "drive.files.list", "path": "files", "httpMethod": "GET",
               "response": {"$ref": "FileList"},
               "parameters": {"q": {"type": "string", "location": "query"},
                 "pageSize": {"type": "integer", "format": "int32", "location": "query"},
                 "pageToken": {"type": "string", "location": "query"}}}}}}}
        """#

    static let calendar = #"""
        {"name": "calendar", "version": "v3", "title": "Calendar", "rootUrl": "https://www.googleapis.com/",
         "servicePath": "calendar/v3/",
         "schemas": {
           "Event": {"id": "Event", "type": "object", "properties": {
             "kind": {"type": "string", "default": "calendar#event"}, "summary": {"type": "string"},
             "start": {"$ref": "EventDateTime", "annotations": {"required": ["calendar.events.insert"]}},
             "end": {"$ref": "EventDateTime", "annotations": {"required": ["calendar.events.insert"]}}}},
           "EventDateTime": {"id": "EventDateTime", "type": "object", "properties": {
             "date": {"type": "string", "format": "date"}, "dateTime": {"type": "string", "format": "date-time"},
             "timeZone": {"type": "string"}}},
           "Events": {"id": "Events", "type": "object", "properties": {
             "items": {"type": "array", "items": {"$ref": "Event"}}, "nextPageToken": {"type": "string"}}}},
         "resources": {"events": {"methods": {
           "insert": {"id": "calendar.events.insert", "path": "calendars/{calendarId}/events", "httpMethod": "POST",
             "parameterOrder": ["calendarId"], "request": {"$ref": "Event"}, "response": {"$ref": "Event"},
             "parameters": {"calendarId": {"type": "string", "location": "path", "required": true,
               "description": "Calendar identifier. For the calendar of the user, use the \"primary\" keyword."}}},
           "list": {"id": "calendar.events.list", "path": "calendars/{calendarId}/events", "httpMethod": "GET",
             "parameterOrder": ["calendarId"], "response": {"$ref": "Events"},
             "parameters": {"calendarId": {"type": "string", "location": "path", "required": true,
               "description": "Calendar identifier. For the calendar of the user, use the \"primary\" keyword."},
               "pageToken": {"type": "string", "location": "query"}}}}}}}
        """#

    /// Returns the description of a service with one method.
    static func items(of name: String) -> String {
        #"""
        {"name": "\#(name)", "version": "v1", "rootUrl": "https://\#(name).googleapis.com/",
         "servicePath": "\#(name)/v1/",
         "schemas": {"Item": {"id": "Item", "type": "object", "properties": {"id": {"type": "string"}}}},
         "resources": {"items": {"methods": {"get": {"id": "\#(name).items.get", "path": "items/{item}",
           "httpMethod": "GET", "parameterOrder": ["item"], "response": {"$ref": "Item"},
           "parameters": {"item": {"type": "string", "location": "path", "required": true}}}}}}}
        """#
    }

    /// A feed.
    static let feed = """
        <?xml version="1.0"?>
        <feed xmlns="http://www.w3.org/2005/Atom"><id>urn:x:1</id><title>Tea</title>
        <updated>2026-11-21T09:00:00Z</updated><author><name>Mia</name></author>
        <entry><id>urn:x:2</id><title>Green</title><updated>2026-11-21T09:00:00Z</updated><content>Good</content></entry>
        </feed>
        """
}
