// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 1. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

public import AsyncGAPI

extension YouTube {
    public struct ContentRating: JSON.Model {
        public var acbRating: AcbRating?
        public var agcomRating: AgcomRating?
        public var anatelRating: AnatelRating?
        public var bbfcRating: BbfcRating?
        public var bfvcRating: BfvcRating?
        public var bmukkRating: BmukkRating?
        public var catvRating: CatvRating?
        public var catvfrRating: CatvfrRating?
        public var cbfcRating: CbfcRating?
        public var cccRating: CccRating?
        public var cceRating: CceRating?
        public var chfilmRating: ChfilmRating?
        public var chvrsRating: ChvrsRating?
        public var cicfRating: CicfRating?
        public var cnaRating: CnaRating?
        public var cncRating: CncRating?
        public var csaRating: CsaRating?
        public var cscfRating: CscfRating?
        public var czfilmRating: CzfilmRating?
        public var djctqRating: DjctqRating?
        public var djctqRatingReasons: [DjctqRatingReasons]?
        public var ecbmctRating: EcbmctRating?
        public var eefilmRating: EefilmRating?
        public var egfilmRating: EgfilmRating?
        public var eirinRating: EirinRating?
        public var fcbmRating: FcbmRating?
        public var fcoRating: FcoRating?
        /// Deprecated.
        public var fmocRating: FmocRating?
        public var fpbRating: FpbRating?
        public var fpbRatingReasons: [FpbRatingReasons]?
        public var fskRating: FskRating?
        public var grfilmRating: GrfilmRating?
        public var icaaRating: IcaaRating?
        public var ifcoRating: IfcoRating?
        public var ilfilmRating: IlfilmRating?
        public var incaaRating: IncaaRating?
        public var kfcbRating: KfcbRating?
        public var kijkwijzerRating: KijkwijzerRating?
        public var kmrbRating: KmrbRating?
        public var lsfRating: LsfRating?
        public var mccaaRating: MccaaRating?
        public var mccypRating: MccypRating?
        public var mcstRating: McstRating?
        public var mdaRating: MdaRating?
        public var medietilsynetRating: MedietilsynetRating?
        public var mekuRating: MekuRating?
        public var menaMpaaRating: MenaMpaaRating?
        public var mibacRating: MibacRating?
        public var mocRating: MocRating?
        public var moctwRating: MoctwRating?
        public var mpaaRating: MpaaRating?
        public var mpaatRating: MpaatRating?
        public var mtrcbRating: MtrcbRating?
        public var nbcRating: NbcRating?
        public var nbcplRating: NbcplRating?
        public var nfrcRating: NfrcRating?
        public var nfvcbRating: NfvcbRating?
        public var nkclvRating: NkclvRating?
        public var nmcRating: NmcRating?
        public var oflcRating: OflcRating?
        public var pefilmRating: PefilmRating?
        public var rcnofRating: RcnofRating?
        public var resorteviolenciaRating: ResorteviolenciaRating?
        public var rtcRating: RtcRating?
        public var rteRating: RteRating?
        public var russiaRating: RussiaRating?
        public var skfilmRating: SkfilmRating?
        public var smaisRating: SmaisRating?
        public var smsaRating: SmsaRating?
        public var tvpgRating: TvpgRating?
        public var ytRating: YtRating?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("acbRating", \.acbRating), .enumeration("agcomRating", \.agcomRating),
            .enumeration("anatelRating", \.anatelRating), .enumeration("bbfcRating", \.bbfcRating),
            .enumeration("bfvcRating", \.bfvcRating), .enumeration("bmukkRating", \.bmukkRating),
            .enumeration("catvRating", \.catvRating), .enumeration("catvfrRating", \.catvfrRating),
            .enumeration("cbfcRating", \.cbfcRating), .enumeration("cccRating", \.cccRating),
            .enumeration("cceRating", \.cceRating), .enumeration("chfilmRating", \.chfilmRating),
            .enumeration("chvrsRating", \.chvrsRating), .enumeration("cicfRating", \.cicfRating),
            .enumeration("cnaRating", \.cnaRating), .enumeration("cncRating", \.cncRating),
            .enumeration("csaRating", \.csaRating), .enumeration("cscfRating", \.cscfRating),
            .enumeration("czfilmRating", \.czfilmRating), .enumeration("djctqRating", \.djctqRating),
            .array("djctqRatingReasons", \.djctqRatingReasons, of: .enumeration),
            .enumeration("ecbmctRating", \.ecbmctRating), .enumeration("eefilmRating", \.eefilmRating),
            .enumeration("egfilmRating", \.egfilmRating), .enumeration("eirinRating", \.eirinRating),
            .enumeration("fcbmRating", \.fcbmRating), .enumeration("fcoRating", \.fcoRating),
            .enumeration("fmocRating", \.fmocRating), .enumeration("fpbRating", \.fpbRating),
            .array("fpbRatingReasons", \.fpbRatingReasons, of: .enumeration), .enumeration("fskRating", \.fskRating),
            .enumeration("grfilmRating", \.grfilmRating), .enumeration("icaaRating", \.icaaRating),
            .enumeration("ifcoRating", \.ifcoRating), .enumeration("ilfilmRating", \.ilfilmRating),
            .enumeration("incaaRating", \.incaaRating), .enumeration("kfcbRating", \.kfcbRating),
            .enumeration("kijkwijzerRating", \.kijkwijzerRating), .enumeration("kmrbRating", \.kmrbRating),
            .enumeration("lsfRating", \.lsfRating), .enumeration("mccaaRating", \.mccaaRating),
            .enumeration("mccypRating", \.mccypRating), .enumeration("mcstRating", \.mcstRating),
            .enumeration("mdaRating", \.mdaRating), .enumeration("medietilsynetRating", \.medietilsynetRating),
            .enumeration("mekuRating", \.mekuRating), .enumeration("menaMpaaRating", \.menaMpaaRating),
            .enumeration("mibacRating", \.mibacRating), .enumeration("mocRating", \.mocRating),
            .enumeration("moctwRating", \.moctwRating), .enumeration("mpaaRating", \.mpaaRating),
            .enumeration("mpaatRating", \.mpaatRating), .enumeration("mtrcbRating", \.mtrcbRating),
            .enumeration("nbcRating", \.nbcRating), .enumeration("nbcplRating", \.nbcplRating),
            .enumeration("nfrcRating", \.nfrcRating), .enumeration("nfvcbRating", \.nfvcbRating),
            .enumeration("nkclvRating", \.nkclvRating), .enumeration("nmcRating", \.nmcRating),
            .enumeration("oflcRating", \.oflcRating), .enumeration("pefilmRating", \.pefilmRating),
            .enumeration("rcnofRating", \.rcnofRating), .enumeration("resorteviolenciaRating", \.resorteviolenciaRating),
            .enumeration("rtcRating", \.rtcRating), .enumeration("rteRating", \.rteRating),
            .enumeration("russiaRating", \.russiaRating), .enumeration("skfilmRating", \.skfilmRating),
            .enumeration("smaisRating", \.smaisRating), .enumeration("smsaRating", \.smsaRating),
            .enumeration("tvpgRating", \.tvpgRating), .enumeration("ytRating", \.ytRating)
        ]

