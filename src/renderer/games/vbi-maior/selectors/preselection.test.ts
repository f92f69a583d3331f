import { describe, expect, it } from 'vitest';
import { cards } from '#shared/games/vbi-maior/testing.ts';
import { arrangement, deckAsLaid, isPreselected, ordered, preselectionAfter, raised } from './preselection.ts';

const hand = cards('R30 mars R12 silentium venus barbari');

describe('the order in which a deck is laid down', () => {
  it('VM-6: is that of the hand as long as nobody chose another', () => {
    expect(arrangement(hand, [])).toEqual({
      type: 'arrange',
      curses: ['silentium', 'barbari'],
      blessings: ['mars', 'venus'],
    });
  });

  it('VM-6: follows the person for curses and blessings, and sorts the Rome cards', () => {
    expect(deckAsLaid(hand, ['venus', 'mars', 'barbari', 'silentium']).join(' ')).toBe(
      'barbari silentium R12 R30 venus mars',
    );
  });

  it('leaves what was drawn later behind what was ordered', () => {
    expect(ordered(cards('ceres mars venus'), ['venus', 'mars'])).toEqual(['venus', 'mars', 'ceres']);
  });

  it('raises a card by one place, and leaves the top one where it is', () => {
    expect(raised(cards('mars venus ceres'), 'ceres')).toEqual(['mars', 'ceres', 'venus']);
    expect(raised(cards('mars venus'), 'mars')).toEqual(['mars', 'venus']);
  });
});

describe('a fan or a wish', () => {
  it('is over once the deck has another size', () => {
    expect(isPreselected(preselectionAfter('fan', 4), 'fan', 4)).toBe(true);
    expect(isPreselected(preselectionAfter('fan', 4), 'fan', 3)).toBe(false);
    expect(isPreselected(preselectionAfter('fan', 4), 'out', 4)).toBe(false);
  });
});
