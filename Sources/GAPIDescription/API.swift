@_exported public import AsyncJSON

/// Descriptions of JSON services: the contents of Google's Discovery documents, and the rules that follow from them.
///
/// The generator of service modules, the dynamic client, the command line and the emulator all read descriptions with
/// this module. So a list has the same pages, and an upload the same limits, in all of them.
///
/// ```swift
/// let (document, diagnostics) = try API.Document.parse(bytes)
/// for entry in document.allMethods { print(entry.method.id ?? "", document.paging(of: entry) != nil) }
/// ```
///
/// Source: [Discovery document reference](https://developers.google.com/discovery/v1/reference/apis).
public enum API {}
