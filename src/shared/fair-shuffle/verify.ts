/**
 * Verifies an opened seal: by computation, and against what one device observed while it was
 * closed.
 */
import { fromHex } from '../crypto/bytes.ts';
import { combinedSeed, deviceCommitment, hostCommitment } from './commitment.ts';
import type { Draw, OpenedSeal, RecordSeal, SealView } from './schema.ts';
import { rngFromSeed } from './seeded-rng.ts';
import { type Rng, shuffled, sortedIds } from './shuffle.ts';

// Recomputes draws from their event's form alone, so a verifier needs no rules.

/** `unknown`: the event has no recomputable form. */
export type DrawVerdict = 'same' | 'other' | 'unknown';

/** Consumes the draw's numbers from `lots` and compares the result. */
export function verifyDraw({ event, among }: Draw, seats: number, lots: Rng): DrawVerdict {
  const { by: _by, type: _type, t: _t, ...drawn } = event;
  const [only, ...others] = Object.values(drawn);
  if (others.length > 0 || (among && typeof only !== 'string')) return 'unknown';
  if (Array.isArray(only)) return areIds(only) ? verdict(isEqual(shuffled(only, lots), only)) : 'unknown';
  if (typeof only === 'number') return verdict(lots.below(seats) === only);
  if (typeof only !== 'string' || !among || among.length === 0) return 'unknown';
  return verdict(isEqual(sortedIds([...new Set(among)]), among) && among[lots.below(among.length)] === only);
}

function verdict(holds: boolean): DrawVerdict {
  return holds ? 'same' : 'other';
}

function areIds(values: readonly unknown[]): values is (string | number)[] {
  return values.every((value) => typeof value === 'string' || typeof value === 'number');
}

function isEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, k) => one === others[k]);
}

/** A fault of a seal, with the number of the device or draw, from 0. */
export interface SealFault {
  readonly code: SealFaultCode;
  readonly device?: number;
  readonly draw?: number;
}

export const SEAL_FAULTS = [
  /** The host's contribution doesn't match its commitment. */
  'host-part',
  /** A device's contribution doesn't match its commitment. */
  'device-part',
  /** Two commitments are equal. */
  'repeated',
  /** Devices aren't unique and ascending. */
  'order',
  /** The number of attempts is wrong. */
  'attempts',
  /** Nothing was drawn: discarding seals would allow a choice. */
  'unused',
  /** A draw doesn't follow from the seed. */
  'drawn',
  /** A draw can't be verified. */
  'form',
  /** Another seal than the closed one: match, number or attempt differs. */
  'other-seal',
  /** The host's commitment, or the list of others, changed. */
  'changed',
  /** The own commitment or contribution is missing or changed. */
  'left-out',
  /** An observed card, seat or choice wasn't drawn so. */
  'seen',
] as const;
export type SealFaultCode = (typeof SEAL_FAULTS)[number];

/** A device's contribution and its commitment. */
export interface OwnContribution {
  readonly attempt: number;
  readonly device: number;
  readonly commitment: string;
  readonly part: string;
  /** Whether the host acknowledged the reveal. */
  readonly opened: boolean;
}

/**
 * An observation of a draw: the `nth` of its type in this seal, from 0, or any. `cards`: some at
 * these places of it, or anywhere, unordered; `fields`: fields of the event as sent.
 */
