import { describe, expect, it } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { meetingHistory } from '../pairing/mix.ts';
import { addPlayer, removePlayer } from '../players.ts';
import { playersAt } from '../queries.ts';
import { nextRound } from '../rounds.ts';
import type { Evening, Plan } from '../schema.ts';
import { countsOf, done, eveningOf, KINDS, refused } from '../testing.ts';

const STAY = KINDS['groups that stay'];

function groupsIn(evening: Evening): string[] {
  return (evening.played.at(-1)?.tables ?? []).map((table) => playersAt(table).sort().join(' ')).sort();
}

function next(evening: Evening): Evening {
  return done(nextRound(evening, seeded(evening.played.length)));
}

function come(evening: Evening, count: number): Evening {
  let now = evening;
  for (let k = 0; k < count; k++) now = done(addPlayer(now, { id: `late${k}`, name: 'Late' }));
  return now;
}

describe('groups that stay', () => {
  const first = next(eveningOf(9, STAY));

  it('are of three to six, and the same in every round', () => {
    expect(first.played[0]?.tables.map(({ seats }) => seats.length)).toEqual([5, 4]);
    expect(groupsIn(next(first))).toEqual(groupsIn(first));
  });

  it('take in who comes, the smallest first', () => {
    const second = next(come(first, 1));
    expect(second.played[1]?.tables.map(({ seats }) => seats.length)).toEqual([5, 5]);
  });

  it('have a group more when enough come', () => {
    const second = next(come(first, 4));
    expect(groupsIn(second)).toEqual([...groupsIn(first), 'late0 late1 late2 late3'].sort());
  });

  it('take in the rest of one that is too small', () => {
    const small = first.played[0]?.tables.find(({ seats }) => seats.length === 4);
    let now = first;
    for (const id of playersAt(small ?? { number: 0, game: '', seats: [], entries: [] }).slice(0, 2)) {
      now = done(removePlayer(now, id));
    }
    // Five and two: one finds room, the other does not.
    expect(next(now).played[1]?.tables.map(({ seats }) => seats.length)).toEqual([4, 3]);
  });

  it('want three', () => {
    expect(refused(nextRound(eveningOf(2, STAY), seeded(1)))).toMatchObject({ reason: 'too-few', params: { min: 3 } });
  });
});

describe('groups made anew', () => {
  it('bring together who has not been', () => {
    let evening = eveningOf(16, KINDS['groups made anew']);
    for (let round = 1; round <= 3; round++) evening = next(evening);
    expect(countsOf(evening).mostMet).toBe(1);
  });
});

const SEEDS = [1, 2, 3, 4, 5];

function roundsOf(rounds: number, people: number, plan: Partial<Plan>, seed: number): Evening {
  const random = seeded(seed);
  let evening = eveningOf(people, { ...plan, rounds });
  for (let round = 1; round <= rounds; round++) evening = done(nextRound(evening, random));
  return evening;
}

/** All partitions into tables of one size. */
function everyWay(people: readonly number[], size: number): number[][][] {
  const [first, ...rest] = people;
  if (first === undefined) return [[]];
  return choices(rest, size - 1).flatMap((others) =>
    everyWay(
      rest.filter((one) => !others.includes(one)),
      size,
    ).map((tables) => [[first, ...others], ...tables]),
  );
}

function choices(people: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return people.flatMap((one, k) => choices(people.slice(k + 1), size - 1).map((others) => [one, ...others]));
}

/** Table sizes by round; equal ones count as the same. */
function overlap(one: number[][], other: number[][]): string {
  const counts = (a: number[][], b: number[][]) =>
    a
      .map((table) =>
        b
          .map((against) => table.filter((who) => against.includes(who)).length)
          .sort()
          .join(''),
      )
      .sort()
      .join(' ');
  return `${counts(one, other)}|${counts(other, one)}`;
}

