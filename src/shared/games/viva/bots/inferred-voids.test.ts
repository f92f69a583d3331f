import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import type { Match } from '../../../engine/match.ts';
import { designsIn } from '../state/design-sets.ts';
import { namesOf } from '../state/designs.ts';
import type { Viva } from '../state/state.ts';
import { act, block, cards, laying, restock, scene } from '../testing.ts';
import { inferredVoids } from './inferred-voids.ts';

/** Inferred voids as another seat sees them, latest first: designs, and newer cards. */
function lacks(match: Match<Viva>, seat: number, viewer: number) {
  return (inferredVoids(observationOf(match, viewer))[seat] ?? []).map(({ designs, since }) => [
    namesOf(designsIn(designs)),
    since,
  ]);
}

const TABLE = { general: 'k', houses: ['r', 'r', 'p'], stock: 'y y y g g g b b', cleared: '' };
const RED_OR_PINK = cards('r rp rb ry rg p pb py pg');

describe('what others lack', () => {
  it('is what they could have played where they took a card, and where they left it', () => {
    const match = scene({ ...TABLE, hands: ['y yg', 'g yg'] });
    act(match, 'take', 'pass');
    expect(lacks(match, 0, 1)).toEqual([
      [RED_OR_PINK, 0],
      [RED_OR_PINK, 1],
    ]);
  });

  it('is nothing that a card tells which was taken and played', () => {
    const match = scene({ ...TABLE, stock: 'ry g', hands: ['y yg', 'g yg'] });
    act(match, 'take', laying('ry', 0));
    expect(lacks(match, 0, 1)).toEqual([[RED_OR_PINK, 0]]);
  });

  it('is what could have been played on the houses as they were then', () => {
    const match = scene({ ...TABLE, hands: ['y yg', 'pb yg g'] });
    act(match, 'take', 'pass', laying('pb', 2));
    expect(lacks(match, 0, 1)[0]).toEqual([RED_OR_PINK, 0]);
  });

  it('is what the last card could have been laid on', () => {
    const match = scene({ ...TABLE, hands: ['y', 'g yg'] });
    act(match, 'take', 'pass');
    const [, [designs, since] = []] = lacks(match, 0, 1);
    expect(new Set(designs as string[])).toEqual(new Set(cards('rk pk bk yk gk k')));
    expect(since).toBe(1);
  });

  it('outlives a VIVA, whose penalties may be anything', () => {
    const match = scene({ ...TABLE, houses: ['', '', ''], hands: ['r r r y', 'yg y b', 'g g g'] });
    act(match, laying('r', 0), 'take');
    const before = lacks(match, 1, 2);
    expect(before).toEqual([[expect.arrayContaining(cards('r y b g')), 1]]);
    act(match, 'pass', 'take', 'pass', laying('r', 1, 2), 'viva');
    block(match, 'y');
    // Seat 1 took one card and passed; the VIVA brought it one, and seat 2 two.
    expect(lacks(match, 1, 0).map(([, since]) => since)).toEqual([1, 2]);
    expect(lacks(match, 2, 0).map(([, since]) => since)).toEqual([2, 3]);
  });

  it('is not told by a VIVA that is let go', () => {
    const match = scene({ ...TABLE, houses: ['r', 'r', ''], hands: ['r y', 'g yg'] });
    act(match, laying('r', 2), 'pass');
    expect(lacks(match, 0, 1)).toEqual([]);
  });

  it('is not told of what lay beneath before a restock', () => {
    const match = scene({ ...TABLE, houses: ['r', 'r rp', 'p'], stock: 'y', hands: ['y yg b', 'g yg b'] });
    act(match, 'take', 'pass', 'take');
    restock(match, 'r');
    act(match, 'pass');
    expect(lacks(match, 0, 1).map(([, since]) => since)).toEqual([0, 1]);
  });
});
