#!/bin/sh
# Builds a version of the site, tries it beside the running one, switches to it, and restarts the servers one after the
# other. deploy/install.sh installs it as aldergate-release. Run as root:
#
#   aldergate-release main       the newest version of a branch. The timer releases later changes if it is BRANCH
#   aldergate-release v1.4.0     a tag or commit. The timer keeps it, and builds it again every day
#   aldergate-release --back     the release before, without a build
#   aldergate-release --if-due   for the timer: if BRANCH has changed, or the running release is from another day
#
# If a step fails, the release before keeps running, and one line says why.
set -eu
umask 022
export LC_ALL=C

. /etc/aldergate/release.conf # REPOSITORY and BRANCH
base=/opt/aldergate
releases=$base/releases
builder=/var/lib/aldergate-build
log=$base/release.log
trial_port=3099
build_mb=3000
release_mb=1000
kept=3
commit='' author='' name=''

# All commands on sources and packages run without root's rights, and root only reads what they print. They are in a
# slice of their own, so that none of them outlives the release.
as_builder() {
  systemd-run --quiet --pipe --wait --collect --slice=aldergate-build --uid=aldergate-build --gid=aldergate-build \
    -p WorkingDirectory="$builder" -p UMask=0022 -p NoNewPrivileges=yes -p CapabilityBoundingSet= \
    -p ProtectSystem=strict -p ReadWritePaths="$builder" -p ProtectHome=yes -p PrivateTmp=yes -p PrivateDevices=yes \
    -p InaccessiblePaths="-/etc/aldergate -/var/lib/aldergate -/var/lib/aldergate-backups" \
    -p Nice=10 -p CPUWeight=20 -p IOWeight=20 -p MemoryMax=4G "$@" </dev/null 9>&-
}

field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$2" 2>/dev/null || true; }

# The line of a log that says what went wrong: the first error, otherwise the last line.
cause_in() {
  grep -m 1 -E 'No space left|(^|[^A-Za-z])[A-Za-z]*Error: .' "$1" || grep -v '^[[:space:]]*$' "$1" | tail -n 1
}

# Records the failure for /version.json, the metrics and the email to the operators. A commit that has failed is not
# tried again by the timer. The timer reports the same failure once a day.
stop() {
  reason=$(printf %s "$2" | tr -d '\000-\037"\\' | cut -c -300)
  echo "Not released: $reason" >&2
  if [ "$mode" = --if-due ] && [ "$(field reason "$base/failure.json")" = "$reason" ] &&
    [ "$(find "$base/failure.json" -mtime -1)" ]; then exit 0; fi
  if [ "$commit" ]; then touch "$base/failed/$commit"; fi
  printf '{"commit":"%s","at":"%s","step":"%s","author":"%s","reason":"%s"}\n' \
    "$commit" "$(date -u +%FT%TZ)" "$1" "$author" "$reason" >"$base/failure.json.new"
  mv "$base/failure.json.new" "$base/failure.json"
  exit 1
}

fetch() {
  output=$(as_builder git init --quiet --bare repository.git 2>&1 &&
    as_builder git -C repository.git fetch --quiet --prune "$REPOSITORY" \
      '+refs/heads/*:refs/heads/*' '+refs/tags/*:refs/tags/*' 2>&1) ||
    stop fetch "$REPOSITORY can't be read: $(echo "$output" | head -n 1)"
}

# Sets commit, committed_at and author. What git prints is checked, because the build user could change it.
find_commit() {
  echo "$1" | grep -Eqx '[A-Za-z0-9][A-Za-z0-9._/-]*' || stop request "$1 is not the name of a branch, tag or commit."
  found=$(as_builder git -C repository.git log -1 --format='%H %cI %ae' "$1^{commit}" -- 2>/dev/null) ||
    stop request "There is no branch, tag or commit $1 in $REPOSITORY."
  echo "$found" | grep -Eqx '[0-9a-f]{40} [0-9T:+Z-]{20,25} [^ "\\]*' || stop request "git describes $1 as $found."
  read -r commit committed_at author <<COMMIT
$found
COMMIT
}

require_space() {
  free=$(($(df --output=avail -k "$1" | tail -n 1) / 1024))
  [ "$free" -ge "$2" ] || stop space "There are $free MB free in $1. A release needs $2 MB."
}

# Builds the commit, and copies the result to a new folder that belongs to root.
build() {
  public_url=$(sed -n 's/^PUBLIC_URL=//p' /etc/aldergate/settings.env | tr -d "\"'")
  [ "$public_url" ] || stop settings "PUBLIC_URL is missing in /etc/aldergate/settings.env."
  require_space "$builder" "$build_mb"
  require_space "$base" "$release_mb"
  echo "Building $commit …"
  as_builder --setenv=PUBLIC_URL="$public_url" sh /usr/local/lib/aldergate/build.sh "$commit" >"$log" 2>&1 ||
    stop build "The build failed: $(cause_in "$log") (the whole output is in $log)"
  name=$(date -u +%Y%m%dT%H%M%S)-$(echo "$commit" | cut -c -12)
  new=$releases/$name
  mkdir "$new"
  # With --no-same-permissions, files that belong to root never get the setuid bits of the archive.
  as_builder tar -c -C work --exclude=./.git . 2>"$log" |
    tar -x -C "$new" --no-same-owner --no-same-permissions 2>>"$log" ||
    stop copy "The build could not be copied to $new: $(cause_in "$log")"
  # Visitors who have an old page open may still need its scripts and pictures.
  for folder in assets images; do
    [ ! -d "$base/current/build/client/$folder" ] ||
      find "$base/current/build/client/$folder/" -type f -mtime -30 -exec cp -np {} "$new/build/client/$folder/" \;
  done
  printf '{"commit":"%s","committedAt":"%s","releasedAt":"%s","ref":"%s"}\n' \
    "$commit" "$committed_at" "$(date -u +%FT%TZ)" "$ref" >"$new/release.json"
}