export interface ObservedDraw {
  readonly type: string;
  readonly nth?: number;
  readonly places?: readonly number[];
  readonly cards?: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A device's local log of a seal before it is opened. */
export interface CommitmentLog {
  /** The views shown, the first of each attempt and the last of each phase. */
  readonly views: readonly SealView[];
  /** Its own contributions, one for each attempt. */
  readonly own: readonly OwnContribution[];
  readonly seen: readonly ObservedDraw[];
}

/** The public checks: commitments against contributions, and draws against the seed. */
export function verifySeal(opened: OpenedSeal, seats: number): SealFault[] {
  return [...verifyContributions(opened), ...verifyDraws(opened, opened.draws, seats)];
}

/** Checks commitments against contributions, the list's order, and earlier attempts. */
export function verifyContributions(seal: OpenedSeal | RecordSeal): SealFault[] {
  const { match, seal: number, host, devices, restarts, attempt } = seal;
  const faults: SealFault[] = [];
  if (hostCommitment(seal, host.part) !== host.commitment) faults.push({ code: 'host-part' });
  faults.push(...verifyDevices(seal, host.commitment, devices));
  if (restarts.length !== attempt) faults.push({ code: 'attempts' });
  for (const [before, restart] of restarts.entries()) {
    faults.push(...verifyDevices({ match, seal: number, attempt: before }, restart.host, restart.devices));
    // Every device revealed, so there was no reason to restart.
    if (!restart.devices.some(({ part }) => part === null)) faults.push({ code: 'attempts' });
  }
  return faults;
}

interface ListedDevice {
  readonly device: number;
  readonly commitment: string;
  readonly part: string | null;
}

function verifyDevices(
  name: { match: string; seal: number; attempt: number },
  host: string,
  devices: readonly ListedDevice[],
): SealFault[] {
  const faults: SealFault[] = [];
  const commitments = new Set([host]);
  let before = -1;
  for (const { device, commitment, part } of devices) {
    if (part !== null && deviceCommitment(name, device, part) !== commitment)
      faults.push({ code: 'device-part', device });
    if (commitments.has(commitment)) faults.push({ code: 'repeated', device });
    if (device <= before) faults.push({ code: 'order', device });
    commitments.add(commitment);
    before = device;
  }
  return faults;
}

/** Checks draws against the seed; after the first mismatch the rest can't be checked. */
export function verifyDraws(seal: OpenedSeal | RecordSeal, draws: readonly Draw[], seats: number): SealFault[] {
  if (draws.length === 0) return [{ code: 'unused' }];
  const lots = rngFromSeed(fromHex(combinedSeed(seal, seal.host, seal.devices)));
  for (const [draw, drawn] of draws.entries()) {
    const redrawn = verifyDraw(drawn, seats, lots);
    if (redrawn !== 'same') return [{ code: redrawn === 'other' ? 'drawn' : 'form', draw }];
  }
  return [];
}

/** Checks an opened seal against this device's log. */
export function verifyCommitmentLog(opened: OpenedSeal, witness: CommitmentLog): SealFault[] {
  const views = witness.views.flatMap((view) => verifyView(opened, view));
  const own = witness.own.flatMap((part) => verifyOwnContribution(opened, part));
  const seen = witness.seen.flatMap((draw) => verifyObservedDraw(opened, draw));
  const faults = [...views, ...own, ...seen];
  return faults.filter((fault, k) => faults.findIndex((other) => isSame(fault, other)) === k);
}

function isSame(a: SealFault, b: SealFault): boolean {
  return a.code === b.code && a.device === b.device && a.draw === b.draw;
}

function verifyView(opened: OpenedSeal, view: SealView): SealFault[] {
  if (view.match !== opened.match || view.seal !== opened.seal) return [{ code: 'other-seal' }];
  const final = attemptOf(opened, view.attempt);
  if (!final) return [{ code: 'other-seal' }];
  if (final.host !== view.host) return [{ code: 'changed' }];
  if (view.phase === 'committing') return [];
  const shown = view.devices.filter(({ commitment }) => commitment !== null);
  const sameList =
    shown.length === final.devices.length &&
    shown.every(({ device, commitment, part }, k) => {
      const kept = final.devices[k];
      return kept?.device === device && kept.commitment === commitment && (part === null || part === kept.part);
    });
  return sameList ? [] : [{ code: 'changed' }];
}

/** An attempt from the opened seal: a failed one, or the last. */
function attemptOf({ attempt, restarts, host, devices }: OpenedSeal, wanted: number) {
  if (wanted === attempt) return { host: host.commitment, devices };
  return restarts[wanted];
}

/**
 * The own contribution is listed if revealed, else at least its commitment: no attempt fails by a
 * false claim.
 */
function verifyOwnContribution(
  seal: OpenedSeal,
  { attempt, device, commitment, part, opened }: OwnContribution,
): SealFault[] {
  const listed = attemptOf(seal, attempt)?.devices.find((one) => one.device === device);
  const isThere = listed?.commitment === commitment && (listed.part === part || (listed.part === null && !opened));
  return isThere ? [] : [{ code: 'left-out', device }];
}

function verifyObservedDraw({ draws }: OpenedSeal, { type, nth, places, cards, fields }: ObservedDraw): SealFault[] {
  const ofType = draws.flatMap(({ event }, draw) => (event.type === type ? [{ event, draw }] : []));
  const meant = nth === undefined ? ofType : ofType.slice(nth, nth + 1);
  const holds = ({ event }: Draw): boolean => {
    const laid: unknown = event.cards;
    const told = Object.entries(fields ?? {}).every(([field, value]) => event[field] === value);
    return (
      told && (!cards || (Array.isArray(laid) && isMultisetSubset(cards, places ? places.map((k) => laid[k]) : laid)))
    );
  };
  if (meant.some(holds)) return [];
  const [one] = meant;
  return [{ code: 'seen', ...(one && nth !== undefined && { draw: one.draw }) }];
}

/** Whether one multiset contains the other. */
function isMultisetSubset(some: readonly string[], all: readonly unknown[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
