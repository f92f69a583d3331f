/** Checks an opened seal: by calculation, and against what one device saw of it while it was closed. */
import { fromHex } from '../crypto/bytes.ts';
import { combinedSeed, deviceCommitment, hostCommitment } from './commitment.ts';
import type { Draw, OpenedSeal, RecordSeal, SealView } from './schema.ts';
import { rngFromSeed } from './seeded-rng.ts';
import { type Rng, shuffled, sortedIds } from './shuffle.ts';

/** Draws again what chance drew, from the form of its event alone: whoever checks a seal needs no rules. */
/** `unknown`: the event has none of the forms that can be drawn again. */
export type DrawVerdict = 'same' | 'other' | 'unknown';

/** Takes from `lots` what the draw took, and says whether it came out the same. */
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

/** What is wrong with a seal; where it is about one device or draw, its number, from 0. */
export interface SealFault {
  readonly code: SealFaultCode;
  readonly device?: number;
  readonly draw?: number;
}

export const SEAL_FAULTS = [
  /** The host's part is not the one it committed to. */
  'host-part',
  /** A device's part is not the one it committed to. */
  'device-part',
  /** Two commitments are the same. */
  'repeated',
  /** The devices don't stand in ascending order, each once. */
  'order',
  /** There were more tries than the seal tells, or fewer. */
  'attempts',
  /** Nothing was drawn from it: whoever makes seals and throws them away can choose. */
  'unused',
  /** Something drawn does not come from the seed. */
  'drawn',
  /** Something was drawn in a way that can't be checked. */
  'form',
  /** This is not the seal that was closed: another match, number or try. */
  'other-seal',
  /** The host's commitment, or the list of the others', is another than was shown before. */
  'changed',
  /** The own commitment, or the own part, is missing or another one. */
  'left-out',
  /** A card, a seat, or a choice was seen that was not drawn so. */
  'seen',
] as const;
export type SealFaultCode = (typeof SEAL_FAULTS)[number];

/** A part that a device made, and what it committed to with it. */
export interface OwnContribution {
  readonly attempt: number;
  readonly device: number;
  readonly commitment: string;
  readonly part: string;
  /** Whether the host has acknowledged the part when it was opened. */
  readonly opened: boolean;
}

/**
 * What one saw of a draw: the `nth` of its type in this seal, from 0, or any of them. `cards` are some that lay in these
 * places of it, or anywhere in it, in no order; `fields` are fields of the event as it was told.
 */
export interface ObservedDraw {
  readonly type: string;
  readonly nth?: number;
  readonly places?: readonly number[];
  readonly cards?: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** What one device knows of a seal before it is opened. */
export interface CommitmentLog {
  /** The views it was shown, the first of each try and the last of each phase. */
  readonly views: readonly SealView[];
  /** Its own parts, one for each try in which it was asked. */
  readonly own: readonly OwnContribution[];
  readonly seen: readonly ObservedDraw[];
}

/** What anybody can calculate: commitments against parts, and everything drawn against the seed. */
export function verifySeal(opened: OpenedSeal, seats: number): SealFault[] {
  return [...verifyContributions(opened), ...verifyDraws(opened, opened.draws, seats)];
}

/** Commitments against parts, the order of the list, and the tries before this one. */
export function verifyContributions(seal: OpenedSeal | RecordSeal): SealFault[] {
  const { match, seal: number, host, devices, restarts, attempt } = seal;
  const faults: SealFault[] = [];
  if (hostCommitment(seal, host.part) !== host.commitment) faults.push({ code: 'host-part' });
  faults.push(...verifyDevices(seal, host.commitment, devices));
  if (restarts.length !== attempt) faults.push({ code: 'attempts' });
  for (const [before, restart] of restarts.entries()) {
    faults.push(...verifyDevices({ match, seal: number, attempt: before }, restart.host, restart.devices));
    // Nobody failed to open: there was no reason to begin anew.
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

/** Everything drawn against the seed; after the first draw that is another nothing can be said of those that follow. */
export function verifyDraws(seal: OpenedSeal | RecordSeal, draws: readonly Draw[], seats: number): SealFault[] {
  if (draws.length === 0) return [{ code: 'unused' }];
  const lots = rngFromSeed(fromHex(combinedSeed(seal, seal.host, seal.devices)));
  for (const [draw, drawn] of draws.entries()) {
    const redrawn = verifyDraw(drawn, seats, lots);
    if (redrawn !== 'same') return [{ code: redrawn === 'other' ? 'drawn' : 'form', draw }];
  }
  return [];
}

/** An opened seal against what this device saw of it before. */
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

/** A try as the opened seal tells it: one that came to nothing, or the last. */
function attemptOf({ attempt, restarts, host, devices }: OpenedSeal, wanted: number) {
  if (wanted === attempt) return { host: host.commitment, devices };
  return restarts[wanted];
}

/** A part that was opened is listed, and one that was not at least as committed to: no try ends by a lie about it. */
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

/** Whether each of these is there, as often as it stands here. */
function isMultisetSubset(some: readonly string[], all: readonly unknown[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
