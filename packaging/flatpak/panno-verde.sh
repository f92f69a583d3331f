#!/bin/sh
# Chromium's own sandbox within Flatpak's: zypak comes with the base app.
exec zypak-wrapper /app/panno-verde/panno-verde "$@"
