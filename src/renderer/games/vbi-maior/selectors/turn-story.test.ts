import { describe, expect, it } from 'vitest';
import { choose, racing, up } from '#shared/games/vbi-maior/testing.ts';
import { see, viewContext } from '../testing.ts';
import { log } from './log.ts';
import { justShown, lastToldCard, latestEvents, misplay } from './turn-story.ts';

describe('the story of a turn', () => {
  it('begins its news with the latest move', () => {
    const game = up(racing(['R12 apollo', 'R3', 'R18'], 'R60'), '1 0/1');
    expect(latestEvents(see(game)).map(({ type }) => type)).toEqual(['turn-up', 'face-up']);
    expect(justShown(see(game))).toEqual(['apollo']);
    expect(lastToldCard(see(game))?.card).toBe('apollo');
  });

  it('VM-14: knows a card that did not fit, and which it would have had to beat', () => {
    const game = up(racing(['R12 R30', 'R3', 'R18'], 'R60'), '2 0');
    expect(misplay(see(game))?.card).toBe('R12');
    expect(lastToldCard(see(game))).toEqual({ card: 'R12', seat: 0, fate: 'returned', over: 'R18', followed: [] });
    expect(misplay(see(up(game, '0')))).toBeUndefined();
  });

  it('VM-30: tells what Venus answered beside her card', () => {
    const game = choose(up(racing(['R12 venus', 'R3', 'R18'], 'R60'), '0/1'), 0, { number: 10 });
    expect(lastToldCard(see(game))?.followed).toEqual([{ type: 'holders', number: 10, seats: [1] }]);
    expect(log(see(game), viewContext(game)).slice(-2)).toEqual([
      'Ada asks Venus who holds a card below 10',
      'Below 10: Ben',
    ]);
  });

  it('tells nothing before the first card', () => {
    expect(lastToldCard(see(racing(['R12', 'R3', 'R18'])))).toBeUndefined();
  });

  it('VM-21: says when no deck holds a Rome card any more', () => {
    const game = up(racing(['R12 mars', '', ''], 'R60'), '0');
    expect(log(see(game), viewContext(game)).at(-1)).toBe('No Rome card is left in any deck');
  });
});
