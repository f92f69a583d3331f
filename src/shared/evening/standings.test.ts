import { describe, expect, it } from 'vitest';
import { addPlayer, removePlayer } from './players.ts';
import { enterResult } from './results.ts';
import { addFreeMatch } from './rounds.ts';
import type { Evening, Plan, Sitter } from './schema.ts';
import { standings } from './standings.ts';
import { done, eveningOf, FOURS, KINDS, refused } from './testing.ts';

interface Played {
  readonly out?: string[];
  /** By table: people in their seats, `bot` for a bot, and the score of each. */
  readonly tables: Readonly<Record<string, number>>[];
}

/** Rounds as they are written down: who has the most has won. */
function evening(people: number, plan: Partial<Plan>, rounds: readonly Played[]): Evening {
  let now = eveningOf(people, plan);
  for (const [k, { tables, out = [] }] of rounds.entries()) {
    const made = tables.map((scores, t) => ({
      number: t + 1,
      game: now.games[0]?.game ?? '',
      seats: Object.keys(scores).map(
        (who): Sitter => (who === 'bot' ? { kind: 'bot' } : { kind: 'person', player: who }),
      ),
      entries: [],
    }));
    now = { ...now, played: [...now.played, { number: k + 1, tables: made, out, deals: [] }] };
    for (const [t, scores] of tables.map((table) => Object.values(table)).entries()) {
      const most = Math.max(...scores);
      const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
      now = done(enterResult(now, { round: k + 1, table: t + 1 }, { scores, winners }));
    }
  }
  return now;
}

function places(now: Evening): string[] {
  return standings(now).map(({ place, player, points }) => `${place} ${player} ${points}`);
}

const MIX: Partial<Plan> = { games: [FOURS], form: { form: 'movement', remainder: 'sit-out' } };

describe('points', () => {
  it('are the share of those at the table who were beaten, level ones half; bots count among them', () => {
    const now = evening(3, MIX, [{ tables: [{ p0: 9, bot: 7, p1: 7, p2: 1 }] }]);
    expect(places(now)).toEqual(['1 p0 100', '2 p1 50', '3 p2 0']);
  });

  it('tell those apart whom the scores leave level, if one of them has won', () => {
    const start = evening(2, {}, [{ tables: [{ p0: 0, p1: 0 }] }]);
    const table = start.played[0]?.tables[0];
    if (!table) throw new Error('no table');
    const entries = [{ deal: null, scores: [3, 3], winners: [1], correction: null }];
    const now = { ...start, played: [{ number: 1, tables: [{ ...table, entries }], out: [], deals: [] }] };
    expect(places(now)).toEqual(['1 p1 100', '2 p0 0']);
  });

  it('are a win for a bye in Swiss, half for sitting out in a movement, nothing in a round robin', () => {
    const duel = [{ tables: [{ p0: 2, p1: 1 }], out: ['p2'] }];
    expect(places(evening(3, {}, duel))).toContain('1 p2 100');
    expect(places(evening(3, MIX, duel))).toContain('2 p2 50');
    expect(places(evening(3, { form: { form: 'round-robin' } }, duel))).toContain('2 p2 0');
  });

  it('can be the game’s own: who sat out gets the mean, once all tables are in', () => {
    const plan: Partial<Plan> = { ...MIX, scoring: 'score' };
    const now = evening(5, plan, [
      {
        tables: [
          { p0: 8, p1: 3 },
          { p2: -2, p3: 2 },
        ],
        out: ['p4'],
      },
    ]);
    expect(places(now)).toEqual(['1 p0 800', '2 p1 300', '3 p4 275', '4 p3 200', '5 p2 -200']);
    const open = {
      ...now,
      played: now.played.map((round) => ({
        ...round,
        tables: round.tables.map((table, k) => (k === 0 ? table : { ...table, entries: [] })),
      })),
    };
    expect(standings(open).find(({ player }) => player === 'p4')?.lines[0]).toMatchObject({
      kind: 'out',
      points: null,
    });
  });

  it('unfold into lines', () => {
    const now = evening(3, {}, [{ tables: [{ p0: 51, p1: 40 }], out: ['p2'] }]);
    expect(standings(now).find(({ player }) => player === 'p1')?.lines).toEqual([
      {
        round: 1,
        table: 1,
        deal: null,
        kind: 'played',
        others: [{ kind: 'person', player: 'p0' }],
        score: 40,
        margin: -1100,
        won: false,
        points: 0,
      },
    ]);
  });
});

