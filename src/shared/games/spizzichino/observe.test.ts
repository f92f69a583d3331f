import { describe, expect, it } from 'vitest';
import { ITALIAN_DECK, type ItalianCard } from '../../cards/italian.ts';
import { clone } from '../../engine/clone.ts';
import { pick, type Random, seeded } from '../../engine/random.ts';
import type { Viewer } from '../../engine/rules.ts';
import { viewOf } from '../../engine/view.ts';
import { layOut, pilesOf } from '../../tricks/piles.ts';
import { DECK } from './cards.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { begun, handsIn, moves, pilesIn, states } from './testing.ts';

const { namesOf, numberOf } = DECK;

const VIEWERS: readonly Viewer[] = [0, 1, 'everyone'];
const view = (state: State, viewer: Viewer) => JSON.stringify(viewOf(rules, state, viewer));

/** All card lists hidden from the viewer, without publicly known cards. */
function hiddenFrom(state: State, viewer: Viewer): ItalianCard[] {
  const known = rules.observe(state, 'everyone').known.flat();
  const hands = handsIn(state)
    .filter((_, seat) => seat !== viewer)
    .flat();
  const beneath = pilesIn(state)
    .flat()
    .flatMap((pile) => pile.slice(0, -1));
  return [...hands.filter((card) => !known.includes(card)), ...beneath, ...namesOf(state.stock)];
}

/** The same state with two hidden cards swapped. */
function exchanged(state: State, viewer: Viewer, random: Random): State {
  const hidden = hiddenFrom(state, viewer);
  const copy = clone(state);
  if (hidden.length < 2) return copy;
  const [one, other] = [pick(hidden, random), pick(hidden, random)].map(numberOf) as [number, number];
  const swapped = (cards: readonly number[]) =>
    cards.map((card) => (card === one ? other : card === other ? one : card));
  const piles = [0, 1].map((seat) => pilesOf(copy, seat).map(swapped));
  for (const [seat, own] of piles.entries()) if (own.length > 0) layOut(copy, 2, seat, own);
  return { ...copy, hands: copy.hands.map(swapped), stock: swapped(copy.stock) };
}

describe('what is seen', () => {
  it('SP-6, SP-7, SP-11: two cards exchanged where the viewer can’t see change nothing that it is shown', () => {
    const random = seeded(5);
    const changed: Record<string, number> = {};
    for (const state of states(8)) {
      for (const viewer of VIEWERS) {
        const twin = exchanged(state, viewer, random);
        if (JSON.stringify(twin) !== JSON.stringify(state)) changed[state.phase] = (changed[state.phase] ?? 0) + 1;
        expect(view(twin, viewer)).toBe(view(state, viewer));
      }
    }
    expect(changed.choosing).toBeGreaterThan(50);
    expect(changed.play).toBeGreaterThan(2000);
  });

  it('SP-6, SP-7: no hidden card is named in what a viewer is shown', () => {
    for (const state of states(4)) {
      for (const viewer of VIEWERS) {
        const text = view(state, viewer);
        for (const card of hiddenFrom(state, viewer)) expect(text).not.toContain(`"${card}"`);
      }
    }
  });

  it('the order of a hand is nobody else’s to know', () => {
    const match = moves(begun(), '+0');
    const turned = clone(match.state);
    for (const hand of turned.hands) hand.reverse();
    expect(view(turned, 'everyone')).toBe(view(match.state, 'everyone'));
  });

  it('every card is in one place only, and none is lost', () => {
    for (const state of states(4)) {
      if (state.phase === 'dealing') continue;
      const lying = [...handsIn(state).flat(), ...pilesIn(state).flat(2)];
      const all = [...lying, ...namesOf([...state.stock, ...state.played])];
      expect(all.sort()).toEqual([...ITALIAN_DECK].sort());
    }
  });

  it('holds the whole deal so far, the standing totals and whose turn it is', () => {
    const match = moves(begun(), '+0 4C 1C 3B 4B 7C');
    expect(rules.observe(match.state, 0)).toEqual({
      viewer: 0,
      toAct: [0],
      last: { by: 1, type: 'play', card: '7C' },
      options: { target: 51, reuse: 'once' },
      phase: 'play',
      dealer: 1,
      own: { hand: ['3D', '2D', '1D', 'RD', '7D', '5C', '6S', '7S', '1S'], others: [] },
      handSizes: [9, 8],
      known: [
        ['3D', '2D', '1D', '1S'],
        ['3C', '2C'],
      ],
      choices: [
        { seat: 0, hand: [0, 1], up: [2, 3] },
        { seat: 1, hand: [4, 5], up: [6, 7] },
      ],
      piles: [
        [
          { top: 'FC', depth: 4 },
          { top: '7B', depth: 5 },
        ],
        [
          { top: '2S', depth: 5 },
          { top: '1B', depth: 4 },
        ],
      ],
      declarations: [
        { seat: 0, completed: null, kind: 'napoletana', suit: 'D' },
        { seat: 1, completed: null, kind: 'napoletana', suit: 'C' },
      ],
      honours: [{ seat: 0, pile: 0, card: '1S', trick: 0 }],
      stock: 0,
      upcard: null,
      trump: null,
      tricks: [
        { leader: 0, cards: ['4C', '1C'], from: [null, null], winner: 1 },
        { leader: 1, cards: ['3B', '4B'], from: [null, null], winner: 1 },
        { leader: 1, cards: ['7C'], from: [1], winner: null },
      ],
      taken: [0, 4],
      deals: [],
      scores: [0, 0],
    });
    expect(rules.observe(match.state, 'everyone').own).toBeNull();
  });
});
