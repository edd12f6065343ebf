#if KEPT
import AsyncJSON
#endif

package struct TableCell: Codable {
    var v: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct TableRow: Codable {
    var f: [Object<TableCell>]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct TableData: Codable {
    var kind, totalRows, pageToken: String?
    var rows: [Object<TableRow>]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}
