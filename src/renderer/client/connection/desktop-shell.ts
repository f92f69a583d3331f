/**
 * Connects the window to the app's shell, in the installed app only: links and files opened from outside, updates, and
 * what the page asks of its window.
 */

import type {
  HotspotView,
  OpenRequest,
  ShellMessage,
  ShellRequest,
  UpdateView,
  VersionMismatch,
} from '#shared/protocol/desktop-shell.ts';
import { create } from '../../stores/create.ts';
import { isDesktop } from './transport.ts';

export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Shell {
  /** The link or file opened with the app, until it is handled. */
  readonly opened: OpenRequest | null;
  /** A file for the records page. */
  readonly file: OpenedFile | null;
  /** Somebody whose version could not join, until it is read. */
  readonly stranger: VersionMismatch | null;
  /** Null where the app is not installed or does not look for updates. */
  readonly updates: UpdateView | null;
  /** The Wi-Fi network that this computer makes; null where the app is not installed. */
  readonly hotspot: HotspotView | null;
  /** Whether the window fills the screen; null where the page asks its browser. */
  readonly isFull: boolean | null;
}

export const useShell = create<Shell>(() => ({
  opened: null,
  file: null,
  stranger: null,
  updates: null,
  hotspot: null,
  isFull: null,
}));

/** Messages between the page and the desktop's preload (preload/index.ts). */
const LISTEN_MESSAGE = 'panno-verde:listens';
const SHELL_MESSAGE = 'panno-verde:shell';

let line: MessagePort | undefined;

/** Wanted of every shell end, also one that comes later. */
let isAwake = false;

/** Listens to the shell until the page is left. Called once; a browser has none. */
export function subscribeShell(): void {
  if (!isDesktop()) return;
  window.addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source !== window || data !== SHELL_MESSAGE || !port) return;
    line?.close();
    line = port;
    port.addEventListener('message', ({ data }) => handleShellMessage(data));
    port.start();
    if (isAwake) askShell('stay-awake');
  });
  window.postMessage(LISTEN_MESSAGE, '*');
}

function handleShellMessage(word: ShellMessage): void {
  if (word.kind === 'updates') useShell.setState({ updates: word.updates });
  else if (word.kind === 'hotspot') useShell.setState({ hotspot: word.hotspot });
  else if (word.kind === 'full-screen') useShell.setState({ isFull: word.isFull });
  else if (word.kind === 'opened') useShell.setState({ opened: word.opened });
  else useShell.setState({ stranger: { theirs: word.theirs, ours: word.ours } });
}

export function askShell(ask: ShellRequest): void {
  line?.postMessage(ask);
}

/** Keeps the screen on until the returned function is called; a browser's does as it is set. */
export function stayAwake(): () => void {
  isAwake = true;
  askShell('stay-awake');
  return () => {
    isAwake = false;
    askShell('may-sleep');
  };
}

/** Passes a file to the records page. */
export function takeFile({ name, bytes }: OpenedFile): void {
  useShell.setState({ opened: null, file: { name, bytes } });
}

/** Marks it as handled. */
export function clearOpened(): void {
  useShell.setState({ opened: null });
}
