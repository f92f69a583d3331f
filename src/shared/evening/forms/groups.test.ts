import { describe, expect, it } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { addPlayer, removePlayer } from '../players.ts';
import { playersAt } from '../queries.ts';
import { nextRound } from '../rounds.ts';
import type { Evening } from '../schema.ts';
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
