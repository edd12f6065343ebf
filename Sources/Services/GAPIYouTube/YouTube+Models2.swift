// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

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

        public typealias AcbRating = JSON.OpenEnumeration<AcbRating_Values>
        public enum AcbRating_Values {}

        public typealias AgcomRating = JSON.OpenEnumeration<AgcomRating_Values>
        public enum AgcomRating_Values {}

        public typealias AnatelRating = JSON.OpenEnumeration<AnatelRating_Values>
        public enum AnatelRating_Values {}

        public typealias BbfcRating = JSON.OpenEnumeration<BbfcRating_Values>
        public enum BbfcRating_Values {}

        public typealias BfvcRating = JSON.OpenEnumeration<BfvcRating_Values>
        public enum BfvcRating_Values {}

        public typealias BmukkRating = JSON.OpenEnumeration<BmukkRating_Values>
        public enum BmukkRating_Values {}

        public typealias CatvRating = JSON.OpenEnumeration<CatvRating_Values>
        public enum CatvRating_Values {}

        public typealias CatvfrRating = JSON.OpenEnumeration<CatvfrRating_Values>
        public enum CatvfrRating_Values {}

        public typealias CbfcRating = JSON.OpenEnumeration<CbfcRating_Values>
        public enum CbfcRating_Values {}

        public typealias CccRating = JSON.OpenEnumeration<CccRating_Values>
        public enum CccRating_Values {}

        public typealias CceRating = JSON.OpenEnumeration<CceRating_Values>
        public enum CceRating_Values {}

        public typealias ChfilmRating = JSON.OpenEnumeration<ChfilmRating_Values>
        public enum ChfilmRating_Values {}

        public typealias ChvrsRating = JSON.OpenEnumeration<ChvrsRating_Values>
        public enum ChvrsRating_Values {}

        public typealias CicfRating = JSON.OpenEnumeration<CicfRating_Values>
        public enum CicfRating_Values {}

        public typealias CnaRating = JSON.OpenEnumeration<CnaRating_Values>
        public enum CnaRating_Values {}

        public typealias CncRating = JSON.OpenEnumeration<CncRating_Values>
        public enum CncRating_Values {}

        public typealias CsaRating = JSON.OpenEnumeration<CsaRating_Values>
        public enum CsaRating_Values {}

        public typealias CscfRating = JSON.OpenEnumeration<CscfRating_Values>
        public enum CscfRating_Values {}

        public typealias CzfilmRating = JSON.OpenEnumeration<CzfilmRating_Values>
        public enum CzfilmRating_Values {}

        public typealias DjctqRating = JSON.OpenEnumeration<DjctqRating_Values>
        public enum DjctqRating_Values {}

        public typealias DjctqRatingReasons = JSON.OpenEnumeration<DjctqRatingReasons_Values>
        public enum DjctqRatingReasons_Values {}

        public typealias EcbmctRating = JSON.OpenEnumeration<EcbmctRating_Values>
        public enum EcbmctRating_Values {}

        public typealias EefilmRating = JSON.OpenEnumeration<EefilmRating_Values>
        public enum EefilmRating_Values {}

        public typealias EgfilmRating = JSON.OpenEnumeration<EgfilmRating_Values>
        public enum EgfilmRating_Values {}

        public typealias EirinRating = JSON.OpenEnumeration<EirinRating_Values>
        public enum EirinRating_Values {}

        public typealias FcbmRating = JSON.OpenEnumeration<FcbmRating_Values>
        public enum FcbmRating_Values {}

        public typealias FcoRating = JSON.OpenEnumeration<FcoRating_Values>
        public enum FcoRating_Values {}

        /// Deprecated.
        public typealias FmocRating = JSON.OpenEnumeration<FmocRating_Values>
        public enum FmocRating_Values {}

        public typealias FpbRating = JSON.OpenEnumeration<FpbRating_Values>
        public enum FpbRating_Values {}

        public typealias FpbRatingReasons = JSON.OpenEnumeration<FpbRatingReasons_Values>
        public enum FpbRatingReasons_Values {}

        public typealias FskRating = JSON.OpenEnumeration<FskRating_Values>
        public enum FskRating_Values {}

        public typealias GrfilmRating = JSON.OpenEnumeration<GrfilmRating_Values>
        public enum GrfilmRating_Values {}

        public typealias IcaaRating = JSON.OpenEnumeration<IcaaRating_Values>
        public enum IcaaRating_Values {}

        public typealias IfcoRating = JSON.OpenEnumeration<IfcoRating_Values>
        public enum IfcoRating_Values {}

        public typealias IlfilmRating = JSON.OpenEnumeration<IlfilmRating_Values>
        public enum IlfilmRating_Values {}

        public typealias IncaaRating = JSON.OpenEnumeration<IncaaRating_Values>
        public enum IncaaRating_Values {}

        public typealias KfcbRating = JSON.OpenEnumeration<KfcbRating_Values>
        public enum KfcbRating_Values {}

        public typealias KijkwijzerRating = JSON.OpenEnumeration<KijkwijzerRating_Values>
        public enum KijkwijzerRating_Values {}

        public typealias KmrbRating = JSON.OpenEnumeration<KmrbRating_Values>
        public enum KmrbRating_Values {}

        public typealias LsfRating = JSON.OpenEnumeration<LsfRating_Values>
        public enum LsfRating_Values {}

        public typealias MccaaRating = JSON.OpenEnumeration<MccaaRating_Values>
        public enum MccaaRating_Values {}

        public typealias MccypRating = JSON.OpenEnumeration<MccypRating_Values>
        public enum MccypRating_Values {}

        public typealias McstRating = JSON.OpenEnumeration<McstRating_Values>
        public enum McstRating_Values {}

        public typealias MdaRating = JSON.OpenEnumeration<MdaRating_Values>
        public enum MdaRating_Values {}

        public typealias MedietilsynetRating = JSON.OpenEnumeration<MedietilsynetRating_Values>
        public enum MedietilsynetRating_Values {}

        public typealias MekuRating = JSON.OpenEnumeration<MekuRating_Values>
        public enum MekuRating_Values {}

        public typealias MenaMpaaRating = JSON.OpenEnumeration<MenaMpaaRating_Values>
        public enum MenaMpaaRating_Values {}

        public typealias MibacRating = JSON.OpenEnumeration<MibacRating_Values>
        public enum MibacRating_Values {}

        public typealias MocRating = JSON.OpenEnumeration<MocRating_Values>
        public enum MocRating_Values {}

        public typealias MoctwRating = JSON.OpenEnumeration<MoctwRating_Values>
        public enum MoctwRating_Values {}

        public typealias MpaaRating = JSON.OpenEnumeration<MpaaRating_Values>
        public enum MpaaRating_Values {}

        public typealias MpaatRating = JSON.OpenEnumeration<MpaatRating_Values>
        public enum MpaatRating_Values {}

        public typealias MtrcbRating = JSON.OpenEnumeration<MtrcbRating_Values>
        public enum MtrcbRating_Values {}

        public typealias NbcRating = JSON.OpenEnumeration<NbcRating_Values>
        public enum NbcRating_Values {}

        public typealias NbcplRating = JSON.OpenEnumeration<NbcplRating_Values>
        public enum NbcplRating_Values {}

        public typealias NfrcRating = JSON.OpenEnumeration<NfrcRating_Values>
        public enum NfrcRating_Values {}

        public typealias NfvcbRating = JSON.OpenEnumeration<NfvcbRating_Values>
        public enum NfvcbRating_Values {}

        public typealias NkclvRating = JSON.OpenEnumeration<NkclvRating_Values>
        public enum NkclvRating_Values {}

        public typealias NmcRating = JSON.OpenEnumeration<NmcRating_Values>
        public enum NmcRating_Values {}

        public typealias OflcRating = JSON.OpenEnumeration<OflcRating_Values>
        public enum OflcRating_Values {}

        public typealias PefilmRating = JSON.OpenEnumeration<PefilmRating_Values>
        public enum PefilmRating_Values {}

        public typealias RcnofRating = JSON.OpenEnumeration<RcnofRating_Values>
        public enum RcnofRating_Values {}

        public typealias ResorteviolenciaRating = JSON.OpenEnumeration<ResorteviolenciaRating_Values>
        public enum ResorteviolenciaRating_Values {}

        public typealias RtcRating = JSON.OpenEnumeration<RtcRating_Values>
        public enum RtcRating_Values {}

        public typealias RteRating = JSON.OpenEnumeration<RteRating_Values>
        public enum RteRating_Values {}

        public typealias RussiaRating = JSON.OpenEnumeration<RussiaRating_Values>
        public enum RussiaRating_Values {}

        public typealias SkfilmRating = JSON.OpenEnumeration<SkfilmRating_Values>
        public enum SkfilmRating_Values {}

        public typealias SmaisRating = JSON.OpenEnumeration<SmaisRating_Values>
        public enum SmaisRating_Values {}

        public typealias SmsaRating = JSON.OpenEnumeration<SmsaRating_Values>
        public enum SmsaRating_Values {}

        public typealias TvpgRating = JSON.OpenEnumeration<TvpgRating_Values>
        public enum TvpgRating_Values {}

        public typealias YtRating = JSON.OpenEnumeration<YtRating_Values>
        public enum YtRating_Values {}
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

        public typealias CueType = JSON.OpenEnumeration<CueType_Values>
        public enum CueType_Values {}
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
        public typealias ScheduleStrategy = JSON.OpenEnumeration<ScheduleStrategy_Values>
        public enum ScheduleStrategy_Values {}
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

        public typealias CornerPosition = JSON.OpenEnumeration<CornerPosition_Values>
        public enum CornerPosition_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

    public struct LiveBroadcastContentDetails: JSON.Model {
        public var availabilityConfig: AvailabilityConfig?
        public var boundStreamId: Swift.String?
        public var boundStreamLastUpdateTimeMs: JSON.Timestamp?
        public var closedCaptionsType: ClosedCaptionsType?
        public var enableAutoStart: Swift.Bool?
        public var enableAutoStop: Swift.Bool?
        /// Deprecated.
        public var enableClosedCaptions: Swift.Bool?
        public var enableContentEncryption: Swift.Bool?
        public var enableDvr: Swift.Bool?
        public var enableEmbed: Swift.Bool?
        /// Deprecated.
        public var enableLowLatency: Swift.Bool?
        public var latencyPreference: LatencyPreference?
        public var mesh: JSON.Bytes?
        public var monitorStream: MonitorStreamInfo?
        public var projection: Projection?
        public var recordFromStart: Swift.Bool?
        /// Deprecated.
        public var startWithSlate: Swift.Bool?
        public var stereoLayout: StereoLayout?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("availabilityConfig", \.availabilityConfig), .string("boundStreamId", \.boundStreamId),
            .timestamp("boundStreamLastUpdateTimeMs", \.boundStreamLastUpdateTimeMs),
            .enumeration("closedCaptionsType", \.closedCaptionsType), .bool("enableAutoStart", \.enableAutoStart),
            .bool("enableAutoStop", \.enableAutoStop), .bool("enableClosedCaptions", \.enableClosedCaptions),
            .bool("enableContentEncryption", \.enableContentEncryption), .bool("enableDvr", \.enableDvr),
            .bool("enableEmbed", \.enableEmbed), .bool("enableLowLatency", \.enableLowLatency),
            .enumeration("latencyPreference", \.latencyPreference), .bytes("mesh", \.mesh),
            .object("monitorStream", \.monitorStream), .enumeration("projection", \.projection),
            .bool("recordFromStart", \.recordFromStart), .bool("startWithSlate", \.startWithSlate),
            .enumeration("stereoLayout", \.stereoLayout)
        ]

        public typealias ClosedCaptionsType = JSON.OpenEnumeration<ClosedCaptionsType_Values>
        public enum ClosedCaptionsType_Values {}

        public typealias LatencyPreference = JSON.OpenEnumeration<LatencyPreference_Values>
        public enum LatencyPreference_Values {}

        public typealias Projection = JSON.OpenEnumeration<Projection_Values>
        public enum Projection_Values {}

        public typealias StereoLayout = JSON.OpenEnumeration<StereoLayout_Values>
        public enum StereoLayout_Values {}
    }

    public struct LiveBroadcastListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [LiveBroadcast]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct LiveBroadcastMonetizationDetails: JSON.Model {
        public var cuepointSchedule: CuepointSchedule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("cuepointSchedule", \.cuepointSchedule)
        ]
    }

    public struct LiveBroadcastSnippet: JSON.Model {
        public var actualEndTime: JSON.Timestamp?
        public var actualStartTime: JSON.Timestamp?
        public var categoryId: Swift.String?
        public var channelId: Swift.String?
        public var description: Swift.String?
        public var isDefaultBroadcast: Swift.Bool?
        public var liveChatId: Swift.String?
        public var publishedAt: JSON.Timestamp?
        public var scheduledEndTime: JSON.Timestamp?
        public var scheduledStartTime: JSON.Timestamp?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("actualEndTime", \.actualEndTime), .timestamp("actualStartTime", \.actualStartTime),
            .string("categoryId", \.categoryId), .string("channelId", \.channelId),
            .string("description", \.description), .bool("isDefaultBroadcast", \.isDefaultBroadcast),
            .string("liveChatId", \.liveChatId), .timestamp("publishedAt", \.publishedAt),
            .timestamp("scheduledEndTime", \.scheduledEndTime), .timestamp("scheduledStartTime", \.scheduledStartTime),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]
    }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.AcbRating_Values> {
    public static var acbUnspecified: Self { "acbUnspecified" }
    public static var acbE: Self { "acbE" }
    public static var acbP: Self { "acbP" }
    public static var acbC: Self { "acbC" }
    public static var acbG: Self { "acbG" }
    public static var acbPg: Self { "acbPg" }
    public static var acbM: Self { "acbM" }
    public static var acbMa15plus: Self { "acbMa15plus" }
    public static var acbR18plus: Self { "acbR18plus" }
    public static var acbUnrated: Self { "acbUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.AgcomRating_Values> {
    public static var agcomUnspecified: Self { "agcomUnspecified" }
    public static var agcomT: Self { "agcomT" }
    public static var agcomVm14: Self { "agcomVm14" }
    public static var agcomVm18: Self { "agcomVm18" }
    public static var agcomUnrated: Self { "agcomUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.AnatelRating_Values> {
    public static var anatelUnspecified: Self { "anatelUnspecified" }
    public static var anatelF: Self { "anatelF" }
    public static var anatelI: Self { "anatelI" }
    public static var anatelI7: Self { "anatelI7" }
    public static var anatelI10: Self { "anatelI10" }
    public static var anatelI12: Self { "anatelI12" }
    public static var anatelR: Self { "anatelR" }
    public static var anatelA: Self { "anatelA" }
    public static var anatelUnrated: Self { "anatelUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.BbfcRating_Values> {
    public static var bbfcUnspecified: Self { "bbfcUnspecified" }
    public static var bbfcU: Self { "bbfcU" }
    public static var bbfcPg: Self { "bbfcPg" }
    public static var bbfc12a: Self { "bbfc12a" }
    public static var bbfc12: Self { "bbfc12" }
    public static var bbfc15: Self { "bbfc15" }
    public static var bbfc18: Self { "bbfc18" }
    public static var bbfcR18: Self { "bbfcR18" }
    public static var bbfcUnrated: Self { "bbfcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.BfvcRating_Values> {
    public static var bfvcUnspecified: Self { "bfvcUnspecified" }
    public static var bfvcG: Self { "bfvcG" }
    public static var bfvcE: Self { "bfvcE" }
    public static var bfvc13: Self { "bfvc13" }
    public static var bfvc15: Self { "bfvc15" }
    public static var bfvc18: Self { "bfvc18" }
    public static var bfvc20: Self { "bfvc20" }
    public static var bfvcB: Self { "bfvcB" }
    public static var bfvcUnrated: Self { "bfvcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.BmukkRating_Values> {
    public static var bmukkUnspecified: Self { "bmukkUnspecified" }
    public static var bmukkAa: Self { "bmukkAa" }
    public static var bmukk6: Self { "bmukk6" }
    public static var bmukk8: Self { "bmukk8" }
    public static var bmukk10: Self { "bmukk10" }
    public static var bmukk12: Self { "bmukk12" }
    public static var bmukk14: Self { "bmukk14" }
    public static var bmukk16: Self { "bmukk16" }
    public static var bmukkUnrated: Self { "bmukkUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CatvRating_Values> {
    public static var catvUnspecified: Self { "catvUnspecified" }
    public static var catvC: Self { "catvC" }
    public static var catvC8: Self { "catvC8" }
    public static var catvG: Self { "catvG" }
    public static var catvPg: Self { "catvPg" }
    public static var catv14plus: Self { "catv14plus" }
    public static var catv18plus: Self { "catv18plus" }
    public static var catvUnrated: Self { "catvUnrated" }
    public static var catvE: Self { "catvE" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CatvfrRating_Values> {
    public static var catvfrUnspecified: Self { "catvfrUnspecified" }
    public static var catvfrG: Self { "catvfrG" }
    public static var catvfr8plus: Self { "catvfr8plus" }
    public static var catvfr13plus: Self { "catvfr13plus" }
    public static var catvfr16plus: Self { "catvfr16plus" }
    public static var catvfr18plus: Self { "catvfr18plus" }
    public static var catvfrUnrated: Self { "catvfrUnrated" }
    public static var catvfrE: Self { "catvfrE" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CbfcRating_Values> {
    public static var cbfcUnspecified: Self { "cbfcUnspecified" }
    public static var cbfcU: Self { "cbfcU" }
    public static var cbfcUA: Self { "cbfcUA" }
    public static var cbfcUA7plus: Self { "cbfcUA7plus" }
    public static var cbfcUA13plus: Self { "cbfcUA13plus" }
    public static var cbfcUA16plus: Self { "cbfcUA16plus" }
    public static var cbfcA: Self { "cbfcA" }
    public static var cbfcS: Self { "cbfcS" }
    public static var cbfcUnrated: Self { "cbfcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CccRating_Values> {
    public static var cccUnspecified: Self { "cccUnspecified" }
    public static var cccTe: Self { "cccTe" }
    public static var ccc6: Self { "ccc6" }
    public static var ccc14: Self { "ccc14" }
    public static var ccc18: Self { "ccc18" }
    public static var ccc18v: Self { "ccc18v" }
    public static var ccc18s: Self { "ccc18s" }
    public static var cccUnrated: Self { "cccUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CceRating_Values> {
    public static var cceUnspecified: Self { "cceUnspecified" }
    public static var cceM4: Self { "cceM4" }
    public static var cceM6: Self { "cceM6" }
    public static var cceM12: Self { "cceM12" }
    public static var cceM16: Self { "cceM16" }
    public static var cceM18: Self { "cceM18" }
    public static var cceUnrated: Self { "cceUnrated" }
    public static var cceM14: Self { "cceM14" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.ChfilmRating_Values> {
    public static var chfilmUnspecified: Self { "chfilmUnspecified" }
    public static var chfilm0: Self { "chfilm0" }
    public static var chfilm6: Self { "chfilm6" }
    public static var chfilm12: Self { "chfilm12" }
    public static var chfilm16: Self { "chfilm16" }
    public static var chfilm18: Self { "chfilm18" }
    public static var chfilmUnrated: Self { "chfilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.ChvrsRating_Values> {
    public static var chvrsUnspecified: Self { "chvrsUnspecified" }
    public static var chvrsG: Self { "chvrsG" }
    public static var chvrsPg: Self { "chvrsPg" }
    public static var chvrs14a: Self { "chvrs14a" }
    public static var chvrs18a: Self { "chvrs18a" }
    public static var chvrsR: Self { "chvrsR" }
    public static var chvrsE: Self { "chvrsE" }
    public static var chvrsUnrated: Self { "chvrsUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CicfRating_Values> {
    public static var cicfUnspecified: Self { "cicfUnspecified" }
    public static var cicfE: Self { "cicfE" }
    public static var cicfKtEa: Self { "cicfKtEa" }
    public static var cicfKntEna: Self { "cicfKntEna" }
    public static var cicfUnrated: Self { "cicfUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CnaRating_Values> {
    public static var cnaUnspecified: Self { "cnaUnspecified" }
    public static var cnaAp: Self { "cnaAp" }
    public static var cna12: Self { "cna12" }
    public static var cna15: Self { "cna15" }
    public static var cna18: Self { "cna18" }
    public static var cna18plus: Self { "cna18plus" }
    public static var cnaUnrated: Self { "cnaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CncRating_Values> {
    public static var cncUnspecified: Self { "cncUnspecified" }
    public static var cncT: Self { "cncT" }
    public static var cnc10: Self { "cnc10" }
    public static var cnc12: Self { "cnc12" }
    public static var cnc16: Self { "cnc16" }
    public static var cnc18: Self { "cnc18" }
    public static var cncE: Self { "cncE" }
    public static var cncInterdiction: Self { "cncInterdiction" }
    public static var cncUnrated: Self { "cncUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CsaRating_Values> {
    public static var csaUnspecified: Self { "csaUnspecified" }
    public static var csaT: Self { "csaT" }
    public static var csa10: Self { "csa10" }
    public static var csa12: Self { "csa12" }
    public static var csa16: Self { "csa16" }
    public static var csa18: Self { "csa18" }
    public static var csaInterdiction: Self { "csaInterdiction" }
    public static var csaUnrated: Self { "csaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CscfRating_Values> {
    public static var cscfUnspecified: Self { "cscfUnspecified" }
    public static var cscfAl: Self { "cscfAl" }
    public static var cscfA: Self { "cscfA" }
    public static var cscf6: Self { "cscf6" }
    public static var cscf9: Self { "cscf9" }
    public static var cscf12: Self { "cscf12" }
    public static var cscf16: Self { "cscf16" }
    public static var cscf18: Self { "cscf18" }
    public static var cscfUnrated: Self { "cscfUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.CzfilmRating_Values> {
    public static var czfilmUnspecified: Self { "czfilmUnspecified" }
    public static var czfilmU: Self { "czfilmU" }
    public static var czfilm12: Self { "czfilm12" }
    public static var czfilm14: Self { "czfilm14" }
    public static var czfilm18: Self { "czfilm18" }
    public static var czfilmUnrated: Self { "czfilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.DjctqRating_Values> {
    public static var djctqUnspecified: Self { "djctqUnspecified" }
    public static var djctqL: Self { "djctqL" }
    public static var djctq10: Self { "djctq10" }
    public static var djctq12: Self { "djctq12" }
    public static var djctq14: Self { "djctq14" }
    public static var djctq16: Self { "djctq16" }
    public static var djctq18: Self { "djctq18" }
    public static var djctqEr: Self { "djctqEr" }
    public static var djctqL10: Self { "djctqL10" }
    public static var djctqL12: Self { "djctqL12" }
    public static var djctqL14: Self { "djctqL14" }
    public static var djctqL16: Self { "djctqL16" }
    public static var djctqL18: Self { "djctqL18" }
    public static var djctq1012: Self { "djctq1012" }
    public static var djctq1014: Self { "djctq1014" }
    public static var djctq1016: Self { "djctq1016" }
    public static var djctq1018: Self { "djctq1018" }
    public static var djctq1214: Self { "djctq1214" }
    public static var djctq1216: Self { "djctq1216" }
    public static var djctq1218: Self { "djctq1218" }
    public static var djctq1416: Self { "djctq1416" }
    public static var djctq1418: Self { "djctq1418" }
    public static var djctq1618: Self { "djctq1618" }
    public static var djctqUnrated: Self { "djctqUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.DjctqRatingReasons_Values> {
    public static var djctqRatingReasonUnspecified: Self { "djctqRatingReasonUnspecified" }
    public static var djctqViolence: Self { "djctqViolence" }
    public static var djctqExtremeViolence: Self { "djctqExtremeViolence" }
    public static var djctqSexualContent: Self { "djctqSexualContent" }
    public static var djctqNudity: Self { "djctqNudity" }
    public static var djctqSex: Self { "djctqSex" }
    public static var djctqExplicitSex: Self { "djctqExplicitSex" }
    public static var djctqDrugs: Self { "djctqDrugs" }
    public static var djctqLegalDrugs: Self { "djctqLegalDrugs" }
    public static var djctqIllegalDrugs: Self { "djctqIllegalDrugs" }
    public static var djctqInappropriateLanguage: Self { "djctqInappropriateLanguage" }
    public static var djctqCriminalActs: Self { "djctqCriminalActs" }
    public static var djctqImpactingContent: Self { "djctqImpactingContent" }
    public static var djctqFear: Self { "djctqFear" }
    public static var djctqMedicalProcedures: Self { "djctqMedicalProcedures" }
    public static var djctqSensitiveTopics: Self { "djctqSensitiveTopics" }
    public static var djctqFantasyViolence: Self { "djctqFantasyViolence" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.EcbmctRating_Values> {
    public static var ecbmctUnspecified: Self { "ecbmctUnspecified" }
    public static var ecbmctG: Self { "ecbmctG" }
    public static var ecbmct7a: Self { "ecbmct7a" }
    public static var ecbmct7plus: Self { "ecbmct7plus" }
    public static var ecbmct13a: Self { "ecbmct13a" }
    public static var ecbmct13plus: Self { "ecbmct13plus" }
    public static var ecbmct15a: Self { "ecbmct15a" }
    public static var ecbmct15plus: Self { "ecbmct15plus" }
    public static var ecbmct18plus: Self { "ecbmct18plus" }
    public static var ecbmctUnrated: Self { "ecbmctUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.EefilmRating_Values> {
    public static var eefilmUnspecified: Self { "eefilmUnspecified" }
    public static var eefilmPere: Self { "eefilmPere" }
    public static var eefilmL: Self { "eefilmL" }
    public static var eefilmMs6: Self { "eefilmMs6" }
    public static var eefilmK6: Self { "eefilmK6" }
    public static var eefilmMs12: Self { "eefilmMs12" }
    public static var eefilmK12: Self { "eefilmK12" }
    public static var eefilmK14: Self { "eefilmK14" }
    public static var eefilmK16: Self { "eefilmK16" }
    public static var eefilmUnrated: Self { "eefilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.EgfilmRating_Values> {
    public static var egfilmUnspecified: Self { "egfilmUnspecified" }
    public static var egfilmGn: Self { "egfilmGn" }
    public static var egfilm18: Self { "egfilm18" }
    public static var egfilmBn: Self { "egfilmBn" }
    public static var egfilmUnrated: Self { "egfilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.EirinRating_Values> {
    public static var eirinUnspecified: Self { "eirinUnspecified" }
    public static var eirinG: Self { "eirinG" }
    public static var eirinPg12: Self { "eirinPg12" }
    public static var eirinR15plus: Self { "eirinR15plus" }
    public static var eirinR18plus: Self { "eirinR18plus" }
    public static var eirinUnrated: Self { "eirinUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.FcbmRating_Values> {
    public static var fcbmUnspecified: Self { "fcbmUnspecified" }
    public static var fcbmU: Self { "fcbmU" }
    public static var fcbmPg13: Self { "fcbmPg13" }
    public static var fcbmP13: Self { "fcbmP13" }
    public static var fcbm18: Self { "fcbm18" }
    public static var fcbm18sx: Self { "fcbm18sx" }
    public static var fcbm18pa: Self { "fcbm18pa" }
    public static var fcbm18sg: Self { "fcbm18sg" }
    public static var fcbm18pl: Self { "fcbm18pl" }
    public static var fcbmUnrated: Self { "fcbmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.FcoRating_Values> {
    public static var fcoUnspecified: Self { "fcoUnspecified" }
    public static var fcoI: Self { "fcoI" }
    public static var fcoIia: Self { "fcoIia" }
    public static var fcoIib: Self { "fcoIib" }
    public static var fcoIi: Self { "fcoIi" }
    public static var fcoIii: Self { "fcoIii" }
    public static var fcoUnrated: Self { "fcoUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.FmocRating_Values> {
    public static var fmocUnspecified: Self { "fmocUnspecified" }
    public static var fmocU: Self { "fmocU" }
    public static var fmoc10: Self { "fmoc10" }
    public static var fmoc12: Self { "fmoc12" }
    public static var fmoc16: Self { "fmoc16" }
    public static var fmoc18: Self { "fmoc18" }
    public static var fmocE: Self { "fmocE" }
    public static var fmocUnrated: Self { "fmocUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.FpbRating_Values> {
    public static var fpbUnspecified: Self { "fpbUnspecified" }
    public static var fpbA: Self { "fpbA" }
    public static var fpbPg: Self { "fpbPg" }
    public static var fpb79Pg: Self { "fpb79Pg" }
    public static var fpb1012Pg: Self { "fpb1012Pg" }
    public static var fpb13: Self { "fpb13" }
    public static var fpb16: Self { "fpb16" }
    public static var fpb18: Self { "fpb18" }
    public static var fpbX18: Self { "fpbX18" }
    public static var fpbXx: Self { "fpbXx" }
    public static var fpbUnrated: Self { "fpbUnrated" }
    public static var fpb10: Self { "fpb10" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.FpbRatingReasons_Values> {
    public static var fpbRatingReasonUnspecified: Self { "fpbRatingReasonUnspecified" }
    public static var fpbBlasphemy: Self { "fpbBlasphemy" }
    public static var fpbLanguage: Self { "fpbLanguage" }
    public static var fpbNudity: Self { "fpbNudity" }
    public static var fpbPrejudice: Self { "fpbPrejudice" }
    public static var fpbSex: Self { "fpbSex" }
    public static var fpbViolence: Self { "fpbViolence" }
    public static var fpbDrugs: Self { "fpbDrugs" }
    public static var fpbSexualViolence: Self { "fpbSexualViolence" }
    public static var fpbHorror: Self { "fpbHorror" }
    public static var fpbCriminalTechniques: Self { "fpbCriminalTechniques" }
    public static var fpbImitativeActsTechniques: Self { "fpbImitativeActsTechniques" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.FskRating_Values> {
    public static var fskUnspecified: Self { "fskUnspecified" }
    public static var fsk0: Self { "fsk0" }
    public static var fsk6: Self { "fsk6" }
    public static var fsk12: Self { "fsk12" }
    public static var fsk16: Self { "fsk16" }
    public static var fsk18: Self { "fsk18" }
    public static var fskUnrated: Self { "fskUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.GrfilmRating_Values> {
    public static var grfilmUnspecified: Self { "grfilmUnspecified" }
    public static var grfilmK: Self { "grfilmK" }
    public static var grfilmE: Self { "grfilmE" }
    public static var grfilmK12: Self { "grfilmK12" }
    public static var grfilmK13: Self { "grfilmK13" }
    public static var grfilmK15: Self { "grfilmK15" }
    public static var grfilmK17: Self { "grfilmK17" }
    public static var grfilmK18: Self { "grfilmK18" }
    public static var grfilmUnrated: Self { "grfilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.IcaaRating_Values> {
    public static var icaaUnspecified: Self { "icaaUnspecified" }
    public static var icaaApta: Self { "icaaApta" }
    public static var icaa7: Self { "icaa7" }
    public static var icaa12: Self { "icaa12" }
    public static var icaa13: Self { "icaa13" }
    public static var icaa16: Self { "icaa16" }
    public static var icaa18: Self { "icaa18" }
    public static var icaaX: Self { "icaaX" }
    public static var icaaUnrated: Self { "icaaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.IfcoRating_Values> {
    public static var ifcoUnspecified: Self { "ifcoUnspecified" }
    public static var ifcoG: Self { "ifcoG" }
    public static var ifcoPg: Self { "ifcoPg" }
    public static var ifco12: Self { "ifco12" }
    public static var ifco12a: Self { "ifco12a" }
    public static var ifco15: Self { "ifco15" }
    public static var ifco15a: Self { "ifco15a" }
    public static var ifco16: Self { "ifco16" }
    public static var ifco18: Self { "ifco18" }
    public static var ifcoUnrated: Self { "ifcoUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.IlfilmRating_Values> {
    public static var ilfilmUnspecified: Self { "ilfilmUnspecified" }
    public static var ilfilmAa: Self { "ilfilmAa" }
    public static var ilfilm12: Self { "ilfilm12" }
    public static var ilfilm14: Self { "ilfilm14" }
    public static var ilfilm16: Self { "ilfilm16" }
    public static var ilfilm18: Self { "ilfilm18" }
    public static var ilfilmUnrated: Self { "ilfilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.IncaaRating_Values> {
    public static var incaaUnspecified: Self { "incaaUnspecified" }
    public static var incaaAtp: Self { "incaaAtp" }
    public static var incaaSam13: Self { "incaaSam13" }
    public static var incaaSam16: Self { "incaaSam16" }
    public static var incaaSam18: Self { "incaaSam18" }
    public static var incaaC: Self { "incaaC" }
    public static var incaaUnrated: Self { "incaaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.KfcbRating_Values> {
    public static var kfcbUnspecified: Self { "kfcbUnspecified" }
    public static var kfcbG: Self { "kfcbG" }
    public static var kfcbPg: Self { "kfcbPg" }
    public static var kfcb16plus: Self { "kfcb16plus" }
    public static var kfcbR: Self { "kfcbR" }
    public static var kfcbUnrated: Self { "kfcbUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.KijkwijzerRating_Values> {
    public static var kijkwijzerUnspecified: Self { "kijkwijzerUnspecified" }
    public static var kijkwijzerAl: Self { "kijkwijzerAl" }
    public static var kijkwijzer6: Self { "kijkwijzer6" }
    public static var kijkwijzer9: Self { "kijkwijzer9" }
    public static var kijkwijzer12: Self { "kijkwijzer12" }
    public static var kijkwijzer16: Self { "kijkwijzer16" }
    public static var kijkwijzer18: Self { "kijkwijzer18" }
    public static var kijkwijzerUnrated: Self { "kijkwijzerUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.KmrbRating_Values> {
    public static var kmrbUnspecified: Self { "kmrbUnspecified" }
    public static var kmrbAll: Self { "kmrbAll" }
    public static var kmrb12plus: Self { "kmrb12plus" }
    public static var kmrb15plus: Self { "kmrb15plus" }
    public static var kmrbTeenr: Self { "kmrbTeenr" }
    public static var kmrbR: Self { "kmrbR" }
    public static var kmrbUnrated: Self { "kmrbUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.LsfRating_Values> {
    public static var lsfUnspecified: Self { "lsfUnspecified" }
    public static var lsfSu: Self { "lsfSu" }
    public static var lsfA: Self { "lsfA" }
    @available(*, deprecated)
    public static var lsfBo: Self { "lsfBo" }
    public static var lsf13: Self { "lsf13" }
    @available(*, deprecated)
    public static var lsfR: Self { "lsfR" }
    public static var lsf17: Self { "lsf17" }
    @available(*, deprecated)
    public static var lsfD: Self { "lsfD" }
    public static var lsf21: Self { "lsf21" }
    @available(*, deprecated)
    public static var lsfUnrated: Self { "lsfUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MccaaRating_Values> {
    public static var mccaaUnspecified: Self { "mccaaUnspecified" }
    public static var mccaaU: Self { "mccaaU" }
    public static var mccaaPg: Self { "mccaaPg" }
    public static var mccaa12a: Self { "mccaa12a" }
    public static var mccaa12: Self { "mccaa12" }
    public static var mccaa14: Self { "mccaa14" }
    public static var mccaa15: Self { "mccaa15" }
    public static var mccaa16: Self { "mccaa16" }
    public static var mccaa18: Self { "mccaa18" }
    public static var mccaaUnrated: Self { "mccaaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MccypRating_Values> {
    public static var mccypUnspecified: Self { "mccypUnspecified" }
    public static var mccypA: Self { "mccypA" }
    public static var mccyp7: Self { "mccyp7" }
    public static var mccyp11: Self { "mccyp11" }
    public static var mccyp15: Self { "mccyp15" }
    public static var mccypUnrated: Self { "mccypUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.McstRating_Values> {
    public static var mcstUnspecified: Self { "mcstUnspecified" }
    public static var mcstP: Self { "mcstP" }
    public static var mcst0: Self { "mcst0" }
    public static var mcstC13: Self { "mcstC13" }
    public static var mcstC16: Self { "mcstC16" }
    public static var mcst16plus: Self { "mcst16plus" }
    public static var mcstC18: Self { "mcstC18" }
    public static var mcstGPg: Self { "mcstGPg" }
    public static var mcstUnrated: Self { "mcstUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MdaRating_Values> {
    public static var mdaUnspecified: Self { "mdaUnspecified" }
    public static var mdaG: Self { "mdaG" }
    public static var mdaPg: Self { "mdaPg" }
    public static var mdaPg13: Self { "mdaPg13" }
    public static var mdaNc16: Self { "mdaNc16" }
    public static var mdaM18: Self { "mdaM18" }
    public static var mdaR21: Self { "mdaR21" }
    public static var mdaUnrated: Self { "mdaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MedietilsynetRating_Values> {
    public static var medietilsynetUnspecified: Self { "medietilsynetUnspecified" }
    public static var medietilsynetA: Self { "medietilsynetA" }
    public static var medietilsynet6: Self { "medietilsynet6" }
    public static var medietilsynet7: Self { "medietilsynet7" }
    public static var medietilsynet9: Self { "medietilsynet9" }
    public static var medietilsynet11: Self { "medietilsynet11" }
    public static var medietilsynet12: Self { "medietilsynet12" }
    public static var medietilsynet15: Self { "medietilsynet15" }
    public static var medietilsynet18: Self { "medietilsynet18" }
    public static var medietilsynetUnrated: Self { "medietilsynetUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MekuRating_Values> {
    public static var mekuUnspecified: Self { "mekuUnspecified" }
    public static var mekuS: Self { "mekuS" }
    public static var meku7: Self { "meku7" }
    public static var meku12: Self { "meku12" }
    public static var meku16: Self { "meku16" }
    public static var meku18: Self { "meku18" }
    public static var mekuUnrated: Self { "mekuUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MenaMpaaRating_Values> {
    public static var menaMpaaUnspecified: Self { "menaMpaaUnspecified" }
    public static var menaMpaaG: Self { "menaMpaaG" }
    public static var menaMpaaPg: Self { "menaMpaaPg" }
    public static var menaMpaaPg13: Self { "menaMpaaPg13" }
    public static var menaMpaaR: Self { "menaMpaaR" }
    public static var menaMpaaUnrated: Self { "menaMpaaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MibacRating_Values> {
    public static var mibacUnspecified: Self { "mibacUnspecified" }
    public static var mibacT: Self { "mibacT" }
    public static var mibacVap: Self { "mibacVap" }
    public static var mibacVm6: Self { "mibacVm6" }
    public static var mibacVm12: Self { "mibacVm12" }
    public static var mibacVm14: Self { "mibacVm14" }
    public static var mibacVm16: Self { "mibacVm16" }
    public static var mibacVm18: Self { "mibacVm18" }
    public static var mibacUnrated: Self { "mibacUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MocRating_Values> {
    public static var mocUnspecified: Self { "mocUnspecified" }
    public static var mocE: Self { "mocE" }
    public static var mocT: Self { "mocT" }
    public static var moc7: Self { "moc7" }
    public static var moc12: Self { "moc12" }
    public static var moc15: Self { "moc15" }
    public static var moc18: Self { "moc18" }
    public static var mocX: Self { "mocX" }
    public static var mocBanned: Self { "mocBanned" }
    public static var mocUnrated: Self { "mocUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MoctwRating_Values> {
    public static var moctwUnspecified: Self { "moctwUnspecified" }
    public static var moctwG: Self { "moctwG" }
    public static var moctwP: Self { "moctwP" }
    public static var moctwPg: Self { "moctwPg" }
    public static var moctwR: Self { "moctwR" }
    public static var moctwUnrated: Self { "moctwUnrated" }
    public static var moctwR12: Self { "moctwR12" }
    public static var moctwR15: Self { "moctwR15" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MpaaRating_Values> {
    public static var mpaaUnspecified: Self { "mpaaUnspecified" }
    public static var mpaaG: Self { "mpaaG" }
    public static var mpaaPg: Self { "mpaaPg" }
    public static var mpaaPg13: Self { "mpaaPg13" }
    public static var mpaaR: Self { "mpaaR" }
    public static var mpaaNc17: Self { "mpaaNc17" }
    public static var mpaaX: Self { "mpaaX" }
    public static var mpaaUnrated: Self { "mpaaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MpaatRating_Values> {
    public static var mpaatUnspecified: Self { "mpaatUnspecified" }
    public static var mpaatGb: Self { "mpaatGb" }
    public static var mpaatRb: Self { "mpaatRb" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.MtrcbRating_Values> {
    public static var mtrcbUnspecified: Self { "mtrcbUnspecified" }
    public static var mtrcbG: Self { "mtrcbG" }
    public static var mtrcbPg: Self { "mtrcbPg" }
    public static var mtrcbR13: Self { "mtrcbR13" }
    public static var mtrcbR16: Self { "mtrcbR16" }
    public static var mtrcbR18: Self { "mtrcbR18" }
    public static var mtrcbX: Self { "mtrcbX" }
    public static var mtrcbUnrated: Self { "mtrcbUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.NbcRating_Values> {
    public static var nbcUnspecified: Self { "nbcUnspecified" }
    public static var nbcG: Self { "nbcG" }
    public static var nbcPg: Self { "nbcPg" }
    public static var nbc12plus: Self { "nbc12plus" }
    public static var nbc15plus: Self { "nbc15plus" }
    public static var nbc18plus: Self { "nbc18plus" }
    public static var nbc18plusr: Self { "nbc18plusr" }
    public static var nbcPu: Self { "nbcPu" }
    public static var nbcUnrated: Self { "nbcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.NbcplRating_Values> {
    public static var nbcplUnspecified: Self { "nbcplUnspecified" }
    public static var nbcplI: Self { "nbcplI" }
    public static var nbcplIi: Self { "nbcplIi" }
    public static var nbcplIii: Self { "nbcplIii" }
    public static var nbcplIv: Self { "nbcplIv" }
    public static var nbcpl18plus: Self { "nbcpl18plus" }
    public static var nbcplUnrated: Self { "nbcplUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.NfrcRating_Values> {
    public static var nfrcUnspecified: Self { "nfrcUnspecified" }
    public static var nfrcA: Self { "nfrcA" }
    public static var nfrcB: Self { "nfrcB" }
    public static var nfrcC: Self { "nfrcC" }
    public static var nfrcD: Self { "nfrcD" }
    public static var nfrcX: Self { "nfrcX" }
    public static var nfrcUnrated: Self { "nfrcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.NfvcbRating_Values> {
    public static var nfvcbUnspecified: Self { "nfvcbUnspecified" }
    public static var nfvcbG: Self { "nfvcbG" }
    public static var nfvcbPg: Self { "nfvcbPg" }
    public static var nfvcb12: Self { "nfvcb12" }
    public static var nfvcb12a: Self { "nfvcb12a" }
    public static var nfvcb15: Self { "nfvcb15" }
    public static var nfvcb18: Self { "nfvcb18" }
    public static var nfvcbRe: Self { "nfvcbRe" }
    public static var nfvcbUnrated: Self { "nfvcbUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.NkclvRating_Values> {
    public static var nkclvUnspecified: Self { "nkclvUnspecified" }
    public static var nkclvU: Self { "nkclvU" }
    public static var nkclv7plus: Self { "nkclv7plus" }
    public static var nkclv12plus: Self { "nkclv12plus" }
    public static var nkclv16plus: Self { "nkclv16plus" }
    public static var nkclv18plus: Self { "nkclv18plus" }
    public static var nkclvUnrated: Self { "nkclvUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.NmcRating_Values> {
    public static var nmcUnspecified: Self { "nmcUnspecified" }
    public static var nmcG: Self { "nmcG" }
    public static var nmcPg: Self { "nmcPg" }
    public static var nmcPg13: Self { "nmcPg13" }
    public static var nmcPg15: Self { "nmcPg15" }
    public static var nmc15plus: Self { "nmc15plus" }
    public static var nmc18plus: Self { "nmc18plus" }
    public static var nmc18tc: Self { "nmc18tc" }
    public static var nmcUnrated: Self { "nmcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.OflcRating_Values> {
    public static var oflcUnspecified: Self { "oflcUnspecified" }
    public static var oflcG: Self { "oflcG" }
    public static var oflcPg: Self { "oflcPg" }
    public static var oflcM: Self { "oflcM" }
    public static var oflcR13: Self { "oflcR13" }
    public static var oflcR15: Self { "oflcR15" }
    public static var oflcR16: Self { "oflcR16" }
    public static var oflcR18: Self { "oflcR18" }
    public static var oflcUnrated: Self { "oflcUnrated" }
    public static var oflcRp13: Self { "oflcRp13" }
    public static var oflcRp16: Self { "oflcRp16" }
    public static var oflcRp18: Self { "oflcRp18" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.PefilmRating_Values> {
    public static var pefilmUnspecified: Self { "pefilmUnspecified" }
    public static var pefilmPt: Self { "pefilmPt" }
    public static var pefilmPg: Self { "pefilmPg" }
    public static var pefilm14: Self { "pefilm14" }
    public static var pefilm18: Self { "pefilm18" }
    public static var pefilmUnrated: Self { "pefilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.RcnofRating_Values> {
    public static var rcnofUnspecified: Self { "rcnofUnspecified" }
    public static var rcnofI: Self { "rcnofI" }
    public static var rcnofIi: Self { "rcnofIi" }
    public static var rcnofIii: Self { "rcnofIii" }
    public static var rcnofIv: Self { "rcnofIv" }
    public static var rcnofV: Self { "rcnofV" }
    public static var rcnofVi: Self { "rcnofVi" }
    public static var rcnofUnrated: Self { "rcnofUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.ResorteviolenciaRating_Values> {
    public static var resorteviolenciaUnspecified: Self { "resorteviolenciaUnspecified" }
    public static var resorteviolenciaA: Self { "resorteviolenciaA" }
    public static var resorteviolenciaB: Self { "resorteviolenciaB" }
    public static var resorteviolenciaC: Self { "resorteviolenciaC" }
    public static var resorteviolenciaD: Self { "resorteviolenciaD" }
    public static var resorteviolenciaE: Self { "resorteviolenciaE" }
    public static var resorteviolenciaUnrated: Self { "resorteviolenciaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.RtcRating_Values> {
    public static var rtcUnspecified: Self { "rtcUnspecified" }
    public static var rtcAa: Self { "rtcAa" }
    public static var rtcA: Self { "rtcA" }
    public static var rtcB: Self { "rtcB" }
    public static var rtcB15: Self { "rtcB15" }
    public static var rtcC: Self { "rtcC" }
    public static var rtcD: Self { "rtcD" }
    public static var rtcUnrated: Self { "rtcUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.RteRating_Values> {
    public static var rteUnspecified: Self { "rteUnspecified" }
    public static var rteGa: Self { "rteGa" }
    public static var rteCh: Self { "rteCh" }
    public static var rtePs: Self { "rtePs" }
    public static var rteMa: Self { "rteMa" }
    public static var rteUnrated: Self { "rteUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.RussiaRating_Values> {
    public static var russiaUnspecified: Self { "russiaUnspecified" }
    public static var russia0: Self { "russia0" }
    public static var russia6: Self { "russia6" }
    public static var russia12: Self { "russia12" }
    public static var russia16: Self { "russia16" }
    public static var russia18: Self { "russia18" }
    public static var russiaUnrated: Self { "russiaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.SkfilmRating_Values> {
    public static var skfilmUnspecified: Self { "skfilmUnspecified" }
    public static var skfilmG: Self { "skfilmG" }
    public static var skfilmP2: Self { "skfilmP2" }
    public static var skfilmP5: Self { "skfilmP5" }
    public static var skfilmP8: Self { "skfilmP8" }
    public static var skfilmUnrated: Self { "skfilmUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.SmaisRating_Values> {
    public static var smaisUnspecified: Self { "smaisUnspecified" }
    public static var smaisL: Self { "smaisL" }
    public static var smais7: Self { "smais7" }
    public static var smais12: Self { "smais12" }
    public static var smais14: Self { "smais14" }
    public static var smais16: Self { "smais16" }
    public static var smais18: Self { "smais18" }
    public static var smaisUnrated: Self { "smaisUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.SmsaRating_Values> {
    public static var smsaUnspecified: Self { "smsaUnspecified" }
    public static var smsaA: Self { "smsaA" }
    public static var smsa7: Self { "smsa7" }
    public static var smsa11: Self { "smsa11" }
    public static var smsa15: Self { "smsa15" }
    public static var smsaUnrated: Self { "smsaUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.TvpgRating_Values> {
    public static var tvpgUnspecified: Self { "tvpgUnspecified" }
    public static var tvpgY: Self { "tvpgY" }
    public static var tvpgY7: Self { "tvpgY7" }
    public static var tvpgY7Fv: Self { "tvpgY7Fv" }
    public static var tvpgG: Self { "tvpgG" }
    public static var tvpgPg: Self { "tvpgPg" }
    public static var pg14: Self { "pg14" }
    public static var tvpgMa: Self { "tvpgMa" }
    public static var tvpgUnrated: Self { "tvpgUnrated" }
}

extension JSON.OpenEnumeration<YouTube.ContentRating.YtRating_Values> {
    public static var ytUnspecified: Self { "ytUnspecified" }
    public static var ytAgeRestricted: Self { "ytAgeRestricted" }
}

extension JSON.OpenEnumeration<YouTube.Cuepoint.CueType_Values> {
    public static var cueTypeUnspecified: Self { "cueTypeUnspecified" }
    public static var cueTypeAd: Self { "cueTypeAd" }
}

extension JSON.OpenEnumeration<YouTube.CuepointSchedule.ScheduleStrategy_Values> {
    public static var scheduleStrategyUnspecified: Self { "scheduleStrategyUnspecified" }
    public static var concurrent: Self { "concurrent" }
    public static var nonConcurrent: Self { "nonConcurrent" }
}

extension JSON.OpenEnumeration<YouTube.InvideoPosition.CornerPosition_Values> {
    @available(*, deprecated)
    public static var topLeft: Self { "topLeft" }
    public static var topRight: Self { "topRight" }
    @available(*, deprecated)
    public static var bottomLeft: Self { "bottomLeft" }
    @available(*, deprecated)
    public static var bottomRight: Self { "bottomRight" }
}

extension JSON.OpenEnumeration<YouTube.InvideoPosition.TypeValue_Values> {
    public static var corner: Self { "corner" }
}

extension JSON.OpenEnumeration<YouTube.InvideoTiming.TypeValue_Values> {
    public static var offsetFromStart: Self { "offsetFromStart" }
    public static var offsetFromEnd: Self { "offsetFromEnd" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastContentDetails.ClosedCaptionsType_Values> {
    public static var closedCaptionsTypeUnspecified: Self { "closedCaptionsTypeUnspecified" }
    public static var closedCaptionsDisabled: Self { "closedCaptionsDisabled" }
    public static var closedCaptionsHttpPost: Self { "closedCaptionsHttpPost" }
    public static var closedCaptionsEmbedded: Self { "closedCaptionsEmbedded" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastContentDetails.LatencyPreference_Values> {
    public static var latencyPreferenceUnspecified: Self { "latencyPreferenceUnspecified" }
    public static var normal: Self { "normal" }
    public static var low: Self { "low" }
    public static var ultraLow: Self { "ultraLow" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastContentDetails.Projection_Values> {
    public static var projectionUnspecified: Self { "projectionUnspecified" }
    public static var rectangular: Self { "rectangular" }
    public static var _360: Self { "360" }
    public static var mesh: Self { "mesh" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastContentDetails.StereoLayout_Values> {
    public static var stereoLayoutUnspecified: Self { "stereoLayoutUnspecified" }
    public static var mono: Self { "mono" }
    public static var leftRight: Self { "leftRight" }
    public static var topBottom: Self { "topBottom" }
}
