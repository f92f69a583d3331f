import { describe, expect, it } from 'vitest';
import { seeded } from '../engine/random.ts';
import { changeSchedule, newEvening } from './plan.ts';
import { addPlayer, removePlayer } from './players.ts';
import { playersAt, presentPlayers } from './queries.ts';
import { enterResult } from './results.ts';
import { changeSitter, nextRound, undoLastRound } from './rounds.ts';
import { type Evening, planSchema } from './schema.ts';
import { BAND, done, eveningOf, FIVES, FOURS, KINDS, planOf, playRound, refused } from './testing.ts';

const EVE = { id: 'eve', name: 'Eve' };

function next(evening: Evening): Evening {
  return done(nextRound(evening, seeded(evening.played.length)));
}

describe('a plan', () => {
  it.each(Object.entries(KINDS))('of each kind is taken: %s', (_, plan) => {
    expect(newEvening(planSchema.parse(planOf(12, plan)))).toHaveProperty('evening');
  });

  const movement = { form: 'movement', remainder: 'bots' } as const;
  it.each([
    ['without a game', { games: [] }, 'no-game'],
    ['with a game twice', { games: [FIVES, FIVES], form: movement }, 'game-twice'],
    ['with tables too large', { games: [{ ...FIVES, size: 6 }], form: movement }, 'bad-size'],
    ['with somebody twice', { players: [EVE, EVE] }, 'player-twice'],
    ['of duels for five', { games: [FIVES] }, 'not-for-two'],
    ['of a round robin for five', { games: [FIVES], form: { form: 'round-robin' } as const }, 'not-for-two'],
    [
      'that adds up two games',
      { games: [FIVES, FOURS], form: movement, scoring: 'score' as const },
      'scores-of-one-game',
    ],
    ['of duplicate without deals', { scoring: 'duplicate' as const }, 'how-many-deals'],
    ['with deals for nothing', { deals: 2 }, 'deals-for-nothing'],
    [
      'of duplicate at tables of all sizes',
      { ...KINDS['fours, spread'], scoring: 'duplicate' as const, deals: 2 },
      'spread-duplicate',
    ],
    [
      'of duplicate in free play',
      { form: { form: 'free' } as const, scoring: 'duplicate' as const, deals: 2 },
      'free-duplicate',
    ],
    ['of groups that play alone', { ...KINDS['groups that stay'], games: [FOURS] }, 'plays-alone'],
    [
      'of groups without the same deals',
      { games: [BAND], form: { form: 'groups', groups: 'stay' } as const },
      'groups-by-deals',
    ],
    ['of companions who win as one', { games: [BAND], form: movement }, 'plays-as-one'],
  ])('%s is refused', (_, plan, reason) => expect(refused(newEvening(planOf(6, plan)))).toMatchObject({ reason }));

  it('can have more rounds or fewer, but those that were made', () => {
    const two = next(next(eveningOf(4)));
    expect(done(changeSchedule(two, { rounds: 2, minutes: 45 }))).toMatchObject({ rounds: 2, minutes: 45 });
    expect(refused(changeSchedule(two, { rounds: 1, minutes: 45 }))).toMatchObject({ reason: 'bad-rounds' });
    expect(refused(changeSchedule(two, { rounds: 3, minutes: 0 }))).toMatchObject({ reason: 'bad-minutes' });
  });

  it('ends with its rounds', () => {
    expect(refused(nextRound(next(eveningOf(4, { rounds: 1 })), seeded(1)))).toMatchObject({
      reason: 'all-rounds-made',
    });
    const free = eveningOf(4, { form: { form: 'free' } });
    expect(refused(nextRound(free, seeded(1)))).toMatchObject({ reason: 'free-has-no-rounds' });
  });
});

