import { describe, expect, it } from 'vitest';
import { ITALIAN_DECK } from '../../cards/italian.ts';
import { refusalOf, takePlace } from '../../engine/checks/testing.ts';
import { drawNext, newMatch } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { DECK } from './cards.ts';
import { rules } from './rules.ts';
import { choose, deal, pilesIn, playAnyhow, stacksOf, table } from './testing.ts';

const deck = [...ITALIAN_DECK];

describe('dealing', () => {
  it('SP-4: exactly two seats', () => {
    expect(rules.seats).toEqual({ min: 2, max: 2 });
    const { options } = table();
    const record = { format: 'panno-verde/1', game: rules.id, seats: 3, options, events: [] };
    expect(replay(record, () => rules)).toMatchObject({ fault: { refusal: { reason: 'bad-seats' } } });
  });

  it('SP-4: chance draws the first dealer, either of the two', () => {
    const random = seeded(3);
    const drawn = Array.from({ length: 40 }, () => rules.drawChance(rules.initial(table().state.options, 2), random));
    expect(new Set(drawn.map((event) => event.type === 'dealer' && event.seat))).toEqual(new Set([0, 1]));
  });

  it('SP-4: the dealer is drawn once, before the cards', () => {
    const match = newMatch(rules, table().options, 2);
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: deck })).toBe('SP-4 dealer-first');
    takePlace(match, { by: 'chance', type: 'dealer', seat: 0 });
    expect(refusalOf(match, { by: 'chance', type: 'dealer', seat: 0 })).toBe('SP-4 dealer-known');
  });

  it.each([0, 1])('SP-4: after a deal of seat %i the deal alternates, and again', (dealer) => {
    const match = table({}, dealer);
    for (const next of [1 - dealer, dealer]) {
      playAnyhow(choose(deal(match)));
      expect(match.state.dealer).toBe(next);
    }
    deal(match);
    expect(rules.toAct(match.state)).toEqual([1 - dealer]);
  });

  it('SP-5: eight piles of five, in the order of the cards, the last of each on top', () => {
    const match = table();
    takePlace(match, { by: 'chance', type: 'deal', cards: deck });
    const stacks = stacksOf(match.state);
    expect(stacks).toHaveLength(8);
    for (const [k, stack] of stacks.entries()) expect(DECK.namesOf(stack)).toEqual(deck.slice(5 * k, 5 * k + 5));
    takePlace(match, { by: 0, type: 'choose', hand: [0, 1], up: [6, 7] });
    expect(pilesIn(match.state)[0]?.map((pile) => pile.at(-1))).toEqual([deck[34], deck[39]]);
  });

  it('SP-5: a deal is all 40 cards, each once', () => {
    const match = table();
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: deck.slice(1) })).toBe('record malformed');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: [...deck.slice(1), '4B'] })).toBe('SP-5 not-the-deck');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: [...deck, '4B'] })).toBe('record malformed');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: deck })).toBeUndefined();
  });

  it('SP-5: chance shuffles the whole deck', () => {
    const drawn = drawNext(table(), seeded(1)) as { type?: string; cards?: string[] };
    expect(drawn.type).toBe('deal');
    expect(drawn.cards).not.toEqual(deck);
    expect([...(drawn.cards ?? [])].sort()).toEqual([...deck].sort());
  });
});
