import { expect, it } from 'vitest';
import { play } from '../../engine/match.ts';
import { rules } from './rules.ts';
import { act, auction, deal, HANDS, onTurn, playAnyhow, table, trump } from './testing.ts';

const seal = ({ state }: ReturnType<typeof table>) => ({
  unhidden: rules.isFullyRevealed(state),
  afresh: rules.toAct(state) === 'chance' && rules.startsNewSeal?.(state),
});

/** What the seat on turn may play; nothing once the deal is over. */
const legal = ({ state }: ReturnType<typeof table>) => (state.turn === null ? [] : rules.legalMoves(state, state.turn));

it('a deal played to its end hides nothing, and the next has a seal of its own', () => {
  const match = table({ deals: 2 });
  expect(seal(match)).toEqual({ unhidden: false, afresh: false });
  trump(auction(deal(match), 'A - - - -'), 'S');
  for (let [move] = legal(match); move; [move] = legal(match)) {
    expect(seal(match).unhidden).toBe(false);
    act(match, move);
  }
  expect(seal(match)).toEqual({ unhidden: true, afresh: true });
  deal(match);
  expect(seal(match).unhidden).toBe(false);
  playAnyhow(trump(auction(match, 'A - - - -'), 'S'));
  expect(rules.toAct(match.state)).toBe('over');
  expect(seal(match).unhidden).toBe(true);
});

it('BC-10: a deal passed out stays hidden, and the next has a seal of its own', () => {
  expect(seal(auction(deal(table()), '- - - - -'))).toEqual({ unhidden: false, afresh: true });
});

it('BC-21: a deal thrown in stays hidden, and the next has a seal of its own', () => {
  const match = deal(
    table({ weakHand: 4 }),
    HANDS.with(2, '2C 3C 4C 5C 2D 3D 4D 5D').map((hand, k) => (k === 2 ? hand : '')),
  );
  expect(match.state.phase).toBe('throw-in');
  expect(seal(match).unhidden).toBe(false);
  expect(play(match, { by: onTurn(match), type: 'throw-in' })).toBeUndefined();
  expect(seal(match)).toEqual({ unhidden: false, afresh: true });
});
