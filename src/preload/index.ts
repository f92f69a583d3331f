/** All that the page gets of Electron: a message port to the host, each time it says that it is ready for one. */
import { ipcRenderer } from 'electron';

window.addEventListener('message', ({ source, origin, data }) => {
  if (source === window && origin === location.origin && data === 'panno-verde:ready') ipcRenderer.send('port');
});

ipcRenderer.on('port', ({ ports }) => window.postMessage('panno-verde:port', location.origin, ports));
