/** A Wi-Fi network of this computer's own, for a table where there is none: made on request, and taken down with the app. */
import type { HotspotRequest, HotspotView } from '#shared/protocol/desktop-shell.ts';
import { secureRandom } from '../../host/connections/secrets.ts';
import { isNeighbour, lanAddresses } from '../reach/addresses.ts';
import { neighbours } from '../reach/neighbours.ts';
import { HotspotError, startNetwork, stopNetwork } from './nmcli.ts';

/** How often is looked who is in it, in ms. */
const POLL_MS = 2000;

/** Small letters and digits that look like no other, since people type them on phones. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 10;

export interface Hotspot {
  ask(ask: HotspotRequest): void;
  /** Delivers the view now and on changes to the latest subscriber. */
  watch(tell: (view: HotspotView) => void): void;
  /** Takes the network down, if there is one. */
  close(): Promise<void>;
}

export interface HotspotSetup {
  readonly platform: NodeJS.Platform;
  /** Whether somebody else is in the network where this computer has this address; nothing where it has it no more. */
  readonly hasOthers?: (address: string) => Promise<boolean | undefined>;
  readonly pollMs?: number;
}

/** Where only the system's own settings make one. */
const BY_HAND: Partial<Record<NodeJS.Platform, HotspotView>> = {
  win32: { is: 'by-hand', system: 'windows' },
  darwin: { is: 'by-hand', system: 'macos' },
};

export function makeHotspot({ platform, hasOthers = seesOthers, pollMs = POLL_MS }: HotspotSetup): Hotspot {
  const before: HotspotView = BY_HAND[platform] ?? { is: 'off' };
  let view = before;
  let tell: (view: HotspotView) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let starting = new AbortController();
  let running: Promise<void> = Promise.resolve();

  function show(next: HotspotView): void {
    view = next;
    tell(view);
  }

  const giveUp = (): void => show({ is: 'failed', why: 'failed' });

  async function start(): Promise<void> {
    if (view.is === 'on' || view.is === 'by-hand') return;
    const { signal } = starting;
    show({ is: 'starting' });
    // Phones keep a password by the network's name: another evening's is another one.
    const name = `Panno Verde ${10 + secureRandom.below(90)}`;
    const password = drawPassword();
    try {
      show({ is: 'on', name, password, address: await startNetwork(name, password, signal), hasPhone: false });
      timer = setInterval(() => look().catch(giveUp), pollMs);
    } catch (error) {
      const why = error instanceof HotspotError ? error.why : 'failed';
      show(signal.aborted ? before : why === 'no-tool' ? { is: 'by-hand', system: 'linux' } : { is: 'failed', why });
    }
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    if (view.is !== 'on') return;
    await stopNetwork();
    show(before);
  }

  async function look(): Promise<void> {
    if (view.is !== 'on') return;
    const others = await hasOthers(view.address);
    if (others === undefined) await stopNow();
    else if (view.is === 'on' && others && !view.hasPhone) show({ ...view, hasPhone: true });
  }

  /** One step after another; a start that goes on is broken off. */
  function stopNow(): Promise<void> {
    starting.abort();
    starting = new AbortController();
    return next(stop);
  }

  function next(step: () => Promise<void>): Promise<void> {
    running = running.catch(giveUp).then(step);
    return running;
  }

  return {
    ask(ask) {
      const asked = ask === 'start-hotspot' ? next(start) : stopNow();
      asked.catch(giveUp);
    },
    watch(call) {
      tell = call;
      tell(view);
    },
    close: stopNow,
  };
}

function drawPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[secureRandom.below(ALPHABET.length)]).join('');
}

async function seesOthers(own: string): Promise<boolean | undefined> {
  if (!lanAddresses().includes(own)) return undefined;
  return (await neighbours()).answered.some((one) => one !== own && isNeighbour(one, own));
}
