import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { area, choose, dealt, deck, done, down, type Game, lay, out, racing, told, up } from '../testing.ts';

describe('turning up cards', () => {
  it('VM-13: any seat with cards may act at any moment, in no order', () => {
    const game = racing(['R5 R6', 'R7', 'R8 R9']);
    expect(game.rules.toAct(game.state)).toEqual([0, 1, 2]);
    up(game, '0 0 2 2');
    expect(area(game)).toBe('R5 R6 R8 R9');
    expect(game.rules.toAct(game.state)).toEqual([1]);
    expect(refusalOf(game, { by: 0, type: 'turn-up', position: 0 })).toBe('VM-13 no-cards');
  });

  it('VM-13: any position may be turned up, counted from the top', () => {
    const game = racing(['R5 R6 venus', 'R7', 'R8']);
    expect(game.rules.legalMoves(game.state, 0)).toEqual([
      { type: 'turn-up', position: 0 },
      { type: 'turn-up', position: 1 },
      { type: 'turn-up', position: 2 },
      { type: 'out' },
    ]);
    expect(refusalOf(game, { by: 0, type: 'turn-up', position: 3 })).toBe('VM-13 no-such-position');
    up(game, '0/1');
    expect(area(game)).toBe('R6');
    expect(deck(game, 0)).toBe('R5 venus');
  });

  it('VM-14: a Rome card fits on the empty game area and above a lower one', () => {
    const game = up(racing(['R13 R41', 'R22 R77', 'R83']), '0 1 1 0 2');
    expect(area(game)).toBe('R13 R22 R77 R83');
    expect(game.state.table.returned).toEqual(['R41']);
    expect(told(game, 'turn-up').map(({ fate }) => fate)).toEqual(['fits', 'fits', 'fits', 'returned', 'fits']);
  });

  it('VM-14: a card that fits no more stays until it is turned up', () => {
    const game = up(racing(['R13 R41', 'R77', 'R83']), '1');
    expect(deck(game, 0)).toBe('R13 R41');
    up(game, '2 0 0');
    expect(game.state.table.returned).toEqual(['R13', 'R41']);
  });

  it('VM-35: the countdown is due before the first race of a game, until anybody has played', () => {
    const isDue = (game: Game): boolean | undefined => game.rules.countdown?.isDue(game.state);
    const first = dealt('R13 R77 R83');
    expect(isDue(first)).toBe(false);
    expect(isDue(down(first))).toBe(true);
    expect(isDue(up(first, '1'))).toBe(false);
    expect(isDue(down(dealt('venus mars R83')))).toBe(true);
    expect(isDue(done(down(dealt('venus mars ianus')), 0))).toBe(false);
    expect(isDue(racing(['R13 R41', 'R22 R77', 'R83']))).toBe(false);
  });

  it('VM-35: it comes no second time where a first race is broken off for a look', () => {
    const game = down(up(down(dealt('minerva R77 R83')), '0'));
    expect(game.state.table.phase).toBe('race');
    expect(game.rules.countdown?.isDue(game.state)).toBe(false);
  });

  it('VM-16: a blessing takes effect and goes to the discard pile', () => {
    const game = up(racing(['R13 mars', 'R77', 'R83']), '0/1');
    expect(game.state.table.inForce).toEqual(['mars']);
    expect(game.state.table.discard).toEqual(['mars']);
  });

  it('VM-16: while a choice is open, nobody turns up a card, is out or is done', () => {
    const game = up(racing(['R13 venus', 'R77', 'R83']), '0/1');
    for (const type of ['out', 'done'] as const) expect(refusalOf(game, { by: 1, type })).toBe('VM-16 choice-first');
    expect(refusalOf(game, { by: 0, type: 'turn-up', position: 0 })).toBe('VM-16 choice-first');
    expect(refusalOf(game, { by: 1, type: 'choose', number: 50 })).toBe('VM-16 not-asked');
    expect(game.rules.toAct(game.state)).toEqual([0]);
    choose(game, 0, { number: 50 });
    expect(game.rules.toAct(game.state)).toEqual([0, 1, 2]);
  });

  it('VM-16: nor while somebody looks; a deck laid down stays down until all are', () => {
    const game = up(racing(['R13 minerva', 'R77', 'R83']), '0/1');
    lay(game, 1);
    expect(refusalOf(game, { by: 1, type: 'arrange', curses: [], blessings: [] })).toBe('VM-16 deck-is-down');
    expect(refusalOf(game, { by: 1, type: 'turn-up', position: 0 })).toBe('VM-8 decks-first');
    expect(refusalOf(game, { by: 0, type: 'out' })).toBe('VM-8 decks-first');
    expect(down(game).state.table.phase).toBe('race');
  });
});

