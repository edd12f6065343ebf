@_exported public import AsyncJSON

/// Descriptions of JSON services: Google's Discovery documents, what they say and what follows from it.
///
/// The generator of service modules, the dynamic client, the command line and the emulator all read descriptions here, so that
/// a list has the same pages and an upload the same limits in all of them.
///
/// ```swift
/// let (document, diagnostics) = try API.Document.parse(bytes)
/// for entry in document.allMethods { print(entry.method.id ?? "", document.paging(of: entry) != nil) }
/// ```
///
/// Source: [Discovery document reference](https://developers.google.com/discovery/v1/reference/apis).
public enum API {}
