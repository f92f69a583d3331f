/** Files and links opened from outside wait here for the window; only the latest counts. */
import type { OpenRequest } from '#shared/protocol/desktop-shell.ts';
import { parseJoinLink, SCHEME } from './join-link.ts';
import { pathOf, readPannoFile } from './panno-file.ts';

export interface Inbox {
  /**
   * Takes a link or a file from the system; ignores anything else. `folder` resolves relative
   * paths.
   */
  take(argument: string, folder: string): void;
  /** Takes the program's arguments except its name and switches. */
  takeArguments(argv: readonly string[], folder: string): void;
  /** Delivers the waiting request and later ones to the latest subscriber. */
  handTo(call: (opened: OpenRequest) => void): void;
}

export function makeInbox(): Inbox {
  let waiting: OpenRequest | undefined;
  let hand: ((opened: OpenRequest) => void) | undefined;
  /** Reading is asynchronous: an older result that comes later is dropped. */
  let latest = 0;

  function put(opened: OpenRequest): void {
    if (hand) hand(opened);
    else waiting = opened;
  }

  function take(argument: string, folder: string): void {
    if (isLink(argument)) {
      latest++;
      const invitation = parseJoinLink(argument);
      put(invitation ? { kind: 'invitation', ...invitation } : { kind: 'strange-link' });
      return;
    }
    const path = pathOf(argument, folder);
    if (path === undefined) return;
    const number = ++latest;
    readPannoFile(path).then(
      (opened) => number === latest && put(opened),
      () => undefined,
    );
  }

  return {
    take,
    takeArguments(argv, folder) {
      for (const argument of argv.slice(1)) if (!argument.startsWith('-')) take(argument, folder);
    },
    handTo(call) {
      hand = call;
      if (waiting) call(waiting);
      waiting = undefined;
    },
  };
}

function isLink(argument: string): boolean {
  return argument.slice(0, SCHEME.length + 1).toLowerCase() === `${SCHEME}:`;
}
