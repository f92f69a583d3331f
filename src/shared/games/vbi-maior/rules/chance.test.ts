import { describe, expect, it } from 'vitest';
import { VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { refusalOf } from '../../../engine/checks/testing.ts';
import {
  arranging,
  chance,
  dealt,
  deck,
  down,
  happen,
  holding,
  lay,
  racing,
  shuffled,
  stacked,
  table,
  up,
} from '../testing.ts';

describe('the start of a game and of a turn', () => {
  it('VM-1: the first shuffle is of all 107 cards, each once', () => {
    const game = table();
    const shuffle = (cards: readonly VbiCard[]) =>
      refusalOf(game, { by: 'chance', type: 'shuffle', cards: [...cards] });
    expect(shuffle(VBI_DECK.slice(1))).toBe('VM-23 not-the-common-deck');
    expect(shuffle([...VBI_DECK.slice(1), 'R2'])).toBe('VM-23 not-the-common-deck');
    expect(shuffle(VBI_DECK)).toBeUndefined();
  });

  it('VM-2: 3 to 6 seats', () => {
    expect(table().rules.seats).toEqual({ min: 3, max: 6 });
  });

  it('VM-4: common deck, game area, discard pile, return deck and personal decks hold all cards between them', () => {
    const game = chance(table(4), { by: 'chance', type: 'shuffle', cards: stacked('R40 R30 venus R50') });
    down(game);
    up(game, '0 1');
    const { state } = game;
    const { area, discard, returned } = state.table;
    expect([area.length, returned, discard]).toEqual([1, ['R30'], []]);
    const all = [...state.deck, ...area.map(({ card }) => card), ...discard, ...returned, ...state.personal.flat()];
    expect(all.toSorted()).toEqual(VBI_DECK.toSorted());
  });

  it('VM-5: in turn 1 every seat draws one card, seat 0 first', () => {
    const game = dealt('R7 R8 R9 R10', 4);
    expect(game.state.personal).toEqual([['R7'], ['R8'], ['R9'], ['R10']]);
    expect(game.state.deck).toHaveLength(103);
  });

  it('VM-5: in turn 2 every seat draws two in one go', () => {
    const game = shuffled(up(down(dealt('R7 R8 R9')), '0 1 2'), 'R20 R21 R22 R23 R24 R25');
    expect(game.state.personal).toEqual([
      ['R20', 'R21'],
      ['R22', 'R23'],
      ['R24', 'R25'],
    ]);
    expect(game.state.table.turn).toBe(2);
  });

  it('VM-5: if the common deck can’t fill every hand, the game is lost and no turn was dealt', () => {
    const game = racing(['R1', 'R2', 'R3'], 'R4 R5 R6 R7 R8');
    shuffled(up(game, '0 1 2'));
    expect(game.rules.result(game.state)).toEqual({
      scores: [3, 3, 3],
      winners: [],
      won: false,
      points: 3,
      target: 36,
      turns: 1,
      lost: 'deck',
    });
  });

  it('VM-5: a deck that just fills every hand does', () => {
    const game = racing(['R1', 'R2', 'R3'], 'R4 R5 R6 R7 R8');
    shuffled(up(game, '0 2 1'));
    expect(game.state.table).toMatchObject({ turn: 2, phase: 'arrange', outcome: null });
    expect(game.state.deck).toEqual([]);
  });
});

describe('arranging', () => {
  it('VM-6: curses on top, Rome cards ascending, blessings at the bottom, each kind in the order chosen', () => {
    const game = holding(['venus R83 damnatio R17 mars barbari R41', 'R1', 'R2'], 'R50 R51 R52');
    happen(game, arranging(0, 'barbari damnatio mars venus'));
    expect(deck(game, 0)).toBe('barbari damnatio R17 R41 R83 mars venus');
  });

  it('VM-6: a seat names its own curses and blessings, each once', () => {
    const game = holding(['venus mars R83', 'apollo R1', 'R2']);
    const refused = (order: string) => refusalOf(game, arranging(0, order));
    for (const order of ['venus', 'venus venus', 'venus mars mars', 'venus apollo']) {
      expect(refused(order)).toBe('VM-6 not-these-blessings');
    }
    expect(refused('barbari venus mars')).toBe('VM-6 not-these-curses');
    expect(refused('mars venus')).toBeUndefined();
  });

  it('VM-6: every curse and every blessing can be listed first', () => {
    const game = holding(['venus mars apollo barbari damnatio R3', 'R1', 'R2']);
    const moves = game.rules.legalMoves(game.state, 0);
    const firsts = moves.map((move) => (move.type === 'arrange' ? `${move.curses[0]} ${move.blessings[0]}` : ''));
    expect(firsts.toSorted()).toEqual(
      ['barbari', 'damnatio'].flatMap((curse) => ['apollo', 'mars', 'venus'].map((blessing) => `${curse} ${blessing}`)),
    );
  });

  it('VM-6, VM-8: seats arrange in any order, each once, and the turn goes on when the last deck is down', () => {
    const game = holding(['R1', 'R2', 'R3']);
    lay(lay(game, 2), 0);
    expect(refusalOf(game, arranging(2, ''))).toBe('VM-16 deck-is-down');
    expect(refusalOf(game, { by: 0, type: 'turn-up', position: 0 })).toBe('VM-8 decks-first');
    expect(game.rules.toAct(game.state)).toEqual([1]);
    lay(game, 1);
    expect(game.rules.toAct(game.state)).toEqual([0, 1, 2]);
    expect(refusalOf(game, { by: 0, type: 'turn-up', position: 0 })).toBeUndefined();
  });
});
