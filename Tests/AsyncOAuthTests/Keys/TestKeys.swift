/// Keys and tokens that Python's `cryptography` and `google-auth` made for these tests, and for nothing else.
enum TestKeys {
    static let rsa = """
        -----BEGIN PRIVATE KEY-----
        MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCy0IaiLRF49LYY
        o7uxkBZg47gHsmA70CHKchgAvJg3ArkJVJT3ABHt0bK7OyYD4oGBFyXPnxxJPPHk
        OnXBWjg+qxH3AlJOxvRUNR2YXF1ll/4aDJ92M0++bUZnmJqQxXE4iPe5W1qLywUe
        vgkWzPkr0WROlganG9qJnb06dMObpTpvXz1yFfptnxZ5iVjwigF91SOLBJ/LPsyW
        hhCtvkZTRcFV3WlwPKPfnvTr2yn0zkOlLDarBp+btV3N+0/7mlz4WylYyRy4k9a6
        OmZT20zc0qiLX6+WmzOjL88E+UztqgLNoJjSkkUOKKvd2zFFj0l6J6Tm9c09aOQi
        q9n2d533AgMBAAECggEABzinTJgIA0Z+rsgN+xcX5ZnMriLkrVsJF6U76uuy31CG
        KyZLTcj8RbUY7rluHkILe4HKeR6yhGf9rNCKPjYSh2qz3bHY+RgieIlx7zFBDv/w
        YcTuEQFJeyXr7fXFEuD7uDjFKFXUIPPLT86E4h2CV+QA6luMsTr4EblZEany1wTn
        tdhlK19h7Uh2qWmwV+4hDa9zWP1AygejBgInHpw7Y0AUW/dMBZD82CbHLzgdWSfn
        j3E3YJf5NO4nOitEKyaJfBir/DziO6s35C87yeZwd5NWGm1ZTa+VzabK3e7XTEY7
        iFe+jUoUp9ikSN24Cjpyj1m6Z2e4pRac1NEmJP3kgQKBgQD54/NBxDai4Ifr5RvC
        splcNeAE3ZWJNQ/TiLaipAMGuyAU6ghKleD6kOB9yYWa9movXmCcK10Z3wFVkCCB
        6fnd57vvSIUPWuKEavD1biagZ4fAGQ4nABF4aMmRRetdYeey2FR6Q2kebquIXDTy
        NGgD12cV4/m9iKEQLSEANVgKBwKBgQC3L7dELmY+uZxlFBJdugZ5lEHiaD/X2VWP
        qFQHLWOdiFXx7h9oJt3xa0hEQb21j52oheoGZe55httaGsrYSAwfX9tyVZDvhWc1
        OItYirKCm1th5GDoHf8kFn0lsC/dMG5fknMLoUiwTXgYqAROCEWhzWmYDwfr52hV
        4mSE0NqQkQKBgExkjmIlnNpQL91CrijoNpAE/FYgc219pjfxzHuODkrJe/ZI0X4T
        sbKIBckOiWSlPjL69Cfp7c1R6nOA2x88KyHWjRKKpfrauvLmSoGNSguxesOUJUpw
        7+ZSioR5zok+u/llvvWdlA40oQXPwnPk54N9H0uG5Ts3AJ4UXclVhXOTAoGAA+qA
        N3PqeaLMJhkEv34vjz/NHMLvwnSB8L0/dpvQylhUxgQ6JabXDccmV1c0cAIu86BR
        PWvGalCotcdm2LLJl44cCdisbYJjj26zA+SLJmGd1XzlWXDyuFnGuRyIGWlkoqRl
        0zTScfpl+9jzpptkqa3TeQ2xNKjQwS1CytgQJBECgYEA0fVD707m98CSztV+LyKu
        GpiIHC29RF7p8pz9tHtBLLCeytsf8DRkIYUtrGNtQqteUJjKMEcMOyRpRmWto8nA
        lVIaP4qjXH73Q619ZoNYltML7ywKf9n5xTgwFMM4gcLeRxNOh7Z2i5Vlv+xc6bQM
        PHQ/vE9EWpBDLQrj5tKjLOo=
        -----END PRIVATE KEY-----
        """
    static let rsaPKCS1 = """
        -----BEGIN RSA PRIVATE KEY-----
        MIIEowIBAAKCAQEAstCGoi0RePS2GKO7sZAWYOO4B7JgO9AhynIYALyYNwK5CVSU
        9wAR7dGyuzsmA+KBgRclz58cSTzx5Dp1wVo4PqsR9wJSTsb0VDUdmFxdZZf+Ggyf
        djNPvm1GZ5iakMVxOIj3uVtai8sFHr4JFsz5K9FkTpYGpxvaiZ29OnTDm6U6b189
        chX6bZ8WeYlY8IoBfdUjiwSfyz7MloYQrb5GU0XBVd1pcDyj357069sp9M5DpSw2
        qwafm7VdzftP+5pc+FspWMkcuJPWujpmU9tM3NKoi1+vlpszoy/PBPlM7aoCzaCY
        0pJFDiir3dsxRY9Jeiek5vXNPWjkIqvZ9ned9wIDAQABAoIBAAc4p0yYCANGfq7I
        DfsXF+WZzK4i5K1bCRelO+rrst9QhismS03I/EW1GO65bh5CC3uBynkesoRn/azQ
        ij42Eodqs92x2PkYIniJce8xQQ7/8GHE7hEBSXsl6+31xRLg+7g4xShV1CDzy0/O
        hOIdglfkAOpbjLE6+BG5WRGp8tcE57XYZStfYe1IdqlpsFfuIQ2vc1j9QMoHowYC
        Jx6cO2NAFFv3TAWQ/Ngmxy84HVkn549xN2CX+TTuJzorRCsmiXwYq/w84jurN+Qv
        O8nmcHeTVhptWU2vlc2myt3u10xGO4hXvo1KFKfYpEjduAo6co9ZumdnuKUWnNTR
        JiT95IECgYEA+ePzQcQ2ouCH6+UbwrKZXDXgBN2ViTUP04i2oqQDBrsgFOoISpXg
        +pDgfcmFmvZqL15gnCtdGd8BVZAggen53ee770iFD1rihGrw9W4moGeHwBkOJwAR
        eGjJkUXrXWHnsthUekNpHm6riFw08jRoA9dnFeP5vYihEC0hADVYCgcCgYEAty+3
        RC5mPrmcZRQSXboGeZRB4mg/19lVj6hUBy1jnYhV8e4faCbd8WtIREG9tY+dqIXq
        BmXueYbbWhrK2EgMH1/bclWQ74VnNTiLWIqygptbYeRg6B3/JBZ9JbAv3TBuX5Jz
        C6FIsE14GKgETghFoc1pmA8H6+doVeJkhNDakJECgYBMZI5iJZzaUC/dQq4o6DaQ
        BPxWIHNtfaY38cx7jg5KyXv2SNF+E7GyiAXJDolkpT4y+vQn6e3NUepzgNsfPCsh
        1o0SiqX62rry5kqBjUoLsXrDlCVKcO/mUoqEec6JPrv5Zb71nZQONKEFz8Jz5OeD
        fR9LhuU7NwCeFF3JVYVzkwKBgAPqgDdz6nmizCYZBL9+L48/zRzC78J0gfC9P3ab
        0MpYVMYEOiWm1w3HJldXNHACLvOgUT1rxmpQqLXHZtiyyZeOHAnYrG2CY49uswPk
        iyZhndV85Vlw8rhZxrkciBlpZKKkZdM00nH6ZfvY86abZKmt03kNsTSo0MEtQsrY
        ECQRAoGBANH1Q+9O5vfAks7Vfi8irhqYiBwtvURe6fKc/bR7QSywnsrbH/A0ZCGF
        LaxjbUKrXlCYyjBHDDskaUZlraPJwJVSGj+Ko1x+90OtfWaDWJbTC+8sCn/Z+cU4
        MBTDOIHC3kcTToe2douVZb/sXOm0DDx0P7xPRFqQQy0K4+bSoyzq
        -----END RSA PRIVATE KEY-----
        """
    static let rsaPublic = """
        -----BEGIN PUBLIC KEY-----
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAstCGoi0RePS2GKO7sZAW
        YOO4B7JgO9AhynIYALyYNwK5CVSU9wAR7dGyuzsmA+KBgRclz58cSTzx5Dp1wVo4
        PqsR9wJSTsb0VDUdmFxdZZf+GgyfdjNPvm1GZ5iakMVxOIj3uVtai8sFHr4JFsz5
        K9FkTpYGpxvaiZ29OnTDm6U6b189chX6bZ8WeYlY8IoBfdUjiwSfyz7MloYQrb5G
        U0XBVd1pcDyj357069sp9M5DpSw2qwafm7VdzftP+5pc+FspWMkcuJPWujpmU9tM
        3NKoi1+vlpszoy/PBPlM7aoCzaCY0pJFDiir3dsxRY9Jeiek5vXNPWjkIqvZ9ned
        9wIDAQAB
        -----END PUBLIC KEY-----
        """
    static let rsaPublicPKCS1 = """
        -----BEGIN RSA PUBLIC KEY-----
        MIIBCgKCAQEAstCGoi0RePS2GKO7sZAWYOO4B7JgO9AhynIYALyYNwK5CVSU9wAR
        7dGyuzsmA+KBgRclz58cSTzx5Dp1wVo4PqsR9wJSTsb0VDUdmFxdZZf+GgyfdjNP
        vm1GZ5iakMVxOIj3uVtai8sFHr4JFsz5K9FkTpYGpxvaiZ29OnTDm6U6b189chX6
        bZ8WeYlY8IoBfdUjiwSfyz7MloYQrb5GU0XBVd1pcDyj357069sp9M5DpSw2qwaf
        m7VdzftP+5pc+FspWMkcuJPWujpmU9tM3NKoi1+vlpszoy/PBPlM7aoCzaCY0pJF
        Diir3dsxRY9Jeiek5vXNPWjkIqvZ9ned9wIDAQAB
        -----END RSA PUBLIC KEY-----
        """
    static let rsaCertificate = """
        -----BEGIN CERTIFICATE-----
        MIIClzCCAX+gAwIBAgIBBzANBgkqhkiG9w0BAQsFADAPMQ0wCwYDVQQDDAR0ZXN0
        MB4XDTIwMDEwMTAwMDAwMFoXDTIwMTIzMTAwMDAwMFowDzENMAsGA1UEAwwEdGVz
        dDCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBALLQhqItEXj0thiju7GQ
        FmDjuAeyYDvQIcpyGAC8mDcCuQlUlPcAEe3Rsrs7JgPigYEXJc+fHEk88eQ6dcFa
        OD6rEfcCUk7G9FQ1HZhcXWWX/hoMn3YzT75tRmeYmpDFcTiI97lbWovLBR6+CRbM
        +SvRZE6WBqcb2omdvTp0w5ulOm9fPXIV+m2fFnmJWPCKAX3VI4sEn8s+zJaGEK2+
        RlNFwVXdaXA8o9+e9OvbKfTOQ6UsNqsGn5u1Xc37T/uaXPhbKVjJHLiT1ro6ZlPb
        TNzSqItfr5abM6MvzwT5TO2qAs2gmNKSRQ4oq93bMUWPSXonpOb1zT1o5CKr2fZ3
        nfcCAwEAATANBgkqhkiG9w0BAQsFAAOCAQEArTVHEISNzw6LhgNnAJ2J5vA51OZB
        SaxiktF398NudwS/RdaOC6DJyM4MkyJx+n0QXNtHO417frtvGisch3UXvPtFb0cH
        yUVhfOeuH8VIQAMmGeZ26lN+dYJaYN7BHM1fFQwjZven7iZY9mChqiGQKX4FBDQs
        7XP9tuHr7ejF8E7lhgHBPPhaFCDTU+jL/qD7Olk4y0H7jnEO1Nym/WTQgM5dRtVp
        ODWXmaPaWFWtA4Maq9cjzI6QScfdy5/bopAp44mvCGLBFjqTWyur7OODsGF+agRd
        YrY04JqVgDJ6cEsbop461hLWsSWbAXuSWA37Mou+RmrWzf2MWLF3skfjDg==
        -----END CERTIFICATE-----
        """
    static let encrypted = """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIH0MF8GCSqGSIb3DQEFDTBSMDEGCSqGSIb3DQEFDDAkBBBtAFKRNr4rI5VlYc+6
        BOq1AgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQWkCgcjRpDpTLZUO7
        SnTCXwSBkOEl8DKtNkdoEiKWvCn39jZ+mcHV+Eg2RqXDV3AwiQwPggKpsMER8HBb
        DnwxN+rDHfQgRRdAk5omXSImxZomA50qXTkb53bxY9Is9340k89iOhyQuxS5/cbv
        rwKxVsdKByn7Y6jW+oE2lniei8VgOdHgDxepCINLdB7us3Z58ulyoptg4jJ+idS+
        pQpSUleqdA==
        -----END ENCRYPTED PRIVATE KEY-----
        """
    static let encryptedTraditional = """
        -----BEGIN EC PRIVATE KEY-----
        Proc-Type: 4,ENCRYPTED
        DEK-Info: AES-256-CBC,522CBE3401141AF62341A1D7C9CC79A0

        aIj5Yd1m7iXm4gHN3z85zveo5HPvVu45cuPbtxG/yEM8TXYPEOPa76VwCeXOijPF
        /SUBRopCcoeVxakYOGO+ahGGysmmA4kBE0+BtiVW0raHT3AyrzS/vzSbkg0OdDTQ
        1gl6yuGC7/XsEOdWQJCJw7h2jgCpy/P1ZRGdEx+XLIc=
        -----END EC PRIVATE KEY-----
        """
    static let rsa1024 = """
        -----BEGIN PRIVATE KEY-----
        MIICeAIBADANBgkqhkiG9w0BAQEFAASCAmIwggJeAgEAAoGBALy2ip9TVP4kJ/Nc
        nnfufXM5ihps+EWC2rHRgKVjN2/PAJHHRgvqefKzUmMaoL5Z/cuSV017CypalQAh
        RJJTH0sO5Q97RPpbP9NQBpYTStYSztwagmvmhES1jHL37cNK9Eu07nQAY3vYeXdz
        K+k4Ng7DdFLDjBBcLifpmnDjXHx5AgMBAAECgYEAn+mTeEWWPTGIRRoUEw8ecTiu
        BYyXqdej2JDukbeMr4tbMS0K92f/ZKF+TAqxcfwyK4JbxoVgxcgygQSv5crYNT3u
        gjJHu42Qg/RhzFsfJfFGaAz9Lo4thvlYQyNJ+Ce8ZuHbGs+I8g+lMNSpaavDIR7L
        tVIva1V6nQutp9YlzE0CQQDsbm6ZMnV+s9Bv3j5qfYA61Crju81WA9qjxxbLBGX3
        avsbWaobnX3ubyfHsM0F9Q8oe6pzxBVnzYq4ag8fuCgvAkEAzFUKoqSjYYlfQSyx
        9+9A1KdwgEf5dPxkRDIG68akZ5vtDVlzDsOroNUXB/SAJwClwzXRiWdYOlR13rkF
        OazT1wJBAKa7hiFhVTyiACcz+p5MnQZfo1NwmHDFTQXcm7VWB7aA6k6yX+UTnsBs
        AQixJRTDagopk94J9PJ8IAzHNp0u2J8CQQCxG4Elanjm4PA8iKYVlj5mVF+SAVC6
        0s2Bwq73DG2SFLgK2x58jKOluy3ESmwN4mTLaEmfxIDXxj+IdmyOCjxvAkAWWg9J
        ZHI4aZ0+ugC3ZpxAwFm5IPOy7iLfjptE2aHHWHtS9roJ8JbP1qkqOeTu8ipycSiI
        /q30+Q/HIl6z+S88
        -----END PRIVATE KEY-----
        """
    static let p256 = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMVbg2UdO+Wpgnt29
        u9PTUNdpeT0aU/alpvpcFRoVTQGhRANCAATXHlQp7BWS5b/wq0P+LSmywAAKXa0X
        GqaXvnkmYV2KDO2N5SDewl7oSA1xAHGGjWkavRB/GK8JL93uvSRc44GW
        -----END PRIVATE KEY-----
        """
    static let p256SEC1 = """
        -----BEGIN EC PRIVATE KEY-----
        MHcCAQEEIDFW4NlHTvlqYJ7dvbvT01DXaXk9GlP2pab6XBUaFU0BoAoGCCqGSM49
        AwEHoUQDQgAE1x5UKewVkuW/8KtD/i0pssAACl2tFxqml755JmFdigztjeUg3sJe
        6EgNcQBxho1pGr0QfxivCS/d7r0kXOOBlg==
        -----END EC PRIVATE KEY-----
        """
    static let p256Public = """
        -----BEGIN PUBLIC KEY-----
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE1x5UKewVkuW/8KtD/i0pssAACl2t
        Fxqml755JmFdigztjeUg3sJe6EgNcQBxho1pGr0QfxivCS/d7r0kXOOBlg==
        -----END PUBLIC KEY-----
        """
    static let p256Certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBCTCBsaADAgECAgEHMAoGCCqGSM49BAMCMA8xDTALBgNVBAMMBHRlc3QwHhcN
        MjAwMTAxMDAwMDAwWhcNMjAxMjMxMDAwMDAwWjAPMQ0wCwYDVQQDDAR0ZXN0MFkw
        EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE1x5UKewVkuW/8KtD/i0pssAACl2tFxqm
        l755JmFdigztjeUg3sJe6EgNcQBxho1pGr0QfxivCS/d7r0kXOOBljAKBggqhkjO
        PQQDAgNHADBEAiBlNXo5xk/7qO/l8u0pt8aWeb8JVNwWoKj288F4Fm6W6AIgHBun
        FkXFyx4QMAzKqQndrY0DKwT7v87LOm6+NyaTiuc=
        -----END CERTIFICATE-----
        """
    static let p384 = """
        -----BEGIN PRIVATE KEY-----
        MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDADhrJcRRIoNG7628Ns
        nouf0bKmBcnykwHcxRoiDmGZGXTwQhQux+geDmZNFSt/TC+hZANiAATMhlMDmv6w
        H1l/sMjvM/xRWKffp29egQmnYny+/KyQgeFWzkNU2Y/MBCtAjqOqxm6nXnM8WSFD
        pVvbVd78M3FGubdSwd4c8gk2tJ+2ktPHQ0RzFZd+lEFpgMq9ju9WcRk=
        -----END PRIVATE KEY-----
        """
    static let p384SEC1 = """
        -----BEGIN EC PRIVATE KEY-----
        MIGkAgEBBDADhrJcRRIoNG7628Nsnouf0bKmBcnykwHcxRoiDmGZGXTwQhQux+ge
        DmZNFSt/TC+gBwYFK4EEACKhZANiAATMhlMDmv6wH1l/sMjvM/xRWKffp29egQmn
        Yny+/KyQgeFWzkNU2Y/MBCtAjqOqxm6nXnM8WSFDpVvbVd78M3FGubdSwd4c8gk2
        tJ+2ktPHQ0RzFZd+lEFpgMq9ju9WcRk=
        -----END EC PRIVATE KEY-----
        """
    static let p384Public = """
        -----BEGIN PUBLIC KEY-----
        MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEzIZTA5r+sB9Zf7DI7zP8UVin36dvXoEJ
        p2J8vvyskIHhVs5DVNmPzAQrQI6jqsZup15zPFkhQ6Vb21Xe/DNxRrm3UsHeHPIJ
        NrSftpLTx0NEcxWXfpRBaYDKvY7vVnEZ
        -----END PUBLIC KEY-----
        """
    static let p521 = """
        -----BEGIN PRIVATE KEY-----
        MIHuAgEAMBAGByqGSM49AgEGBSuBBAAjBIHWMIHTAgEBBEIAlymwUh25vYFYEe0e
        sG71X59uGFS6A+ceebHpC3EjEGcGw0Aymdlyod5H0QbZzlFH8AFoby013zlYWHXl
        UbV2VY+hgYkDgYYABAACebmV0285huN4Yj9Sggl9ZRZq/pdgUDoKDg6A9Goj9u53
        zFnD1AxDiuThe6HsyStET3hEDJS4dSe8CaXMGSZ5WAF9hRcXJ1ptFPCI563qiRPW
        +KvCBO/NuDgrCwdnQzt/B5resbHV6pnHxd6uvHXBkObUvl8UQ3YVcHe0S9PTXjsD
        nw==
        -----END PRIVATE KEY-----
        """
    /// A key on a curve that looks like P-256: its numbers have as many bytes.
    static let secp256k1 = """
        -----BEGIN PRIVATE KEY-----
        MIGEAgEAMBAGByqGSM49AgEGBSuBBAAKBG0wawIBAQQgdzCkJot75ugvqoBT7c/d
        QO2A9E61g4XvqZNmQudROvKhRANCAAQndnrvroI5+vXmkUQp1szV5T0qAQTxDvaJ
        9kKe3SPlZ8nBWKrvwz2HkJ7XldSX7X6K1qWokMPsVn6W+YMm3MUx
        -----END PRIVATE KEY-----
        """
    /// The certificate of such a key, which BoringSSL cannot read.
    static let secp256k1Certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBAjCBqqADAgECAgEFMAoGCCqGSM49BAMCMAwxCjAIBgNVBAMMAXgwIBcNMjAw
        MTAxMDAwMDAwWhgPMjEwMDAxMDEwMDAwMDBaMAwxCjAIBgNVBAMMAXgwVjAQBgcq
        hkjOPQIBBgUrgQQACgNCAAQndnrvroI5+vXmkUQp1szV5T0qAQTxDvaJ9kKe3SPl
        Z8nBWKrvwz2HkJ7XldSX7X6K1qWokMPsVn6W+YMm3MUxMAoGCCqGSM49BAMCA0cA
        MEQCIEMnU2E7878u+sJkOu4UJcsQ5H6gP0xAwN6axNR+ItXrAiBTyrM67cWlY4le
        LCtvIiNUOvqy9OvWFCs6fufUR4xHfg==
        -----END CERTIFICATE-----
        """
    static let ed25519 = """
        -----BEGIN PRIVATE KEY-----
        MC4CAQAwBQYDK2VwBCIEILrSpl1sNSspLyJRzsrWr/wbx6ofm0HRDkzBTG5VAuN7
        -----END PRIVATE KEY-----
        """
    /// The P-256 key and its certificate as PKCS#12 in base64.
    static let pkcs12 =
        "MIICxwIBAzCCAn0GCSqGSIb3DQEHAaCCAm4EggJqMIICZjCCAmIGCSqGSIb3DQEHAaCCAlMEggJPMIICSzCCAXAGCyqGSIb3DQEM"

    // The RFC 7638 thumbprints of the three keys.
    static let rsaThumbprint = "l_co4DdKVAc3oYxYHGO8TUvfJz6z9XktTqZTP0JFvcM"
    static let p256Thumbprint = "zOFpI1oqUhujEsfO6qnWyEQU6EoUaKRNdA_sqEhtmWc"
    static let p384Thumbprint = "Fyc2G5eioyj1kOAxD1vt-n77jziUoYyCFDk79IJTOY8"

    /// The public keys of the three, as a server publishes them.
    static let keySet = #"""
        {"keys": [{"kty": "RSA", "n": "stCGoi0RePS2GKO7sZAWYOO4B7JgO9AhynIYALyYNwK5CVSU9wAR7dGyuzsmA-KBgRclz58cST\#
        zx5Dp1wVo4PqsR9wJSTsb0VDUdmFxdZZf-GgyfdjNPvm1GZ5iakMVxOIj3uVtai8sFHr4JFsz5K9FkTpYGpxvaiZ29OnTDm6U6b189chX\#
        6bZ8WeYlY8IoBfdUjiwSfyz7MloYQrb5GU0XBVd1pcDyj357069sp9M5DpSw2qwafm7VdzftP-5pc-FspWMkcuJPWujpmU9tM3NKoi1-v\#
        lpszoy_PBPlM7aoCzaCY0pJFDiir3dsxRY9Jeiek5vXNPWjkIqvZ9ned9w", "e": "AQAB", "kid": "r", "use": "sig", "alg"\#
        : "RS256"}, {"kty": "EC", "crv": "P-256", "x": "1x5UKewVkuW_8KtD_i0pssAACl2tFxqml755JmFdigw", "y": "7Y3lI\#
        N7CXuhIDXEAcYaNaRq9EH8Yrwkv3e69JFzjgZY", "kid": "e", "use": "sig", "alg": "ES256"}, {"kty": "EC", "crv": \#
        "P-384", "x": "zIZTA5r-sB9Zf7DI7zP8UVin36dvXoEJp2J8vvyskIHhVs5DVNmPzAQrQI6jqsZu", "y": "p15zPFkhQ6Vb21Xe_\#
        DNxRrm3UsHeHPIJNrSftpLTx0NEcxWXfpRBaYDKvY7vVnEZ", "kid": "f", "use": "sig", "alg": "ES384"}]}
        """#

    /// The time at which the tokens were issued; they expire an hour later.
    static let issued = 1_767_323_045.0
    static let rs256Token =
        "eyJ0eXAiOiAiSldUIiwgImFsZyI6ICJSUzI1NiIsICJraWQiOiAiciJ9.eyJpc3MiOiAiaHR0cHM6Ly9pc3N1ZXIuZXhhbXBsZSI"
        + "sICJhdWQiOiAiY2xpZW50IiwgInN1YiI6ICI3IiwgImVtYWlsIjogImFubkBleGFtcGxlLmNvbSIsICJlbWFpbF92ZXJpZmllZCI"
        + "6IHRydWUsICJpYXQiOiAxNzY3MzIzMDQ1LCAiZXhwIjogMTc2NzMyNjY0NSwgIm5vbmNlIjogIm4iLCAibmFtZSI6ICJcdTAwYzR"
        + "ubiJ9.RdZXpBDWFvysOMQIOCOBNQsEZ-eOMTq0W5zImbWeOdiRAVtY1YX4VPyuHX_QrX3UKhVx9oyFYgVeiiGFXlziNGiP_ZsXrn"
        + "SmuhCTpYTfqdfrkACfJm6ZlTbh8LSQgY0ltAxJF9edfhY7J31TDsoEq1W5PNE1EjVLHUmXOaOEImBOWtAlRtQHiXH9aKISQje5ZN"
        + "lrQniblWstlswUXdCsYXnILFQ4IMkM87YfnvYJpRqDhaS2aQrK0PN1tuQEiBqTT9BDLqgTtAuY-FsA8JlExTDT8IEqLkChs86x9M"
        + "7Fk-M8ZYThDbIfZEh_rpS2NfTEweGstNAV1Sh0cpbz4Qsjig"
    static let es256Token =
        "eyJ0eXAiOiAiSldUIiwgImFsZyI6ICJFUzI1NiIsICJraWQiOiAiZSJ9.eyJpc3MiOiAiaHR0cHM6Ly9pc3N1ZXIuZXhhbXBsZSI"
        + "sICJhdWQiOiAiY2xpZW50IiwgInN1YiI6ICI3IiwgImVtYWlsIjogImFubkBleGFtcGxlLmNvbSIsICJlbWFpbF92ZXJpZmllZCI"
        + "6IHRydWUsICJpYXQiOiAxNzY3MzIzMDQ1LCAiZXhwIjogMTc2NzMyNjY0NSwgIm5vbmNlIjogIm4iLCAibmFtZSI6ICJcdTAwYzR"
        + "ubiJ9.kCp50J-fTf7yRYY476IRK4oYOcnpQqqhLOCb_kMFqRNFb4p0gbsUmlxGhO-gDL3bF7smPrr79hn9QJ5NzTKnJw"
    static let es384Token =
        "eyJ0eXAiOiAiSldUIiwgImFsZyI6ICJFUzM4NCIsICJraWQiOiAiZiJ9.eyJpc3MiOiAiaHR0cHM6Ly9pc3N1ZXIuZXhhbXBsZSI"
        + "sICJhdWQiOiAiY2xpZW50IiwgInN1YiI6ICI3IiwgImVtYWlsIjogImFubkBleGFtcGxlLmNvbSIsICJlbWFpbF92ZXJpZmllZCI"
        + "6IHRydWUsICJpYXQiOiAxNzY3MzIzMDQ1LCAiZXhwIjogMTc2NzMyNjY0NSwgIm5vbmNlIjogIm4iLCAibmFtZSI6ICJcdTAwYzR"
        + "ubiJ9.5ErByCr1B_93tCM5KYBd2AI4PwRSP-6x9r2EZEV49-Dasam8SJiD-IsRLov3Khcnpj1kJNgSsh94RgOBavnWGS_g2eA4js"
        + "XwfhKG5KNzAjJZ_5j_elPNm6y7KLc-fsua"
}
