/// Certificates of tests, for `localhost` and `127.0.0.1`, valid for a hundred years; nothing else trusts their
/// authorities.
struct TestCertificate: Sendable {
    /// The certificate in PEM.
    let certificate: String
    /// Its key in PEM.
    let key: String
}

extension TestCertificate {
    /// The authorities `one` and `two` in PEM.
    static let authorities = [one, two]

    /// A certificate of authority `one`.
    static let first = Self(certificate: firstText, key: keyA)
    /// A later one of the same authority, with the same key.
    static let sameKey = Self(certificate: sameKeyText, key: keyA)
    /// A later one of the same authority, with another key.
    static let sameIssuer = Self(certificate: sameIssuerText, key: keyB)
    /// One of authority `two`.
    static let otherIssuer = Self(certificate: otherIssuerText, key: keyC)
    /// One that its server signed.
    static let selfMade = Self(certificate: selfMadeText, key: keyS)
    /// A later one that its server signed, with the same key.
    static let selfMadeSameKey = Self(certificate: selfMadeSameKeyText, key: keyS)
    /// One that another server signed.
    static let selfMadeOther = Self(certificate: selfMadeOtherText, key: keyT)

    private static let one = """
        -----BEGIN CERTIFICATE-----
        MIIBoTCCAUegAwIBAgIUBz+OujGGy+hqGR/JbhanOEMD2FowCgYIKoZIzj0EAwIw
        HTEbMBkGA1UEAwwSVGVzdCBhdXRob3JpdHkgb25lMCAXDTI2MTEyMzE0MjU1NloY
        DzIxMjYxMDMwMTQyNTU2WjAdMRswGQYDVQQDDBJUZXN0IGF1dGhvcml0eSBvbmUw
        WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQCSf9mDfg6Mp0o++IEwWXZ5XR8lDdV
        3EjfTIf3eSPSOAohhRyHfQzwMSa5oYcDsz1yFU1AJvOmJNMKTlVt4BTXo2MwYTAd
        BgNVHQ4EFgQU0IvxDzqgyK+hbPZvpF8KCYEzgZQwHwYDVR0jBBgwFoAU0IvxDzqg
        yK+hbPZvpF8KCYEzgZQwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQw
        CgYIKoZIzj0EAwIDSAAwRQIgJNfOA7Sw+zG4CU5/8VuB0womkgLu9kBlApltQBIs
        c8MCIQDiqWnh3YUzvPfLqD+rWrF4OsWC5cOPLNZeP0WQKMOznA==
        -----END CERTIFICATE-----
        """

    private static let two = """
        -----BEGIN CERTIFICATE-----
        MIIBojCCAUegAwIBAgIUEgPp/nqcL/nvMX1IJpHSrYtEPt8wCgYIKoZIzj0EAwIw
        HTEbMBkGA1UEAwwSVGVzdCBhdXRob3JpdHkgdHdvMCAXDTI2MTEyMzE0MjU1NloY
        DzIxMjYxMDMwMTQyNTU2WjAdMRswGQYDVQQDDBJUZXN0IGF1dGhvcml0eSB0d28w
        WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAS5uaHu2s2Bu1lnym3j2eaOUWc9F0EV
        uhHOqc3px1c9NJbRlxycgpko1hHBIHZ1IrhFffEmQt9NkdZLJKnc1q2Oo2MwYTAd
        BgNVHQ4EFgQU1ZwDA25GFJvPKNQ5g76bzWe8r4owHwYDVR0jBBgwFoAU1ZwDA25G
        FJvPKNQ5g76bzWe8r4owDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQw
        CgYIKoZIzj0EAwIDSQAwRgIhAIz86ht1io38i9acDqj/qw09qAuymRhxn6AE7liG
        ++jfAiEAo+OSfCbO0+CGrfFtsdDgLCoa/wq/EM2iGfD0P+NttSg=
        -----END CERTIFICATE-----
        """

    private static let firstText = """
        -----BEGIN CERTIFICATE-----
        MIIBgTCCASagAwIBAgIBATAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJUZXN0IGF1
        dGhvcml0eSBvbmUwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQx
        EjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLzw
        EzszdMk0XGscnvwiL/cIikI1G22eWNQOU9sOVh5Qv209HC+0c9a74vItWtPEEWVG
        mFvuhYIA98qwulYAj/OjXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAf
        BgNVHSMEGDAWgBTQi/EPOqDIr6Fs9m+kXwoJgTOBlDAdBgNVHQ4EFgQUEViDZl6l
        JEaBiRk/XrbK9LDLCT4wCgYIKoZIzj0EAwIDSQAwRgIhAI3t06O2OQ4u7k2J23Le
        kjW/VZoaECQY7GNj7/23xtGuAiEAz5f0etu55kuUjb3ehkWgXxFQlbv+3pqbL/s3
        GDGSb4g=
        -----END CERTIFICATE-----
        """

