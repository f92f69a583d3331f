/** This device's part in the seals of a match: it commits, opens, remembers what it sees, and checks what is opened. */
import type { Observed } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { toHex } from '#shared/seal/bytes.ts';
import { checkSeal, checkWitness, type SealFault, type SeenDraw } from '#shared/seal/check.ts';
import { deviceCommitment } from '#shared/seal/commitment.ts';
import type { OpenedSeal, SealView } from '#shared/seal/schema.ts';
import { type Answer, attempt } from '../line/callHost.ts';
import { useConnection } from '../line/connection.ts';
import { follow } from '../line/follow.ts';
import { useTable } from '../tables/table.ts';
import { type Sealed, useSeals } from './seals.ts';
import {
  cardsSeen,
  forgetOthers,
  type KeptPart,
  type Memory,
  recall,
  remember,
  withPart,
  withSeen,
  withView,
  witnessOf,
} from './witness.ts';

/** A host opens at once when a match is over; on a slow line one hears of it within this, in ms. */
const OPENED_WITHIN = 5000;

/** Which seal the cards of each stream come from, as far as it can be told. */
interface Source {
  readonly match: number;
  readonly version: number;
  readonly seal: number | undefined;
}

let memories = new Map<number, Memory>();
/** The host has told how it stands since the line was opened last. */
let isFresh = false;
/** What was seen before it had. */
let held: (() => void)[] = [];
/** After it what is still closed at the end of a match is overdue. */
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Takes part in the seals at a table until the returned function is called. */
export function followSeals(table: string): () => void {
  forget();
  const unlisten = useTable.subscribe((now, before) => {
    if (now.table?.stage !== before.table?.stage) waitForAll();
  });
  const unfollow = follow<SealView>({
    open: (client, signal) => {
      isFresh = false;
      waitForAll();
      const [since] = useSeals.getState().seals.filter(({ faults }) => faults === null);
      return client.seal.watch({ table, ...(since && { since: since.view.seal }) }, { signal });
    },
    take: (view) => {
      take(view);
      void answer(table, view);
      isFresh = true;
      for (const see of held.splice(0)) see();
    },
  });
  return () => {
    unlisten();
    unfollow();
    clearTimeout(waiting);
    held = [];
    forget();
  };
}

function forget(): void {
  memories = new Map();
  useSeals.setState({ seals: [], overdue: false });
}

/** From the end of the match on, or from when the line was opened last, since without one nobody hears of anything. */
function waitForAll(): void {
  clearTimeout(waiting);
  useSeals.setState({ overdue: false });
  if (useTable.getState().table?.stage !== 'over') return;
  waiting = setTimeout(() => {
    useSeals.setState({ overdue: useConnection.getState().client !== null });
  }, OPENED_WITHIN);
}

function take(view: SealView): void {
  const { seals } = useSeals.getState();
  if (seals[0]?.view.match !== view.match) {
    forget();
    forgetOthers(view.match);
  }
  change(view, (memory) => withView(memory, view));
  show(view);
}

/** Changes what is remembered of a seal, here and for a reload. */
function change(name: { readonly match: string; readonly seal: number }, how: (memory: Memory) => Memory): Memory {
  const before = memories.get(name.seal) ?? recall(name);
  const after = how(before);
  memories.set(name.seal, after);
  if (after !== before) remember(name, after);
  return after;
}

function show(view: SealView): void {
  const memory = memories.get(view.seal) ?? recall(view);
  const { seals } = useSeals.getState();
  const before = seals.find((one) => one.view.seal === view.seal);
  const sealed: Sealed = {
    view,
    // What is open changes no more.
    faults: view.opened ? (before?.faults ?? faultsOf(view.opened, memory)) : null,
    cards: cardsSeen(memory),
    own: memory.own.some(({ attempt, committed }) => committed && attempt === view.attempt),
  };
  const others = seals.filter((one) => one.view.seal !== view.seal);
  useSeals.setState({ seals: [...others, sealed].toSorted((a, b) => a.view.seal - b.view.seal) });
}

function faultsOf(opened: OpenedSeal, memory: Memory): SealFault[] {
  const seats = useTable.getState().table?.seats.length ?? 0;
  return [...checkSeal(opened, seats), ...checkWitness(opened, witnessOf(memory))];
}

/** Sends what the host asks this device for; after a break the same once more. */
async function answer(table: string, view: SealView): Promise<void> {
  const { match, seal, attempt, phase, yourself } = view;
  if (yourself === null) return;
  const own = memories.get(seal)?.own.find((part) => part.attempt === attempt);
  if (phase === 'committing') {
    const part = own ?? madePart(view, yourself);
    if (part.committed) return;
    change({ match, seal }, (memory) => withPart(memory, part));
    const { commitment } = part;
    if (await isKept((client) => client.seal.commit({ table, seal, attempt, commitment })))
      acknowledge(view, { committed: true });
  }
  if (phase === 'opening' && own && !own.opened && isListed(view, own)) {
    acknowledge(view, { committed: true });
    const { part } = own;
    if (await isKept((client) => client.seal.open({ table, seal, attempt, part }))) acknowledge(view, { opened: true });
  }
}

function madePart(view: SealView, device: number): KeptPart {
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

/** Nothing is opened for a list in which something else stands than what was committed to. */
function isListed({ devices }: SealView, { device, commitment }: KeptPart): boolean {
  return devices.some((one) => one.device === device && one.commitment === commitment);
}

/** A refusal says nothing to a person: who has no part is named on the seal. */
async function isKept(call: Parameters<typeof attempt<unknown>>[0]): Promise<boolean> {
  const answered: Answer<unknown> = await attempt(call);
  return 'value' in answered;
}

function acknowledge(view: SealView, kept: Partial<KeptPart>): void {
  change(view, (memory) => {
    const own = memory.own.find(({ attempt }) => attempt === view.attempt);
    return own ? withPart(memory, { ...own, ...kept }) : memory;
  });
}

/** Remembers what the updates of one viewer show of what chance drew. */
export function newWitness(seen: (observation: Observed) => readonly SeenDraw[]): (update: PlayUpdate) => void {
  let before: Source | undefined;
  const see = (update: PlayUpdate): void => {
    // The host sends what the game's `observe` made.
    const observation = update.observation as Observed;
    const { match, version } = update;
    before = { match, version, seal: sourceOf(observation, update, before) };
    if (before.seal === undefined) return;
    const view = useSeals.getState().seals.find((one) => one.view.seal === before?.seal)?.view;
    const draws = seen(observation);
    if (view && !view.opened && draws.length > 0) change(view, (memory) => withSeen(memory, draws));
  };
  return (update) => {
    if (isFresh) see(update);
    else held = [...held, () => see(update)];
  };
}

/**
 * The seal that what is seen now was drawn from. What follows on what was seen before comes from the same one. What
 * chance has just drawn, and what is played just now, comes from the last one that is closed; where nothing is played,
 * that one may be the next deal's.
 */
function sourceOf(
  { last, toAct }: Observed,
  { match, version }: PlayUpdate,
  before: Source | undefined,
): number | undefined {
  const isDrawn = last?.by === 'chance';
  if (!isDrawn && before?.match === match && before.version + 1 === version) return before.seal;
  if (!isDrawn && toAct.length === 0) return undefined;
  return useSeals.getState().seals.findLast(({ view }) => view.phase === 'closed' || view.phase === 'opened')?.view
    .seal;
}
