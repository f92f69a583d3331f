/** The window's line to a host. */
import { type BrowserWindow, MessageChannelMain, type MessagePortMain, type WebFrameMain } from 'electron';
import { type ShellMessage, type ShellRequest, shellRequestSchema } from '#shared/protocol/desktop-shell.ts';
import { addressSchema } from '#shared/protocol/lan.ts';
import { expectedKeySchema } from '#shared/protocol/remote-host.ts';
import type { RemoteTarget } from '../lan/reach/remote-host-pipe.ts';
import { isOwnUrl } from './app-protocol.ts';

/** The window's line to the shell itself: what was opened from outside, and updates. */
/** Answers what the page asks of the shell, and tells it what is to be told, from when it listens on. */
export interface ShellPort {
  /** Called with the way to the page whenever a page begins to listen. */
  listened(tell: (word: ShellMessage) => void): void;
  asked(ask: ShellRequest): void;
}

/** Hands the page a port to the shell when it asks for one; one at a time, and to nobody else. */
export function serveShellPort(window: BrowserWindow, { listened, asked }: ShellPort): void {
  const { webContents } = window;
  let line: MessagePortMain | undefined;
  webContents.ipc.on('shell', ({ senderFrame }) => {
    if (!isOwnFrame(senderFrame, webContents.mainFrame)) return;
    line?.close();
    const { port1, port2 } = new MessageChannelMain();
    line = port1;
    port1.on('message', ({ data }) => {
      const ask = shellRequestSchema.safeParse(data);
      if (ask.success) asked(ask.data);
    });
    port1.start();
    senderFrame.postMessage('shell', null, [port2]);
    listened((word) => port1.postMessage(word));
  });
}

/**
 * Answers the window's page when it asks for its port: one end goes to the page, the other to `connect`, with the
 * address of the host that is meant, if it is another one than the app's own, and its key, if somebody has said it. A page has one line at a time: when it
 * asks again (after a reload), the one before is closed. Nobody else gets a port.
 */
export function serveHostPorts(
  window: BrowserWindow,
  connect: (port: MessagePortMain, goal?: RemoteTarget) => void,
): void {
  const { webContents } = window;
  let line: MessagePortMain | undefined;
  webContents.ipc.on('port', ({ senderFrame }, wanted: unknown, key: unknown) => {
    if (!isOwnFrame(senderFrame, webContents.mainFrame)) return;
    const goal = targetOf(wanted, key);
    if (goal === 'none') return;
    line?.close();
    const { port1, port2 } = new MessageChannelMain();
    line = port1;
    connect(port1, goal);
    senderFrame.postMessage('port', null, [port2]);
  });
}

/** Where the page wants a line to; nothing for the app's own host, none where it can't be read. */
function targetOf(wanted: unknown, key: unknown): RemoteTarget | undefined | 'none' {
  const address = addressSchema.optional().safeParse(wanted);
  const [by, print] = typeof key === 'string' ? key.split(' ') : [];
  const said = expectedKeySchema.optional().safeParse(key === undefined ? key : { by, print });
  if (!address.success || !said.success) return 'none';
  return address.data === undefined ? undefined : { address: address.data, said: said.data };
}

/** Only the page itself: no frame inside it, no page from elsewhere, no frame that has gone meanwhile. */
function isOwnFrame(frame: WebFrameMain | null, main: WebFrameMain): frame is WebFrameMain {
  return frame !== null && frame === main && isOwnUrl(frame.url);
}