        public struct AcbRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var acbUnspecified: Self { Self(rawValue: "acbUnspecified") }
            public static var acbE: Self { Self(rawValue: "acbE") }
            public static var acbP: Self { Self(rawValue: "acbP") }
            public static var acbC: Self { Self(rawValue: "acbC") }
            public static var acbG: Self { Self(rawValue: "acbG") }
            public static var acbPg: Self { Self(rawValue: "acbPg") }
            public static var acbM: Self { Self(rawValue: "acbM") }
            public static var acbMa15plus: Self { Self(rawValue: "acbMa15plus") }
            public static var acbR18plus: Self { Self(rawValue: "acbR18plus") }
            public static var acbUnrated: Self { Self(rawValue: "acbUnrated") }
        }

        public struct AgcomRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var agcomUnspecified: Self { Self(rawValue: "agcomUnspecified") }
            public static var agcomT: Self { Self(rawValue: "agcomT") }
            public static var agcomVm14: Self { Self(rawValue: "agcomVm14") }
            public static var agcomVm18: Self { Self(rawValue: "agcomVm18") }
            public static var agcomUnrated: Self { Self(rawValue: "agcomUnrated") }
        }

        public struct AnatelRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var anatelUnspecified: Self { Self(rawValue: "anatelUnspecified") }
            public static var anatelF: Self { Self(rawValue: "anatelF") }
            public static var anatelI: Self { Self(rawValue: "anatelI") }
            public static var anatelI7: Self { Self(rawValue: "anatelI7") }
            public static var anatelI10: Self { Self(rawValue: "anatelI10") }
            public static var anatelI12: Self { Self(rawValue: "anatelI12") }
            public static var anatelR: Self { Self(rawValue: "anatelR") }
            public static var anatelA: Self { Self(rawValue: "anatelA") }
            public static var anatelUnrated: Self { Self(rawValue: "anatelUnrated") }
        }

        public struct BbfcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var bbfcUnspecified: Self { Self(rawValue: "bbfcUnspecified") }
            public static var bbfcU: Self { Self(rawValue: "bbfcU") }
            public static var bbfcPg: Self { Self(rawValue: "bbfcPg") }
            public static var bbfc12a: Self { Self(rawValue: "bbfc12a") }
            public static var bbfc12: Self { Self(rawValue: "bbfc12") }
            public static var bbfc15: Self { Self(rawValue: "bbfc15") }
            public static var bbfc18: Self { Self(rawValue: "bbfc18") }
            public static var bbfcR18: Self { Self(rawValue: "bbfcR18") }
            public static var bbfcUnrated: Self { Self(rawValue: "bbfcUnrated") }
        }

        public struct BfvcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var bfvcUnspecified: Self { Self(rawValue: "bfvcUnspecified") }
            public static var bfvcG: Self { Self(rawValue: "bfvcG") }
            public static var bfvcE: Self { Self(rawValue: "bfvcE") }
            public static var bfvc13: Self { Self(rawValue: "bfvc13") }
            public static var bfvc15: Self { Self(rawValue: "bfvc15") }
            public static var bfvc18: Self { Self(rawValue: "bfvc18") }
            public static var bfvc20: Self { Self(rawValue: "bfvc20") }
            public static var bfvcB: Self { Self(rawValue: "bfvcB") }
            public static var bfvcUnrated: Self { Self(rawValue: "bfvcUnrated") }
        }

        public struct BmukkRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var bmukkUnspecified: Self { Self(rawValue: "bmukkUnspecified") }
            public static var bmukkAa: Self { Self(rawValue: "bmukkAa") }
            public static var bmukk6: Self { Self(rawValue: "bmukk6") }
            public static var bmukk8: Self { Self(rawValue: "bmukk8") }
            public static var bmukk10: Self { Self(rawValue: "bmukk10") }
            public static var bmukk12: Self { Self(rawValue: "bmukk12") }
            public static var bmukk14: Self { Self(rawValue: "bmukk14") }
            public static var bmukk16: Self { Self(rawValue: "bmukk16") }
            public static var bmukkUnrated: Self { Self(rawValue: "bmukkUnrated") }
        }

        public struct CatvRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var catvUnspecified: Self { Self(rawValue: "catvUnspecified") }
            public static var catvC: Self { Self(rawValue: "catvC") }
            public static var catvC8: Self { Self(rawValue: "catvC8") }
            public static var catvG: Self { Self(rawValue: "catvG") }
            public static var catvPg: Self { Self(rawValue: "catvPg") }
            public static var catv14plus: Self { Self(rawValue: "catv14plus") }
            public static var catv18plus: Self { Self(rawValue: "catv18plus") }
            public static var catvUnrated: Self { Self(rawValue: "catvUnrated") }
            public static var catvE: Self { Self(rawValue: "catvE") }
        }

        public struct CatvfrRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var catvfrUnspecified: Self { Self(rawValue: "catvfrUnspecified") }
            public static var catvfrG: Self { Self(rawValue: "catvfrG") }
            public static var catvfr8plus: Self { Self(rawValue: "catvfr8plus") }
            public static var catvfr13plus: Self { Self(rawValue: "catvfr13plus") }
            public static var catvfr16plus: Self { Self(rawValue: "catvfr16plus") }
            public static var catvfr18plus: Self { Self(rawValue: "catvfr18plus") }
            public static var catvfrUnrated: Self { Self(rawValue: "catvfrUnrated") }
            public static var catvfrE: Self { Self(rawValue: "catvfrE") }
        }

        public struct CbfcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cbfcUnspecified: Self { Self(rawValue: "cbfcUnspecified") }
            public static var cbfcU: Self { Self(rawValue: "cbfcU") }
            public static var cbfcUA: Self { Self(rawValue: "cbfcUA") }
            public static var cbfcUA7plus: Self { Self(rawValue: "cbfcUA7plus") }
            public static var cbfcUA13plus: Self { Self(rawValue: "cbfcUA13plus") }
            public static var cbfcUA16plus: Self { Self(rawValue: "cbfcUA16plus") }
            public static var cbfcA: Self { Self(rawValue: "cbfcA") }
            public static var cbfcS: Self { Self(rawValue: "cbfcS") }
            public static var cbfcUnrated: Self { Self(rawValue: "cbfcUnrated") }
        }

        public struct CccRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cccUnspecified: Self { Self(rawValue: "cccUnspecified") }
            public static var cccTe: Self { Self(rawValue: "cccTe") }
            public static var ccc6: Self { Self(rawValue: "ccc6") }
            public static var ccc14: Self { Self(rawValue: "ccc14") }
            public static var ccc18: Self { Self(rawValue: "ccc18") }
            public static var ccc18v: Self { Self(rawValue: "ccc18v") }
            public static var ccc18s: Self { Self(rawValue: "ccc18s") }
            public static var cccUnrated: Self { Self(rawValue: "cccUnrated") }
        }

        public struct CceRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cceUnspecified: Self { Self(rawValue: "cceUnspecified") }
            public static var cceM4: Self { Self(rawValue: "cceM4") }
            public static var cceM6: Self { Self(rawValue: "cceM6") }
            public static var cceM12: Self { Self(rawValue: "cceM12") }
            public static var cceM16: Self { Self(rawValue: "cceM16") }
            public static var cceM18: Self { Self(rawValue: "cceM18") }
            public static var cceUnrated: Self { Self(rawValue: "cceUnrated") }
            public static var cceM14: Self { Self(rawValue: "cceM14") }
        }

        public struct ChfilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var chfilmUnspecified: Self { Self(rawValue: "chfilmUnspecified") }
            public static var chfilm0: Self { Self(rawValue: "chfilm0") }
            public static var chfilm6: Self { Self(rawValue: "chfilm6") }
            public static var chfilm12: Self { Self(rawValue: "chfilm12") }
            public static var chfilm16: Self { Self(rawValue: "chfilm16") }
            public static var chfilm18: Self { Self(rawValue: "chfilm18") }
            public static var chfilmUnrated: Self { Self(rawValue: "chfilmUnrated") }
        }

        public struct ChvrsRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var chvrsUnspecified: Self { Self(rawValue: "chvrsUnspecified") }
            public static var chvrsG: Self { Self(rawValue: "chvrsG") }
            public static var chvrsPg: Self { Self(rawValue: "chvrsPg") }
            public static var chvrs14a: Self { Self(rawValue: "chvrs14a") }
            public static var chvrs18a: Self { Self(rawValue: "chvrs18a") }
            public static var chvrsR: Self { Self(rawValue: "chvrsR") }
            public static var chvrsE: Self { Self(rawValue: "chvrsE") }
            public static var chvrsUnrated: Self { Self(rawValue: "chvrsUnrated") }
        }

        public struct CicfRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cicfUnspecified: Self { Self(rawValue: "cicfUnspecified") }
            public static var cicfE: Self { Self(rawValue: "cicfE") }
            public static var cicfKtEa: Self { Self(rawValue: "cicfKtEa") }
            public static var cicfKntEna: Self { Self(rawValue: "cicfKntEna") }
            public static var cicfUnrated: Self { Self(rawValue: "cicfUnrated") }
        }

        public struct CnaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cnaUnspecified: Self { Self(rawValue: "cnaUnspecified") }
            public static var cnaAp: Self { Self(rawValue: "cnaAp") }
            public static var cna12: Self { Self(rawValue: "cna12") }
            public static var cna15: Self { Self(rawValue: "cna15") }
            public static var cna18: Self { Self(rawValue: "cna18") }
            public static var cna18plus: Self { Self(rawValue: "cna18plus") }
            public static var cnaUnrated: Self { Self(rawValue: "cnaUnrated") }
        }

        public struct CncRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cncUnspecified: Self { Self(rawValue: "cncUnspecified") }
            public static var cncT: Self { Self(rawValue: "cncT") }
            public static var cnc10: Self { Self(rawValue: "cnc10") }
            public static var cnc12: Self { Self(rawValue: "cnc12") }
            public static var cnc16: Self { Self(rawValue: "cnc16") }
            public static var cnc18: Self { Self(rawValue: "cnc18") }
            public static var cncE: Self { Self(rawValue: "cncE") }
            public static var cncInterdiction: Self { Self(rawValue: "cncInterdiction") }
            public static var cncUnrated: Self { Self(rawValue: "cncUnrated") }
        }

        public struct CsaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var csaUnspecified: Self { Self(rawValue: "csaUnspecified") }
            public static var csaT: Self { Self(rawValue: "csaT") }
            public static var csa10: Self { Self(rawValue: "csa10") }
            public static var csa12: Self { Self(rawValue: "csa12") }
            public static var csa16: Self { Self(rawValue: "csa16") }
            public static var csa18: Self { Self(rawValue: "csa18") }
            public static var csaInterdiction: Self { Self(rawValue: "csaInterdiction") }
            public static var csaUnrated: Self { Self(rawValue: "csaUnrated") }
        }

        public struct CscfRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cscfUnspecified: Self { Self(rawValue: "cscfUnspecified") }
            public static var cscfAl: Self { Self(rawValue: "cscfAl") }
            public static var cscfA: Self { Self(rawValue: "cscfA") }
            public static var cscf6: Self { Self(rawValue: "cscf6") }
            public static var cscf9: Self { Self(rawValue: "cscf9") }
            public static var cscf12: Self { Self(rawValue: "cscf12") }
            public static var cscf16: Self { Self(rawValue: "cscf16") }
            public static var cscf18: Self { Self(rawValue: "cscf18") }
            public static var cscfUnrated: Self { Self(rawValue: "cscfUnrated") }
        }

        public struct CzfilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var czfilmUnspecified: Self { Self(rawValue: "czfilmUnspecified") }
            public static var czfilmU: Self { Self(rawValue: "czfilmU") }
            public static var czfilm12: Self { Self(rawValue: "czfilm12") }
            public static var czfilm14: Self { Self(rawValue: "czfilm14") }
            public static var czfilm18: Self { Self(rawValue: "czfilm18") }
            public static var czfilmUnrated: Self { Self(rawValue: "czfilmUnrated") }
        }

        public struct DjctqRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var djctqUnspecified: Self { Self(rawValue: "djctqUnspecified") }
            public static var djctqL: Self { Self(rawValue: "djctqL") }
            public static var djctq10: Self { Self(rawValue: "djctq10") }
            public static var djctq12: Self { Self(rawValue: "djctq12") }
            public static var djctq14: Self { Self(rawValue: "djctq14") }
            public static var djctq16: Self { Self(rawValue: "djctq16") }
            public static var djctq18: Self { Self(rawValue: "djctq18") }
            public static var djctqEr: Self { Self(rawValue: "djctqEr") }
            public static var djctqL10: Self { Self(rawValue: "djctqL10") }
            public static var djctqL12: Self { Self(rawValue: "djctqL12") }
            public static var djctqL14: Self { Self(rawValue: "djctqL14") }
            public static var djctqL16: Self { Self(rawValue: "djctqL16") }
            public static var djctqL18: Self { Self(rawValue: "djctqL18") }
            public static var djctq1012: Self { Self(rawValue: "djctq1012") }
            public static var djctq1014: Self { Self(rawValue: "djctq1014") }
            public static var djctq1016: Self { Self(rawValue: "djctq1016") }
            public static var djctq1018: Self { Self(rawValue: "djctq1018") }
            public static var djctq1214: Self { Self(rawValue: "djctq1214") }
            public static var djctq1216: Self { Self(rawValue: "djctq1216") }
            public static var djctq1218: Self { Self(rawValue: "djctq1218") }
            public static var djctq1416: Self { Self(rawValue: "djctq1416") }
            public static var djctq1418: Self { Self(rawValue: "djctq1418") }
            public static var djctq1618: Self { Self(rawValue: "djctq1618") }
            public static var djctqUnrated: Self { Self(rawValue: "djctqUnrated") }
        }

        public struct DjctqRatingReasons: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var djctqRatingReasonUnspecified: Self { Self(rawValue: "djctqRatingReasonUnspecified") }
            public static var djctqViolence: Self { Self(rawValue: "djctqViolence") }
            public static var djctqExtremeViolence: Self { Self(rawValue: "djctqExtremeViolence") }
            public static var djctqSexualContent: Self { Self(rawValue: "djctqSexualContent") }
            public static var djctqNudity: Self { Self(rawValue: "djctqNudity") }
            public static var djctqSex: Self { Self(rawValue: "djctqSex") }
            public static var djctqExplicitSex: Self { Self(rawValue: "djctqExplicitSex") }
            public static var djctqDrugs: Self { Self(rawValue: "djctqDrugs") }
            public static var djctqLegalDrugs: Self { Self(rawValue: "djctqLegalDrugs") }
            public static var djctqIllegalDrugs: Self { Self(rawValue: "djctqIllegalDrugs") }
            public static var djctqInappropriateLanguage: Self { Self(rawValue: "djctqInappropriateLanguage") }
            public static var djctqCriminalActs: Self { Self(rawValue: "djctqCriminalActs") }
            public static var djctqImpactingContent: Self { Self(rawValue: "djctqImpactingContent") }
            public static var djctqFear: Self { Self(rawValue: "djctqFear") }
            public static var djctqMedicalProcedures: Self { Self(rawValue: "djctqMedicalProcedures") }
            public static var djctqSensitiveTopics: Self { Self(rawValue: "djctqSensitiveTopics") }
            public static var djctqFantasyViolence: Self { Self(rawValue: "djctqFantasyViolence") }
        }

        public struct EcbmctRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var ecbmctUnspecified: Self { Self(rawValue: "ecbmctUnspecified") }
            public static var ecbmctG: Self { Self(rawValue: "ecbmctG") }
            public static var ecbmct7a: Self { Self(rawValue: "ecbmct7a") }
            public static var ecbmct7plus: Self { Self(rawValue: "ecbmct7plus") }
            public static var ecbmct13a: Self { Self(rawValue: "ecbmct13a") }
            public static var ecbmct13plus: Self { Self(rawValue: "ecbmct13plus") }
            public static var ecbmct15a: Self { Self(rawValue: "ecbmct15a") }
            public static var ecbmct15plus: Self { Self(rawValue: "ecbmct15plus") }
            public static var ecbmct18plus: Self { Self(rawValue: "ecbmct18plus") }
            public static var ecbmctUnrated: Self { Self(rawValue: "ecbmctUnrated") }
        }

        public struct EefilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var eefilmUnspecified: Self { Self(rawValue: "eefilmUnspecified") }
            public static var eefilmPere: Self { Self(rawValue: "eefilmPere") }
            public static var eefilmL: Self { Self(rawValue: "eefilmL") }
            public static var eefilmMs6: Self { Self(rawValue: "eefilmMs6") }
            public static var eefilmK6: Self { Self(rawValue: "eefilmK6") }
            public static var eefilmMs12: Self { Self(rawValue: "eefilmMs12") }
            public static var eefilmK12: Self { Self(rawValue: "eefilmK12") }
            public static var eefilmK14: Self { Self(rawValue: "eefilmK14") }
            public static var eefilmK16: Self { Self(rawValue: "eefilmK16") }
            public static var eefilmUnrated: Self { Self(rawValue: "eefilmUnrated") }
        }

        public struct EgfilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var egfilmUnspecified: Self { Self(rawValue: "egfilmUnspecified") }
            public static var egfilmGn: Self { Self(rawValue: "egfilmGn") }
            public static var egfilm18: Self { Self(rawValue: "egfilm18") }
            public static var egfilmBn: Self { Self(rawValue: "egfilmBn") }
            public static var egfilmUnrated: Self { Self(rawValue: "egfilmUnrated") }
        }

        public struct EirinRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var eirinUnspecified: Self { Self(rawValue: "eirinUnspecified") }
            public static var eirinG: Self { Self(rawValue: "eirinG") }
            public static var eirinPg12: Self { Self(rawValue: "eirinPg12") }
            public static var eirinR15plus: Self { Self(rawValue: "eirinR15plus") }
            public static var eirinR18plus: Self { Self(rawValue: "eirinR18plus") }
            public static var eirinUnrated: Self { Self(rawValue: "eirinUnrated") }
        }

        public struct FcbmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var fcbmUnspecified: Self { Self(rawValue: "fcbmUnspecified") }
            public static var fcbmU: Self { Self(rawValue: "fcbmU") }
            public static var fcbmPg13: Self { Self(rawValue: "fcbmPg13") }
            public static var fcbmP13: Self { Self(rawValue: "fcbmP13") }
            public static var fcbm18: Self { Self(rawValue: "fcbm18") }
            public static var fcbm18sx: Self { Self(rawValue: "fcbm18sx") }
            public static var fcbm18pa: Self { Self(rawValue: "fcbm18pa") }
            public static var fcbm18sg: Self { Self(rawValue: "fcbm18sg") }
            public static var fcbm18pl: Self { Self(rawValue: "fcbm18pl") }
            public static var fcbmUnrated: Self { Self(rawValue: "fcbmUnrated") }
        }

        public struct FcoRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var fcoUnspecified: Self { Self(rawValue: "fcoUnspecified") }
            public static var fcoI: Self { Self(rawValue: "fcoI") }
            public static var fcoIia: Self { Self(rawValue: "fcoIia") }
            public static var fcoIib: Self { Self(rawValue: "fcoIib") }
            public static var fcoIi: Self { Self(rawValue: "fcoIi") }
            public static var fcoIii: Self { Self(rawValue: "fcoIii") }
            public static var fcoUnrated: Self { Self(rawValue: "fcoUnrated") }
        }

        /// Deprecated.
        public struct FmocRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var fmocUnspecified: Self { Self(rawValue: "fmocUnspecified") }
            public static var fmocU: Self { Self(rawValue: "fmocU") }
            public static var fmoc10: Self { Self(rawValue: "fmoc10") }
            public static var fmoc12: Self { Self(rawValue: "fmoc12") }
            public static var fmoc16: Self { Self(rawValue: "fmoc16") }
            public static var fmoc18: Self { Self(rawValue: "fmoc18") }
            public static var fmocE: Self { Self(rawValue: "fmocE") }
            public static var fmocUnrated: Self { Self(rawValue: "fmocUnrated") }
        }

        public struct FpbRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var fpbUnspecified: Self { Self(rawValue: "fpbUnspecified") }
            public static var fpbA: Self { Self(rawValue: "fpbA") }
            public static var fpbPg: Self { Self(rawValue: "fpbPg") }
            public static var fpb79Pg: Self { Self(rawValue: "fpb79Pg") }
            public static var fpb1012Pg: Self { Self(rawValue: "fpb1012Pg") }
            public static var fpb13: Self { Self(rawValue: "fpb13") }
            public static var fpb16: Self { Self(rawValue: "fpb16") }
            public static var fpb18: Self { Self(rawValue: "fpb18") }
            public static var fpbX18: Self { Self(rawValue: "fpbX18") }
            public static var fpbXx: Self { Self(rawValue: "fpbXx") }
            public static var fpbUnrated: Self { Self(rawValue: "fpbUnrated") }
            public static var fpb10: Self { Self(rawValue: "fpb10") }
        }

        public struct FpbRatingReasons: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var fpbRatingReasonUnspecified: Self { Self(rawValue: "fpbRatingReasonUnspecified") }
            public static var fpbBlasphemy: Self { Self(rawValue: "fpbBlasphemy") }
            public static var fpbLanguage: Self { Self(rawValue: "fpbLanguage") }
            public static var fpbNudity: Self { Self(rawValue: "fpbNudity") }
            public static var fpbPrejudice: Self { Self(rawValue: "fpbPrejudice") }
            public static var fpbSex: Self { Self(rawValue: "fpbSex") }
            public static var fpbViolence: Self { Self(rawValue: "fpbViolence") }
            public static var fpbDrugs: Self { Self(rawValue: "fpbDrugs") }
            public static var fpbSexualViolence: Self { Self(rawValue: "fpbSexualViolence") }
            public static var fpbHorror: Self { Self(rawValue: "fpbHorror") }
            public static var fpbCriminalTechniques: Self { Self(rawValue: "fpbCriminalTechniques") }
            public static var fpbImitativeActsTechniques: Self { Self(rawValue: "fpbImitativeActsTechniques") }
        }

        public struct FskRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var fskUnspecified: Self { Self(rawValue: "fskUnspecified") }
            public static var fsk0: Self { Self(rawValue: "fsk0") }
            public static var fsk6: Self { Self(rawValue: "fsk6") }
            public static var fsk12: Self { Self(rawValue: "fsk12") }
            public static var fsk16: Self { Self(rawValue: "fsk16") }
            public static var fsk18: Self { Self(rawValue: "fsk18") }
            public static var fskUnrated: Self { Self(rawValue: "fskUnrated") }
        }

        public struct GrfilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var grfilmUnspecified: Self { Self(rawValue: "grfilmUnspecified") }
            public static var grfilmK: Self { Self(rawValue: "grfilmK") }
            public static var grfilmE: Self { Self(rawValue: "grfilmE") }
            public static var grfilmK12: Self { Self(rawValue: "grfilmK12") }
            public static var grfilmK13: Self { Self(rawValue: "grfilmK13") }
            public static var grfilmK15: Self { Self(rawValue: "grfilmK15") }
            public static var grfilmK17: Self { Self(rawValue: "grfilmK17") }
            public static var grfilmK18: Self { Self(rawValue: "grfilmK18") }
            public static var grfilmUnrated: Self { Self(rawValue: "grfilmUnrated") }
        }

        public struct IcaaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var icaaUnspecified: Self { Self(rawValue: "icaaUnspecified") }
            public static var icaaApta: Self { Self(rawValue: "icaaApta") }
            public static var icaa7: Self { Self(rawValue: "icaa7") }
            public static var icaa12: Self { Self(rawValue: "icaa12") }
            public static var icaa13: Self { Self(rawValue: "icaa13") }
            public static var icaa16: Self { Self(rawValue: "icaa16") }
            public static var icaa18: Self { Self(rawValue: "icaa18") }
            public static var icaaX: Self { Self(rawValue: "icaaX") }
            public static var icaaUnrated: Self { Self(rawValue: "icaaUnrated") }
        }

        public struct IfcoRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var ifcoUnspecified: Self { Self(rawValue: "ifcoUnspecified") }
            public static var ifcoG: Self { Self(rawValue: "ifcoG") }
            public static var ifcoPg: Self { Self(rawValue: "ifcoPg") }
            public static var ifco12: Self { Self(rawValue: "ifco12") }
            public static var ifco12a: Self { Self(rawValue: "ifco12a") }
            public static var ifco15: Self { Self(rawValue: "ifco15") }
            public static var ifco15a: Self { Self(rawValue: "ifco15a") }
            public static var ifco16: Self { Self(rawValue: "ifco16") }
            public static var ifco18: Self { Self(rawValue: "ifco18") }
            public static var ifcoUnrated: Self { Self(rawValue: "ifcoUnrated") }
        }

        public struct IlfilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var ilfilmUnspecified: Self { Self(rawValue: "ilfilmUnspecified") }
            public static var ilfilmAa: Self { Self(rawValue: "ilfilmAa") }
            public static var ilfilm12: Self { Self(rawValue: "ilfilm12") }
            public static var ilfilm14: Self { Self(rawValue: "ilfilm14") }
            public static var ilfilm16: Self { Self(rawValue: "ilfilm16") }
            public static var ilfilm18: Self { Self(rawValue: "ilfilm18") }
            public static var ilfilmUnrated: Self { Self(rawValue: "ilfilmUnrated") }
        }

        public struct IncaaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var incaaUnspecified: Self { Self(rawValue: "incaaUnspecified") }
            public static var incaaAtp: Self { Self(rawValue: "incaaAtp") }
            public static var incaaSam13: Self { Self(rawValue: "incaaSam13") }
            public static var incaaSam16: Self { Self(rawValue: "incaaSam16") }
            public static var incaaSam18: Self { Self(rawValue: "incaaSam18") }
            public static var incaaC: Self { Self(rawValue: "incaaC") }
            public static var incaaUnrated: Self { Self(rawValue: "incaaUnrated") }
        }

        public struct KfcbRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var kfcbUnspecified: Self { Self(rawValue: "kfcbUnspecified") }
            public static var kfcbG: Self { Self(rawValue: "kfcbG") }
            public static var kfcbPg: Self { Self(rawValue: "kfcbPg") }
            public static var kfcb16plus: Self { Self(rawValue: "kfcb16plus") }
            public static var kfcbR: Self { Self(rawValue: "kfcbR") }
            public static var kfcbUnrated: Self { Self(rawValue: "kfcbUnrated") }
        }

        public struct KijkwijzerRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var kijkwijzerUnspecified: Self { Self(rawValue: "kijkwijzerUnspecified") }
            public static var kijkwijzerAl: Self { Self(rawValue: "kijkwijzerAl") }
            public static var kijkwijzer6: Self { Self(rawValue: "kijkwijzer6") }
            public static var kijkwijzer9: Self { Self(rawValue: "kijkwijzer9") }
            public static var kijkwijzer12: Self { Self(rawValue: "kijkwijzer12") }
            public static var kijkwijzer16: Self { Self(rawValue: "kijkwijzer16") }
            public static var kijkwijzer18: Self { Self(rawValue: "kijkwijzer18") }
            public static var kijkwijzerUnrated: Self { Self(rawValue: "kijkwijzerUnrated") }
        }

        public struct KmrbRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var kmrbUnspecified: Self { Self(rawValue: "kmrbUnspecified") }
            public static var kmrbAll: Self { Self(rawValue: "kmrbAll") }
            public static var kmrb12plus: Self { Self(rawValue: "kmrb12plus") }
            public static var kmrb15plus: Self { Self(rawValue: "kmrb15plus") }
            public static var kmrbTeenr: Self { Self(rawValue: "kmrbTeenr") }
            public static var kmrbR: Self { Self(rawValue: "kmrbR") }
            public static var kmrbUnrated: Self { Self(rawValue: "kmrbUnrated") }
        }

        public struct LsfRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var lsfUnspecified: Self { Self(rawValue: "lsfUnspecified") }
            public static var lsfSu: Self { Self(rawValue: "lsfSu") }
            public static var lsfA: Self { Self(rawValue: "lsfA") }
            @available(*, deprecated)
            public static var lsfBo: Self { Self(rawValue: "lsfBo") }
            public static var lsf13: Self { Self(rawValue: "lsf13") }
            @available(*, deprecated)
            public static var lsfR: Self { Self(rawValue: "lsfR") }
            public static var lsf17: Self { Self(rawValue: "lsf17") }
            @available(*, deprecated)
            public static var lsfD: Self { Self(rawValue: "lsfD") }
            public static var lsf21: Self { Self(rawValue: "lsf21") }
            @available(*, deprecated)
            public static var lsfUnrated: Self { Self(rawValue: "lsfUnrated") }
        }

        public struct MccaaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mccaaUnspecified: Self { Self(rawValue: "mccaaUnspecified") }
            public static var mccaaU: Self { Self(rawValue: "mccaaU") }
            public static var mccaaPg: Self { Self(rawValue: "mccaaPg") }
            public static var mccaa12a: Self { Self(rawValue: "mccaa12a") }
            public static var mccaa12: Self { Self(rawValue: "mccaa12") }
            public static var mccaa14: Self { Self(rawValue: "mccaa14") }
            public static var mccaa15: Self { Self(rawValue: "mccaa15") }
            public static var mccaa16: Self { Self(rawValue: "mccaa16") }
            public static var mccaa18: Self { Self(rawValue: "mccaa18") }
            public static var mccaaUnrated: Self { Self(rawValue: "mccaaUnrated") }
        }

        public struct MccypRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mccypUnspecified: Self { Self(rawValue: "mccypUnspecified") }
            public static var mccypA: Self { Self(rawValue: "mccypA") }
            public static var mccyp7: Self { Self(rawValue: "mccyp7") }
            public static var mccyp11: Self { Self(rawValue: "mccyp11") }
            public static var mccyp15: Self { Self(rawValue: "mccyp15") }
            public static var mccypUnrated: Self { Self(rawValue: "mccypUnrated") }
        }

        public struct McstRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mcstUnspecified: Self { Self(rawValue: "mcstUnspecified") }
            public static var mcstP: Self { Self(rawValue: "mcstP") }
            public static var mcst0: Self { Self(rawValue: "mcst0") }
            public static var mcstC13: Self { Self(rawValue: "mcstC13") }
            public static var mcstC16: Self { Self(rawValue: "mcstC16") }
            public static var mcst16plus: Self { Self(rawValue: "mcst16plus") }
            public static var mcstC18: Self { Self(rawValue: "mcstC18") }
            public static var mcstGPg: Self { Self(rawValue: "mcstGPg") }
            public static var mcstUnrated: Self { Self(rawValue: "mcstUnrated") }
        }

        public struct MdaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mdaUnspecified: Self { Self(rawValue: "mdaUnspecified") }
            public static var mdaG: Self { Self(rawValue: "mdaG") }
            public static var mdaPg: Self { Self(rawValue: "mdaPg") }
            public static var mdaPg13: Self { Self(rawValue: "mdaPg13") }
            public static var mdaNc16: Self { Self(rawValue: "mdaNc16") }
            public static var mdaM18: Self { Self(rawValue: "mdaM18") }
            public static var mdaR21: Self { Self(rawValue: "mdaR21") }
            public static var mdaUnrated: Self { Self(rawValue: "mdaUnrated") }
        }

        public struct MedietilsynetRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var medietilsynetUnspecified: Self { Self(rawValue: "medietilsynetUnspecified") }
            public static var medietilsynetA: Self { Self(rawValue: "medietilsynetA") }
            public static var medietilsynet6: Self { Self(rawValue: "medietilsynet6") }
            public static var medietilsynet7: Self { Self(rawValue: "medietilsynet7") }
            public static var medietilsynet9: Self { Self(rawValue: "medietilsynet9") }
            public static var medietilsynet11: Self { Self(rawValue: "medietilsynet11") }
            public static var medietilsynet12: Self { Self(rawValue: "medietilsynet12") }
            public static var medietilsynet15: Self { Self(rawValue: "medietilsynet15") }
            public static var medietilsynet18: Self { Self(rawValue: "medietilsynet18") }
            public static var medietilsynetUnrated: Self { Self(rawValue: "medietilsynetUnrated") }
        }

        public struct MekuRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mekuUnspecified: Self { Self(rawValue: "mekuUnspecified") }
            public static var mekuS: Self { Self(rawValue: "mekuS") }
            public static var meku7: Self { Self(rawValue: "meku7") }
            public static var meku12: Self { Self(rawValue: "meku12") }
            public static var meku16: Self { Self(rawValue: "meku16") }
            public static var meku18: Self { Self(rawValue: "meku18") }
            public static var mekuUnrated: Self { Self(rawValue: "mekuUnrated") }
        }

        public struct MenaMpaaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var menaMpaaUnspecified: Self { Self(rawValue: "menaMpaaUnspecified") }
            public static var menaMpaaG: Self { Self(rawValue: "menaMpaaG") }
            public static var menaMpaaPg: Self { Self(rawValue: "menaMpaaPg") }
            public static var menaMpaaPg13: Self { Self(rawValue: "menaMpaaPg13") }
            public static var menaMpaaR: Self { Self(rawValue: "menaMpaaR") }
            public static var menaMpaaUnrated: Self { Self(rawValue: "menaMpaaUnrated") }
        }

        public struct MibacRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mibacUnspecified: Self { Self(rawValue: "mibacUnspecified") }
            public static var mibacT: Self { Self(rawValue: "mibacT") }
            public static var mibacVap: Self { Self(rawValue: "mibacVap") }
            public static var mibacVm6: Self { Self(rawValue: "mibacVm6") }
            public static var mibacVm12: Self { Self(rawValue: "mibacVm12") }
            public static var mibacVm14: Self { Self(rawValue: "mibacVm14") }
            public static var mibacVm16: Self { Self(rawValue: "mibacVm16") }
            public static var mibacVm18: Self { Self(rawValue: "mibacVm18") }
            public static var mibacUnrated: Self { Self(rawValue: "mibacUnrated") }
        }

        public struct MocRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mocUnspecified: Self { Self(rawValue: "mocUnspecified") }
            public static var mocE: Self { Self(rawValue: "mocE") }
            public static var mocT: Self { Self(rawValue: "mocT") }
            public static var moc7: Self { Self(rawValue: "moc7") }
            public static var moc12: Self { Self(rawValue: "moc12") }
            public static var moc15: Self { Self(rawValue: "moc15") }
            public static var moc18: Self { Self(rawValue: "moc18") }
            public static var mocX: Self { Self(rawValue: "mocX") }
            public static var mocBanned: Self { Self(rawValue: "mocBanned") }
            public static var mocUnrated: Self { Self(rawValue: "mocUnrated") }
        }

        public struct MoctwRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var moctwUnspecified: Self { Self(rawValue: "moctwUnspecified") }
            public static var moctwG: Self { Self(rawValue: "moctwG") }
            public static var moctwP: Self { Self(rawValue: "moctwP") }
            public static var moctwPg: Self { Self(rawValue: "moctwPg") }
            public static var moctwR: Self { Self(rawValue: "moctwR") }
            public static var moctwUnrated: Self { Self(rawValue: "moctwUnrated") }
            public static var moctwR12: Self { Self(rawValue: "moctwR12") }
            public static var moctwR15: Self { Self(rawValue: "moctwR15") }
        }

        public struct MpaaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mpaaUnspecified: Self { Self(rawValue: "mpaaUnspecified") }
            public static var mpaaG: Self { Self(rawValue: "mpaaG") }
            public static var mpaaPg: Self { Self(rawValue: "mpaaPg") }
            public static var mpaaPg13: Self { Self(rawValue: "mpaaPg13") }
            public static var mpaaR: Self { Self(rawValue: "mpaaR") }
            public static var mpaaNc17: Self { Self(rawValue: "mpaaNc17") }
            public static var mpaaX: Self { Self(rawValue: "mpaaX") }
            public static var mpaaUnrated: Self { Self(rawValue: "mpaaUnrated") }
        }

        public struct MpaatRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mpaatUnspecified: Self { Self(rawValue: "mpaatUnspecified") }
            public static var mpaatGb: Self { Self(rawValue: "mpaatGb") }
            public static var mpaatRb: Self { Self(rawValue: "mpaatRb") }
        }

        public struct MtrcbRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var mtrcbUnspecified: Self { Self(rawValue: "mtrcbUnspecified") }
            public static var mtrcbG: Self { Self(rawValue: "mtrcbG") }
            public static var mtrcbPg: Self { Self(rawValue: "mtrcbPg") }
            public static var mtrcbR13: Self { Self(rawValue: "mtrcbR13") }
            public static var mtrcbR16: Self { Self(rawValue: "mtrcbR16") }
            public static var mtrcbR18: Self { Self(rawValue: "mtrcbR18") }
            public static var mtrcbX: Self { Self(rawValue: "mtrcbX") }
            public static var mtrcbUnrated: Self { Self(rawValue: "mtrcbUnrated") }
        }

        public struct NbcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nbcUnspecified: Self { Self(rawValue: "nbcUnspecified") }
            public static var nbcG: Self { Self(rawValue: "nbcG") }
            public static var nbcPg: Self { Self(rawValue: "nbcPg") }
            public static var nbc12plus: Self { Self(rawValue: "nbc12plus") }
            public static var nbc15plus: Self { Self(rawValue: "nbc15plus") }
            public static var nbc18plus: Self { Self(rawValue: "nbc18plus") }
            public static var nbc18plusr: Self { Self(rawValue: "nbc18plusr") }
            public static var nbcPu: Self { Self(rawValue: "nbcPu") }
            public static var nbcUnrated: Self { Self(rawValue: "nbcUnrated") }
        }

        public struct NbcplRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nbcplUnspecified: Self { Self(rawValue: "nbcplUnspecified") }
            public static var nbcplI: Self { Self(rawValue: "nbcplI") }
            public static var nbcplIi: Self { Self(rawValue: "nbcplIi") }
            public static var nbcplIii: Self { Self(rawValue: "nbcplIii") }
            public static var nbcplIv: Self { Self(rawValue: "nbcplIv") }
            public static var nbcpl18plus: Self { Self(rawValue: "nbcpl18plus") }
            public static var nbcplUnrated: Self { Self(rawValue: "nbcplUnrated") }
        }

        public struct NfrcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nfrcUnspecified: Self { Self(rawValue: "nfrcUnspecified") }
            public static var nfrcA: Self { Self(rawValue: "nfrcA") }
            public static var nfrcB: Self { Self(rawValue: "nfrcB") }
            public static var nfrcC: Self { Self(rawValue: "nfrcC") }
            public static var nfrcD: Self { Self(rawValue: "nfrcD") }
            public static var nfrcX: Self { Self(rawValue: "nfrcX") }
            public static var nfrcUnrated: Self { Self(rawValue: "nfrcUnrated") }
        }

        public struct NfvcbRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nfvcbUnspecified: Self { Self(rawValue: "nfvcbUnspecified") }
            public static var nfvcbG: Self { Self(rawValue: "nfvcbG") }
            public static var nfvcbPg: Self { Self(rawValue: "nfvcbPg") }
            public static var nfvcb12: Self { Self(rawValue: "nfvcb12") }
            public static var nfvcb12a: Self { Self(rawValue: "nfvcb12a") }
            public static var nfvcb15: Self { Self(rawValue: "nfvcb15") }
            public static var nfvcb18: Self { Self(rawValue: "nfvcb18") }
            public static var nfvcbRe: Self { Self(rawValue: "nfvcbRe") }
            public static var nfvcbUnrated: Self { Self(rawValue: "nfvcbUnrated") }
        }

        public struct NkclvRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nkclvUnspecified: Self { Self(rawValue: "nkclvUnspecified") }
            public static var nkclvU: Self { Self(rawValue: "nkclvU") }
            public static var nkclv7plus: Self { Self(rawValue: "nkclv7plus") }
            public static var nkclv12plus: Self { Self(rawValue: "nkclv12plus") }
            public static var nkclv16plus: Self { Self(rawValue: "nkclv16plus") }
            public static var nkclv18plus: Self { Self(rawValue: "nkclv18plus") }
            public static var nkclvUnrated: Self { Self(rawValue: "nkclvUnrated") }
        }

        public struct NmcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nmcUnspecified: Self { Self(rawValue: "nmcUnspecified") }
            public static var nmcG: Self { Self(rawValue: "nmcG") }
            public static var nmcPg: Self { Self(rawValue: "nmcPg") }
            public static var nmcPg13: Self { Self(rawValue: "nmcPg13") }
            public static var nmcPg15: Self { Self(rawValue: "nmcPg15") }
            public static var nmc15plus: Self { Self(rawValue: "nmc15plus") }
            public static var nmc18plus: Self { Self(rawValue: "nmc18plus") }
            public static var nmc18tc: Self { Self(rawValue: "nmc18tc") }
            public static var nmcUnrated: Self { Self(rawValue: "nmcUnrated") }
        }

        public struct OflcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var oflcUnspecified: Self { Self(rawValue: "oflcUnspecified") }
            public static var oflcG: Self { Self(rawValue: "oflcG") }
            public static var oflcPg: Self { Self(rawValue: "oflcPg") }
            public static var oflcM: Self { Self(rawValue: "oflcM") }
            public static var oflcR13: Self { Self(rawValue: "oflcR13") }
            public static var oflcR15: Self { Self(rawValue: "oflcR15") }
            public static var oflcR16: Self { Self(rawValue: "oflcR16") }
            public static var oflcR18: Self { Self(rawValue: "oflcR18") }
            public static var oflcUnrated: Self { Self(rawValue: "oflcUnrated") }
            public static var oflcRp13: Self { Self(rawValue: "oflcRp13") }
            public static var oflcRp16: Self { Self(rawValue: "oflcRp16") }
            public static var oflcRp18: Self { Self(rawValue: "oflcRp18") }
        }

        public struct PefilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var pefilmUnspecified: Self { Self(rawValue: "pefilmUnspecified") }
            public static var pefilmPt: Self { Self(rawValue: "pefilmPt") }
            public static var pefilmPg: Self { Self(rawValue: "pefilmPg") }
            public static var pefilm14: Self { Self(rawValue: "pefilm14") }
            public static var pefilm18: Self { Self(rawValue: "pefilm18") }
            public static var pefilmUnrated: Self { Self(rawValue: "pefilmUnrated") }
        }

        public struct RcnofRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var rcnofUnspecified: Self { Self(rawValue: "rcnofUnspecified") }
            public static var rcnofI: Self { Self(rawValue: "rcnofI") }
            public static var rcnofIi: Self { Self(rawValue: "rcnofIi") }
            public static var rcnofIii: Self { Self(rawValue: "rcnofIii") }
            public static var rcnofIv: Self { Self(rawValue: "rcnofIv") }
            public static var rcnofV: Self { Self(rawValue: "rcnofV") }
            public static var rcnofVi: Self { Self(rawValue: "rcnofVi") }
            public static var rcnofUnrated: Self { Self(rawValue: "rcnofUnrated") }
        }

        public struct ResorteviolenciaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var resorteviolenciaUnspecified: Self { Self(rawValue: "resorteviolenciaUnspecified") }
            public static var resorteviolenciaA: Self { Self(rawValue: "resorteviolenciaA") }
            public static var resorteviolenciaB: Self { Self(rawValue: "resorteviolenciaB") }
            public static var resorteviolenciaC: Self { Self(rawValue: "resorteviolenciaC") }
            public static var resorteviolenciaD: Self { Self(rawValue: "resorteviolenciaD") }
            public static var resorteviolenciaE: Self { Self(rawValue: "resorteviolenciaE") }
            public static var resorteviolenciaUnrated: Self { Self(rawValue: "resorteviolenciaUnrated") }
        }

        public struct RtcRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var rtcUnspecified: Self { Self(rawValue: "rtcUnspecified") }
            public static var rtcAa: Self { Self(rawValue: "rtcAa") }
            public static var rtcA: Self { Self(rawValue: "rtcA") }
            public static var rtcB: Self { Self(rawValue: "rtcB") }
            public static var rtcB15: Self { Self(rawValue: "rtcB15") }
            public static var rtcC: Self { Self(rawValue: "rtcC") }
            public static var rtcD: Self { Self(rawValue: "rtcD") }
            public static var rtcUnrated: Self { Self(rawValue: "rtcUnrated") }
        }

        public struct RteRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var rteUnspecified: Self { Self(rawValue: "rteUnspecified") }
            public static var rteGa: Self { Self(rawValue: "rteGa") }
            public static var rteCh: Self { Self(rawValue: "rteCh") }
            public static var rtePs: Self { Self(rawValue: "rtePs") }
            public static var rteMa: Self { Self(rawValue: "rteMa") }
            public static var rteUnrated: Self { Self(rawValue: "rteUnrated") }
        }

        public struct RussiaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var russiaUnspecified: Self { Self(rawValue: "russiaUnspecified") }
            public static var russia0: Self { Self(rawValue: "russia0") }
            public static var russia6: Self { Self(rawValue: "russia6") }
            public static var russia12: Self { Self(rawValue: "russia12") }
            public static var russia16: Self { Self(rawValue: "russia16") }
            public static var russia18: Self { Self(rawValue: "russia18") }
            public static var russiaUnrated: Self { Self(rawValue: "russiaUnrated") }
        }

        public struct SkfilmRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var skfilmUnspecified: Self { Self(rawValue: "skfilmUnspecified") }
            public static var skfilmG: Self { Self(rawValue: "skfilmG") }
            public static var skfilmP2: Self { Self(rawValue: "skfilmP2") }
            public static var skfilmP5: Self { Self(rawValue: "skfilmP5") }
            public static var skfilmP8: Self { Self(rawValue: "skfilmP8") }
            public static var skfilmUnrated: Self { Self(rawValue: "skfilmUnrated") }
        }

        public struct SmaisRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var smaisUnspecified: Self { Self(rawValue: "smaisUnspecified") }
            public static var smaisL: Self { Self(rawValue: "smaisL") }
            public static var smais7: Self { Self(rawValue: "smais7") }
            public static var smais12: Self { Self(rawValue: "smais12") }
            public static var smais14: Self { Self(rawValue: "smais14") }
            public static var smais16: Self { Self(rawValue: "smais16") }
            public static var smais18: Self { Self(rawValue: "smais18") }
            public static var smaisUnrated: Self { Self(rawValue: "smaisUnrated") }
        }

        public struct SmsaRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var smsaUnspecified: Self { Self(rawValue: "smsaUnspecified") }
            public static var smsaA: Self { Self(rawValue: "smsaA") }
            public static var smsa7: Self { Self(rawValue: "smsa7") }
            public static var smsa11: Self { Self(rawValue: "smsa11") }
            public static var smsa15: Self { Self(rawValue: "smsa15") }
            public static var smsaUnrated: Self { Self(rawValue: "smsaUnrated") }
        }

        public struct TvpgRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var tvpgUnspecified: Self { Self(rawValue: "tvpgUnspecified") }
            public static var tvpgY: Self { Self(rawValue: "tvpgY") }
            public static var tvpgY7: Self { Self(rawValue: "tvpgY7") }
            public static var tvpgY7Fv: Self { Self(rawValue: "tvpgY7Fv") }
            public static var tvpgG: Self { Self(rawValue: "tvpgG") }
            public static var tvpgPg: Self { Self(rawValue: "tvpgPg") }
            public static var pg14: Self { Self(rawValue: "pg14") }
            public static var tvpgMa: Self { Self(rawValue: "tvpgMa") }
            public static var tvpgUnrated: Self { Self(rawValue: "tvpgUnrated") }
        }

        public struct YtRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var ytUnspecified: Self { Self(rawValue: "ytUnspecified") }
            public static var ytAgeRestricted: Self { Self(rawValue: "ytAgeRestricted") }
        }
    }

    public struct Cuepoint: JSON.Model {
        public var cueType: CueType?
        public var durationSecs: Swift.UInt32?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var insertionOffsetTimeMs: Swift.Int64?
        public var walltimeMs: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("cueType", \.cueType), .uint32("durationSecs", \.durationSecs), .string("etag", \.etag),
            .string("id", \.id), .int64("insertionOffsetTimeMs", \.insertionOffsetTimeMs),
            .uint64("walltimeMs", \.walltimeMs)
        ]

        public struct CueType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var cueTypeUnspecified: Self { Self(rawValue: "cueTypeUnspecified") }
            public static var cueTypeAd: Self { Self(rawValue: "cueTypeAd") }
        }
    }

    public struct CuepointSchedule: JSON.Model {
        public var enabled: Swift.Bool?
        public var pauseAdsUntil: Swift.String?
        /// Deprecated.
        public var repeatIntervalSecs: Swift.Int32?
        /// Deprecated.
        public var scheduleStrategy: ScheduleStrategy?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("enabled", \.enabled), .string("pauseAdsUntil", \.pauseAdsUntil),
            .int32("repeatIntervalSecs", \.repeatIntervalSecs), .enumeration("scheduleStrategy", \.scheduleStrategy)
        ]

        /// Deprecated.
        public struct ScheduleStrategy: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var scheduleStrategyUnspecified: Self { Self(rawValue: "scheduleStrategyUnspecified") }
            public static var concurrent: Self { Self(rawValue: "concurrent") }
            public static var nonConcurrent: Self { Self(rawValue: "nonConcurrent") }
        }
    }

    public struct Entity: JSON.Model {
        public var id: Swift.String?
        public var typeId: Swift.String?
        public var url: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("typeId", \.typeId), .string("url", \.url)
        ]
    }

    public struct GeoPoint: JSON.Model {
        public var altitude: Swift.Double?
        public var latitude: Swift.Double?
        public var longitude: Swift.Double?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("altitude", \.altitude), .double("latitude", \.latitude), .double("longitude", \.longitude)
        ]
    }

    public struct I18nLanguage: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: I18nLanguageSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct I18nLanguageListResponse: JSON.Model {
        public var etag: Swift.String?
        public var eventId: Swift.String?
        public var items: [I18nLanguage]?
        public var kind: Swift.String?
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("visitorId", \.visitorId)
        ]
    }

    public struct I18nLanguageSnippet: JSON.Model {
        public var hl: Swift.String?
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("hl", \.hl), .string("name", \.name)
        ]
    }

    public struct I18nRegion: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: I18nRegionSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct I18nRegionListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [I18nRegion]?
        public var kind: Swift.String?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("visitorId", \.visitorId)
        ]
    }

    public struct I18nRegionSnippet: JSON.Model {
        public var gl: Swift.String?
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("gl", \.gl), .string("name", \.name)
        ]
    }

    public struct ImageSettings: JSON.Model {
        /// Deprecated.
        public var backgroundImageUrl: LocalizedProperty?
        public var bannerExternalUrl: Swift.String?
        /// Deprecated.
        public var bannerImageUrl: Swift.String?
        /// Deprecated.
        public var bannerMobileExtraHdImageUrl: Swift.String?
        /// Deprecated.
        public var bannerMobileHdImageUrl: Swift.String?
        /// Deprecated.
        public var bannerMobileImageUrl: Swift.String?
        /// Deprecated.
        public var bannerMobileLowImageUrl: Swift.String?
        /// Deprecated.
        public var bannerMobileMediumHdImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTabletExtraHdImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTabletHdImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTabletImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTabletLowImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTvHighImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTvImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTvLowImageUrl: Swift.String?
        /// Deprecated.
        public var bannerTvMediumImageUrl: Swift.String?
        /// Deprecated.
        public var largeBrandedBannerImageImapScript: LocalizedProperty?
        /// Deprecated.
        public var largeBrandedBannerImageUrl: LocalizedProperty?
        /// Deprecated.
        public var smallBrandedBannerImageImapScript: LocalizedProperty?
        /// Deprecated.
        public var smallBrandedBannerImageUrl: LocalizedProperty?
        /// Deprecated.
        public var trackingImageUrl: Swift.String?
        /// Deprecated.
        public var watchIconImageUrl: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("backgroundImageUrl", \.backgroundImageUrl), .string("bannerExternalUrl", \.bannerExternalUrl),
            .string("bannerImageUrl", \.bannerImageUrl),
            .string("bannerMobileExtraHdImageUrl", \.bannerMobileExtraHdImageUrl),
            .string("bannerMobileHdImageUrl", \.bannerMobileHdImageUrl),
            .string("bannerMobileImageUrl", \.bannerMobileImageUrl),
            .string("bannerMobileLowImageUrl", \.bannerMobileLowImageUrl),
            .string("bannerMobileMediumHdImageUrl", \.bannerMobileMediumHdImageUrl),
            .string("bannerTabletExtraHdImageUrl", \.bannerTabletExtraHdImageUrl),
            .string("bannerTabletHdImageUrl", \.bannerTabletHdImageUrl),
            .string("bannerTabletImageUrl", \.bannerTabletImageUrl),
            .string("bannerTabletLowImageUrl", \.bannerTabletLowImageUrl),
            .string("bannerTvHighImageUrl", \.bannerTvHighImageUrl), .string("bannerTvImageUrl", \.bannerTvImageUrl),
            .string("bannerTvLowImageUrl", \.bannerTvLowImageUrl),
            .string("bannerTvMediumImageUrl", \.bannerTvMediumImageUrl),
            .object("largeBrandedBannerImageImapScript", \.largeBrandedBannerImageImapScript),
            .object("largeBrandedBannerImageUrl", \.largeBrandedBannerImageUrl),
            .object("smallBrandedBannerImageImapScript", \.smallBrandedBannerImageImapScript),
            .object("smallBrandedBannerImageUrl", \.smallBrandedBannerImageUrl),
            .string("trackingImageUrl", \.trackingImageUrl), .string("watchIconImageUrl", \.watchIconImageUrl)
        ]
    }

    public struct IngestionInfo: JSON.Model {
        public var backupIngestionAddress: Swift.String?
        public var ingestionAddress: Swift.String?
        public var rtmpsBackupIngestionAddress: Swift.String?
        public var rtmpsIngestionAddress: Swift.String?
        public var streamName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("backupIngestionAddress", \.backupIngestionAddress), .string("ingestionAddress", \.ingestionAddress),
            .string("rtmpsBackupIngestionAddress", \.rtmpsBackupIngestionAddress),
            .string("rtmpsIngestionAddress", \.rtmpsIngestionAddress), .string("streamName", \.streamName)
        ]
    }

    public struct Interval: JSON.Model {
        public var endTime: JSON.Timestamp?
        public var startTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("endTime", \.endTime), .timestamp("startTime", \.startTime)
        ]
    }

    public struct InvideoBranding: JSON.Model {
        public var imageBytes: JSON.Bytes?
        public var imageUrl: Swift.String?
        /// Deprecated.
        public var position: InvideoPosition?
        public var targetChannelId: Swift.String?
        public var timing: InvideoTiming?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bytes("imageBytes", \.imageBytes), .string("imageUrl", \.imageUrl), .object("position", \.position),
            .string("targetChannelId", \.targetChannelId), .object("timing", \.timing)
        ]
    }

    public struct InvideoPosition: JSON.Model {
        public var cornerPosition: CornerPosition?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("cornerPosition", \.cornerPosition), .enumeration("type", \.type)
        ]

        public struct CornerPosition: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            @available(*, deprecated)
            public static var topLeft: Self { Self(rawValue: "topLeft") }
            public static var topRight: Self { Self(rawValue: "topRight") }
            @available(*, deprecated)
            public static var bottomLeft: Self { Self(rawValue: "bottomLeft") }
            @available(*, deprecated)
            public static var bottomRight: Self { Self(rawValue: "bottomRight") }
        }

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var corner: Self { Self(rawValue: "corner") }
        }
    }

    public struct InvideoTiming: JSON.Model {
        public var durationMs: Swift.UInt64?
        public var offsetMs: Swift.UInt64?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("durationMs", \.durationMs), .uint64("offsetMs", \.offsetMs), .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var offsetFromStart: Self { Self(rawValue: "offsetFromStart") }
            public static var offsetFromEnd: Self { Self(rawValue: "offsetFromEnd") }
        }
    }

    public struct LanguageTag: JSON.Model {
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("value", \.value)
        ]
    }

    public struct LevelDetails: JSON.Model {
        public var displayName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("displayName", \.displayName)
        ]
    }

    public struct LiveBroadcast: JSON.Model {
        @JSON.Boxed public var contentDetails: LiveBroadcastContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var monetizationDetails: LiveBroadcastMonetizationDetails?
        @JSON.Boxed public var snippet: LiveBroadcastSnippet?
        public var statistics: LiveBroadcastStatistics?
        public var status: LiveBroadcastStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("contentDetails", \.contentDetails, \._contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .object("monetizationDetails", \.monetizationDetails),
            .boxed("snippet", \.snippet, \._snippet), .object("statistics", \.statistics), .object("status", \.status)
        ]
    }
}
