import { describe, expect, it } from 'vitest';
import { ITALIAN_DECK, ITALIAN_RANKS, ITALIAN_SUITS, type ItalianCard } from '../../cards/italian.ts';
import { BASICS, beats, DECK, isHonour, thirds } from './cards.ts';
import { cards } from './testing.ts';

const strength = (card: ItalianCard) => DECK.strengthAt(DECK.numberOf(card));

describe('cards', () => {
  it('SP-1: forty cards, ten ranks in four suits, rank first', () => {
    expect(new Set(ITALIAN_DECK).size).toBe(40);
    expect(ITALIAN_RANKS.join(' ')).toBe('3 2 1 R C F 7 6 5 4');
    expect(ITALIAN_SUITS.join(' ')).toBe('D C S B');
    for (const card of cards('3D RC CB 1S')) expect(ITALIAN_DECK).toContain(card);
  });

  it('SP-2: from high to low 3 2 1 Re Cavallo Fante 7 6 5 4, in every suit', () => {
    for (const suit of ITALIAN_SUITS) {
      const highToLow = ITALIAN_DECK.filter((card) => card.endsWith(suit)).sort((a, b) => strength(b) - strength(a));
      expect(highToLow.map((card) => card.slice(0, 1)).join('')).toBe('321RCF7654');
    }
  });

  it.each([
    ['1D', 3],
    ['3C', 1],
    ['2S', 1],
    ['RB', 1],
    ['CB', 1],
    ['FD', 1],
    ['7C', 0],
    ['6S', 0],
    ['5B', 0],
    ['4D', 0],
  ] as const)('SP-3: %s is worth %i thirds', (card, worth) => {
    expect(thirds(card)).toBe(worth);
  });

  it('SP-3: 35 thirds in a deal, the last trick included', () => {
    expect(ITALIAN_DECK.reduce((sum, card) => sum + thirds(card), 0) + (BASICS.lastTrickWorth ?? 0)).toBe(35);
  });

  it('SP-15: only a higher card of the same suit beats', () => {
    expect(beats('3D', '2D')).toBe(true);
    expect(beats('1D', 'RD')).toBe(true);
    expect(beats('RD', '1D')).toBe(false);
    expect(beats('3C', '4D')).toBe(false);
    expect(beats('4D', '4D')).toBe(false);
  });

  it('SP-17: the honours are the threes, twos and aces', () => {
    expect(ITALIAN_DECK.filter(isHonour).sort()).toEqual(cards('3D 2D 1D 3C 2C 1C 3S 2S 1S 3B 2B 1B').sort());
  });
});
