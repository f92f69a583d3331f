import { describe, expect, it } from 'vitest';
import { begun, deal, moves, table } from '#shared/games/spizzichino/testing.ts';
import { TRICK } from '../../../tricks/zones.ts';
import { card, viewContext, zone, zonesOf } from '../testing.ts';
import { moveOf, preselectionAfter } from './move-of.ts';

/** Seat 0's move for picking a card, possibly dragged to a zone. */
function meant(match: ReturnType<typeof begun>, key: string, to?: string) {
  const zones = zonesOf(match.state, 0);
  const { observation, moment } = viewContext(match.state, 0);
  return moveOf(card(zones, key), to === undefined ? undefined : zone(zones, to), moment.moves, observation);
}

describe('picking a card', () => {
  it('plays it from the hand and from a pile', () => {
    expect(meant(begun(), '3D')).toEqual({ type: 'play', card: '3D' });
    expect(meant(begun(), '7B')).toEqual({ type: 'play', card: '7B' });
    expect(meant(begun(), '7B', TRICK)).toEqual({ type: 'play', card: '7B' });
  });

  it('SP-17: takes an honour from a pile, unless it is dragged to the trick', () => {
    expect(meant(begun(), '1S')).toEqual({ type: 'take', pile: 0 });
    expect(meant(begun(), '1S', 'hand:0')).toEqual({ type: 'take', pile: 0 });
    expect(meant(begun(), '1S', TRICK)).toEqual({ type: 'play', card: '1S' });
    expect(meant(moves(begun(), '+0'), '1S')).toEqual({ type: 'play', card: '1S' });
  });

  it('does nothing with another’s card, with one that may not be played, or with one put back into the hand', () => {
    expect(meant(begun(), '2S')).toBeUndefined();
    expect(meant(begun(), '3D', 'hand:0')).toBeUndefined();
    const match = moves(begun(), '4C 1C 3B');
    expect(meant(match, '4B')).toEqual({ type: 'play', card: '4B' });
    expect(meant(match, '3D')).toBeUndefined();
  });

  it('SP-6: picks the pile it lies on', () => {
    const { state } = deal(table());
    const zones = zonesOf(state, 0);
    const top = card(zones, 'stack:5:4');
    expect(top.playable).toBe(true);
    expect(meant(deal(table()), 'stack:5:4')).toBeUndefined();
    expect(preselectionAfter(top, undefined, [])).toEqual(['hand:5']);
    expect(preselectionAfter(top, zone(zones, 'pile:0:1'), [])).toEqual(['up:5']);
    expect(preselectionAfter(top, zone(zones, 'hand:0'), ['up:5'])).toEqual(['hand:5']);
    expect(preselectionAfter(card(zones, 'stack:5:3'), undefined, [])).toEqual([]);
  });
});
