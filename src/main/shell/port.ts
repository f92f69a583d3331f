/** The window's line to a host. */
import { type BrowserWindow, MessageChannelMain, type MessagePortMain, type WebFrameMain } from 'electron';
import { addressSchema } from '#shared/protocol/lan.ts';
import { isOwn } from './page.ts';

/**
 * Answers the window's page when it asks for its port: one end goes to the page, the other to `connect`, with the
 * address of the host that is meant, if it is another one than the app's own. A page has one line at a time: when it
 * asks again (after a reload), the one before is closed. Nobody else gets a port.
 */
export function handPorts(window: BrowserWindow, connect: (port: MessagePortMain, address?: string) => void): void {
  const { webContents } = window;
  let line: MessagePortMain | undefined;
  webContents.ipc.on('port', ({ senderFrame }, wanted: unknown) => {
    if (!isOurPage(senderFrame, webContents.mainFrame)) return;
    const address = addressSchema.optional().safeParse(wanted);
    if (!address.success) return;
    line?.close();
    const { port1, port2 } = new MessageChannelMain();
    line = port1;
    connect(port1, address.data);
    senderFrame.postMessage('port', null, [port2]);
  });
}

/** Only the page itself: no frame inside it, no page from elsewhere, no frame that has gone meanwhile. */
export function isOurPage(frame: WebFrameMain | null, main: WebFrameMain): frame is WebFrameMain {
  return frame !== null && frame === main && isOwn(frame.url);
}
