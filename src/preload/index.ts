/** All that the page gets of Electron: a message port to a host, each time it says that it is ready for one. */
import { ipcRenderer } from 'electron';

/** `panno-verde:ready` for the host within this app, with an address behind it for another one in the house. */
const READY = /^panno-verde:ready(?: (\S{1,260}))?$/;

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window || origin !== location.origin || typeof data !== 'string') return;
  const ready = READY.exec(data);
  if (ready) ipcRenderer.send('port', ready[1]);
});

ipcRenderer.on('port', ({ ports }) => window.postMessage('panno-verde:port', location.origin, ports));
