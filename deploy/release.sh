#!/bin/sh
# Builds the site beside the running version, switches to it, and restarts the servers one after the other. Run as root.
#
#   deploy/release.sh           builds the running version again: for posts and jobs whose date has come
#   deploy/release.sh v1.4.0    builds a tag or branch of the repository in a new folder
#
# If a step fails, the script stops, and the running version keeps running.
set -eu

site=${SITE:-/opt/aldergate} # a link to the folder of the running version
running=$(realpath "$site")
old_build=$(realpath "$site/build")
PUBLIC_URL=$(cat "$site/build/public-url")
export PUBLIC_URL

# Packages and the build run without root's rights, as the owner of the folder.
as_owner() { runuser -u "$(stat -c %U "$running")" -- "$@"; }

new=$running
if [ $# -gt 0 ]; then
  new=$(dirname "$running")/$1-$(date +%Y%m%d%H%M%S)
  as_owner git clone --quiet --depth 1 --branch "$1" "$(git -C "$running" remote get-url origin)" "$new"
fi
cd "$new"
if [ $# -gt 0 ]; then as_owner npm ci; fi
as_owner npm run build

# Visitors who have an old page open may still need its scripts and pictures.
for folder in assets images; do
  find "$old_build/client/$folder/" -type f -mtime -30 -exec cp -np {} "build/client/$folder/" \;
done

ln -s "$new" "$site.new"
mv -T "$site.new" "$site"
for unit in $(systemctl list-units --plain --no-legend 'aldergate@*' | cut -d ' ' -f 1); do
  systemctl restart "$unit"
  port=$(echo "$unit" | tr -dc 0-9)
  curl -fsS -o /dev/null --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/readyz"
done
