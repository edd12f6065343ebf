#!/usr/bin/env bash
# Copies files to an emulated Cloud Storage and back with rclone, and prints a table of its operations.
# usage: rclone_storage.sh URL
# The last line is "ok" if all operations succeed.
set -uo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export RCLONE_CONFIG=$folder/none RCLONE_GCS_ENDPOINT=$1/storage/v1/ RCLONE_GCS_ANONYMOUS=true
export RCLONE_GCS_PROJECT_NUMBER=p RCLONE_GCS_BUCKET_POLICY_ONLY=true RCLONE_RETRIES=1 RCLONE_LOW_LEVEL_RETRIES=1
bucket=rclone-$$
failures=0

run() { timeout 30 rclone "$@"; }
# Runs a command as an operation.
operation() {
    local name=$1 output
    shift
    if output=$("$@" 2>&1); then
        printf '%-28s%-64sgreen\n' rclone "$name"
    else
        printf '%-28s%-64s%s\n' rclone "$name" "$output"
        failures=$((failures + 1))
    fi
}
is() { [[ $("${@:2}") == "$1" ]]; }

mkdir -p "$folder/up/sub/Sü & #%"
head -c 3000000 /dev/urandom >"$folder/up/big"
echo text >"$folder/up/sub/Sü & #%/a b+c#?.txt"
: >"$folder/up/empty"
touch -d '2020-09-13 12:26:40 UTC' "$folder/up/empty"

fetched() { run copy ":gcs:$bucket/copied" "$folder/down" && diff --recursive "$folder/up" "$folder/down"; }
dated() { [[ $(TZ=UTC run lsl ":gcs:$bucket/copied/empty") == *'2020-09-13 12:26:40'* ]]; }
streamed() { head -c 2000000 "$folder/up/big" | run rcat ":gcs:$bucket/streamed" && run cat ":gcs:$bucket/streamed" | cmp - <(head -c 2000000 "$folder/up/big"); }
uploaded() { run copyto "$folder/up/big" ":gcs:$bucket/one file" && run cat ":gcs:$bucket/one file" | cmp - "$folder/up/big"; }
deleted() { run deletefile ":gcs:$bucket/streamed" && is '' run lsf ":gcs:$bucket/streamed"; }
purged() { run purge ":gcs:$bucket" && is '' run lsf ":gcs:$bucket" 2>/dev/null || [[ $(run lsd :gcs: 2>&1) != *"$bucket"* ]]; }

operation 'mkdir makes a bucket' run mkdir ":gcs:$bucket"
operation 'lsd lists buckets' eval '[[ $(run lsd :gcs:) == *$bucket* ]]'
operation 'copy uploads a folder' run copy "$folder/up" ":gcs:$bucket/copied"
operation 'check compares by MD5' run check "$folder/up" ":gcs:$bucket/copied"
operation 'check compares by the contents' run check --download "$folder/up" ":gcs:$bucket/copied"
operation 'copy downloads a folder' fetched
operation 'times are kept' dated
operation 'touch changes a time' run touch --timestamp 2021-01-02T03:04:05 ":gcs:$bucket/copied/empty"
operation 'rcat uploads what has no size' streamed
operation 'copyto uploads one file' uploaded
operation 'copyto copies at the server' run copyto ":gcs:$bucket/copied/big" ":gcs:$bucket/again"
operation 'moveto moves at the server' run moveto ":gcs:$bucket/again" ":gcs:$bucket/moved"
operation 'size counts' eval '[[ $(run size --json ":gcs:$bucket/moved") == *"\"bytes\":3000000"* ]]'
operation 'lsf lists one level' is $'big\nempty\nsub/' run lsf ":gcs:$bucket/copied"
operation 'sync removes what is not there' run sync "$folder/up/sub" ":gcs:$bucket/copied"
operation 'deletefile deletes one' deleted
operation 'purge deletes a bucket with all in it' purged

[[ $failures == 0 ]] && echo ok
exit "$failures"