    private static let sameKeyText = """
        -----BEGIN CERTIFICATE-----
        MIIBgDCCASagAwIBAgIBAjAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJUZXN0IGF1
        dGhvcml0eSBvbmUwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQx
        EjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLzw
        EzszdMk0XGscnvwiL/cIikI1G22eWNQOU9sOVh5Qv209HC+0c9a74vItWtPEEWVG
        mFvuhYIA98qwulYAj/OjXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAf
        BgNVHSMEGDAWgBTQi/EPOqDIr6Fs9m+kXwoJgTOBlDAdBgNVHQ4EFgQUEViDZl6l
        JEaBiRk/XrbK9LDLCT4wCgYIKoZIzj0EAwIDSAAwRQIhAO3lnRNQ65lp7YUqyE06
        HtF7i+r0yTFnq+3/ytDLNvasAiAsMeePQyKsqBa3QBqQBEYZMm8VGK87p5GI8eDe
        j71MNg==
        -----END CERTIFICATE-----
        """

    private static let sameIssuerText = """
        -----BEGIN CERTIFICATE-----
        MIIBfzCCASagAwIBAgIBAzAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJUZXN0IGF1
        dGhvcml0eSBvbmUwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQx
        EjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCZP
        HquohqHgaSOmN6U3OzSU5pUtYkqt2JSxGqZxs4DljqTCNrP6YEqq/NqpaPUAkzza
        svilr+A9plrmtOSy8bijXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAf
        BgNVHSMEGDAWgBTQi/EPOqDIr6Fs9m+kXwoJgTOBlDAdBgNVHQ4EFgQUhF32qmAM
        SCNh9YQpGpcvZbaJxnEwCgYIKoZIzj0EAwIDRwAwRAIgIAubKKNYMD9uu1MmGkM9
        iicF/dByV4w1m5oXOzfaVUsCIHZvvyRlzX7+a3l9CXzg9oHsyUNCxP/Vkx6hNCow
        BEfo
        -----END CERTIFICATE-----
        """

    private static let otherIssuerText = """
        -----BEGIN CERTIFICATE-----
        MIIBfzCCASagAwIBAgIBBDAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJUZXN0IGF1
        dGhvcml0eSB0d28wIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQx
        EjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJen
        cp3RAR6Mb5a+bxtG4dmICLxpISxh+sMEDFrAjylsjEFK8Yh1rVyklVVUblZX6j1D
        Mfkwv9FckGJXeLyc732jXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAf
        BgNVHSMEGDAWgBTVnAMDbkYUm88o1DmDvpvNZ7yvijAdBgNVHQ4EFgQUzmniRiN5
        kSMt1V7m0w3ikuPVdn4wCgYIKoZIzj0EAwIDRwAwRAIgIKdkrvGDyoH4J0Sm9Gz6
        ti4Kp3aN4uI2I8X2yX+NeO0CIGd3uDsJm0xqRP6UvpEUmoVMJ0ndvCnpr9yg7LLm
        xugq
        -----END CERTIFICATE-----
        """

    private static let selfMadeText = """
        -----BEGIN CERTIFICATE-----
        MIIBiDCCAS6gAwIBAgIBBTAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
        c3QwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQxEjAQBgNVBAMM
        CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNkc/TPF7aCxRW2t
        yaSTl+DE6u+3fdvwW0lrvpB2HM8cUFzxhyPC6mRReL+XFdQHifsbC8PAV53Yh/pB
        opS4w3+jbzBtMB0GA1UdDgQWBBQDxSzJquhb92hRt7ADM+CNYHmPLDAfBgNVHSME
        GDAWgBQDxSzJquhb92hRt7ADM+CNYHmPLDAPBgNVHRMBAf8EBTADAQH/MBoGA1Ud
        EQQTMBGCCWxvY2FsaG9zdIcEfwAAATAKBggqhkjOPQQDAgNIADBFAiEAl8ze4rpn
        eRGn+stvNVvwwRc28m4ndLJyE7bKrZPvV10CICkxnYwenZjf7VGO8+lw8Xr08ztj
        BxVSry8do57xXPW8
        -----END CERTIFICATE-----
        """

