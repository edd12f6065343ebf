import AsyncJSON
import AsyncXML
import NIOCore

/// Entries in the database: the client's elements as XML, and the server's metadata.
extension StoredEntry {
    /// The record of the entry.
    var record: StoreRecord {
        get throws {
            var root = XML.Element(FeedVocabulary.atom.name("entry"), attributes: attributes)
            root.declarations = declarations
            root.children = children
            var json: JSON.Value = [
                "collection": JSON.Value(collection), "version": JSON.Value(version),
                "published": JSON.Value(published),
                "entry": JSON.Value(String(decoding: try XML.Document(root: root).encoded(), as: UTF8.self)),
            ]
            if let media {
                json["media"] = ["contentType": JSON.Value(media.contentType), "size": JSON.Value(media.size)]
            }
            return StoreRecord(
                kind: .entry,
                key: "\(number)",
                state: isDeleted ? 1 : 0,
                time: updated,
                content: media?.content.file?.name,
                value: ByteBuffer(bytes: json.encoded())
            )
        }
    }

    /// Reads a record; `nil` if it is not one of an entry.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - json: Its value.
    ///   - file: The content to which it refers.
    init?(_ record: StoreRecord, _ json: JSON.Value, _ file: StoredFile?) {
        guard let number = Int(record.key), let collection = json["collection"]?.string,
            let version = json.int64("version"), let published = json.int64("published"),
            [Int64(number), version, published, record.time].allSatisfy({ 0...StoreContents.maximumNumber ~= $0 }),
            let text = json["entry"]?.string, let root = try? XML.Document(parsing: text).root,
            (json["media"] == nil) == (file == nil)
        else { return nil }
        self.init(collection: collection, number: number, version: Int(version), time: published)
        updated = record.time
        byteCount = record.value.readableBytes
        isDeleted = record.state != 0
        children = root.children
        attributes = root.attributes
        declarations = root.declarations
        if let file, let media = json["media"] {
            guard let type = media["contentType"]?.string, let size = media.int64("size") else { return nil }
            self.media = Media(contentType: type, content: .file(file), size: size)
        }
    }
}

extension StoreRecord {
    /// Returns the record of an upload that has ended with an entry.
    static func end(of upload: String, _ entry: StoredEntry, at time: Int64) -> StoreRecord {
        let place: JSON.Value = [
            "collection": JSON.Value(entry.collection), "number": JSON.Value("\(entry.number)"),
        ]
        return StoreRecord(
            kind: .feedUpload,
            key: upload,
            state: UploadRecord.ended,
            time: time,
            value: ByteBuffer(bytes: place.encoded())
        )
    }
}
