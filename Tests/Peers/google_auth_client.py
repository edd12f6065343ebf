"""Drives the identity services of an emulator with google-auth, Google's own Python library for credentials.

usage: google_auth_client.py URL

Every step is asserted; the last line is "ok". Ends by itself after 60 seconds.
"""

import json
import os
import signal
import sys
import tempfile
import urllib.request

URL = sys.argv[1]
# Read when the library is imported.
os.environ["GCE_METADATA_HOST"] = URL.removeprefix("http://")
os.environ["GCE_METADATA_IP"] = URL.removeprefix("http://")

import google.auth
import google.auth.compute_engine
import google.auth.credentials
import google.auth.downscoped
import google.auth.exceptions
import google.auth.external_account_authorized_user
import google.auth.iam
import google.auth.identity_pool
import google.auth.impersonated_credentials
import google.auth.transport.requests
import google.oauth2.credentials
import google.oauth2.id_token
import google.oauth2.service_account
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from google.auth.compute_engine import _metadata

SCOPES = ["https://www.googleapis.com/auth/devstorage.read_write"]
ROBOT = "robot@demo.iam.gserviceaccount.com"
IAM = "https://iamcredentials.googleapis.com"


def control(method, path):
    with urllib.request.urlopen(urllib.request.Request(f"{URL}/_emulator/{path}", method=method)) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def refused(function, error=google.auth.exceptions.RefreshError):
    try:
        function()
    except error as problem:
        return str(problem)
    raise AssertionError("was not refused")