    private static let selfMadeSameKeyText = """
        -----BEGIN CERTIFICATE-----
        MIIBhzCCAS6gAwIBAgIBBjAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
        c3QwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQxEjAQBgNVBAMM
        CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNkc/TPF7aCxRW2t
        yaSTl+DE6u+3fdvwW0lrvpB2HM8cUFzxhyPC6mRReL+XFdQHifsbC8PAV53Yh/pB
        opS4w3+jbzBtMB0GA1UdDgQWBBQDxSzJquhb92hRt7ADM+CNYHmPLDAfBgNVHSME
        GDAWgBQDxSzJquhb92hRt7ADM+CNYHmPLDAPBgNVHRMBAf8EBTADAQH/MBoGA1Ud
        EQQTMBGCCWxvY2FsaG9zdIcEfwAAATAKBggqhkjOPQQDAgNHADBEAiAZeU11+T1t
        /VM5ucjffCgOLpS4f6hipahfeMq6Q+EEFQIgJXi+iizE5uVIJOBUyLcLtHNQ2RFu
        etjtLyosKX/GFo0=
        -----END CERTIFICATE-----
        """

    private static let selfMadeOtherText = """
        -----BEGIN CERTIFICATE-----
        MIIBhzCCAS6gAwIBAgIBBzAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
        c3QwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZaMBQxEjAQBgNVBAMM
        CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOdzI714TQ+DlQnA
        2g19Sh/JKAC34L9xTkuzCiSbNNx/Cufs67CmcUn6vAtox+cWu3N5nzhF8xz1Ub/F
        RwDOhWijbzBtMB0GA1UdDgQWBBTb0P05ZgI7q8VaDaWypudycI6BcTAfBgNVHSME
        GDAWgBTb0P05ZgI7q8VaDaWypudycI6BcTAPBgNVHRMBAf8EBTADAQH/MBoGA1Ud
        EQQTMBGCCWxvY2FsaG9zdIcEfwAAATAKBggqhkjOPQQDAgNHADBEAiAWqGjH2eac
        URdPy0boeIQL5lfhrkMDQky3aGv+uG5zGQIgUWyP0BDVgTu9Dth3W8VOGZmkVuwC
        e7rcX3L9uFeH7kI=
        -----END CERTIFICATE-----
        """

    private static let keyA = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGkPBnfO9W1HjYjnI
        7qVBXV95qTGLx31w9if7JavTjQahRANCAAS88BM7M3TJNFxrHJ78Ii/3CIpCNRtt
        nljUDlPbDlYeUL9tPRwvtHPWu+LyLVrTxBFlRphb7oWCAPfKsLpWAI/z
        -----END PRIVATE KEY-----
        """

    private static let keyB = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgd8qmwvSFVwcgKrDG
        6mWkmCjePmRt0Qll0rfcuoOXDmKhRANCAAQmTx6rqIah4GkjpjelNzs0lOaVLWJK
        rdiUsRqmcbOA5Y6kwjaz+mBKqvzaqWj1AJM82rL4pa/gPaZa5rTksvG4
        -----END PRIVATE KEY-----
        """

    private static let keyC = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwpQEtehCf7VxOW2Y
        8io0iaY8znL5Mw75PMHcJvGwlrWhRANCAASXp3Kd0QEejG+Wvm8bRuHZiAi8aSEs
        YfrDBAxawI8pbIxBSvGIda1cpJVVVG5WV+o9QzH5ML/RXJBiV3i8nO99
        -----END PRIVATE KEY-----
        """

    private static let keyS = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSTolxHmEq6CnkQex
        lEjWN1hjz4sroNmIUHPXn0Ttsa+hRANCAATZHP0zxe2gsUVtrcmkk5fgxOrvt33b
        8FtJa76QdhzPHFBc8YcjwupkUXi/lxXUB4n7GwvDwFed2If6QaKUuMN/
        -----END PRIVATE KEY-----
        """

    private static let keyT = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPQFt+00uWWVOFztv
        xHue2OUtU+kMl/6GXVeyaS8bmUahRANCAATncyO9eE0Pg5UJwNoNfUofySgAt+C/
        cU5LswokmzTcfwrn7OuwpnFJ+rwLaMfnFrtzeZ84RfMc9VG/xUcAzoVo
        -----END PRIVATE KEY-----
        """
}
