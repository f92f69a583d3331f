import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import {
  area,
  chance,
  deck,
  down,
  type Game,
  holding,
  lay,
  muddled,
  out,
  racing,
  shuffled,
  told,
  up,
  vote,
  voteBy,
} from '../testing.ts';

const curses = (game: Game) => told(game, 'curse').map(({ card, seat }) => `${card} ${seat}`);

describe('curses', () => {
  it('VM-9: a curse is played before any Rome card or blessing, as soon as all decks are down', () => {
    const game = holding(['R5', 'silentium R9', 'venus']);
    lay(lay(game, 1), 0);
    expect(curses(game)).toEqual([]);
    lay(game, 2);
    expect(curses(game)).toEqual(['silentium 1']);
    expect(deck(game, 1)).toBe('R9');
    expect(game.state.table.phase).toBe('race');
  });

  it('VM-9: no card is turned up before the curses are played', () => {
    const game = racing(['barbari R5', 'silentium R9', 'R7'], 'R20 R21 R22');
    expect(refusalOf(game, { by: 2, type: 'turn-up', position: 0 })).toBe('VM-9 curses-first');
    expect(refusalOf(game, { by: 2, type: 'out' })).toBe('VM-9 curses-first');
  });

  it('VM-10: several curses are shown to all, with their bearers', () => {
    const game = racing(['barbari damnatio R5', 'silentium R9', 'R7'], 'R20 R21 R22');
    const shown = [
      { card: 'barbari', seat: 0 },
      { card: 'damnatio', seat: 0 },
      { card: 'silentium', seat: 1 },
    ];
    expect(game.rules.observe(game.state, 'everyone').curses).toEqual(shown);
  });

  it('VM-10: every seat votes once, in any order, for a curse that is shown', () => {
    const game = racing(['barbari R5', 'silentium R9', 'R7'], 'R20 R21 R22');
    expect(refusalOf(game, { by: 2, type: 'vote', curse: 'damnatio' })).toBe('VM-10 curse-not-shown');
    voteBy(game, 2, 'silentium');
    expect(refusalOf(game, { by: 2, type: 'vote', curse: 'barbari' })).toBe('VM-10 has-voted');
    expect(game.rules.toAct(game.state)).toEqual([0, 1]);
  });

  it('VM-10: a vote takes no place outside the vote', () => {
    const game = racing(['silentium R5', 'R9', 'R7']);
    expect(refusalOf(game, { by: 0, type: 'vote', curse: 'silentium' })).toBe('VM-10 no-vote');
  });

  it('VM-10: the most votes win, and one curse alone is played without a vote', () => {
    const game = racing(['barbari R5', 'silentium R9', 'R7'], 'R20 R21 R22');
    vote(game, 'silentium barbari silentium');
    expect(curses(game)).toEqual(['silentium 1', 'barbari 0']);
    expect(game.state.table.phase).toBe('race');
  });

  it('VM-10: after the winner the rest is voted on again; the order in a deck decides nothing', () => {
    const game = racing(['barbari damnatio R5', 'silentium R9', 'R7'], 'R20 R21 R22');
    vote(game, 'silentium silentium silentium');
    expect(curses(game)).toEqual(['silentium 1']);
    expect(game.state.table.phase).toBe('vote');
    vote(game, 'damnatio damnatio barbari');
    expect(curses(game)).toEqual(['silentium 1', 'damnatio 0']);
    muddled(game, 'R5 barbari');
    expect(curses(game)).toEqual(['silentium 1', 'damnatio 0', 'barbari 0']);
    expect(game.state.personal).toEqual([
      ['R20', 'R5'],
      ['R21', 'R9'],
      ['R22', 'R7'],
    ]);
  });

  it('VM-10: among equals chance draws, one of them', () => {
    const game = racing(['barbari damnatio R5', 'silentium R9', 'R7', 'R8'], 'R20 R21 R22 R23');
    vote(game, 'barbari silentium silentium barbari');
    expect(game.rules.toAct(game.state)).toBe('chance');
    expect(refusalOf(game, { by: 'chance', type: 'tie', curse: 'damnatio' })).toBe('VM-10 not-a-leader');
    expect(refusalOf(game, { by: 'chance', type: 'muddle', cards: [] })).toBe('VM-31 no-muddle');
    chance(game, { by: 'chance', type: 'tie', curse: 'barbari' });
    expect(curses(game)).toEqual(['barbari 0']);
    expect(game.state.table.phase).toBe('vote');
  });

  it('VM-10: a seat whose only card was a curse votes on the rest like all', () => {
    const game = racing(['barbari', 'silentium', 'damnatio'], '');
    vote(game, 'damnatio damnatio damnatio');
    expect(game.rules.toAct(game.state)).toEqual([0, 1, 2]);
  });

  it('VM-11: a played curse goes to the return deck', () => {
    const game = racing(['silentium R5', 'R9', 'R7']);
    expect(game.state.table.returned).toEqual(['silentium']);
  });

  it('VM-11: and with it back into the common deck', () => {
    const game = up(racing(['silentium', 'R5', 'R7'], 'R20 R21 R22 R23 R24'), '1 2');
    shuffled(game, 'silentium');
    expect(deck(game, 0)).toBe('silentium R20');
  });
});