/** The minimum over three rounds by exhaustive search: each meeting costs its repetition count. */
function fewestAgain(people: number, size: number): number {
  const all = Array.from({ length: people }, (_, k) => k);
  const ways = everyWay(all, size);
  const first = ways[0] ?? [];
  const pairs = ways.map((tables) => {
    const together = new Uint8Array(people * people);
    for (const table of tables)
      for (const one of table) for (const other of table) if (one < other) together[one * people + other] = 1;
    return together;
  });
  const met = pairs[0] ?? new Uint8Array();
  const seconds = new Map(ways.map((way, k) => [overlap(way, first), k]));
  let fewest = Number.POSITIVE_INFINITY;
  for (const k of seconds.values()) {
    const second = pairs[k] ?? met;
    for (const third of pairs) {
      let again = 0;
      for (let pair = 0; pair < met.length; pair++) {
        const times = (met[pair] ?? 0) + (second[pair] ?? 0) + (third[pair] ?? 0);
        again += (times * (times - 1)) / 2;
      }
      fewest = Math.min(fewest, again);
    }
  }
  return fewest;
}

function againIn(evening: Evening): number {
  const { met } = meetingHistory(evening);
  const ids = evening.players.map(({ id }) => id);
  const times = ids.flatMap((one, k) => ids.slice(k + 1).map((other) => met(one, other)));
  return times.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

describe('individual movement', () => {
  it.each([
    [8, 4],
    [9, 3],
    [10, 5],
    [12, 3],
    [12, 4],
    [12, 6],
  ])('%i people at tables of %i meet as seldom again in three rounds as can be', (people, size) => {
    const game = { game: 'g', options: {}, seats: { min: size, max: size }, size, together: false };
    const fewest = fewestAgain(people, size);
    for (const seed of SEEDS) {
      const evening = roundsOf(3, people, { games: [game], form: { form: 'movement', remainder: 'sit-out' } }, seed);
      expect(againIn(evening)).toBe(fewest);
    }
  });

  it('lets who is over sit out, nobody twice before all have once', () => {
    for (const seed of SEEDS) {
      const evening = roundsOf(9, 13, KINDS['fives, some sit out'], seed);
      const { outs } = meetingHistory(evening);
      // 27 times somebody of 13 sits out.
      expect(evening.players.map(({ id }) => outs(id)).sort()).toEqual([...Array(12).fill(2), 3]);
      expect(evening.played.every(({ out }) => out.length === 3)).toBe(true);
    }
  });

  it('lets nobody sit out who has just come', () => {
    const plan = KINDS['fives, some sit out'];
    for (const seed of SEEDS) {
      let now: Evening = { ...roundsOf(1, 25, plan, seed), rounds: 2 };
      for (const id of ['ada', 'ben', 'cleo', 'dan']) now = done(addPlayer(now, { id, name: id }));
      const out = done(nextRound(now, seeded(seed))).played[1]?.out;
      expect(out?.filter((one) => one.startsWith('p'))).toHaveLength(4);
    }
  });

  it('fills up with bots, as evenly as can be', () => {
    const evening = roundsOf(6, 19, KINDS['fives, bots fill up'], 3);
    for (const { tables, out } of evening.played) {
      expect(out).toEqual([]);
      expect(tables.map((table) => playersAt(table).length).sort()).toEqual([4, 5, 5, 5]);
      expect(tables.every(({ seats }) => seats.length === 5 && seats.every(({ kind }) => kind !== 'empty'))).toBe(true);
    }
  });

  it('sends bots’ company round', () => {
    const evening = roundsOf(5, 39, KINDS['fives, bots fill up'], 3);
    const { withBots } = meetingHistory(evening);
    expect(evening.players.filter(({ id }) => withBots(id) > 0)).toHaveLength(20);
  });

  it('spreads over smaller and larger tables where the game allows it', () => {
    const evening = roundsOf(2, 13, KINDS['fours, spread'], 3);
    for (const { tables, out } of evening.played) {
      expect(out).toEqual([]);
      expect(tables.map(({ seats }) => seats.length)).toEqual([5, 4, 4]);
    }
  });

  it('plays its games in turn', () => {
    const evening = roundsOf(4, 20, KINDS['two games in turn'], 1);
    expect(evening.played.map(({ tables }) => tables.map(({ game }) => game)[0])).toEqual([
      'fives',
      'fours',
      'fives',
      'fours',
    ]);
  });

  it('wants enough for a table', () => {
    const fives = KINDS['fives, some sit out'];
    expect(refused(nextRound(eveningOf(4, fives), seeded(1)))).toMatchObject({ reason: 'too-few', params: { min: 5 } });
    expect(refused(nextRound(eveningOf(1, KINDS['fives, bots fill up']), seeded(1)))).toMatchObject({
      params: { min: 2 },
    });
  });
});