describe('out and done', () => {
  it('VM-17: who has only blessings shows them, and they go to the return deck', () => {
    const game = out(racing(['venus mars', 'R77', 'R83']), 0);
    expect(told(game, 'out')).toEqual([{ by: 0, type: 'out', cards: ['venus', 'mars'] }]);
    expect(game.state.table.returned).toEqual(['venus', 'mars']);
    expect(game.rules.toAct(game.state)).toEqual([1, 2]);
  });

  it('VM-17: a Rome card among them loses the game on the spot', () => {
    const game = out(racing(['R12 venus', 'R77', 'R83']), 0);
    expect(game.rules.toAct(game.state)).toBe('over');
    expect(game.rules.result(game.state)).toMatchObject({ won: false, lost: 'out', points: 0, turns: 2 });
  });

  it('VM-17: its cards are shown', () => {
    const game = out(racing(['R12 venus', 'R77', 'R83']), 0);
    expect(game.rules.observe(game.state, 'everyone').decks[0]?.faceUp).toEqual([
      { position: 0, card: 'R12' },
      { position: 1, card: 'venus' },
    ]);
  });

  it('VM-17: a seat without cards can’t be out', () => {
    expect(refusalOf(up(racing(['R12', 'R77', 'R83']), '0'), { by: 0, type: 'out' })).toBe('VM-13 no-cards');
  });

  it('VM-21: without a Rome card in any deck the closing phase begins: turn up, be done, or be out', () => {
    const game = racing(['R5 mars', 'R6 venus', 'apollo', 'R7']);
    expect(refusalOf(game, { by: 2, type: 'done' })).toBe('VM-21 not-closing');
    up(game, '0 1 3');
    expect(game.state.table.phase).toBe('closing');
    expect(game.rules.legalMoves(game.state, 0)).toEqual([
      { type: 'turn-up', position: 0 },
      { type: 'out' },
      { type: 'done' },
    ]);
    up(done(out(game, 0), 2), '1');
    choose(game, 1, { number: 3 });
    expect(game.state.table.returned).toEqual(['mars', 'apollo']);
    expect(game.state.table.phase).toBe('scored');
  });

  it('VM-21: a turn whose race holds no Rome card begins with the closing phase', () => {
    expect(racing(['mars', 'venus', 'apollo']).state.table.phase).toBe('closing');
  });

  it('VM-21: if a Rome card comes into a deck again, the race goes on and nobody can be done', () => {
    const game = up(racing(['R5 neptunus', 'R6 venus', 'R7']), '0 1 2');
    expect(game.state.table.phase).toBe('closing');
    down(up(game, '0'));
    expect(game.state.table.phase).toBe('race');
    expect(refusalOf(game, { by: 1, type: 'done' })).toBe('VM-21 not-closing');
    expect(game.rules.toAct(game.state)).toEqual([1, 2]);
    up(game, '2');
    expect(game.state.table.phase).toBe('closing');
  });

  it('VM-21: a Rome card drawn by Ceres reopens the race as well', () => {
    const game = up(racing(['R5 ceres', 'R6 venus', 'R7'], 'mars R50'), '0 1 2 0');
    expect(down(game).state.table.phase).toBe('race');
    expect(deck(game, 0)).toBe('R50 mars');
  });

  it('VM-21: the turn ends by itself as soon as every deck is empty', () => {
    const game = up(racing(['R5', 'R6', 'R7']), '0 1');
    expect(game.state.table.phase).toBe('race');
    up(game, '2');
    expect(game.state.table.phase).toBe('scored');
    expect(game.rules.toAct(game.state)).toBe('chance');
  });

  it('VM-21: a turn of nothing but curses ends at once', () => {
    const game = racing(['silentium', '', '']);
    expect(game.state.table.phase).toBe('scored');
  });
});
