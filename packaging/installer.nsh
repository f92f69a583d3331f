; What electron-builder's installer does not do by itself: panno-verde:// leads here as long as the app is installed.
; The -- before the link keeps whatever stands in it from being read as a switch.

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\panno-verde" "" "URL:Panno Verde"
  WriteRegStr SHELL_CONTEXT "Software\Classes\panno-verde" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\panno-verde\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\panno-verde\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "Software\Classes\panno-verde"
!macroend
