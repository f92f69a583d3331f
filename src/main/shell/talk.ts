/** The window's line to the shell itself: what was opened from outside, and updates. */
import { type BrowserWindow, MessageChannelMain, type MessagePortMain } from 'electron';
import { type ShellRequest, type ShellMessage, shellRequestSchema } from '#shared/protocol/shell.ts';
import { isOwnFrame } from './port.ts';

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
