public import AsyncFeeds

extension GData {
    /// A query for documents, and the options of an upload.
    ///
    /// The parameters that all services have in common are available too: see ``Query``.
    public struct DocumentsQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The text that the title must contain (`title`).
        public var title: String? {
            get { query["title"] }
            set { query["title"] = newValue }
        }

        /// A Boolean value indicating whether ``title`` is the whole title (`title-exact`).
        public var isTitleExact: Bool? {
            get { query[value: "title-exact"] }
            set { query[value: "title-exact"] = newValue }
        }

        /// The folder that contains the documents (`folder`).
        public var folder: String? {
            get { query["folder"] }
            set { query["folder"] = newValue }
        }

        /// A Boolean value indicating whether the response includes folders (`showfolders`).
        public var showsFolders: Bool? {
            get { query[value: "showfolders"] }
            set { query[value: "showfolders"] = newValue }
        }

        /// A Boolean value indicating whether the response includes the root folder (`showroot`).
        public var showsRoot: Bool? {
            get { query[value: "showroot"] }
            set { query[value: "showroot"] = newValue }
        }

        /// The address of the owner (`owner`).
        public var owner: String? {
            get { query["owner"] }
            set { query["owner"] = newValue }
        }

        /// The address of a person who may read the documents (`reader`).
        public var reader: String? {
            get { query["reader"] }
            set { query["reader"] = newValue }
        }

        /// The address of a person who may change the documents (`writer`).
        public var writer: String? {
            get { query["writer"] }
            set { query["writer"] = newValue }
        }

        /// The earliest time at which the documents were opened (`opened-min`).
        public var openedMin: Atom.DateTime? {
            get { query[time: "opened-min"] }
            set { query[time: "opened-min"] = newValue }
        }

        /// The time before which the documents were opened (`opened-max`).
        public var openedMax: Atom.DateTime? {
            get { query[time: "opened-max"] }
            set { query[time: "opened-max"] = newValue }
        }

        /// The earliest time at which the documents were edited (`edited-min`).
        public var editedMin: Atom.DateTime? {
            get { query[time: "edited-min"] }
            set { query[time: "edited-min"] = newValue }
        }

        /// The time before which the documents were edited (`edited-max`).
        public var editedMax: Atom.DateTime? {
            get { query[time: "edited-max"] }
            set { query[time: "edited-max"] = newValue }
        }

        /// The language into which an upload is translated (`targetLanguage`).
        public var targetLanguage: String? {
            get { query["targetLanguage"] }
            set { query["targetLanguage"] = newValue }
        }

        /// The language from which an upload is translated (`sourceLanguage`).
        public var sourceLanguage: String? {
            get { query["sourceLanguage"] }
            set { query["sourceLanguage"] = newValue }
        }

        /// A Boolean value indicating whether a deletion is permanent and bypasses the trash (`delete`).
        public var deletes: Bool? {
            get { query[value: "delete"] }
            set { query[value: "delete"] = newValue }
        }

        /// A Boolean value indicating whether an upload is converted to an editable document (`convert`).
        public var converts: Bool? {
            get { query[value: "convert"] }
            set { query[value: "convert"] = newValue }
        }

        /// A Boolean value indicating whether the text of an uploaded image is recognized (`ocr`).
        public var recognizesText: Bool? {
            get { query[value: "ocr"] }
            set { query[value: "ocr"] = newValue }
        }

        /// A Boolean value indicating whether an upload creates a new revision (`new-revision`).
        public var createsRevision: Bool? {
            get { query[value: "new-revision"] }
            set { query[value: "new-revision"] = newValue }
        }
    }
}
