/** The window's line to the shell itself: what was opened from outside, and updates. */
import { type BrowserWindow, MessageChannelMain, type MessagePortMain } from 'electron';
import { type ShellAsk, type ShellWord, shellAskSchema } from '#shared/protocol/shell.ts';
import { isOurPage } from './port.ts';

/** Answers what the page asks of the shell, and tells it what is to be told, from when it listens on. */
export interface Talk {
  /** Called with the way to the page whenever a page begins to listen. */
  listened(tell: (word: ShellWord) => void): void;
  asked(ask: ShellAsk): void;
}

/** Hands the page a port to the shell when it asks for one; one at a time, and to nobody else. */
export function talkWith(window: BrowserWindow, { listened, asked }: Talk): void {
  const { webContents } = window;
  let line: MessagePortMain | undefined;
  webContents.ipc.on('shell', ({ senderFrame }) => {
    if (!isOurPage(senderFrame, webContents.mainFrame)) return;
    line?.close();
    const { port1, port2 } = new MessageChannelMain();
    line = port1;
    port1.on('message', ({ data }) => {
      const ask = shellAskSchema.safeParse(data);
      if (ask.success) asked(ask.data);
    });
    port1.start();
    senderFrame.postMessage('shell', null, [port2]);
    listened((word) => port1.postMessage(word));
  });
}
