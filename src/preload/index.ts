/** All that the page gets of Electron: a message port to a host, or to the shell around it, each time it says that it is ready for one. */
import { ipcRenderer } from 'electron';

/**
 * `panno-verde:ready` for the host within this app, with an address behind it for another one in the house; behind that which
 * key that one must have, and who says so.
 */
const READY = /^panno-verde:ready(?: (\S{1,260})(?: ((?:link|person) [\w-]{22}))?)?$/;

/** The page hears what the shell has to say. */
const LISTENS = 'panno-verde:listens';

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window || origin !== location.origin || typeof data !== 'string') return;
  const ready = READY.exec(data);
  if (ready) ipcRenderer.send('port', ready[1], ready[2]);
  else if (data === LISTENS) ipcRenderer.send('shell');
});

ipcRenderer.on('port', ({ ports }) => window.postMessage('panno-verde:port', location.origin, ports));
ipcRenderer.on('shell', ({ ports }) => window.postMessage('panno-verde:shell', location.origin, ports));
