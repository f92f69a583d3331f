import { describe, expect, it } from 'vitest';
import { down, type Game, holding, lay, racing, shuffled, up } from '../testing.ts';
import { newMemory, remember } from './memory.ts';
import { type UnseenCards, unseenBy } from './unseen.ts';

/** Seat 0's estimate after the decks are down and these events. */
function reckoned(game: Game, events: (game: Game) => void = () => undefined): UnseenCards {
  const memory = newMemory(0);
  const look = () => remember(memory, game.rules.observe(game.state, 0));
  look();
  down(game);
  look();
  events(game);
  look();
  return unseenBy(game.rules.observe(game.state, 0), memory, []);
}

const sum = (numbers: Float64Array) => numbers.reduce((all, share) => all + share, 0);

describe('what a bot reckons with', () => {
  it('cards of other decks: about as many Rome cards as there are among those not seen', () => {
    const { owned, blind } = reckoned(holding(['R5 R6', 'R7 R8', 'R9 venus']));
    expect(sum(owned)).toBeGreaterThan(3);
    expect(sum(owned)).toBeLessThan(4);
    expect([owned[5], owned[6], blind]).toEqual([0, 0, 0]);
  });

  it('VM-31: cards that Barbarians laid on top nobody knows', () => {
    const { blind, chance } = reckoned(holding(['R5', 'barbari R7', 'R9'], 'R1 R2 R3 R4'));
    expect(blind).toBe(2);
    expect(chance[5]).toBe(0);
    expect(chance[7]).toBeGreaterThan(0);
  });

  it('VM-33: a card that lies face up, or that all have seen, lies where it is', () => {
    const shown = reckoned(holding(['R5', 'R40 R50 diana', 'R60']), (game) => up(game, '1/2'));
    expect([shown.owned[40], shown.owned[60]]).toEqual([1, 1]);
    const back = reckoned(holding(['R5', 'R40 R50 neptunus', 'R60']), (game) => lay(up(game, '1 1/1'), 1));
    expect(back.owned[40]).toBe(1);
    expect(back.chance[40]).toBe(0);
  });

  it('VM-18: what Fortune showed lies in the common deck, not under Barbarians', () => {
    const game = holding(['barbari R5', 'R40 fortuna', 'R60'], 'R1 R2 R3 R10 R11 R12 R13 R14');
    const { chance } = reckoned(game, () => shuffled(up(game, '1/2')));
    expect([chance[10], chance[11], chance[12]]).toEqual([0, 0, 0]);
    expect(chance[13]).toBeGreaterThan(0);
  });

  it('VM-6: what lies above a card turned up out of its order is lower', () => {
    const { owned } = reckoned(racing(['R5', 'R20 R30 R40', 'R60']), (game) => up(game, '1/1'));
    expect(sum(owned.subarray(0, 30))).toBeGreaterThanOrEqual(1);
  });
});
