import { describe, expect, it } from 'vitest';
import { FRENCH_DECK } from '../../cards/french.ts';
import { refusalOf, takePlace } from '../../engine/checks/testing.ts';
import { drawNext, newMatch } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import { replay } from '../../engine/replay.ts';
import { briscolaChiamata } from './index.ts';
import { auction, deal, HANDS, playAnyhow, table, trump } from './testing.ts';

const { rules } = briscolaChiamata;
const deck = [...FRENCH_DECK];
const handIn = ({ state }: ReturnType<typeof table>, seat: number) => rules.observe(state, seat).own?.hand ?? [];

describe('dealing', () => {
  it('BC-4: exactly five seats', () => {
    expect(rules.seats).toEqual({ min: 5, max: 5 });
    const { options } = table();
    const record = { format: 'panno-verde/1', game: rules.id, seats: 4, options, events: [] };
    expect(replay(record, () => rules)).toMatchObject({ fault: { refusal: { reason: 'bad-seats' } } });
  });

  it('BC-4: chance draws the first dealer, any of the five', () => {
    const random = seeded(3);
    const drawn = Array.from({ length: 100 }, () => rules.drawChance(rules.initial(table().state.options, 5), random));
    expect(new Set(drawn.map((event) => event.type === 'dealer' && event.seat))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('BC-4: the dealer is drawn once, before the cards', () => {
    const match = newMatch(rules, table().options, 5);
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: deck })).toBe('BC-4 dealer-first');
    takePlace(match, { by: 'chance', type: 'dealer', seat: 3 });
    expect(refusalOf(match, { by: 'chance', type: 'dealer', seat: 3 })).toBe('BC-4 dealer-known');
  });

  it.each([0, 1, 2, 3, 4])('BC-4: after a deal the deal moves one seat clockwise from seat %i', (dealer) => {
    const match = deal(table({}, dealer));
    playAnyhow(trump(auction(match, 'A - - - -'), 'S'));
    expect(match.state.dealer).toBe((dealer + 1) % 5);
    deal(match);
    expect(rules.toAct(match.state)).toEqual([(dealer + 2) % 5]);
  });

  it.each([0, 1, 2, 3, 4])('BC-5: one card at a time, clockwise from the left of dealer %i', (dealer) => {
    const match = table({}, dealer);
    takePlace(match, { by: 'chance', type: 'deal', cards: deck });
    for (const [k, card] of deck.entries()) expect(handIn(match, (dealer + 1 + k) % 5)).toContain(card);
    expect([0, 1, 2, 3, 4].map((seat) => handIn(match, seat).length)).toEqual([8, 8, 8, 8, 8]);
  });

  it('BC-5: a deal is all 40 cards, each once', () => {
    const match = table();
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: deck.slice(1) })).toBe('record malformed');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: [...deck.slice(1), 'AS'] })).toBe('BC-5 not-the-deck');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: [...deck, 'AS'] })).toBe('record malformed');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: deck })).toBeUndefined();
  });

  it('BC-5: chance shuffles the whole deck', () => {
    const drawn = drawNext(table(), seeded(1));
    expect(drawn).toMatchObject({ type: 'deal' });
    expect([...((drawn as { cards?: string[] }).cards ?? [])].sort()).toEqual([...deck].sort());
  });

  it('a hand is told as it was dealt', () => {
    const match = deal(table());
    expect([0, 1, 2, 3, 4].map((seat) => handIn(match, seat).join(' '))).toEqual(HANDS);
  });
});
