import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import type { Match } from '../../../engine/match.ts';
import { designsIn } from '../state/design-sets.ts';
import { namesOf } from '../state/designs.ts';
import type { Viva } from '../state/state.ts';
import { act, block, cards, laying, scene } from '../testing.ts';
import { inferredKeptCards } from './inferred-voids.ts';

const TABLE = { general: 'k', houses: ['', '', ''], stock: 'y y y g g g b b', cleared: '' };

/** A VIVA of two, after which seat 0 has kept what is left of its hand but for the blocking card. */
function afterViva(hand: string): Match<Viva> {
  const match = scene({ ...TABLE, houses: ['r', 'r', ''], hands: [`r ${hand}`, 'yg y b'] });
  act(match, laying('r', 2), 'viva');
  block(match, 'y');
  return match;
}

function kept(match: Match<Viva>) {
  return inferredKeptCards(observationOf(match, 1)).map(({ seat, designs, since }) => [
    seat,
    new Set(namesOf(designsIn(designs))),
    since,
  ]);
}

const YELLOW = new Set(cards('y ry py by yg yk'));

describe('few cards', () => {
  it('beside a blocking card of one’s own as a rule show a colour of it', () => {
    expect(kept(afterViva('y yg'))).toEqual([[0, YELLOW, 0]]);
    expect(kept(afterViva('y yg b'))).toEqual([[0, YELLOW, 0]]);
    expect(kept(afterViva('y yg b b'))).toEqual([]);
  });

  it('are told apart from what is taken later, and outlive a card that is played', () => {
    const match = afterViva('y yg b');
    act(match, laying('b', 0), laying('b', 1));
    expect(kept(match)).toEqual([[0, YELLOW, 0]]);
    act(match, 'take', 'pass', 'take', 'pass');
    expect(kept(match)).toEqual([[0, YELLOW, 1]]);
  });

  it('that are one, left of others, can as a rule be the last, whoever laid the blocking card', () => {
    const match = afterViva('y yg b b k');
    act(match, laying('b', 0), laying('b', 1), 'take', 'pass');
    expect(kept(match)).toEqual([]);
    act(match, laying('b', 1), 'take', 'pass', laying('k', 2));
    expect(kept(match)).toEqual([[0, YELLOW, 0]]);
  });

  it('tell nothing before one was played', () => {
    expect(kept(scene({ ...TABLE, hands: ['y', 'g yg'] }))).toEqual([]);
  });
});
