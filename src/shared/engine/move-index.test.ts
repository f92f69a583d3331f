import { expect, it } from 'vitest';
import { type Toy, toyMatch, toyRules } from './checks/toy-game.ts';
import { moveEvent, playIndexed, take } from './match.ts';
import { indexedMoves, interned, movesAt } from './move-index.ts';

const MOVES: readonly Toy['Move'][] = [1, 2, 3, 4].map((number) => ({ type: 'guess', number }));
const byNumber = indexedMoves<Toy>({
  moves: MOVES,
  legal: (state, seat) => toyRules.legalMoves(state, seat).map(({ number }) => number - 1),
  refuse: toyRules.refuse,
  apply: (state, seat, move) => toyRules.apply(state, { by: seat, type: 'guess', number: move + 1 }),
});

it('a move played by its number is written down as its event; one that is not legal is refused by name', () => {
  const match = toyMatch({ rounds: 1 });
  expect(playIndexed(match, byNumber, 0, 2)).toEqual({ rule: 'record', reason: 'chance-first' });
  take(match, { by: 'chance', type: 'deal', numbers: [1, 4] });
  expect(playIndexed(match, byNumber, 0, 2)).toBeUndefined();
  expect(playIndexed(match, byNumber, 0, 2)).toEqual({ rule: 'TOY-1', reason: 'guessed' });
  expect(match.events.at(-1)).toEqual({ by: 0, type: 'guess', number: 3 });
  expect(playIndexed(match, byNumber, 1, 0)).toBeUndefined();
  expect(playIndexed(match, byNumber, 1, 0)).toEqual({ rule: 'record', reason: 'match-over' });
  expect(match.events).toHaveLength(3);
});

it('numbers become the moves they stand for', () => {
  expect(movesAt(MOVES, [3, 0])).toEqual([MOVES[3], MOVES[0]]);
});

it('a move made once has one event a seat, any other move a new one each time; both have the same fields', () => {
  const move = interned({ type: 'guess', number: 3 });
  expect(moveEvent(1, move)).toBe(moveEvent(1, move));
  expect(moveEvent(0, move)).not.toBe(moveEvent(1, move));
  expect(moveEvent(1, { ...move })).not.toBe(moveEvent(1, { ...move }));
  for (const made of [move, { ...move }])
    expect(JSON.stringify(moveEvent(1, made))).toBe('{"by":1,"type":"guess","number":3}');
});