def main():
    request = google.auth.transport.requests.Request()
    files = control("GET", "identity")
    account = files["service_account"]
    user = files["authorized_user"]

    def works(credentials):
        """Refreshes the credentials and uses their token for a request to a service."""
        credentials.refresh(request)
        assert credentials.valid and credentials.expiry is not None
        session = google.auth.transport.requests.AuthorizedSession(credentials)
        answer = session.get(f"{URL}/storage/v1/b?project=demo")
        assert answer.status_code == 200, answer.text
        return session

    # No token, and a wrong one.
    for headers in ({}, {"Authorization": "Bearer wrong"}):
        answer = google.auth.transport.requests.requests.get(f"{URL}/storage/v1/b?project=demo", headers=headers)
        assert answer.status_code == 401, answer.text

    # A service account: an assertion for a token, and one for an id token.
    robot = google.oauth2.service_account.Credentials.from_service_account_info(account, scopes=SCOPES)
    session = works(robot)
    works(robot.with_subject("mia@example.com"))
    # A token that the account signs itself, for the real service.
    own = google.oauth2.service_account.Credentials.from_service_account_info(account, always_use_jwt_access=True)
    own._create_self_signed_jwt("https://storage.googleapis.com/")
    works(own)
    # A token that ends is replaced after the 401.
    control("DELETE", "identity?what=tokens")
    assert session.get(f"{URL}/storage/v1/b?project=demo").status_code == 200
    certs = f"{URL}/jwks"
    identity = google.oauth2.service_account.IDTokenCredentials.from_service_account_info(
        account, target_audience="https://service.example"
    )
    identity.refresh(request)
    claims = google.oauth2.id_token.verify_token(identity.token, request, "https://service.example", certs)
    assert claims["email"] == ROBOT and claims["iss"] == URL
    broken = dict(account, client_email="other@demo.iam.gserviceaccount.com")
    text = refused(
        lambda: google.oauth2.service_account.Credentials.from_service_account_info(broken, scopes=SCOPES).refresh(request)
    )
    assert "invalid_grant" in text, text

    # A user.
    mia = google.oauth2.credentials.Credentials(
        None, user["refresh_token"], token_uri=user["token_uri"], client_id=user["client_id"],
        client_secret=user["client_secret"],
    )
    works(mia)
    wrong = google.oauth2.credentials.Credentials(
        None, "1//unknown", token_uri=user["token_uri"], client_id=user["client_id"], client_secret=user["client_secret"]
    )
    assert "invalid_grant" in refused(lambda: wrong.refresh(request))

    # Impersonation, signatures and id tokens by IAM Credentials.
    endpoint = f"{URL}/v1/projects/-/serviceAccounts/{ROBOT}:generateAccessToken"
    copy = google.auth.impersonated_credentials.Credentials(
        mia, ROBOT, SCOPES, delegates=["projects/-/serviceAccounts/d@demo.iam.gserviceaccount.com"],
        iam_endpoint_override=endpoint,
    )
    works(copy)
    # The places of these methods are constants there.
    for name in ("_IAM_SIGN_ENDPOINT", "_IAM_IDTOKEN_ENDPOINT", "_IAM_SIGNJWT_ENDPOINT"):
        setattr(google.auth.iam, name, getattr(google.auth.iam, name).replace(IAM, URL))
    google.auth.impersonated_credentials._GOOGLE_OAUTH2_TOKEN_ENDPOINT = f"{URL}/token"
    key = serialization.load_pem_private_key(account["private_key"].encode(), None)
    text = b"text to sign"
    key.public_key().verify(copy.sign_bytes(text), text, padding.PKCS1v15(), hashes.SHA256())
    identity = google.auth.impersonated_credentials.IDTokenCredentials(
        copy, target_audience="https://service.example", include_email=True
    )
    identity.refresh(request)
    claims = google.oauth2.id_token.verify_token(identity.token, request, "https://service.example", certs)
    assert claims["email"] == ROBOT
    works(google.auth.impersonated_credentials.Credentials(mia, ROBOT, SCOPES, delegates=[], subject="mia@example.com"))

    # Other identity providers by STS, alone and with impersonation.
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as subject:
        subject.write("subject token")
        subject.flush()
        pool = {
            "type": "external_account",
            "audience": "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q",
            "subject_token_type": "urn:ietf:params:oauth:token-type:jwt",
            "token_url": f"{URL}/v1/token",
            "credential_source": {"file": subject.name},
        }
        works(google.auth.identity_pool.Credentials.from_info(pool, scopes=SCOPES))
        works(google.auth.identity_pool.Credentials.from_info(
            dict(pool, service_account_impersonation_url=endpoint), scopes=SCOPES))
        subject.seek(0)
        subject.truncate()
        subject.write("expired")
        subject.flush()
        text = refused(
            lambda: google.auth.identity_pool.Credentials.from_info(pool, scopes=SCOPES).refresh(request),
            google.auth.exceptions.OAuthError,
        )
        assert "invalid_grant" in text, text

    # A person of a workforce pool, whose refresh tokens are of STS.
    person = {
        "type": "external_account_authorized_user", "token_url": f"{URL}/v1/oauthtoken",
        "refresh_token": user["refresh_token"], "client_id": user["client_id"], "client_secret": user["client_secret"],
    }
    works(google.auth.external_account_authorized_user.Credentials.from_info(person))
    wrong = google.auth.external_account_authorized_user.Credentials.from_info(dict(person, refresh_token="unknown"))
    assert "invalid_grant" in refused(lambda: wrong.refresh(request), google.auth.exceptions.OAuthError)

    # Fewer rights. The endpoint of STS is a constant there.
    boundary = google.auth.downscoped.CredentialAccessBoundary([
        google.auth.downscoped.AccessBoundaryRule(
            "//storage.googleapis.com/projects/_/buckets/b", ["inRole:roles/storage.objectViewer"])
    ])
    fewer = google.auth.downscoped.Credentials(mia, boundary)
    fewer._sts_client._token_exchange_endpoint = f"{URL}/v1/token"
    works(fewer)

    # The metadata server.
    assert _metadata.ping(request)
    assert _metadata.get_project_id(request) == "demo"
    machine = google.auth.compute_engine.Credentials()
    works(machine)
    assert machine.service_account_email == ROBOT
    identity = google.auth.compute_engine.IDTokenCredentials(
        request, "https://service.example", use_metadata_identity_endpoint=True
    )
    identity.refresh(request)
    google.oauth2.id_token.verify_token(identity.token, request, "https://service.example", certs)

    # A rotation of keys: the old tokens are no longer believed, the new ones are.
    control("DELETE", "identity?what=keys")
    refused(
        lambda: google.oauth2.id_token.verify_token(identity.token, request, "https://service.example", certs),
        (ValueError, google.auth.exceptions.GoogleAuthError, Exception),
    )
    identity.refresh(request)
    google.oauth2.id_token.verify_token(identity.token, request, "https://service.example", certs)

    # A login that has ended.
    control("DELETE", "identity?what=logins")
    assert "invalid_grant" in refused(lambda: mia.refresh(request))
    print("ok")


signal.alarm(60)
main()
