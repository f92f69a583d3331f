import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { area, choose, deck, done, down, type Game, muddled, out, racing, shuffled, told, up } from '../testing.ts';

const looking = (game: Game) => game.state.table.looking;
const faceUp = (game: Game, seat: number) => game.rules.observe(game.state, 'everyone').decks[seat]?.faceUp;

describe('Janus and Minerva', () => {
  it('VM-30: Janus lets the owner look again', () => {
    const game = up(racing(['R5 ianus', 'R6', 'R7']), '0/1');
    expect(looking(game)).toEqual([0]);
    expect(game.rules.observe(game.state, 0).hand).toEqual(['R5']);
    expect(game.rules.observe(game.state, 1).hand).toBeNull();
    expect(down(game).state.table.phase).toBe('race');
  });

  it('VM-19: a seat without cards does not look', () => {
    expect(up(racing(['ianus', 'R6', 'R7']), '0').state.table.phase).toBe('race');
  });

  it('VM-30: Minerva lets every seat with cards look again', () => {
    expect(looking(up(racing(['R5 minerva', 'R6 R8', 'R7']), '2 0/1'))).toEqual([0, 1]);
  });
});

describe('Apollo and Diana', () => {
  it('VM-30: Apollo turns the owner’s lowest Rome card face up', () => {
    const game = up(racing(['R5 R6 apollo', 'R8', 'R7']), '0/2');
    expect(faceUp(game, 0)).toEqual([{ position: 0, card: 'R5' }]);
  });

  it('VM-30: Diana turns every seat’s lowest Rome card face up', () => {
    const game = up(racing(['R5 R6 diana', 'R8 R9', 'venus']), '0/2');
    expect([faceUp(game, 0), faceUp(game, 1), faceUp(game, 2)]).toEqual([
      [{ position: 0, card: 'R5' }],
      [{ position: 0, card: 'R8' }],
      [],
    ]);
  });

  it('VM-32: Apollo does nothing where no Rome card is left', () => {
    const game = up(racing(['venus apollo', 'R8', 'R7']), '0/1');
    expect(faceUp(game, 0)).toEqual([]);
    expect(game.state.table.phase).toBe('race');
  });

  it('VM-33: the card keeps its place, is counted in positions and turned up like any other', () => {
    const game = muddled(racing(['damnatio R9 R5 R6 apollo', 'R8', 'R70']), 'R9 R5 R6 apollo');
    up(game, '0/3');
    expect(faceUp(game, 0)).toEqual([{ position: 1, card: 'R5' }]);
    up(game, '0/1');
    expect(area(game)).toBe('R5');
    expect(faceUp(game, 0)).toEqual([]);
    up(game, '0');
    expect(area(game)).toBe('R5 R9');
  });

  it('VM-33: it counts as held', () => {
    const game = up(racing(['R5 venus', 'R8 diana', 'R70']), '1/1 0/1');
    choose(game, 0, { number: 9 });
    expect(told(game, 'holders')).toEqual([{ type: 'holders', number: 9, seats: [0, 1] }]);
  });

  it('VM-33: who is out with it still holds a Rome card, and loses the game', () => {
    const game = out(up(racing(['R5 apollo', 'R8', 'R70']), '0/1'), 0);
    expect(game.rules.result(game.state)).toMatchObject({ lost: 'out' });
  });

  it('VM-33: arranged again it is face down', () => {
    const game = down(up(racing(['R5 R6 apollo ianus', 'R8', 'R70']), '0/2 0/2'));
    expect(faceUp(game, 0)).toEqual([]);
  });

  it('VM-33: swapped it is face down', () => {
    const game = up(racing(['R5 diana mercurius', 'R8', 'R70']), '0/1 0/1');
    choose(game, 0, { seat: 1 });
    expect([faceUp(game, 0), faceUp(game, 1)]).toEqual([[], []]);
    expect(faceUp(game, 2)).toEqual([{ position: 0, card: 'R70' }]);
  });

  it('VM-33: shuffled it is face down', () => {
    const game = up(racing(['R5 R6 apollo ceres', 'R8', 'R70'], 'damnatio R90'), '0/2 0/2');
    muddled(game, 'R6 R5');
    expect(faceUp(game, 0)).toEqual([]);
  });

  it('VM-33: under a card drawn on top it stays face up, one deeper', () => {
    const game = up(racing(['R5 R6 apollo', 'R8 ceres', 'R70'], 'barbari R90 R89 R88 R87'), '0/2 1/1');
    expect(faceUp(game, 0)).toEqual([{ position: 1, card: 'R5' }]);
  });
});

