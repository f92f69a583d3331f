/** What this device remembers of the seals of one match, over a reload too, until each is opened and checked. */

import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { CommitmentLog, ObservedDraw, OwnContribution } from '#shared/fair-shuffle/verify.ts';
import { readStored, type StorageKind, storedKeys, writeStored } from '../device/storage.ts';

/** What the host has acknowledged of a part. */
export interface KeptContribution extends OwnContribution {
  readonly committed: boolean;
}

/** A witness as it is kept: parts that the host has not acknowledged prove nothing yet. */
export interface ShuffleLog extends CommitmentLog {
  readonly own: readonly KeptContribution[];
}

/** Where a host tells no end of things, this is enough of them. */
const MAX_ENTRIES = 400;

/** The witness as it can say what it saw. */
export function provableLog(memory: ShuffleLog): CommitmentLog {
  return { ...memory, own: memory.own.filter(({ committed }) => committed) };
}

/** One more view of the seal; one that tells nothing new is not kept. */
export function withView(memory: ShuffleLog, view: SealView): ShuffleLog {
  const isKnown = memory.views.some((one) => viewFingerprint(one) === viewFingerprint(view));
  return isKnown ? memory : { ...memory, views: [...memory.views, view].slice(0, MAX_ENTRIES) };
}

/** Who is still waited for proves nothing. */
function viewFingerprint({ attempt, phase, host, devices }: SealView): string {
  return JSON.stringify([attempt, phase, host, devices]);
}

/** Of the same places only what was seen last, if it is no less. */
export function withSeen(memory: ShuffleLog, draws: readonly ObservedDraw[]): ShuffleLog {
  const sizeOf = ({ cards = [] }: ObservedDraw): number => cards.length;
  const fresh = draws.filter(
    (draw) => !memory.seen.some((one) => placeOf(one) === placeOf(draw) && sizeOf(one) > sizeOf(draw)),
  );
  const others = memory.seen.filter((one) => !fresh.some((draw) => placeOf(draw) === placeOf(one)));
  return { ...memory, seen: [...others, ...fresh].slice(0, MAX_ENTRIES) };
}

/** Where it is not said which draw it was, other cards are another one’s. */
function placeOf({ type, nth, places, cards }: ObservedDraw): string {
  return JSON.stringify([type, nth ?? cards, places]);
}

/** One part, made or acknowledged. */
export function withContribution(memory: ShuffleLog, part: KeptContribution): ShuffleLog {
  return { ...memory, own: [...memory.own.filter(({ attempt }) => attempt !== part.attempt), part] };
}

/** How many cards it saw. */
export function cardsSeen({ seen }: ShuffleLog): number {
  return seen.reduce((sum, { cards = [] }) => sum + cards.length, 0);
}

interface ShuffleId {
  readonly match: string;
  readonly seal: number;
}

/** A reload needs it, another window has seals of its own. */
const STORAGE: StorageKind = 'window';

const keyOf = ({ match, seal }: ShuffleId): string => `seal:${match}:${seal}`;

/** What this device remembers of a seal. Nobody else writes there. */
export function loadLog(name: ShuffleId): ShuffleLog {
  return JSON.parse(readStored(keyOf(name), STORAGE) ?? 'null') ?? { views: [], own: [], seen: [] };
}

/** Keeps it for a reload. */
export function saveLog(name: ShuffleId, memory: ShuffleLog): void {
  writeStored(keyOf(name), JSON.stringify(memory), STORAGE);
}

/** Forgets all matches but this one. */
export function dropOtherMatches(match: string): void {
  for (const key of storedKeys(STORAGE))
    if (key.startsWith('seal:') && !key.includes(match)) writeStored(key, null, STORAGE);
}
