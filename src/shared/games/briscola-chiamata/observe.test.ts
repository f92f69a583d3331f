import { describe, expect, it } from 'vitest';
import { randomBot } from '../../bots/policy.ts';
import { playMatch } from '../../engine/checks/properties.ts';
import { clone } from '../../engine/clone.ts';
import { newMatch, take } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import type { Viewer } from '../../engine/rules.ts';
import { viewOf } from '../../engine/view.ts';
import { ALL_SEATS, namesOf, numberOf } from './cards.ts';
import { briscolaChiamata } from './index.ts';
import { rules } from './rules.ts';
import { type Briscola, handOf, type State } from './state.ts';
import { auction, deal, HANDS, table, tricks, trump } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 4, 'everyone'];
const view = (state: State, viewer: Viewer) => JSON.stringify(viewOf(rules, state, viewer));

/** Every state of random matches, with their random hands. */
function* states(seeds: number): Generator<State> {
  for (let seed = 0; seed < seeds; seed++) {
    const { options, events } = playMatch(
      briscolaChiamata,
      table({ deals: 2 }).options,
      5,
      randomBot(new Set(['pass'])),
      seed,
    );
    const match = newMatch(rules, options, 5);
    for (const event of events) {
      take(match, event as Parameters<typeof take<Briscola>>[1]);
      yield match.state;
    }
  }
}

const handsOf = (state: State) => ALL_SEATS.map((seat) => [...handOf(state, seat)]);

/** The same state with one card of two seats swapped. */
function exchanged(state: State, one: number, other: number, random: ReturnType<typeof seeded>): State {
  const hands = handsOf(state);
  const [a = [], b = []] = [hands[one], hands[other]];
  const [i, k] = [random.below(a.length || 1), random.below(b.length || 1)];
  if (a.length > 0 && b.length > 0) [a[i], b[k]] = [b[k] as never, a[i] as never];
  return { ...clone(state), hands };
}

describe('what is seen', () => {
  it('BC-16: a card exchanged between two other hands changes nothing a viewer sees', () => {
    const random = seeded(5);
    let changed = 0;
    for (const state of states(6)) {
      for (const viewer of VIEWERS) {
        const others = [0, 1, 2, 3, 4].filter((seat) => seat !== viewer);
        const [one = 0, other = 0] = [
          others.splice(random.below(others.length), 1)[0],
          others[random.below(others.length)],
        ];
        const twin = exchanged(state, one, other, random);
        if (JSON.stringify(twin) !== JSON.stringify(state)) changed++;
        expect(view(twin, viewer)).toBe(view(state, viewer));
      }
    }
    expect(changed).toBeGreaterThan(1000);
  });

  it('BC-16: no card in another hand is named in what a viewer is shown, but the called one', () => {
    for (const state of states(3)) {
      for (const viewer of VIEWERS) {
        const { called, ...rest } = rules.observe(state, viewer);
        const text = JSON.stringify(rest);
        const hidden = handsOf(state).flatMap((hand, seat) => (seat === viewer ? [] : namesOf(hand)));
        for (const card of hidden) expect(text).not.toContain(`"${card}"`);
      }
    }
  });

  it('holds the whole deal so far, the standing totals and whose turn it is', () => {
    const match = tricks(trump(auction(deal(table()), 'A - K Q - 6 4 - -'), 'D'), 'AS KS 5S 2S 3D 5C');
    const observation = rules.observe(match.state, 0);
    expect(observation).toMatchObject({
      viewer: 0,
      toAct: [4],
      last: { by: 3, type: 'play', card: '5C' },
      phase: 'play',
      dealer: 1,
      own: { hand: HANDS[0]?.split(' ').filter((card) => card !== 'KS'), isTeammate: false },
      handSizes: [7, 7, 7, 6, 7],
      declarer: 4,
      bid: { rank: '4', points: 61 },
      trump: 'D',
      called: '4D',
      teammate: null,
      tricks: [
        { leader: 4, cards: ['AS', 'KS', '5S', '2S', '3D'], winner: 3 },
        { leader: 3, cards: ['5C'], winner: null },
      ],
      taken: [0, 0, 0, 15, 0],
      factor: 1,
      deals: [],
      scores: [0, 0, 0, 0, 0],
    });
    expect(observation.calls).toHaveLength(9);
    expect(observation).not.toHaveProperty('result');
    expect(rules.observe(match.state, 'everyone').own).toBeNull();
  });

  it('BC-9: the auction has no winner while it runs', () => {
    const match = auction(deal(table()), 'A - K');
    expect(rules.observe(match.state, 0)).toMatchObject({ declarer: null, bid: null, calls: { length: 3 } });
  });
});

describe('what can be imagined', () => {
  it('BC-16: from its seat every other hand may hold the called card, and any unseen card', () => {
    const match = tricks(trump(auction(deal(table()), 'A - K Q - 6 4 - -'), 'D'), 'AS KS 5S 2S 3D');
    const observation = rules.observe(match.state, 4);
    const random = seeded(9);
    const holders = new Map<number, number>();
    for (let k = 0; k < 400; k++) {
      const hands = handsOf(rules.resample(observation, random));
      expect(hands[4]).toEqual(handOf(match.state, 4));
      expect(hands.flat().sort()).toEqual(handsOf(match.state).flat().sort());
      const holder = hands.findIndex((hand) => hand.includes(numberOf('4D')));
      holders.set(holder, (holders.get(holder) ?? 0) + 1);
    }
    expect([...holders.keys()].sort()).toEqual([0, 1, 2, 3]);
    // A quarter each, 100 of 400; the standard deviation is below 9.
    for (const count of holders.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });
});
