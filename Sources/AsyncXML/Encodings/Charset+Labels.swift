extension XML.Charset {
    /// The encodings and their labels (WHATWG Encoding Standard, section 4.2).
    ///
    /// The standard's `replacement` and `x-user-defined` are left out, because they do not stand for text.
    static let charsetsByLabel: [String: XML.Charset] = {
        var charsets: [String: XML.Charset] = [:]
        func add(_ name: String, _ scheme: Scheme, _ labels: String) {
            let charset = XML.Charset(name: name, scheme: scheme)
            charsets[name] = charset
            for label in labels.split(separator: " ") { charsets[String(label)] = charset }
        }
        func addISO8859(_ part: Int, _ labels: String) {
            let name = "iso-8859-\(part)"
            add(name, .singleByte("ISO-8859-\(part)"), labels + " iso8859-\(part) iso8859\(part) iso_8859-\(part)")
        }
        func addWindows(_ page: Int, _ labels: String = "") {
            add("windows-\(page)", .singleByte("CP\(page)"), labels + " cp\(page) x-cp\(page)")
        }

        add("utf-8", .utf8, "utf8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8")
        add("utf-16", .utf16(.unknown), "utf16 utf_16 u16 csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff")
        add("utf-16le", .utf16(.littleEndian), "utf-16-le unicodefffe")
        add("utf-16be", .utf16(.bigEndian), "utf-16-be")
        add("utf-32", .utf32(.unknown), "utf32 utf_32 u32 ucs-4 iso-10646-ucs-4")
        add("utf-32le", .utf32(.littleEndian), "utf-32-le")
        add("utf-32be", .utf32(.bigEndian), "utf-32-be")

        addWindows(1250)
        addWindows(1251)
        addWindows(
            1252,
            """
            ansi_x3.4-1968 ascii us-ascii iso-ir-100 iso-8859-1 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 \
            csisolatin1 cp819 ibm819
            """
        )
        addWindows(1253)
        addWindows(1254, "iso-8859-9 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 iso-ir-148 l5 latin5 csisolatin5")
        addWindows(1255)
        addWindows(1256)
        addWindows(1257)
        addWindows(1258)
        add(
            "windows-874",
            .singleByte("CP874"),
            "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620"
        )

        addISO8859(2, "iso_8859-2:1987 iso-ir-101 l2 latin2 csisolatin2")
        addISO8859(3, "iso_8859-3:1988 iso-ir-109 l3 latin3 csisolatin3")
        addISO8859(4, "iso_8859-4:1988 iso-ir-110 l4 latin4 csisolatin4")
        addISO8859(5, "iso_8859-5:1988 iso-ir-144 cyrillic csisolatincyrillic")
        addISO8859(
            6,
            """
            iso_8859-6:1987 iso-ir-127 arabic asmo-708 ecma-114 csiso88596e csiso88596i csisolatinarabic iso-8859-6-e \
            iso-8859-6-i
            """
        )
        addISO8859(7, "iso_8859-7:1987 iso-ir-126 greek greek8 ecma-118 elot_928 csisolatingreek sun_eu_greek")
        addISO8859(8, "iso_8859-8:1988 iso-ir-138 hebrew visual csiso88598e csisolatinhebrew iso-8859-8-e")
        add("iso-8859-8-i", .singleByte("ISO-8859-8"), "csiso88598i logical")
        addISO8859(10, "iso-ir-157 l6 latin6 csisolatin6")
        addISO8859(13, "")
        addISO8859(14, "")
        addISO8859(15, "l9 csisolatin9")
        addISO8859(16, "")
        add("ibm866", .singleByte("CP866"), "866 cp866 csibm866")
        add("koi8-r", .singleByte("KOI8-R"), "koi koi8 koi8_r cskoi8r")
        add("koi8-u", .singleByte("KOI8-U"), "koi8-ru")
        add("macintosh", .singleByte("MACINTOSH"), "mac csmacintosh x-mac-roman")
        add("x-mac-cyrillic", .singleByte("MAC-CYRILLIC"), "x-mac-ukrainian")

        add(
            "gbk",
            .multibyte(["GB18030"]),
            "chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk cp936"
        )
        add("gb18030", .multibyte(["GB18030"]), "")
        add("big5", .multibyte(["BIG5-HKSCS", "BIG5"]), "big5-hkscs cn-big5 csbig5 x-x-big5 cp950")
        add("euc-jp", .multibyte(["EUC-JP-MS", "EUC-JP"]), "cseucpkdfmtjapanese x-euc-jp")
        add("iso-2022-jp", .multibyte(["ISO-2022-JP-3", "ISO-2022-JP"]), "csiso2022jp")
        add(
            "shift_jis",
            .multibyte(["CP932", "SHIFT_JIS"]),
            "csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis cp932"
        )
        add(
            "euc-kr",
            .multibyte(["CP949", "UHC", "EUC-KR"]),
            """
            cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949 uhc cp949
            """
        )
        return charsets
    }()
}
