/** A live match on a fake clock, with everything that would be kept in a list. */
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import type { GameEvent, Rules } from '#shared/engine/rules.ts';
import { StoreWriteError } from '../../store/store.ts';
import { chanceFrom } from '../fair-shuffle/chance-source.ts';
import { LiveMatch } from '../match/live-match.ts';
import { FakeClock } from './fake-clock.ts';
import { DEAL, race } from './race-game.ts';

export interface LiveMatchFixture {
  readonly live: LiveMatch;
  readonly clock: FakeClock;
  readonly kept: GameEvent[];
  /** While set, nothing can be kept. */
  diskIsFull: boolean;
  /** When the disk was written. */
  readonly writtenAt: number[];
  /** How long the disk takes for that, in ms. */
  flushMs: number;
  /** The types of the events so far. */
  story(): string[];
}

/** Not started yet. `people`: whether a person sits at the table. */
export function liveMatch(
  rules: Rules,
  given: Readonly<Record<string, unknown>>,
  seats: number,
  events: readonly GameEvent[] = [],
  people = true,
): LiveMatchFixture {
  const resolved = resolveOptions(rules.options, given);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const clock = new FakeClock();
  const kept: GameEvent[] = [...events];
  const write = (events: readonly GameEvent[], number: number): void => {
    if (bench.diskIsFull) throw new StoreWriteError('disk full');
    if (number !== kept.length) throw new Error(`event ${number} after ${kept.length} events`);
    bench.writtenAt.push(clock.now());
    clock.spend(bench.flushMs);
    kept.push(...events);
  };
  const deps = {
    clock,
    chance: chanceFrom(seeded(1)),
    log: { append: (event: GameEvent, number: number) => write([event], number), appendPadded: write },
    hasPeople: () => people,
  };
  const live = new LiveMatch({ rules, options: resolved.options, seats, events }, deps);
  const story = (): string[] => kept.map(({ type }) => type);
  const bench: LiveMatchFixture = { live, clock, kept, diskIsFull: false, writtenAt: [], flushMs: 0, story };
  return bench;
}

/** The race, its deal being done: seat 0 holds 1 2 3, seat 1 holds 4 5 6. Not started. */
export function dealtRace(options: { readonly photoFinish?: string } = {}): LiveMatchFixture {
  return liveMatch(race.rules, options, 2, [DEAL]);
}