describe('Barbarians at the gates', () => {
  it('VM-31: every seat, from the bearer clockwise, gets the top card of the common deck, unseen', () => {
    const game = racing(['R5', 'barbari R9', 'R7'], 'R20 R21 R22 R23');
    expect(game.state.personal).toEqual([
      ['R22', 'R5'],
      ['R20', 'R9'],
      ['R21', 'R7'],
    ]);
    expect(game.state.table.phase).toBe('race');
    for (const seat of [0, 1, 2]) expect(game.rules.observe(game.state, seat).hand).toBeNull();
  });

  it('VM-31: as long as there are cards', () => {
    const game = racing(['R5', 'barbari R9', 'R7'], 'R20 R21');
    expect(game.state.personal).toEqual([['R5'], ['R20', 'R9'], ['R21', 'R7']]);
    expect(game.state.table.phase).toBe('race');
  });

  it('VM-31: seats that are out get a card too, and play on', () => {
    const game = racing(['ceres R5', 'venus', 'R7'], 'R20 barbari R21 R22 R23');
    up(out(game, 1), '0/1');
    expect(deck(game, 1)).toBe('R22');
    down(game);
    expect(game.rules.toAct(game.state)).toEqual([0, 1, 2]);
  });

  it('VM-12: a curse drawn by Barbarians is played at once, by who drew it, and never enters the deck', () => {
    const game = racing(['barbari R5 R6', 'R9', 'R7 R8'], 'R20 R21 damnatio R22');
    expect(curses(game)).toEqual(['barbari 0', 'damnatio 2']);
    expect(game.state.table.muddling).toBe(2);
    muddled(game, 'R8 R7');
    expect(game.state.personal).toEqual([
      ['R20', 'R5', 'R6'],
      ['R21', 'R9'],
      ['R8', 'R7'],
    ]);
    expect(game.state.deck).toEqual(['R22']);
  });

  it('VM-12: it is played to its end before the next card is drawn', () => {
    const game = racing(['barbari R5 R6', 'R9', 'R7'], 'damnatio R20 R21');
    expect(game.state.personal).toEqual([['R5', 'R6'], ['R9'], ['R7']]);
    expect(game.rules.toAct(game.state)).toBe('chance');
    muddled(game, 'R6 R5');
    expect(game.state.personal).toEqual([
      ['R6', 'R5'],
      ['R20', 'R9'],
      ['R21', 'R7'],
    ]);
  });
});

describe('Damnatio memoriae', () => {
  it('VM-31: chance shuffles the bearer’s whole deck, with any curse still in it', () => {
    const game = racing(['damnatio barbari R5 R6 venus', 'R9', 'R7'], 'R20 R21 R22');
    vote(game, 'damnatio damnatio damnatio');
    expect(refusalOf(game, { by: 'chance', type: 'muddle', cards: ['R5', 'R6', 'venus'] })).toBe('VM-31 not-that-deck');
    muddled(game, 'venus R6 barbari R5');
    expect(deck(game, 0)).toBe('R20 venus R6 R5');
  });

  it('VM-31: turning up a card plays whatever it is', () => {
    const game = racing(['damnatio R5 R6 mars', 'R9', 'R7']);
    up(muddled(game, 'R6 mars R5'), '0 0 0');
    expect(area(game)).toBe('R6');
    expect(game.state.table.discard).toEqual(['mars', 'R5']);
  });

  it('VM-31: with one card it is an event too, with none it is not', () => {
    expect(racing(['damnatio R5', 'R9', 'R7']).state.table.phase).toBe('muddle');
    expect(racing(['damnatio', 'R9', 'R7']).state.table.phase).toBe('race');
  });

  it('VM-31: arranged again, for whatever reason, the deck is back in order', () => {
    const game = racing(['damnatio R5 R6 R8', 'minerva R9', 'R7']);
    down(up(muddled(game, 'R8 R5 R6'), '1/1'));
    expect(deck(game, 0)).toBe('R5 R6 R8');
  });
});

describe('The gods are silent', () => {
  it('VM-31: a blessing turned up has no effect and goes to the discard pile', () => {
    const game = up(racing(['silentium R5', 'R9 fortuna', 'venus R7'], 'R1 R2 R3'), '1/1 2/1');
    expect(told(game, 'turn-up').map(({ fate }) => fate)).toEqual(['silenced', 'silenced']);
    expect(game.state.table).toMatchObject({ phase: 'race', fortune: 0, discard: ['fortuna', 'venus'] });
  });

  it('VM-31, VM-32: it ends with the turn', () => {
    const game = up(racing(['silentium', 'R9', 'R7'], 'iuppiter R1 R2 R3 R4 R5 R6'), '1 2');
    up(down(shuffled(game, 'iuppiter')), '0/1');
    expect(game.state.table.inForce).toEqual(['iuppiter']);
  });

  it('VM-32: it does not undo what is already in force', () => {
    const game = down(up(racing(['mars R50 ceres', 'R9', 'R60'], 'silentium R1'), '0/1 0/1'));
    expect(game.state.table.inForce).toEqual(['mars', 'silentium']);
    up(game, '2 1');
    expect(game.state.table.discard).toContain('R9');
  });
});