describe('deals', () => {
  it('are numbered on through the evening', () => {
    const now = next(next(eveningOf(4, KINDS['Swiss, duplicate'])));
    expect(now.played.map(({ deals }) => deals)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });
});

describe('people', () => {
  const first = next(eveningOf(4));

  it('who come late play from the next round on', () => {
    const now = done(addPlayer(first, EVE));
    expect(presentPlayers(now, 1)).not.toContain('eve');
    expect(next(now).played[1]?.out).toHaveLength(1);
    expect(refused(addPlayer(now, EVE))).toMatchObject({ reason: 'there-already', params: { name: 'Eve' } });
  });

  it('who go are in no further round, and in it again when they come back', () => {
    const gone = next(done(removePlayer(first, 'p0')));
    expect(gone.played[1]?.tables.flatMap(playersAt)).not.toContain('p0');
    const back = done(addPlayer(gone, { id: 'p0', name: 'Ada' }));
    expect(back.players[0]).toEqual({
      id: 'p0',
      name: 'Ada',
      stays: [
        { from: 1, to: 2 },
        { from: 3, to: null },
      ],
    });
    expect([1, 2, 3].map((round) => presentPlayers(back, round).includes('p0'))).toEqual([true, false, true]);
  });

  it('who go and come between two rounds have not been away', () => {
    const back = done(addPlayer(done(removePlayer(first, 'p0')), { id: 'p0', name: 'P 0' }));
    expect(back).toEqual(first);
  });

  it('who never were in a round are forgotten', () => {
    expect(done(removePlayer(done(addPlayer(first, EVE)), 'eve'))).toEqual(first);
    expect(refused(removePlayer(first, 'eve'))).toMatchObject({ reason: 'no-such-player' });
    const gone = done(removePlayer(first, 'p0'));
    expect(refused(removePlayer(gone, 'p0'))).toMatchObject({ reason: 'gone-already' });
  });

  it('are no more than the evening has room for', () => {
    const full = eveningOf(200);
    expect(refused(addPlayer(full, EVE))).toMatchObject({ reason: 'too-many-players', params: { max: 200 } });
  });
});

describe('a seat', () => {
  const bots = next(eveningOf(4, KINDS['fives, bots fill up']));
  const seats = bots.played[0]?.tables[0]?.seats ?? [];
  const bot = seats.findIndex(({ kind }) => kind === 'bot');
  const person = seats.findIndex(({ kind }) => kind === 'person');
  const where = { round: 1, table: 1, seat: bot };
  const eve = { kind: 'person', player: 'eve' } as const;

  it('of a bot goes to who comes late', () => {
    const now = done(changeSitter(done(addPlayer(bots, EVE)), where, eve));
    expect(now.played[0]?.tables[0]?.seats[bot]).toEqual(eve);
    // Results count, even for a player who leaves before a round was paired with them.
    expect(done(removePlayer(now, 'eve')).players).toHaveLength(5);
  });

  it('that somebody still here gives up leaves them out; who has gone is not', () => {
    const player = seats[person]?.kind === 'person' ? seats[person].player : '';
    const seat = { ...where, seat: person };
    expect(done(changeSitter(bots, seat, { kind: 'bot' })).played[0]?.out).toEqual([player]);
    expect(done(changeSitter(done(removePlayer(bots, player)), seat, { kind: 'bot' })).played[0]?.out).toEqual([]);
    const swapped = done(changeSitter(done(addPlayer(bots, EVE)), seat, eve));
    const back = done(changeSitter(swapped, where, { kind: 'person', player }));
    expect(back.played[0]?.out).toEqual([]);
  });

  const one = { kind: 'person', player: 'p0' } as const;
  const result = { scores: [1, 0, 0, 0, 0], winners: [0] };
  it.each([
    ['for a stranger', changeSitter(bots, where, eve), 'no-such-player'],
    ['for somebody who sits', changeSitter(bots, where, one), 'sits-already'],
    ['at no table', changeSitter(bots, { ...where, table: 2 }, one), 'no-such-table'],
    ['that is none', changeSitter(bots, { ...where, seat: 5 }, one), 'no-such-seat'],
    ['after the result', changeSitter(done(enterResult(bots, where, result)), where, { kind: 'bot' }), 'table-begun'],
  ])('%s is refused', (_, step, reason) => expect(refused(step)).toMatchObject({ reason }));
});

describe('a round', () => {
  it('is taken back as long as it has brought nothing, and who came meanwhile is in the next', () => {
    const first = next(eveningOf(4));
    const second = next(first);
    const changed = done(removePlayer(done(addPlayer(second, EVE)), 'p0'));
    const back = done(undoLastRound(changed));
    expect(back.played).toEqual(first.played);
    expect(presentPlayers(back, 2)).toEqual(['p1', 'p2', 'p3', 'eve']);
    expect(refused(undoLastRound(playRound(second, 2, seeded(1))))).toMatchObject({ reason: 'round-begun' });
    expect(refused(undoLastRound(eveningOf(4)))).toMatchObject({ reason: 'no-round' });
  });
});
