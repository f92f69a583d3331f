#!/bin/sh
# Starts $PROGRAM as the account $ORDINARY_USER: whoever drives Electron is root, and Electron won't run as root.
exec setpriv --reuid="$ORDINARY_USER" --regid="$ORDINARY_USER" --clear-groups -- "$PROGRAM" "$@"
