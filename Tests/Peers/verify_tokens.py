"""Checks JSON Web Tokens that AsyncOAuth signed, with google-auth, which checks the expiry too.

usage: verify_tokens.py FILE
FILE has a line of JSON for each token: {"token": …, "jwk": …, "claims": …}. The last line printed is "ok".
"""

import base64
import json
import sys

from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives import serialization
from google.auth import jwt


def number(text):
    return int.from_bytes(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")


def pem(jwk):
    if jwk["kty"] == "RSA":
        key = rsa.RSAPublicNumbers(number(jwk["e"]), number(jwk["n"])).public_key()
    else:
        curve = {"P-256": ec.SECP256R1, "P-384": ec.SECP384R1}[jwk["crv"]]()
        key = ec.EllipticCurvePublicNumbers(number(jwk["x"]), number(jwk["y"]), curve).public_key()
    return key.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)


count = 0
for line in open(sys.argv[1]):
    item = json.loads(line)
    keys = {item["jwk"]["kid"]: pem(item["jwk"])}
    assert jwt.decode(item["token"], certs=keys) == item["claims"]
    assert jwt.decode_header(item["token"])["kid"] == item["jwk"]["kid"]
    head, payload, signature = item["token"].split(".")
    try:
        jwt.decode(f"{head}.{payload}.{signature[::-1]}", certs=keys)
    except Exception:
        count += 1
    else:
        raise AssertionError("a changed signature is accepted")
assert count == 9, count
print("ok")
