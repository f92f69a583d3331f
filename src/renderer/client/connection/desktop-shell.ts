/** The window's line to the shell around it, in the installed app alone: what was opened from outside, and updates. */
import { create } from 'zustand';
import type {
  OpenRequest,
  ShellMessage,
  ShellRequest,
  UpdateView,
  VersionMismatch,
} from '#shared/protocol/desktop-shell.ts';
import { isDesktop } from './transport.ts';

export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Shell {
  /** The link or file that somebody has opened with the app, until it has been looked at. */
  readonly opened: OpenRequest | null;
  /** A file that is to be looked at: the records take it. */
  readonly file: OpenedFile | null;
  /** Who wanted to come in here and could not, until it has been read. */
  readonly stranger: VersionMismatch | null;
  /** Nothing where the app is not installed, or looks for no updates. */
  readonly updates: UpdateView | null;
}

export const useShell = create<Shell>()(() => ({ opened: null, file: null, stranger: null, updates: null }));

/** What the page and the desktop's preload say to each other, see preload/index.ts. */
const LISTEN_MESSAGE = 'panno-verde:listens';
const SHELL_MESSAGE = 'panno-verde:shell';

let line: MessagePort | undefined;

/** Listens to the shell until the page is left. Called once; in a browser there is none. */
export function subscribeShell(): void {
  if (!isDesktop()) return;
  window.addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source !== window || data !== SHELL_MESSAGE || !port) return;
    line?.close();
    line = port;
    port.addEventListener('message', ({ data }) => handleShellMessage(data));
    port.start();
  });
  window.postMessage(LISTEN_MESSAGE, '*');
}

function handleShellMessage(word: ShellMessage): void {
  if (word.kind === 'updates') useShell.setState({ updates: word.updates });
  else if (word.kind === 'opened') useShell.setState({ opened: word.opened });
  else useShell.setState({ stranger: { theirs: word.theirs, ours: word.ours } });
}

export function askShell(ask: ShellRequest): void {
  line?.postMessage(ask);
}

/** Somebody wants to see what is in a file. */
export function takeFile({ name, bytes }: OpenedFile): void {
  useShell.setState({ opened: null, file: { name, bytes } });
}

/** It has been looked at. */
export function clearOpened(): void {
  useShell.setState({ opened: null });
}
