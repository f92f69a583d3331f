import { describe, expect, it } from 'vitest';
import { ITALIAN_DECK, type ItalianCard, italianSuitOf } from '../../cards/italian.ts';
import { at } from '../../engine/collections.ts';
import { seeded } from '../../engine/random.ts';
import type { Viewer } from '../../engine/rules.ts';
import { viewOf } from '../../engine/view.ts';
import { voidsOf } from '../../tricks/resample.ts';
import { BASICS, DECK } from './cards.ts';
import { matchesDeclarations } from './combinations.ts';
import { rules } from './rules.ts';
import type { Observation, State } from './state.ts';
import { act, begun, deal, handsIn, type Layout, moves, pilesIn, stacksOf, states, table } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'everyone'];

const { namesOf } = DECK;
const handIn = (state: State, seat: number) => namesOf(at(state.hands, seat));
const inferredVoids = (seen: Observation, seat: number) =>
  new Set([...voidsOf(BASICS, seen, seat)].map((suit) => DECK.suits[suit]));

function imagined(state: State, viewer: Viewer, times: number, seed = 7): State[] {
  const observation = rules.observe(state, viewer);
  const random = seeded(seed);
  return Array.from({ length: times }, () => rules.resample(observation, random));
}

describe('what can be imagined', () => {
  it.each(['once', 'across-kinds'] as const)('looks the same and came about the same way; reuse %s', (reuse) => {
    const random = seeded(3);
    let fitting = 0;
    for (const state of states(3, { reuse })) {
      for (const viewer of VIEWERS) {
        const observation = rules.observe(state, viewer);
        const other = rules.resample(observation, random);
        expect(JSON.stringify(viewOf(rules, other, viewer))).toBe(JSON.stringify(viewOf(rules, state, viewer)));
        if (state.phase === 'choosing' || state.phase === 'dealing') continue;
        for (const seat of [0, 1]) {
          expect(matchesDeclarations(observation, seat, handIn(state, seat))).toBe(true);
          expect(matchesDeclarations(observation, seat, handIn(other, seat))).toBe(true);
          fitting++;
        }
      }
    }
    expect(fitting).toBeGreaterThan(1000);
  });

  it('SP-6: in the choice any unseen card may lie anywhere', () => {
    const match = act(deal(table()), { type: 'choose', hand: [0, 1], up: [2, 3] });
    const places = new Set<string>();
    for (const state of imagined(match.state, 1, 400)) {
      const [hands, piles, stacks] = [handsIn(state), pilesIn(state), stacksOf(state).map(namesOf)];
      expect(hands.map((hand) => hand.length)).toEqual([10, 0]);
      expect(stacks.map((stack) => stack.length)).toEqual([0, 0, 0, 0, 5, 5, 5, 5]);
      expect(piles[0]?.map((pile) => pile.at(-1))).toEqual(['1S', '7B']);
      const lists = {
        hand: hands[0],
        'pile 0': piles[0]?.[0],
        'pile 1': piles[0]?.[1],
        ...Object.fromEntries(stacks.entries()),
      };
      for (const [place, cards] of Object.entries(lists)) if (cards?.includes('3C')) places.add(place);
    }
    expect([...places].sort()).toEqual(['4', '5', '6', '7', 'hand', 'pile 0', 'pile 1']);
  });

  it('every unseen card is as likely in the other hand as another, but for what would be declared', () => {
    const { state } = begun();
    const own = handIn(state, 0);
    const seen = new Set([...own, '1S', '7B', '2S', '7C', '3C', '2C', '1C']);
    const counts = new Map<ItalianCard, number>();
    for (const world of imagined(state, 0, 2000)) {
      for (const card of handIn(world, 1)) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    const plain = ITALIAN_DECK.filter((card) => !seen.has(card) && !/[321]/.test(card)).map(
      (card) => counts.get(card) ?? 0,
    );
    // Seven of 23 cards each, 609 of 2,000 and somewhat more, since honours may be declared; the deviation is 21.
    expect(Math.min(...plain)).toBeGreaterThan(540);
    expect(Math.max(...plain)).toBeLessThan(720);
  });

  it('SP-9: no hand is imagined that would have declared more or less, or at another time', () => {
    const layout: Layout = {
      hands: ['4D 5D 6D 7D FD CD RD 4C 5C 6C', '3D 3C 3S 2D 7S 7B 6B 5B 4B RB'],
      piles: [
        ['RC', '7C'],
        ['1D', '2C'],
      ],
    };
    const match = moves(begun(layout), 'RD 3D 3C RC +1');
    for (const world of imagined(match.state, 0, 200)) {
      const hand = handIn(world, 1);
      expect(hand).toContain('3S');
      expect(hand).toContain('2C');
      // Four threes were not declared, nor was a third two when the two of cups was taken.
      expect(hand).not.toContain('3B');
      expect(hand.filter((card) => card.startsWith('2')).length).toBeLessThan(3);
    }
  });

  it('SP-14: no hand is imagined that should have followed suit', () => {
    const match = moves(begun(), '3D 4D 2D 5D 1D 6D RD RB');
    expect(inferredVoids(rules.observe(match.state, 'everyone'), 1)).toEqual(new Set(['D']));
    expect(inferredVoids(rules.observe(match.state, 'everyone'), 0)).toEqual(new Set());
    for (const world of imagined(match.state, 0, 200)) {
      expect(handIn(world, 1).map(italianSuitOf)).not.toContain('D');
    }
    for (const world of imagined(match.state, 'everyone', 200)) {
      expect(handIn(world, 1).map(italianSuitOf)).not.toContain('D');
    }
  });

  it('SP-14, SP-17: but an honour taken since may be of a suit that was not followed', () => {
    const layout: Layout = {
      hands: ['3D 7D', '7S 6S 5S 4S RS CS FS 7B 6B 5B'],
      piles: [
        ['4C', '5C'],
        ['4B 1D', '6C'],
      ],
    };
    const { state } = moves(begun(layout), '3D 4B 4C +0');
    const seen = rules.observe(state, 0);
    expect(inferredVoids(seen, 1)).toEqual(new Set(['D']));
    expect(seen.known[1]).toEqual(['1D']);
    for (const world of imagined(state, 0, 50)) expect(handIn(world, 1)).toContain('1D');
  });
});
