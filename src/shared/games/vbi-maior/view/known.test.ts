import { describe, expect, it } from 'vitest';
import { isBlessing, isRome, numberOf, type VbiCard } from '../../../cards/rome.ts';
import { seeded } from '../../../engine/random.ts';
import { rankOf } from '../state/deck-knowledge.ts';
import { choose, down, type Game, racing, shuffled, up } from '../testing.ts';

/** Decks of many resampled worlds that fit public information. */
function worlds(game: Game): (readonly VbiCard[])[][] {
  const seen = game.rules.observe(game.state, 'everyone');
  return Array.from({ length: 80 }, (_, seed) => game.rules.resample(seen, seeded(seed)).personal);
}

/** The ranks that come up at a place of a seat's deck. */
function ranksAt(game: Game, seat: number, position: number): number[] {
  return worlds(game).map((decks) => rankOf(decks[seat]?.[position] as VbiCard));
}

describe('what all know of cards that lie face down', () => {
  it('VM-18: what Fortune showed is in the common deck until somebody draws', () => {
    const game = up(racing(['R30 fortuna', 'R40 R41 ceres', 'R50 R51'], 'R1 R2 R3 R88 R89 R90'), '0/1');
    shuffled(game, 'R1 R2');
    const shown = ['R1', 'R2', 'R3'];
    const holders = () =>
      worlds(game).flatMap((decks) =>
        decks.flatMap((deck, seat) => (deck.some((card) => shown.includes(card)) ? [seat] : [])),
      );
    expect(holders()).toEqual([]);
    up(game, '1/2');
    down(game);
    expect(new Set(holders())).toEqual(new Set([1]));
  });

  it('VM-30: what Neptune gave back is in that deck, until it is turned up', () => {
    const game = down(up(racing(['R10 neptunus', 'R20 R50', 'R30']), '0 1/1 0'));
    expect(worlds(game).every((decks) => decks[1]?.includes('R50'))).toBe(true);
    up(game, '1/1');
    expect(game.state.table.held).toEqual([]);
  });

  it('VM-33: what Diana showed is in its deck when that is arranged again', () => {
    const game = down(up(racing(['R10 diana minerva', 'R20 R50', 'R30']), '0/1 0/1'));
    expect(worlds(game).every((decks) => decks[1]?.[0] === 'R20' && decks[2]?.[0] === 'R30')).toBe(true);
  });

  it('VM-33: a card face up on top goes with Mercury to the other deck, one that lies deeper stays', () => {
    const game = down(choose(up(racing(['R10 diana mercurius', 'R20 R50', 'R30']), '0/1 0/1'), 0, { seat: 1 }));
    expect(worlds(game).every(([zero, one]) => zero?.includes('R20') && one?.includes('R10'))).toBe(true);
    // Arranged again both lie face down: the next to change places may be any of them.
    expect(game.state.table.held.map(({ card, seats }) => [card, seats])).toEqual(
      [
        ['R30', [2]],
        ['R20', [0]],
        ['R10', [1]],
      ].toSorted(),
    );
  });

  it('VM-6: above a Rome card from the middle of a deck lie lower ones, below it higher ones or blessings', () => {
    const game = up(racing(['R10 R20 R40 R60 venus', 'R5', 'R6']), '0/2');
    expect(Math.max(...ranksAt(game, 0, 1))).toBeLessThan(40);
    expect(Math.min(...ranksAt(game, 0, 2))).toBeGreaterThan(40);
    expect(new Set(ranksAt(game, 0, 3)).size).toBeGreaterThan(5);
  });

  it('VM-6: below a blessing lie blessings only', () => {
    const game = up(racing(['R10 R20 mars saturnus iuppiter', 'R5', 'R6']), '0/2');
    for (const decks of worlds(game)) expect(decks[0]?.slice(2).every(isBlessing)).toBe(true);
    expect(
      worlds(game).some((decks) => decks[0]?.slice(0, 2).every((card) => isRome(card) && numberOf(card) > 30)),
    ).toBe(true);
  });

  it('VM-19: who arranges the same cards again has them where they were', () => {
    const game = down(up(racing(['R10 R20 R40 R60', 'R5 minerva', 'R6']), '0/2 1/1'));
    expect(Math.max(...ranksAt(game, 0, 1))).toBeLessThan(40);
  });
});
