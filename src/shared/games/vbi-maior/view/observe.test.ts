import { describe, expect, it } from 'vitest';
import { VBI_DECK } from '../../../cards/rome.ts';
import type { Viewer } from '../../../engine/rules.ts';
import { dealt, down, type Game, holding, lay, muddled, racing, up, voteBy } from '../testing.ts';

const VIEWERS: readonly Viewer[] = ['everyone', 0, 1, 2];

/** All cards named anywhere in what a viewer is sent. */
function named(game: Game, viewer: Viewer): string[] {
  const moves = viewer === 'everyone' ? [] : game.rules.legalMoves(game.state, viewer);
  const bytes = JSON.stringify([game.rules.observe(game.state, viewer), moves]);
  return VBI_DECK.filter((card) => bytes.includes(`"${card}"`));
}

describe('what is seen', () => {
  it('VM-6: a seat sees its own cards while it arranges them, and nobody else does', () => {
    const game = holding(['R5 venus', 'R6 R7', 'R8 R9'], 'R10 R11');
    expect(VIEWERS.map((viewer) => named(game, viewer))).toEqual([[], ['R5', 'venus'], ['R6', 'R7'], ['R8', 'R9']]);
  });

  it('VM-7, VM-27: once down, no view holds a card of a personal deck, its owner’s included', () => {
    const game = holding(['R5 venus', 'R6 R7', 'R8 R9'], 'R10 R11');
    lay(game, 0);
    expect([named(game, 0), named(game, 1)]).toEqual([[], ['R6', 'R7']]);
    down(game);
    expect(VIEWERS.map((viewer) => named(game, viewer))).toEqual([[], [], [], []]);
  });

  it('VM-7: what lies open is seen by all', () => {
    const game = up(racing(['R5 mars', 'R6 R7', 'R8 R9']), '2 0 0/0');
    for (const viewer of VIEWERS) expect(named(game, viewer)).toEqual(['R5', 'R8', 'mars']);
  });

  it('VM-7: sizes are public', () => {
    const game = up(racing(['R5 mars', 'R6 R7', 'R8 R9'], 'R10'), '2');
    const { decks, deckSize } = game.rules.observe(game.state, 'everyone');
    expect([decks.map(({ size }) => size), deckSize]).toEqual([[2, 2, 1], 1]);
  });

  it('VM-19: who looks again sees its own cards again, and only its own', () => {
    const game = up(racing(['R5 minerva', 'R6 R7', 'R8 R9']), '0/1');
    lay(game, 1);
    expect(VIEWERS.map((viewer) => named(game, viewer))).toEqual([
      ['minerva'],
      ['R5', 'minerva'],
      ['minerva'],
      ['R8', 'R9', 'minerva'],
    ]);
  });

  it('VM-10: a vote lies face down for others until all are in', () => {
    const game = racing(['barbari R5', 'silentium R9', 'R7'], 'R20 R21 R22');
    voteBy(voteBy(game, 0, 'barbari'), 2, 'silentium');
    const votes = (viewer: Viewer) => game.rules.observe(game.state, viewer).votes;
    expect(VIEWERS.map(votes)).toEqual([
      ['cast', null, 'cast'],
      ['barbari', null, 'cast'],
      ['cast', null, 'cast'],
      ['cast', null, 'silentium'],
    ]);
    voteBy(game, 1, 'silentium');
    expect(game.state.table.story).toContainEqual({ type: 'ballot', votes: ['barbari', 'silentium', 'silentium'] });
  });

  it('VM-31: what Barbarians draw and how Damnatio memoriae shuffles is seen by nobody', () => {
    const game = racing(['damnatio R5 R6', 'barbari R9', 'R7'], 'R20 R21 R22');
    for (const seat of [0, 1, 2]) voteBy(game, seat, 'damnatio');
    muddled(game, 'R6 R5');
    for (const viewer of VIEWERS) expect(named(game, viewer)).toEqual(['barbari', 'damnatio']);
  });

  it('VM-5: a shuffle tells nothing of the cards', () => {
    const game = dealt('R5 R6 R7');
    expect(game.rules.observe(game.state, 'everyone').last).toEqual({ by: 'chance', type: 'shuffle' });
    expect(named(game, 'everyone')).toEqual([]);
  });
});
