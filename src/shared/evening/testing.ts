/**
 * Simulated evenings for tests and the simulation script: random results, late tables, arrivals and
 * departures.
 */
import { seatsWithHighest } from '../engine/collections.ts';
import type { Random } from '../engine/random.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Result } from '../engine/rules.ts';
import { meetingHistory } from './pairing/mix.ts';
import { newEvening } from './plan.ts';
import { addPlayer, removePlayer } from './players.ts';
import { gameAt, nextRoundNumber, presentPlayers } from './queries.ts';
import { dealsDue, enterResult, resultOf } from './results.ts';
import { addFreeMatch, nextRound } from './rounds.ts';
import type { Evening, EveningStep, EveningTable, FormSettings, Plan } from './schema.ts';

/** The evening after a step that must succeed. */
export function done(step: EveningStep): Evening {
  if ('refusal' in step) throw new Error(`refused: ${step.refusal.reason}`);
  return step.evening;
}

/** Why a step was refused. */
export function refused(step: EveningStep): Refusal | undefined {
  return 'refusal' in step ? step.refusal : undefined;
}

/** A game for two, one for five, one for any number, and a cooperative one. */
const DUEL = { game: 'duel', options: {}, seats: { min: 2, max: 2 }, size: 2, together: false };
export const FIVES = { game: 'fives', options: {}, seats: { min: 5, max: 5 }, size: 5, together: false };
export const FOURS = { game: 'fours', options: {}, seats: { min: 2, max: 6 }, size: 4, together: false };
export const BAND = { game: 'band', options: {}, seats: { min: 3, max: 6 }, size: 4, together: true };

/** One evening of each form, by name. */
export const KINDS = {
  Swiss: { games: [DUEL], form: { form: 'swiss' } },
  'Swiss, duplicate': { games: [DUEL], form: { form: 'swiss' }, scoring: 'duplicate', deals: 4 },
  'round robin': { games: [DUEL], form: { form: 'round-robin' } },
  'fives, bots fill up': { games: [FIVES], form: { form: 'movement', remainder: 'bots' }, scoring: 'score' },
  'fives, some sit out': {
    games: [FIVES],
    form: { form: 'movement', remainder: 'sit-out' },
    scoring: 'duplicate',
    deals: 3,
  },
  'fours, spread': { games: [FOURS], form: { form: 'movement', remainder: 'spread' } },
  'two games in turn': { games: [FIVES, FOURS], form: { form: 'movement', remainder: 'sit-out' } },
  'groups that stay': { games: [BAND], form: { form: 'groups', groups: 'stay' }, scoring: 'duplicate', deals: 1 },
  'groups made anew': { games: [BAND], form: { form: 'groups', groups: 'anew' }, scoring: 'duplicate', deals: 1 },
} satisfies Record<string, Partial<Plan> & { form: FormSettings }>;

/** A plan for so many players, named p0, p1 and so on. */
export function planOf(people: number, plan: Partial<Plan> = {}): Plan {
  const players = Array.from({ length: people }, (_, k) => ({ id: `p${k}`, name: `P ${k}` }));
  const standard = {
    games: [DUEL],
    form: { form: 'swiss' },
    scoring: 'places',
    rounds: 6,
    minutes: 20,
    deals: 0,
  } as const;
  return { name: 'Friday', ...standard, games: [DUEL], players, ...plan };
}

/** An evening of so many players. */
export function eveningOf(people: number, plan: Partial<Plan> = {}): Evening {
  return done(newEvening(planOf(people, plan)));
}

/** A random result of a table. */
export function resultFor(evening: Evening, table: EveningTable, random: Random): Result {
  const own = table.seats.map(() => random.below(12));
  const scores = gameAt(evening, table).together ? own.map(() => own[0] ?? 0) : own;
  return { scores, winners: seatsWithHighest(scores) };
}

/** Enters all open results of a round, except from tables for which `late` is true. */
export function playRound(
  evening: Evening,
  number: number,
  random: Random,
  late: (table: EveningTable) => boolean = () => false,
): Evening {
  const round = evening.played[number - 1];
  if (!round) return evening;
  let now = evening;
  for (const table of round.tables.filter((table) => !late(table))) {
    for (const deal of dealsDue(round).filter((deal) => resultOf(table, deal) === undefined)) {
      const where = { round: number, table: table.number, ...(deal !== null && { deal }) };
      now = done(enterResult(now, where, resultFor(evening, table, random)));
    }
  }
  return now;
}

/** Percentage that leaves before a round, and max arrivals. */
interface Coming {
  readonly leave: number;
  readonly come: number;
}

/** Before a round, some leave, arrive or return. */
export function comeAndGo(evening: Evening, { leave, come }: Coming, random: Random): Evening {
  let now = evening;
  for (const { id, stays } of evening.players) {
    const isHere = stays.at(-1)?.to === null;
    if (isHere && random.below(100) < leave) now = done(removePlayer(now, id));
    if (!isHere && random.below(100) < leave) now = done(addPlayer(now, { id, name: id }));
  }
  const late = random.below(come + 1);
  const round = nextRoundNumber(evening);
  for (let k = 1; k <= late; k++) now = done(addPlayer(now, { id: `l${round}-${k}`, name: `Late ${round}, ${k}` }));
  return now;
}

/**
 * A whole evening; each round the first table is late and finishes after the next pairing. `tick`
 * is called before and after a pairing.
 */
export function playEvening(evening: Evening, coming: Coming, random: Random, tick = () => {}): Evening {
  let now = evening;
  for (let number = 1; number <= evening.rounds; number++) {
    if (number > 1) now = comeAndGo(now, coming, random);
    tick();
    now = done(nextRound(now, random));
    tick();
    now = playRound(now, number - 1, random);
    now = playRound(now, number, random, (table) => table.number === 1);
  }
  return playRound(now, evening.rounds, random);
}

/** Free play: so many matches of whoever is present, at the game's preferred size. */
export function playFreely(evening: Evening, matches: number, random: Random): Evening {
  let now = evening;
  for (let k = 0; k < matches; k++) {
    const game = now.games[random.below(now.games.length)];
    if (!game) return now;
    const people = presentPlayers(now, 1);
    const first = random.below(people.length - game.size);
    const seats = people.slice(first, first + game.size).map((player) => ({ kind: 'person', player }) as const);
    const scores = seats.map(() => random.below(12));
    now = done(addFreeMatch(now, { game: game.game, seats, result: { scores, winners: seatsWithHighest(scores) } }));
  }
  return now;
}

/** Statistics of an evening: max meetings of a pair, repeated meetings, sit-outs. */
export function countsOf(evening: Evening) {
  const { met, outs } = meetingHistory(evening);
  const ids = evening.players.map(({ id }) => id);
  const meetings = ids.flatMap((one, k) => ids.slice(k + 1).map((other) => met(one, other)));
  return {
    tables: evening.played.reduce((sum, { tables }) => sum + tables.length, 0),
    mostMet: Math.max(0, ...meetings),
    again: meetings.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
    mostOut: Math.max(0, ...ids.map(outs)),
    outs: ids.reduce((sum, id) => sum + outs(id), 0),
  };
}
