/** What was opened with the app from outside, until the window takes it: the latest alone, since nobody looks at two. */
import type { OpenRequest } from '#shared/protocol/desktop-shell.ts';
import { parseJoinLink, SCHEME } from './join-link.ts';
import { pathOf, readPannoFile } from './panno-file.ts';

export interface Inbox {
  /** A link or a file, as the system hands it over; whatever is neither is left alone. `folder`: where a path begins that has no beginning. */
  take(argument: string, folder: string): void;
  /** All that a program was started with beside its own name; its switches are for others. */
  takeArguments(argv: readonly string[], folder: string): void;
  /** Hands over what waits, now and from now on, to whoever called last. */
  handTo(call: (opened: OpenRequest) => void): void;
}

export function makeInbox(): Inbox {
  let waiting: OpenRequest | undefined;
  let hand: ((opened: OpenRequest) => void) | undefined;
  /** What is read takes its time: an older one that comes later is late. */
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