describe('Fortune', () => {
  it('VM-30: a point, at the end of the turn, for each of three cards shown that is higher than the last one laid', () => {
    const game = up(racing(['R30 fortuna', 'R40', 'R50'], 'R31 R29 venus R90'), '0 0');
    expect(told(game, 'fortune')).toEqual([{ type: 'fortune', cards: ['R31', 'R29', 'venus'], points: 1 }]);
    up(shuffled(game), '1 2');
    expect(game.state.table.scores).toEqual([{ rome: 3, blessings: 0, fortune: 1, malus: 0, total: 4 }]);
  });

  it('VM-30: any Rome card counts while the game area is empty', () => {
    const game = up(racing(['R30 fortuna', 'R40', 'R50'], 'R1 R2 R3 R90'), '0/1');
    expect(game.state.table.fortune).toBe(3);
  });

  it('VM-18: the cards go back and the common deck is shuffled at once', () => {
    const game = up(racing(['R30 fortuna', 'R40', 'R50'], 'R1 R2 R3 R90'), '0/1');
    expect(game.rules.toAct(game.state)).toBe('chance');
    expect(game.rules.observe(game.state, 1).shown).toEqual(['R1', 'R2', 'R3']);
    const shuffle = (...cards: ('R1' | 'R2' | 'R3' | 'R90')[]) =>
      refusalOf(game, { by: 'chance', type: 'shuffle', cards });
    expect(shuffle('R1', 'R2', 'R3')).toBe('VM-23 not-the-common-deck');
    expect(shuffle('R2', 'R90', 'R1', 'R3')).toBeUndefined();
    shuffled(game, 'R2 R90');
    expect(game.state.deck).toEqual(['R2', 'R90', 'R1', 'R3']);
    expect(game.state.table).toMatchObject({ phase: 'race', shown: [] });
  });

  it('VM-30: as many as are left, and without any nothing is shown nor shuffled', () => {
    const two = up(racing(['R30 fortuna', 'R40', 'R50'], 'R1 R2'), '0/1');
    expect(two.state.table.shown).toEqual(['R1', 'R2']);
    const none = up(racing(['R30 fortuna', 'R40', 'R50']), '0/1');
    expect(none.state.table.phase).toBe('race');
  });
});

describe('Ceres', () => {
  it('VM-30, VM-19: the owner draws two cards into the deck, looks and arranges', () => {
    const game = up(racing(['R30 ceres', 'R40', 'R50'], 'R90 R1 R2'), '0/1');
    expect(looking(game)).toEqual([0]);
    expect(game.rules.observe(game.state, 0).hand?.toSorted()).toEqual(['R1', 'R30', 'R90']);
    expect(deck(down(game), 0)).toBe('R1 R30 R90');
  });

  it('VM-30: or as many as there are; this never loses the game', () => {
    const one = up(racing(['R30 ceres', 'R40', 'R50'], 'R90'), '0/1');
    expect(deck(down(one), 0)).toBe('R30 R90');
    const none = up(racing(['R30 ceres', 'R40', 'R50']), '0/1');
    expect(none.state.table).toMatchObject({ phase: 'race', outcome: null });
  });

  it('VM-19: an owner who had no card left looks too, once it has drawn', () => {
    expect(looking(up(racing(['ceres', 'R40', 'R50'], 'R90 R1'), '0'))).toEqual([0]);
  });

  it('VM-12: a curse drawn by Ceres is played at once; the other card is looked at', () => {
    const game = up(racing(['R30 ceres', 'R40', 'R50'], 'silentium R1'), '0/1');
    expect(game.state.table.returned).toEqual(['silentium']);
    expect(deck(down(game), 0)).toBe('R1 R30');
  });

  it('VM-12, VM-19: a curse never enters the deck: two of them, and the owner has nothing to look at', () => {
    const game = up(racing(['ceres', 'R40', 'R50'], 'silentium damnatio'), '0');
    expect(game.state.table.phase).toBe('race');
    expect(deck(game, 0)).toBe('');
  });

  it('VM-12: Barbarians drawn by Ceres are played to their end before her second card; only her owner looks', () => {
    const game = up(racing(['R30', 'R40 ceres', 'R50'], 'barbari R1 damnatio R2 R3 R4'), '1/1');
    expect(game.rules.toAct(game.state)).toBe('chance');
    expect(game.state.table.muddling).toBe(2);
    muddled(game, 'R50');
    expect(game.state.personal).toEqual([['R2', 'R30'], ['R3', 'R1', 'R40'], ['R50']]);
    expect(looking(game)).toEqual([1]);
    expect(deck(down(game), 1)).toBe('R1 R3 R40');
    expect(game.state.deck).toEqual(['R4']);
  });

  it('VM-12: no seat arranges before the last card is drawn', () => {
    const game = up(racing(['R30 ceres', 'R40', 'R50'], 'R1 damnatio'), '0/1');
    expect(game.rules.observe(game.state, 0).hand).toBeNull();
    expect(refusalOf(game, { by: 0, type: 'arrange', curses: [], blessings: [] })).toBe('record chance-first');
    expect(game.rules.refuse(game.state, 0, { type: 'arrange', curses: [], blessings: [] })?.rule).toBe('VM-16');
    muddled(game, 'R30 R1');
    expect(deck(down(game), 0)).toBe('R1 R30');
  });
});

