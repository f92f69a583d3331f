/**
 * Whose word makes it true that somebody else is who sat there. A second tab is made in a moment, so nobody's own device
 * says yes to itself; and one player alone never hands a neighbour's cards on.
 */
import type { KeptTable } from '../../store/store.ts';
import { seatedSessions } from './seating.ts';

/** So many of the others have to say yes where there are enough of them. */
const REQUIRED_CONFIRMATIONS = 2;

/** Where so many people sit, the others say it among themselves. */
const MIN_PEOPLE_FOR_MAJORITY = 3;

/** What is known of who is at the table. */
export interface TablePresence {
  readonly kept: Pick<KeptTable, 'seats' | 'host'>;
  /** Has it open now. */
  isHere(session: string): boolean;
  /** Has it open, or had it a moment ago: a phone that sleeps is still one of the table. */
  isHereOrRecentlyLeft(session: string): boolean;
  /** Those who have it open, whether they hold a seat or not. */
  here(): readonly string[];
  /** Sits at the host's own computer, or is a television that was let in by who leads. */
  isTrusted(session: string): boolean;
  /** Where it comes from now and where it came in from; nothing where that is not known. */
  devicesOf(session: string): readonly string[];
}

export interface ClaimJudges {
  /** Whose word counts. */
  readonly who: ReadonlySet<string>;
  /** Whether it is so when these have said yes. */
  isEnough(yes: Iterable<string>): boolean;
}

/**
 * Where three or more people sit and two of the others are around, two of those, each on a device that is neither the
 * claimant's nor the other's. Else who leads: the captain or the table's host, who sits at this computer, or a television let in by them, but
 * never from the claimant's device. Where all come from one address that says nothing: then the captain, or any two.
 */
export function judgesOf(session: string, holder: string, at: TablePresence): ClaimJudges {
  const people = [...seatedSessions(at.kept)];
  const isOther = (one: string): boolean => one !== session && one !== holder;
  const isApart = (one: string): boolean => !isSameDevice(one, session, at);
  const others = people.filter((one) => isOther(one) && at.isHereOrRecentlyLeft(one));
  const captain = [at.kept.host].filter((one) => isOther(one) && at.isHere(one));
  const leaders = [...captain, ...at.here().filter((one) => isOther(one) && at.isTrusted(one))].filter(isApart);
  if (!people.some(isApart)) {
    const leading = new Set([...leaders, ...captain]);
    return {
      who: new Set([...leading, ...others]),
      isEnough: (yes) => [...yes].some((one) => leading.has(one)) || count(yes, others) >= REQUIRED_CONFIRMATIONS,
    };
  }
  const apart = others.filter(isApart);
  if (people.length >= MIN_PEOPLE_FOR_MAJORITY && countDevices(apart, at) >= REQUIRED_CONFIRMATIONS) {
    return { who: new Set(apart), isEnough: (yes) => countDevices(both(yes, apart), at) >= REQUIRED_CONFIRMATIONS };
  }
  return { who: new Set(leaders), isEnough: (yes) => count(yes, leaders) > 0 };
}

function both(some: Iterable<string>, others: readonly string[]): string[] {
  return [...some].filter((one) => others.includes(one));
}

function count(some: Iterable<string>, others: readonly string[]): number {
  return both(some, others).length;
}

/** How many devices these sessions come from. */
function countDevices(sessions: readonly string[], at: TablePresence): number {
  return sessions.filter((one, k) => !sessions.slice(0, k).some((before) => isSameDevice(before, one, at))).length;
}

/** One address says that two may be one; two addresses say no more than that they need not be. */
function isSameDevice(one: string, other: string, { devicesOf }: Pick<TablePresence, 'devicesOf'>): boolean {
  const devices = devicesOf(other);
  return devicesOf(one).some((device) => devices.includes(device));
}