# Waits up to a minute until the server on this port is ready, or has ended for good.
await() {
  for _ in $(seq 60); do
    if curl -fsS -m 5 -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; then return; fi
    if systemctl is-failed --quiet "aldergate@$1"; then return 1; fi
    sleep 1
  done 9>&-
  return 1
}

start_and_await() {
  port=$1
  since=$(date +%s)
  systemctl restart "aldergate@$port" && await "$port"
}

# What the last server that was started has logged.
last_words() {
  journalctl --quiet --output=cat --since="@$since" "_SYSTEMD_UNIT=aldergate@$port.service" >"$log"
  cause_in "$log" || echo "It was not ready after a minute."
}

# Starts the release in $name on a port of its own, with the settings and the restrictions of the servers.
try_out() {
  echo "Trying $name …"
  ln -sfn "releases/$name" "$base/next"
  start_and_await "$trial_port" || stop trial "The new version does not start: $(last_words)"
  systemctl stop "aldergate@$trial_port"
}

point_to() {
  ln -sfn "$1" "$base/current.new"
  mv -T "$base/current.new" "$base/current"
}

restart_servers() {
  for unit in $(systemctl list-units --plain --no-legend 'aldergate@*' | cut -d ' ' -f 1); do
    echo "Restarting $unit …"
    start_and_await "$(echo "$unit" | tr -dc 0-9)" || return 1
  done
}

# Switches to the release in $name. If a server does not come up with it, switches back.
switch() {
  before=$(readlink "$base/current" || true)
  point_to "releases/$name"
  if ! restart_servers; then
    reason="The server on port $port did not come up with the new version: $(last_words)"
    [ -z "$before" ] || point_to "$before"
    # First the server that is down, while the others are up.
    start_and_await "$port" && restart_servers || reason="$reason Nor did it with the version before."
    stop restart "$reason"
  fi
  touch "$releases/$name/complete"
  rm -f "$base/failed/$commit"
}

newest_first() { find "$releases" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort -r; }

# Deletes what failed and killed releases have left behind, and old releases.
clean_up() {
  systemctl stop aldergate-build.slice "aldergate@$trial_port" 2>/dev/null || true
  current=$(basename "$(readlink "$base/current")")
  for each in $(newest_first); do
    [ -e "$releases/$each/complete" ] || [ "$each" = "$current" ] || rm -rf "${releases:?}/$each"
  done
  for each in $(newest_first | grep -vx "$current" | tail -n "+$kept"); do rm -rf "${releases:?}/$each"; done
  rm -rf "$base/next"
}

# The release of a commit. The timer follows $ref from then on.
release() {
  build
  try_out
  switch
  echo "Released $commit."
}

go_back() {
  current=$(basename "$(readlink "$base/current")")
  left=$(field commit "$base/current/release.json")
  name=$(newest_first | awk -v current="$current" '$0 < current { print; exit }')
  [ "$name" ] || stop request "There is no older release."
  commit=$(field commit "$releases/$name/release.json")
  try_out
  switch
  touch "$base/failed/$left"
  echo "Went back to $commit. The timer does not release $left again."
}

release_if_due() {
  running=$(field commit "$base/current/release.json")
  ref=$(field ref "$base/current/release.json")
  ref=${ref:-$BRANCH}
  if [ "$ref" = "$BRANCH" ]; then
    find_commit "$BRANCH"
    if [ "$commit" != "$running" ] && [ ! -e "$base/failed/$commit" ]; then
      release
      return
    fi
  fi
  # Posts and jobs have dates, so the running version is built again every day.
  today=$(date +%F)
  find_commit "$running"
  if [ -e "$base/current/complete" ] && [ "$(date -r "$base/current/complete" +%F)" = "$today" ]; then return; fi
  if [ -e "$base/failed/$commit" ] && [ "$(date -r "$base/failed/$commit" +%F)" = "$today" ]; then return; fi
  release
}

mode=${1:?Say what to release, such as: aldergate-release main}
exec 9>/run/lock/aldergate-release
if ! flock -n 9; then
  [ "$mode" != --if-due ] || exit 0
  echo "Not released: another release is running." >&2
  exit 75
fi
trap clean_up EXIT
trap 'exit 143' TERM INT HUP
clean_up
case $mode in
  --back) go_back ;;
  --if-due) fetch && release_if_due ;;
  *) ref=$mode && fetch && find_commit "$ref" && release ;;
esac
