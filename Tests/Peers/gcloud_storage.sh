#!/usr/bin/env bash
# Tries the commands of gcloud storage against an emulated Cloud Storage, and prints a table of them.
# usage: gcloud_storage.sh URL
# The last line is "ok" if all commands succeed.
set -uo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CLOUDSDK_API_ENDPOINT_OVERRIDES_STORAGE=$1/storage/v1/ CLOUDSDK_AUTH_DISABLE_CREDENTIALS=true
export CLOUDSDK_CONFIG=$folder/configuration CLOUDSDK_CORE_PROJECT=project CLOUDSDK_CORE_DISABLE_PROMPTS=1
export CLOUDSDK_COMPONENT_MANAGER_DISABLE_UPDATE_CHECK=true CLOUDSDK_CORE_DISABLE_USAGE_REPORTING=true
bucket=gs://gcloud-$$
tree=gs://gcloud-tree-$$
failures=0

# Runs a command of gcloud storage as an operation; what it prints must have the text before the command in it.
operation() {
    local wanted=$1 output
    shift
    if output=$(timeout 60 gcloud storage "$@" 2>&1) && [[ $output == *"$wanted"* ]]; then
        printf '%-28s%-64sgreen\n' 'gcloud storage' "${*//-$$/}"
    else
        printf '%-28s%-64s%s\n' 'gcloud storage' "${*//-$$/}" "$output"
        failures=$((failures + 1))
    fi
}

mkdir -p "$folder/up/sub"
echo 'a small file' >"$folder/up/small"
head -c 9000000 /dev/urandom >"$folder/up/sub/large" # more than 8 MiB: a resumable upload
cd "$folder" || exit 1

operation '' buckets create "$bucket" --no-uniform-bucket-level-access
operation '' buckets create "$tree" --uniform-bucket-level-access --enable-hierarchical-namespace
operation '' cp up/small "$bucket/small" --content-type=text/x --custom-metadata=color=green
operation '' cp -r up "$bucket/dir"
operation 'a small file' cat "$bucket/small"
operation 'small' cat -r 2-6 "$bucket/small"
operation 'sub/large' ls -r -l "$bucket"
operation '' cp "$bucket/dir/sub/large" down
cmp -s down up/sub/large || { echo 'the downloaded file differs' && failures=$((failures + 1)); }
operation '' cp "$bucket/small" "$bucket/copy"
operation '' mv "$bucket/copy" "$bucket/moved"
operation '' rsync -r up "$bucket/sync"
operation '9000013' du -s "$bucket/sync"
operation 'text/x' objects describe "$bucket/small"
operation '' objects update "$bucket/small" --update-custom-metadata=shape=round --cache-control=no-store
operation '' objects update "$bucket/small" --add-acl-grant=entity=allUsers,role=READER
operation 'allUsers' objects describe "$bucket/small" --format='json(acl)'
operation '' objects compose "$bucket/small" "$bucket/moved" "$bucket/composed"
operation '' objects update "$bucket/small" --temporary-hold
operation '' objects update "$bucket/small" --no-temporary-hold
operation '' buckets update "$bucket" --versioning --update-labels=a=b
operation '' cp up/small "$bucket/small"
operation '#' ls -a "$bucket/small"
operation '' buckets update "$bucket" --soft-delete-duration=7d --no-versioning
operation '' rm "$bucket/moved"
operation 'moved' ls --soft-deleted "$bucket/moved"
operation '' restore "$bucket/moved"
operation 'versioning' buckets describe "$bucket" --format='json(versioning_enabled,labels,soft_delete_policy)'
operation '' buckets update "$bucket" --add-acl-grant=entity=allUsers,role=READER
operation '' buckets add-iam-policy-binding "$tree" --member=allUsers --role=roles/storage.objectViewer
operation 'allUsers' buckets get-iam-policy "$tree"
operation '' buckets remove-iam-policy-binding "$tree" --member=allUsers --role=roles/storage.objectViewer
operation '' buckets notifications list "$bucket"
operation '' folders create "$tree/f/"
operation 'f/' folders list "$tree"
operation '' managed-folders create "$tree/m/"
operation 'm/' managed-folders list "$tree"
operation 'iam.gserviceaccount.com' service-agent --project=project
operation '' rm -r "$bucket"
operation '' rm -r "$tree"

[[ $failures == 0 ]] && echo ok
exit "$failures"
