/** The window's connections to a host and to the shell. */
import { type BrowserWindow, MessageChannelMain, type MessagePortMain, type WebFrameMain } from 'electron';
import { type ShellMessage, type ShellRequest, shellRequestSchema } from '#shared/protocol/desktop-shell.ts';
import { expectedKeySchema, hostAddressSchema } from '#shared/protocol/lan.ts';
import type { RemoteTarget } from '../lan/reach/remote-host-pipe.ts';
import { isOwnUrl } from './app-protocol.ts';

// The window's port to the shell: requests from outside, and updates.

/** Answers the page's requests and sends it events once it listens. */
export interface ShellPort {
  /** Called with a send function whenever a page starts to listen. */
  listened(tell: (word: ShellMessage) => void): void;
  asked(ask: ShellRequest): void;
}

/** Gives the page one shell port at a time, and no other frame. */
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
 * Gives the window's page a port on request and passes the other end to `connect`, with the address
 * and expected key of another host if given. A page has one connection: a new request (after a
 * reload) closes the old one. No other frame gets a port.
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

/** The requested host; undefined for the own one, `none` where it is invalid. */
function targetOf(wanted: unknown, key: unknown): RemoteTarget | undefined | 'none' {
  const address = hostAddressSchema.optional().safeParse(wanted);
  const [by, print] = typeof key === 'string' ? key.split(' ') : [];
  const said = expectedKeySchema.optional().safeParse(key === undefined ? key : { by, print });
  if (!address.success || !said.success) return 'none';
  return address.data === undefined ? undefined : { address: address.data, said: said.data };
}

/** Only the page's main frame: no subframes, no foreign page, no detached frame. */
function isOwnFrame(frame: WebFrameMain | null, main: WebFrameMain): frame is WebFrameMain {
  return frame !== null && frame === main && isOwnUrl(frame.url);
}
