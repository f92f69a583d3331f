/**
 * This device's part in a match's fair shuffles: it commits, reveals, logs what it sees, and verifies what is opened.
 */
import { toHex } from '#shared/crypto/bytes.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { deviceCommitment } from '#shared/fair-shuffle/commitment.ts';
import type { OpenedSeal, SealView } from '#shared/fair-shuffle/schema.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { loadWithRetry } from '../../lazy/load-with-retry.ts';
import { type Answer, tryCall } from '../connection/call-host.ts';
import { useConnection } from '../connection/connection.ts';
import { subscribe } from '../connection/subscribe.ts';
import { useTable } from '../tables/tables.ts';
import { type DrawLog, takeDraws } from './draw-log.ts';
import { type ShuffleState, useFairShuffles } from './fair-shuffle-store.ts';
import {
  cardsSeen,
  dropOtherMatches,
  type KeptContribution,
  loadLog,
  provableLog,
  type ShuffleLog,
  saveLog,
  withContribution,
  withSeen,
  withView,
} from './local-shuffle-log.ts';

/** Time for the host to open its seals after a match, in ms; it does so at once, and this covers a slow network. */
const REVEAL_TIMEOUT_MS = 5000;

let logs = new Map<number, ShuffleLog>();
/** When it fires, seals still closed after the match are overdue. */
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Takes part in the fair shuffles of a table until the returned function is called. */
export function subscribeFairShuffle(table: string): () => void {
  forget();
  const unlisten = useTable.subscribe((now, before) => {
    if (now.table?.stage !== before.table?.stage) waitForAll();
  });
  const unfollow = subscribe<SealView>({
    open: (client, signal) => {
      takeDraws();
      waitForAll();
      const [since] = useFairShuffles.getState().seals.filter(({ faults }) => faults === null);
      return client.seal.watch({ table, ...(since && { since: since.view.seal }) }, { signal });
    },
    onValue: (view) => {
      take(view);
      void answer(table, view);
      takeDraws(see);
    },
  });
  return () => {
    unlisten();
    unfollow();
    clearTimeout(waiting);
    // Of a table that was left nothing is logged.
    takeDraws(() => undefined);
    forget();
  };
}

function forget(): void {
  logs = new Map();
  useFairShuffles.setState({ seals: [], overdue: false });
}

/** Starts at the end of the match, or when the connection was last opened, since nothing arrives without one. */
function waitForAll(): void {
  clearTimeout(waiting);
  useFairShuffles.setState({ overdue: false });
  if (useTable.getState().table?.stage !== 'over') return;
  waiting = setTimeout(() => {
    useFairShuffles.setState({ overdue: useConnection.getState().client !== null });
  }, REVEAL_TIMEOUT_MS);
}

function take(view: SealView): void {
  const { seals } = useFairShuffles.getState();
  if (seals[0]?.view.match !== view.match) {
    forget();
    dropOtherMatches(view.match);
  }
  change(view, (memory) => withView(memory, view));
  show(view);
}

/** Changes a seal's log in memory and in storage. */
function change(
  name: { readonly match: string; readonly seal: number },
  how: (memory: ShuffleLog) => ShuffleLog,
): ShuffleLog {
  const before = logs.get(name.seal) ?? loadLog(name);
  const after = how(before);
  logs.set(name.seal, after);
  if (after !== before) saveLog(name, after);
  return after;
}

function show(view: SealView): void {
  const memory = logs.get(view.seal) ?? loadLog(view);
  const { seals } = useFairShuffles.getState();
  const before = seals.find((one) => one.view.seal === view.seal);
  const sealed: ShuffleState = {
    view,
    // An opened seal no longer changes.
    faults: before?.faults ?? null,
    cards: cardsSeen(memory),
    own: memory.own.some(({ attempt, committed }) => committed && attempt === view.attempt),
  };
  const others = seals.filter((one) => one.view.seal !== view.seal);
  useFairShuffles.setState({ seals: [...others, sealed].toSorted((a, b) => a.view.seal - b.view.seal) });
  if (view.opened && sealed.faults === null) void verify(view, view.opened);
}

