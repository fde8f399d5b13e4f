#!/bin/sh
# Installs what root runs, as root's: aldergate-release, aldergate-inbox, the systemd units and the settings of logs. Run
# as root in a clone of the repository; run it again after deploy/ has changed. It keeps your settings.
set -eu
umask 022
cd "$(dirname "$0")"

missing=
for need in curl:curl dbus-daemon:dbus envsubst:gettext-base flock:util-linux git:git logrotate:logrotate nginx:nginx-light; do
  command -v "${need%%:*}" >/dev/null || missing="$missing ${need##*:}"
done
if [ "$missing" ]; then
  echo "Install these packages first: apt-get install$missing" >&2
  exit 1
fi
if ! npm --version >/dev/null 2>&1 || [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
  echo "Install Node 20 or newer with npm first: https://nodejs.org/en/download" >&2
  exit 1
fi

for user in aldergate aldergate-build; do
  getent passwd "$user" >/dev/null || useradd --system --home-dir "/var/lib/$user" --shell /usr/sbin/nologin "$user"
done
install -d /opt/aldergate /opt/aldergate/releases /opt/aldergate/failed /etc/aldergate /usr/local/lib/aldergate
install -d -o aldergate-build -g aldergate-build -m 700 /var/lib/aldergate-build
install -m 755 release.sh build.sh inbox.sh /usr/local/lib/aldergate/
ln -sf ../lib/aldergate/release.sh /usr/local/sbin/aldergate-release
ln -sf ../lib/aldergate/inbox.sh /usr/local/sbin/aldergate-inbox
install -m 644 systemd/*.service systemd/*.timer /etc/systemd/system/
install -D -m 644 systemd/trial.conf /etc/systemd/system/aldergate@3099.service.d/trial.conf
install -D -m 644 systemd/journald.conf /etc/systemd/journald.conf.d/aldergate.conf
install -m 644 logrotate/nginx /etc/logrotate.d/nginx
systemctl daemon-reload
systemctl restart systemd-journald
# Installing dbus on a running Debian doesn't start it.
systemctl start dbus.socket

if [ ! -e /etc/aldergate/release.conf ]; then
  printf "REPOSITORY='%s'\nBRANCH=main\n" "$(git config remote.origin.url)" >/etc/aldergate/release.conf
fi
if [ ! -e /etc/aldergate/settings.env ]; then
  install -m 600 systemd/settings.env /etc/aldergate/settings.env
fi
echo "Installed. Check /etc/aldergate/release.conf and /etc/aldergate/settings.env, then run: aldergate-release main"
