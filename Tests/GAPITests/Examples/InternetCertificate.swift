/// A certificate for the hosts on the internet that examples name, valid for a hundred years; nothing else trusts its
/// authority.
extension TestCertificate {
    /// A certificate of ``internetAuthority`` for the hosts of ``ExampleDesk/hosts``.
    static let internet = Self(certificate: internetText, key: internetKey)

    /// The authority in PEM.
    static let internetAuthority = """
        -----BEGIN CERTIFICATE-----
        MIIBcTCCARigAwIBAgICEAEwCgYIKoZIzj0EAwIwHzEdMBsGA1UEAwwUVGVzdCBh
        dXRob3JpdHkgdGhyZWUwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZa
        MB8xHTAbBgNVBAMMFFRlc3QgYXV0aG9yaXR5IHRocmVlMFkwEwYHKoZIzj0CAQYI
        KoZIzj0DAQcDQgAEiyhJbNxTKaYwtNjcRaFErr/i1nUyJCgHV3xpVsX9YPQdcDqJ
        NZ/lyRrqpDfgNGxoOc899trwDHVVIdgqvKkq5KNCMEAwDwYDVR0TAQH/BAUwAwEB
        /zAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFP+53to7FmNAcFU8RhAFTNIyN9Ki
        MAoGCCqGSM49BAMCA0cAMEQCIHMj7aw8LdR1Gv3BSnXWFHFTLYwJ5J617CKMYDFh
        25JMAiBBqY0Sd42hHtiMKF60sPXhCu6DEw32s3nmc6GrEO/l0A==
        -----END CERTIFICATE-----
        """

    private static let internetText = """
        -----BEGIN CERTIFICATE-----
        MIICDzCCAbWgAwIBAgICEAIwCgYIKoZIzj0EAwIwHzEdMBsGA1UEAwwUVGVzdCBh
        dXRob3JpdHkgdGhyZWUwIBcNMjYxMTIzMTQyNTU2WhgPMjEyNjEwMzAxNDI1NTZa
        MB0xGzAZBgNVBAMMEnd3dy5nb29nbGVhcGlzLmNvbTBZMBMGByqGSM49AgEGCCqG
        SM49AwEHA0IABKX3VWghoi+8r0knw3uuaiZs1Pdgk6+r/D3EnG47Fkd59x2HcMoc
        LCmJub75FBUpi63GvbINCf+etQ9vgoORgl+jgeAwgd0wCQYDVR0TBAIwADATBgNV
        HSUEDDAKBggrBgEFBQcDATB7BgNVHREEdDByghJ3d3cuZ29vZ2xlYXBpcy5jb22C
        FnN0b3JhZ2UuZ29vZ2xlYXBpcy5jb22CFGdtYWlsLmdvb2dsZWFwaXMuY29tgg9o
        ZWxsby5hLnJ1bi5hcHCCDXd3dy5zd2lmdC5vcmeCDmZlZWRzLmludGVybmFsMB0G
        A1UdDgQWBBTxlLXQhm8U40+jN9iilkVUgaeeajAfBgNVHSMEGDAWgBT/ud7aOxZj
        QHBVPEYQBUzSMjfSojAKBggqhkjOPQQDAgNIADBFAiEAo+sBnFQ3x/Zhacn0H2sW
        0HBN8dVRYwYRB6Mw/Rf60PACIGPJ+hGRi9M2SZ8C9T+yBhZaolk9/RjGx1QTl3iE
        7jfE
        -----END CERTIFICATE-----
        """

    private static let internetKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfEWn8k6dypymPXUP
        WyJaNJWNMmS+9dWM2LRacclbhAShRANCAASl91VoIaIvvK9JJ8N7rmombNT3YJOv
        q/w9xJxuOxZHefcdh3DKHCwpibm++RQVKYutxr2yDQn/nrUPb4KDkYJf
        -----END PRIVATE KEY-----
        """
}
