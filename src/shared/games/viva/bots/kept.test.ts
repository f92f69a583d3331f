import { describe, expect, it } from 'vitest';
import { seenBy } from '../../../bots/testing.ts';
import type { Match } from '../../../engine/match.ts';
import { designsIn, namesOf } from '../state/designs.ts';
import type { Viva } from '../state/state.ts';
import { act, block, cards, laying, scene } from '../testing.ts';
import { keptBy } from './kept.ts';

const TABLE = { general: 'k', houses: ['', '', ''], stock: 'y y y g g g b b', cleared: '' };

/** A VIVA of two, after which seat 0 has kept what is left of its hand but for the blocking card. */
function afterViva(hand: string): Match<Viva> {
  const match = scene({ ...TABLE, houses: ['r', 'r', ''], hands: [`r ${hand}`, 'yg y b'] });
  act(match, laying('r', 2), 'viva');
  block(match, 'y');
  return match;
}

function kept(match: Match<Viva>) {
  const found = keptBy(seenBy(match, 1));
  return found && { seat: found.seat, names: new Set(namesOf(designsIn(found.designs))), since: found.since };
}

const YELLOW = new Set(cards('y ry py by yg yk'));

describe('what is kept beside a blocking card', () => {
  it('as a rule shows a colour of it, where it is one card or two', () => {
    expect(kept(afterViva('y yg'))).toEqual({ seat: 0, names: YELLOW, since: 0 });
    expect(kept(afterViva('y yg b'))).toEqual({ seat: 0, names: YELLOW, since: 0 });
    expect(kept(afterViva('y yg b b'))).toBeUndefined();
  });

  it('is told apart from what is taken later, and outlives a card that is played', () => {
    const match = afterViva('y yg b');
    act(match, laying('b', 0), laying('b', 1));
    expect(kept(match)).toEqual({ seat: 0, names: YELLOW, since: 0 });
    act(match, 'take', 'pass', 'take', 'pass');
    expect(kept(match)).toEqual({ seat: 0, names: YELLOW, since: 1 });
  });

  it('tells nothing where nobody has laid one', () => {
    expect(kept(scene({ ...TABLE, hands: ['y yg', 'g yg'] }))).toBeUndefined();
  });
});