describe('Jupiter and Mars', () => {
  it('VM-30: after Jupiter the next Rome card of any seat fits, and the next must be above it', () => {
    const game = up(racing(['R30 iuppiter', 'R10 R20', 'R15']), '0 0 1');
    expect(area(game)).toBe('R30 R10');
    up(game, '2 1');
    expect(area(game)).toBe('R30 R10 R15 R20');
  });

  it('VM-30: Jupiter is used up by a card that fits anyway', () => {
    const game = up(racing(['R30 iuppiter', 'R40', 'R15']), '0 0 1 2');
    expect(told(game, 'turn-up').map(({ fate }) => fate)).toEqual(['fits', 'works', 'iuppiter', 'returned']);
  });

  it('VM-30: after Mars the next Rome card that does not fit goes to the discard pile, and only that', () => {
    const game = up(racing(['R30 mars', 'R10 R20', 'R50']), '0 0 2 1 1');
    expect(game.state.table).toMatchObject({ discard: ['mars', 'R10'], returned: ['R20'] });
    expect(game.state.table.scores[0]).toMatchObject({ rome: 2, malus: 2, total: 0 });
  });

  it('VM-24, VM-30: what Mars takes can’t lose the game', () => {
    const game = up(racing(['R30 mars', 'R1 R2 R3 R4 R5', 'R50']), '0 1 1 1 1');
    expect(game.state.table.outcome).toBeNull();
    up(game, '0 1');
    expect(game.rules.observe(game.state, 0).malus).toBe(8);
    expect(game.state.table.outcome).toBeNull();
  });

  it('VM-32: both end with the turn', () => {
    const game = up(racing(['R30 mars', 'R40 iuppiter', 'R50'], 'R1 R2 R3 R4 R5 R6 R7 R8 R9'), '0 1 2 0 1');
    expect(game.state.table.inForce).toEqual(['mars', 'iuppiter']);
    expect(shuffled(game).state.table.inForce).toEqual([]);
  });
});

describe('Neptune', () => {
  it('VM-30: the last card laid goes back to who turned it up, who looks; the one before is the last again', () => {
    const game = up(racing(['R10 neptunus', 'R20 R50', 'R30']), '0 1/1');
    up(game, '0');
    expect(area(game)).toBe('R10');
    expect(looking(game)).toEqual([1]);
    up(down(game), '1 2 1');
    expect(area(game)).toBe('R10 R20 R30 R50');
  });

  it('VM-30: even if that seat was out or done', () => {
    const game = up(racing(['R10 neptunus', 'R20 venus', 'R5']), '0 1');
    out(game, 1);
    up(game, '0');
    expect(looking(game)).toEqual([1]);
    up(down(game), '1 2');
    expect(area(game)).toBe('R10 R20');
    expect(game.state.table.phase).toBe('scored');
  });

  it('VM-30: in the closing phase a seat that was done plays again', () => {
    const game = up(racing(['R10 neptunus', 'R20 venus', 'R30 mars']), '0 1 2');
    up(done(game, 2), '0');
    expect(deck(down(game), 2)).toBe('R30');
    expect(game.state.table).toMatchObject({ phase: 'race', returned: ['mars'] });
  });

  it('VM-32: nothing happens while the game area is empty', () => {
    expect(up(racing(['R10 neptunus', 'R20', 'R5']), '0/1').state.table.phase).toBe('race');
  });
});
