/** A seal as it is shown: while it is made, while it is closed, and opened. */
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import type { OpenedSeal, RecordSeal, SealView } from '#shared/fair-shuffle/schema.ts';
import type { ShuffleStep } from '../../store/shuffle-step.ts';
import { committed, contributionsOf, type Shuffle, shuffleOfEvent, shufflesOf } from './shuffle.ts';

/** What is known of a seal beside its steps. */
interface ShuffleProgress {
  /** The devices that have sent what the step asks them for. */
  readonly arrived: ReadonlyMap<number, unknown>;
  /** Once it is open. */
  readonly opened: OpenedSeal | undefined;
}

/** A seal as a session sees it, or a screen, which has no part in any. */
export function shuffleView(
  seal: Shuffle,
  session: string | undefined,
  { arrived, opened }: ShuffleProgress,
): SealView {
  const { match, seal: number, attempt, host, absent, asked } = seal;
  const devices = devicesOf(seal);
  const device = asked.findIndex((one) => one.session === session);
  return {
    match,
    seal: number,
    attempt,
    most: attempt + Math.max(1, asked.length),
    phase: phaseOf(seal, opened),
    host: host.commitment,
    devices,
    waits: seal.closed ? [] : devices.flatMap(({ device }) => (arrived.has(device) ? [] : device)),
    absent: [...absent],
    yourself: device < 0 ? null : device,
    ...(opened && { opened }),
  };
}

function phaseOf({ commitments, closed }: Shuffle, opened: OpenedSeal | undefined): SealView['phase'] {
  if (opened) return 'opened';
  if (closed) return 'closed';
  return commitments ? 'opening' : 'committing';
}

/** All who are asked; once the list is fixed, those who have committed. */
function devicesOf(seal: Shuffle): SealView['devices'] {
  if (!seal.commitments) {
    return seal.asked.map(({ names }, device) => ({ device, names, commitment: null, part: null }));
  }
  return committed(seal).map(({ device, commitment, asked: { names } }) => {
    return { device, names, commitment, part: seal.closed?.parts.get(device) ?? null };
  });
}

/** The seals of a match that is over, as they stand in its record; `again` plays it, where nobody kept what was drawn. */
export function recordedShuffles(steps: readonly ShuffleStep[], again: () => Match): RecordSeal[] {
  const seals = shufflesOf(steps);
  const drawn = steps.findLast((step) => step.step === 'drawn')?.draws;
  const draws = drawn ?? (seals.length > 0 ? drawsOf(seals, again()) : []);
  // Of a match that was broken off the last one may be made for a deal that never came.
  const used = seals.filter((_, number) => draws[number]?.length);
  return used.map((seal, number) => recordedShuffle(seal, draws[number] ?? []));
}

/** What was drawn from each seal in the course of a match. */
function drawsOf(seals: readonly Shuffle[], { rules, options, seats, events }: Match): RecordSeal['draws'][] {
  const draws = seals.map((): RecordSeal['draws'] => []);
  const match = newMatch(rules, options, seats);
  for (const [event, what] of events.entries()) {
    const number = shuffleOfEvent(seals, event)?.seal;
    if (what.by === 'chance' && number !== undefined) draws[number]?.push(drawOf(match, event));
    take(match, what);
  }
  return draws;
}

/** What chance does next, as event of this number: with what it has to choose from, where that is neither cards nor seats. */
export function drawOf({ rules, state }: Match, event: number): RecordSeal['draws'][number] {
  const among = rules.chanceChoices?.(state) ?? [];
  return among.length > 0 ? { event, among: [...among] } : { event };
}

/** A closed seal as it stands in a record, with the numbers of the events that were drawn from it. */
function recordedShuffle(seal: Shuffle, draws: RecordSeal['draws']): RecordSeal {
  const { match, seal: number, attempt, restarts, host, absent } = seal;
  const { commitment, part } = host;
  const devices = contributionsOf(seal);
  return {
    match,
    seal: number,
    attempt,
    restarts: [...restarts],
    host: { commitment, part },
    devices,
    absent: [...absent],
    draws: [...draws],
  };
}

/** A seal with all that was drawn from it. */
export function openedOf(seal: Shuffle, draws: RecordSeal['draws'], events: readonly GameEvent[]): OpenedSeal {
  const drawn = draws.flatMap(({ event: number, ...rest }) => {
    const event = events[number];
    if (event?.by !== 'chance') return [];
    const { t: _t, ...untimed } = event;
    return { event: untimed, ...rest };
  });
  return { ...recordedShuffle(seal, []), draws: drawn };
}
