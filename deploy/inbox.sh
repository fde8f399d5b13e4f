#!/bin/sh
# Runs ./inbox of the running version as the user of the servers, with their settings: aldergate-inbox list
[ -t 0 ] && [ -t 1 ] && stdio=--pty || stdio=--pipe
exec systemd-run --quiet --collect --wait "$stdio" --uid=aldergate --gid=aldergate \
  -p WorkingDirectory=/opt/aldergate/current -p UMask=0077 -p NoNewPrivileges=yes -p ProtectSystem=full \
  --setenv=DATA_DIR=/var/lib/aldergate --setenv=NODE_ENV=production --setenv=SUDO_USER="${SUDO_USER:-root}" \
  -p EnvironmentFile=/etc/aldergate/settings.env /opt/aldergate/current/inbox "$@"
