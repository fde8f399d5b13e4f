#!/bin/sh
# Builds a commit in the folder `work`, with only the packages that the servers need left. aldergate-release runs it as the
# build user, in that user's folder.
set -eu
rm -rf work
git clone --quiet --shared --no-checkout repository.git work
cd work
git checkout --quiet --detach "$1"
if ! npm ci --no-audit --no-fund --loglevel=error --logs-max=0 2>../npm-errors; then
  cat ../npm-errors
  echo "Error: npm ci: $(sed -n 's/^npm [Ee][Rr][Rr][a-z!]* //p' ../npm-errors | grep -Ev '^(code|errno|syscall) ' | head -n 1)"
  exit 1
fi
npm run build
npm prune --omit=dev --no-audit --no-fund --loglevel=error --logs-max=0
# The executable is node_modules/node/bin/node. The rest is needed only during installation.
rm -rf node_modules/node/node_modules
