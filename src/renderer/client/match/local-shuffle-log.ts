/** This device's log of a match's seals; it survives a reload until each seal is opened and verified. */

import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { CommitmentLog, ObservedDraw, OwnContribution } from '#shared/fair-shuffle/verify.ts';
import { readStored, type StorageKind, storedKeys, writeStored } from '../device/storage.ts';

/** The host's acknowledgement of a contribution. */
export interface KeptContribution extends OwnContribution {
  readonly committed: boolean;
}

/** A commitment log as stored: contributions without acknowledgement prove nothing yet. */
export interface ShuffleLog extends CommitmentLog {
  readonly own: readonly KeptContribution[];
}

/** Maximum number of entries, against a host that never stops. */
const MAX_ENTRIES = 400;

/** The log reduced to what it can prove. */
export function provableLog(memory: ShuffleLog): CommitmentLog {
  return { ...memory, own: memory.own.filter(({ committed }) => committed) };
}

/** Adds a view of the seal unless it contains nothing new. */
export function withView(memory: ShuffleLog, view: SealView): ShuffleLog {
  const isKnown = memory.views.some((one) => viewFingerprint(one) === viewFingerprint(view));
  return isKnown ? memory : { ...memory, views: [...memory.views, view].slice(0, MAX_ENTRIES) };
}

/** Who is still waited for proves nothing, so it is left out. */
function viewFingerprint({ attempt, phase, host, devices }: SealView): string {
  return JSON.stringify([attempt, phase, host, devices]);
}

/** Of the same places only the latest observation is kept, unless it shows less. */
export function withSeen(memory: ShuffleLog, draws: readonly ObservedDraw[]): ShuffleLog {
  const sizeOf = ({ cards = [] }: ObservedDraw): number => cards.length;
  const fresh = draws.filter(
    (draw) => !memory.seen.some((one) => placeOf(one) === placeOf(draw) && sizeOf(one) > sizeOf(draw)),
  );
  const others = memory.seen.filter((one) => !fresh.some((draw) => placeOf(draw) === placeOf(one)));
  return { ...memory, seen: [...others, ...fresh].slice(0, MAX_ENTRIES) };
}

/** Without a draw number, other cards mean another draw. */
function placeOf({ type, nth, places, cards }: ObservedDraw): string {
  return JSON.stringify([type, nth ?? cards, places]);
}

/** Adds a contribution, made or acknowledged. */
export function withContribution(memory: ShuffleLog, part: KeptContribution): ShuffleLog {
  return { ...memory, own: [...memory.own.filter(({ attempt }) => attempt !== part.attempt), part] };
}

/** Number of cards it has seen. */
export function cardsSeen({ seen }: ShuffleLog): number {
  return seen.reduce((sum, { cards = [] }) => sum + cards.length, 0);
}

interface ShuffleId {
  readonly match: string;
  readonly seal: number;
}

/** Survives a reload; another window has seals of its own. */
const STORAGE: StorageKind = 'window';

const keyOf = ({ match, seal }: ShuffleId): string => `seal:${match}:${seal}`;

/** Loads this device's log of a seal. Nothing else writes there. */
export function loadLog(name: ShuffleId): ShuffleLog {
  return JSON.parse(readStored(keyOf(name), STORAGE) ?? 'null') ?? { views: [], own: [], seen: [] };
}

/** Stores it for a reload. */
export function saveLog(name: ShuffleId, memory: ShuffleLog): void {
  writeStored(keyOf(name), JSON.stringify(memory), STORAGE);
}

/** Deletes the logs of all other matches. */
export function dropOtherMatches(match: string): void {
  for (const key of storedKeys(STORAGE))
    if (key.startsWith('seal:') && !key.includes(match)) writeStored(key, null, STORAGE);
}
