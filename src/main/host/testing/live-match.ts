/** A live match on a fake clock, with everything that would be kept in a list. */
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import type { GameEvent, Rules } from '#shared/engine/rules.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import { chanceFrom } from '../fair-shuffle/chance-source.ts';
import { LiveMatch, type LiveMatchDeps } from '../match/live-match.ts';
import { MatchBots } from '../match/match-bots.ts';
import { MatchClock } from '../match/match-clock.ts';
import { ScorePause } from '../match/score-pause.ts';
import { SilentBots } from './bots.ts';
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

const IDLE_BOTS = {
  pool: new SilentBots(),
  random: seeded(1),
  log: () => undefined,
  pace: 0,
  game: race,
  botLog: undefined,
};

/** Not started yet. `people`: whether a person sits at the table. */
export function liveMatch(
  rules: Rules,
  given: Readonly<Record<string, unknown>>,
  seats: number,
  events: readonly GameEvent[] = [],
  people = true,
  countdownSeconds = 0,
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
  const peopleSeats = people ? [0] : [];
  const present = { seatsPresent: () => [], absenceLimitSeconds: () => 0 };
  const deps: LiveMatchDeps = {
    clock: new MatchClock(clock),
    countdownSeconds,
    chance: chanceFrom(seeded(1)),
    log: { append: (event, number) => write([event], number), appendPadded: write },
    // They are there, and nothing makes them act.
    attend: (live) => ({
      people: present,
      bots: new MatchBots(live, { ...IDLE_BOTS, people: present }),
      scorePause: new ScorePause(live, { scorePauseMs: 0, pace: 0 }),
    }),
  };
  const live = new LiveMatch({ rules, options: resolved.options, seats, peopleSeats, events }, deps);
  const story = (): string[] => kept.map(({ type }) => type);
  const bench: LiveMatchFixture = { live, clock, kept, diskIsFull: false, writtenAt: [], flushMs: 0, story };
  return bench;
}

/** The race, its deal being done: seat 0 holds 1 2 3, seat 1 holds 4 5 6. Not started. */
export function dealtRace(options: { readonly photoFinish?: string } = {}): LiveMatchFixture {
  return liveMatch(race.rules, options, 2, [DEAL]);
}