/** Verifies an opened seal once. The verifier loads at the end of a match, since no first view needs it. */
async function verify(view: SealView, opened: OpenedSeal): Promise<void> {
  const { verifyCommitmentLog, verifySeal } = await loadWithRetry(() => import('#shared/fair-shuffle/verify.ts'));
  const seats = useTable.getState().table?.seats.length ?? 0;
  const memory = logs.get(view.seal) ?? loadLog(view);
  const faults = [...verifySeal(opened, seats), ...verifyCommitmentLog(opened, provableLog(memory))];
  useFairShuffles.setState(({ seals }) => ({
    seals: seals.map((one) =>
      one.faults === null && one.view.match === view.match && one.view.seal === view.seal ? { ...one, faults } : one,
    ),
  }));
}

/** Sends the contribution the host asks for; after a break it sends the same one again. */
async function answer(table: string, view: SealView): Promise<void> {
  const { match, seal, attempt, phase, yourself } = view;
  if (yourself === null) return;
  const own = logs.get(seal)?.own.find((part) => part.attempt === attempt);
  if (phase === 'committing') {
    const part = own ?? contributionFor(view, yourself);
    if (part.committed) return;
    change({ match, seal }, (memory) => withContribution(memory, part));
    const { commitment } = part;
    if (await isAcknowledged((client) => client.seal.commit({ table, seal, attempt, commitment })))
      acknowledge(view, { committed: true });
  }
  if (phase === 'opening' && own && !own.opened && isListed(view, own)) {
    acknowledge(view, { committed: true });
    const { part } = own;
    if (await isAcknowledged((client) => client.seal.open({ table, seal, attempt, part })))
      acknowledge(view, { opened: true });
  }
}

function contributionFor(view: SealView, device: number): KeptContribution {
  const part = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return {
    attempt: view.attempt,
    device,
    part,
    commitment: deviceCommitment(view, device, part),
    committed: false,
    opened: false,
  };
}

/** Nothing is revealed for a list that differs from what was committed to. */
function isListed({ devices }: SealView, { device, commitment }: KeptContribution): boolean {
  return devices.some((one) => one.device === device && one.commitment === commitment);
}

/** A refusal is not shown to the user; the seal names who did not contribute. */
async function isAcknowledged(call: Parameters<typeof tryCall<unknown>>[0]): Promise<boolean> {
  const answered: Answer<unknown> = await tryCall(call);
  return 'value' in answered;
}

function acknowledge(view: SealView, changes: Partial<KeptContribution>): void {
  change(view, (memory) => {
    const own = memory.own.find(({ attempt }) => attempt === view.attempt);
    return own ? withContribution(memory, { ...own, ...changes }) : memory;
  });
}

function see(log: DrawLog, update: PlayUpdate): void {
  // The host sends what the game's `observe` made.
  const observation = update.observation as ObservationBase;
  const { match, version } = update;
  const seal = sourceOf(observation, update, log.source);
  log.source = { match, version, seal };
  if (seal === undefined) return;
  const view = useFairShuffles.getState().seals.find((one) => one.view.seal === seal)?.view;
  const draws = log.seen(observation);
  if (view && !view.opened && draws.length > 0) change(view, (memory) => withSeen(memory, draws));
}

/**
 * The seal behind what is visible now. What continues an earlier observation has the same one. New draws and running
 * play have the last closed one; between deals that may already be the next deal's.
 */
function sourceOf(
  { last, toAct }: ObservationBase,
  { match, version }: PlayUpdate,
  before: DrawLog['source'],
): number | undefined {
  const isDrawn = last?.by === 'chance';
  if (!isDrawn && before?.match === match && before.version + 1 === version) return before.seal;
  if (!isDrawn && toAct.length === 0) return undefined;
  return useFairShuffles.getState().seals.findLast(({ view }) => view.phase === 'closed' || view.phase === 'opened')
    ?.view.seal;
}
