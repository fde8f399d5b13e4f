#!/bin/sh
# Runs the rehearsal with processes, mounts, control groups and a temporary folder of its own. They are gone when it ends,
# even if it is killed.
set -eu
[ -t 1 ] || export NO_COLOR=1
cd "$(dirname "$0")/../.."
if ! grep -qx ID=debian /etc/os-release || ! unshare --mount --pid --fork true 2>/dev/null; then
  echo "The rehearsal boots a machine with systemd-nspawn: run it on Debian, as root with CAP_SYS_ADMIN (in a container: --privileged)." >&2
  exit 1
fi

for tree in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
  if [ -e $tree/cgroup.procs ]; then mkdir $tree/rehearsal-$$; fi
done
folder=$(mktemp --directory)
chmod 755 "$folder"
mkfifo "$folder/pipe"

# Cleans up when no process of the rehearsal is left that holds the pipe open.
setsid sh -c 'cat "$1/pipe"; rm -rf "$1" node_modules/.cache/debian.part
  find /sys/fs/cgroup -depth -type d -path "*/rehearsal-$2*" -exec rmdir {} +' - "$folder" $$ >/dev/null 2>&1 &
cleaning=$!
(
  for group in /sys/fs/cgroup/rehearsal-$$ /sys/fs/cgroup/*/rehearsal-$$; do
    if [ -e "$group" ]; then echo 0 >"$group/cgroup.procs"; fi
  done
  TMPDIR=$folder exec setpriv --pdeathsig=KILL unshare --mount-proc --pid --fork --kill-child sh -c '
    mkdir -p /run/containers /run/systemd/nspawn /var/lib/containers "$TMPDIR/images"
    mount -t tmpfs tmpfs /run/containers
    mount -t tmpfs tmpfs /run/systemd/nspawn
    mount --bind "$TMPDIR/images" /var/lib/containers
    exec vitest run --project=deploy --bail=1 "$@"' - "$@"
) 3>"$folder/pipe" &
rehearsal=$!
trap 'kill -KILL $rehearsal' INT TERM HUP
status=0
wait $rehearsal || status=$?
wait $cleaning
exit $status