describe('who has the same points', () => {
  it('is told apart in Swiss by the points of those they met', () => {
    const now = evening(4, {}, [
      {
        tables: [
          { p0: 2, p1: 1 },
          { p2: 2, p3: 1 },
        ],
      },
      {
        tables: [
          { p0: 2, p2: 1 },
          { p1: 1, p3: 2 },
        ],
      },
    ]);
    // One win each: p2 has met the winner of all and p3, who has one; p3 has met p2 and the last.
    expect(places(now)).toEqual(['1 p0 200', '2 p2 100', '3 p3 100', '4 p1 0']);
    expect(standings(now)[1]?.tieBreaks).toEqual([{ tieBreak: 'buchholz', value: 300 }]);
    expect(standings(now)[2]?.tieBreaks).toEqual([{ tieBreak: 'buchholz', value: 100 }]);
  });

  it('neither gains nor loses by an opponent who has gone: a round they missed counts as half a win', () => {
    const now = evening(4, {}, [
      {
        tables: [
          { p0: 2, p1: 1 },
          { p2: 2, p3: 1 },
        ],
      },
      { tables: [{ p0: 1, p2: 1 }] },
    ]);
    const worth = Object.fromEntries(standings(now).map(({ player, tieBreaks }) => [player, tieBreaks[0]?.value]));
    // p0 and p2 met p1 or p3, who lost and missed a round, and each other, who have one and a half.
    expect(worth.p0).toBe(0 + 50 + 150);
    // p1 met p0 alone, and for the other round somebody with half a win in both.
    expect(worth.p1).toBe(150 + 100);
  });

  it('is told apart in a round robin by what they did against each other', () => {
    const now = evening(4, { form: { form: 'round-robin' } }, [
      {
        tables: [
          { p0: 1, p1: 2 },
          { p2: 1, p3: 2 },
        ],
      },
      {
        tables: [
          { p0: 9, p2: 1 },
          { p1: 1, p3: 2 },
        ],
      },
      {
        tables: [
          { p0: 9, p3: 1 },
          { p1: 1, p2: 9 },
        ],
      },
    ]);
    // p0 has lost to nobody it is level with, and p2 neither.
    expect(places(now)).toEqual(['1 p0 200', '2 p3 200', '3 p2 100', '4 p1 100']);
    expect(standings(now)[1]?.tieBreaks).toEqual([{ tieBreak: 'direct', value: 0 }]);
  });

  it('is not told apart by what some of them did against each other, when others have not met', () => {
    // Of the four who have won once, p0 has met p1 and p3, and p2 has met p3.
    const now = evening(6, { form: { form: 'round-robin' } }, [
      {
        tables: [
          { p0: 2, p1: 1 },
          { p2: 2, p3: 1 },
          { p4: 1, p5: 2 },
        ],
      },
      {
        tables: [
          { p0: 1, p3: 2 },
          { p1: 2, p4: 1 },
          { p2: 1, p5: 2 },
        ],
      },
    ]);
    const level = standings(now).filter(({ points }) => points === 100);
    expect(level.map(({ player }) => player).sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(level.every(({ tieBreaks }) => tieBreaks.every(({ tieBreak }) => tieBreak !== 'direct'))).toBe(true);
  });

  it('is not told apart by scores of several games, or of better cards', () => {
    const asked = (now: Evening) =>
      standings(now).flatMap(({ tieBreaks }) => tieBreaks.map(({ tieBreak }) => tieBreak));
    const two = eveningOf(10, KINDS['two games in turn']);
    expect(new Set(asked(two))).toEqual(new Set(['wins']));
    expect(new Set(asked(eveningOf(4, KINDS['Swiss, duplicate'])))).toEqual(new Set(['buchholz', 'wins']));
    expect(new Set(asked(eveningOf(10, KINDS['fours, spread'])))).toEqual(new Set(['wins', 'margin']));
  });

  it('shares a place where nothing tells them apart', () => {
    const now = evening(4, {}, [
      {
        tables: [
          { p0: 2, p1: 1 },
          { p2: 2, p3: 1 },
        ],
      },
    ]);
    expect(standings(now).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });

  it('stays in the standings after going home', () => {
    const now = done(removePlayer(evening(2, {}, [{ tables: [{ p0: 2, p1: 1 }] }]), 'p0'));
    expect(standings(now)[0]).toMatchObject({ player: 'p0', here: false, points: 100 });
  });
});

describe('free play', () => {
  const start = eveningOf(4, { games: [FOURS], form: { form: 'free' } });
  const seats = ['p0', 'p1', 'p2'].map((player) => ({ kind: 'person', player }) as const);
  const match = { game: 'fours', seats, result: { scores: [3, 2, 1], winners: [0] } };

  it('counts every match of whoever has sat down', () => {
    const late = done(addPlayer(done(addFreeMatch(start, match)), { id: 'eve', name: 'Eve' }));
    const now = done(
      addFreeMatch(late, {
        ...match,
        seats: [{ kind: 'person', player: 'eve' }, { kind: 'bot' }],
        result: { scores: [1, 0], winners: [0] },
      }),
    );
    expect(places(now)).toEqual(['1 p0 100', '2 eve 100', '3 p1 50', '4 p3 0', '5 p2 0']);
    expect(standings(now).find(({ player }) => player === 'eve')?.lines).toMatchObject([{ round: 1, table: 2 }]);
  });

  it.each([
    ['of another game', { ...match, game: 'duel' }, 'not-of-the-evening'],
    ['of nobody here', { ...match, seats: [{ kind: 'bot' }, { kind: 'bot' }] as const }, 'nobody-of-the-evening'],
    ['with somebody twice', { ...match, seats: [...seats, ...seats] }, 'player-twice'],
    ['with a stranger', { ...match, seats: [...seats, { kind: 'person', player: 'x' }] as const }, 'no-such-player'],
    ['of too few', { ...match, seats: seats.slice(0, 1) }, 'bad-size'],
    ['without a score for each', { ...match, result: { scores: [1], winners: [0] } }, 'bad-result'],
  ])('counts no match %s', (_, wrong, reason) => expect(refused(addFreeMatch(start, wrong))).toMatchObject({ reason }));

  it('is only counted where play is free', () => {
    expect(refused(addFreeMatch(eveningOf(4), match))).toMatchObject({ reason: 'not-free' });
  });
});
