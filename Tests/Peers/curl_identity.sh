#!/usr/bin/env bash
# Logs in at an emulator with curl: a registration, a code with PKCE, a device, and the metadata server, with faults.
# usage: curl_identity.sh URL
# Every step is checked; the last line is "ok". Each request ends by itself after 10 seconds.
set -euo pipefail
url=$1

request() { curl --silent --show-error --max-time 10 "$@"; }
status() { request --output /dev/null --write-out '%{http_code}' "$@"; }
member() { sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p"; }
expect() {
    if [[ $2 != "$3" ]]; then
        echo "$1: expected $3, got $2" >&2
        exit 1
    fi
}

metadata=$(request "$url/.well-known/openid-configuration")
expect issuer "$(member issuer <<<"$metadata")" "$url"
expect "no token" "$(status "$url/storage/v1/b?project=demo")" 401

# A client of our own (RFC 7591), and a code with the challenge of RFC 7636, appendix B.
redirect=http://127.0.0.1:1/callback
client=$(request --json "{\"redirect_uris\": [\"$redirect\"], \"token_endpoint_auth_method\": \"none\"}" \
    "$(member registration_endpoint <<<"$metadata")" | member client_id)
page=$(member authorization_endpoint <<<"$metadata")
fields="response_type=code&client_id=$client&redirect_uri=$redirect&scope=openid%20email&state=s"
fields+="&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
login() { request --output /dev/null --write-out '%{redirect_url}' "$page?$fields"; }
token() { request --data "$1" --data "client_id=$client" "$(member token_endpoint <<<"$metadata")"; }
redeem() { token "grant_type=authorization_code&code=$1&redirect_uri=$redirect&code_verifier=$2"; }
code() { sed -n 's/.*[?&]code=\([^&]*\).*/\1/p'; }
verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
expect "another verifier" "$(redeem "$(login | code)" "another-$verifier" | member error)" invalid_grant
code=$(login | code)
tokens=$(redeem "$code" "$verifier")
expect "a code twice" "$(redeem "$code" "$verifier" | member error)" invalid_grant
expect "a refusal" "$(request --output /dev/null --write-out '%{redirect_url}' "$page?$fields&login_hint=nobody" |
    sed -n 's/.*[?&]error=\([^&]*\).*/\1/p')" access_denied

# The token works at a service and tells its user, refreshes in spite of a 503, and ends.
bearer() { printf 'Authorization: Bearer %s' "$(member access_token <<<"$1")"; }
expect service "$(status --header "$(bearer "$tokens")" "$url/storage/v1/b?project=demo")" 200
expect user "$(request --header "$(bearer "$tokens")" "$(member userinfo_endpoint <<<"$metadata")" | member name)" Mia
refresh="grant_type=refresh_token&refresh_token=$(member refresh_token <<<"$tokens")"
request --request PUT --output /dev/null "$url/_emulator/faults" --data-binary \
    '{"rules":[{"fault":"status","status":503,"operation":"identity.token","nth":1}]}'
expect "a fault" "$(token "$refresh" | member access_token)" ""
again=$(token "$refresh")
expect "a new token" "$(status --header "$(bearer "$again")" "$url/storage/v1/b?project=demo")" 200
expect revocation "$(status --data "token=${refresh##*=}" "$(member revocation_endpoint <<<"$metadata")")" 200
expect "a revoked login" "$(token "$refresh" | member error)" invalid_grant

# A device (RFC 8628) that waits, and then asks too soon.
device=$(request --data "client_id=$client&scope=email" "$(member device_authorization_endpoint <<<"$metadata")")
poll="grant_type=urn:ietf:params:oauth:grant-type:device_code&device_code=$(member device_code <<<"$device")"
expect "a device" "$(token "$poll" | member error)" authorization_pending
expect "a hasty device" "$(token "$poll" | member error)" slow_down

# The metadata server wants its header field and sends it.
machine="$url/computeMetadata/v1/instance/service-accounts/default/token"
expect "no flavor" "$(status "$machine")" 403
flavor='Metadata-Flavor: Google'
expect flavor "$(request --output /dev/null --dump-header - --header "$flavor" "$machine" | grep -ci "^$flavor")" 1
expect "the machine's token" "$(status --header "$(bearer "$(request --header "$flavor" "$machine")")" \
    "$url/storage/v1/b?project=demo")" 200
echo ok
