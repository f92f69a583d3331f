import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import type { Choose } from '../state/moves.ts';
import { choose, deck, down, type Game, muddled, racing, told, up } from '../testing.ts';

const looking = (game: Game) => game.state.table.looking;
const refusedChoice = (game: Game, choice: Omit<Choose, 'type'>) =>
  refusalOf(game, { by: 0, type: 'choose', ...choice });

describe('Mercury', () => {
  it('VM-30: owner and chosen seat change their top cards, unseen, and both arrange again', () => {
    const game = up(racing(['R5 R6 mercurius', 'R8', 'R7 R9']), '0/2');
    choose(game, 0, { seat: 2 });
    expect(looking(game)).toEqual([0, 2]);
    expect(told(game, 'swap')).toEqual([{ type: 'swap', seats: [0, 2] }]);
    down(game);
    expect([deck(game, 0), deck(game, 2)]).toEqual(['R6 R7', 'R5 R9']);
  });

  it('VM-30: another seat that has cards', () => {
    const game = up(racing(['R5 mercurius', 'R8', 'R7 R9']), '1 0/1');
    expect(game.rules.legalMoves(game.state, 0)).toEqual([{ type: 'choose', seat: 2 }]);
    for (const seat of [0, 1, 5]) expect(refusedChoice(game, { seat })).toBe('VM-30 not-for-mercurius');
    expect(refusedChoice(game, { number: 2 })).toBe('VM-30 not-for-mercurius');
  });

  it('VM-30: nothing happens if the owner has no card left', () => {
    expect(up(racing(['mercurius', 'R8', 'R7']), '0').state.table.phase).toBe('race');
  });

  it('VM-32: nor if nobody else has one', () => {
    expect(up(racing(['R5 mercurius', 'R8', 'R7']), '1 2 0/1').state.table.phase).toBe('race');
  });
});

describe('Vesta and Vulcan', () => {
  it('VM-30: Vesta takes a curse of the owner’s choice out of the return deck', () => {
    const game = up(racing(['R5 ceres vesta', 'R6', 'R7'], 'damnatio barbari R1 R2 R3'), '0/1');
    up(muddled(game, 'vesta R5'), '0/1');
    expect(game.rules.legalMoves(game.state, 0)).toEqual([
      { type: 'choose', card: 'damnatio' },
      { type: 'choose', card: 'barbari' },
    ]);
    expect(refusedChoice(game, { card: 'silentium' })).toBe('VM-30 not-for-vesta');
    choose(game, 0, { card: 'barbari' });
    expect(game.state.table).toMatchObject({ returned: ['damnatio'], discard: ['ceres', 'vesta', 'barbari'] });
  });

  it('VM-32: Vesta asks even with one choice, and does nothing without any', () => {
    expect(up(racing(['R5 vesta', 'R6', 'R7']), '0/1').state.table.phase).toBe('race');
    const one = up(racing(['R5 ceres vesta', 'R6', 'R7'], 'damnatio R1'), '0/1');
    expect(up(down(muddled(one, 'R5 vesta')), '0/2').state.table.phase).toBe('choose');
  });

  it('VM-30: Vulcan takes a Rome card out: no malus, no point', () => {
    const game = up(racing(['R30 vulcanus', 'R10 R20', 'R50']), '0 1 1 0');
    expect(refusedChoice(game, { card: 'R30' })).toBe('VM-30 not-for-vulcanus');
    choose(game, 0, { card: 'R20' });
    expect(game.state.table).toMatchObject({ returned: ['R10'], discard: ['vulcanus', 'R20'] });
    up(game, '2');
    expect(game.state.table.scores).toEqual([{ rome: 2, blessings: 0, fortune: 0, malus: 2, total: 0 }]);
  });

  it('VM-24: what Vulcan took away counts no more towards ten', () => {
    const game = up(racing(['R30 vulcanus', 'R1 R2 R3 R4 R5', 'R50']), '0 1 1 1 1 0');
    choose(game, 0, { card: 'R2' });
    up(game, '1');
    expect(game.state.table.outcome).toBeNull();
    expect(game.rules.observe(game.state, 0).malus).toBe(8);
  });

  it('VM-32: Vulcan does nothing while no Rome card lies in the return deck', () => {
    expect(up(racing(['R30 vulcanus', 'R10', 'R50']), '0/1').state.table.phase).toBe('race');
  });
});

describe('Venus', () => {
  it('VM-30: all are told which seats, the owner too, hold a Rome card below the number', () => {
    const game = up(racing(['R30 venus', 'R10 R20', 'R50', 'mars']), '0/1');
    expect(game.rules.legalMoves(game.state, 0)).toHaveLength(90);
    choose(game, 0, { number: 31 });
    expect(told(game, 'holders')).toEqual([{ type: 'holders', number: 31, seats: [0, 1] }]);
  });

  it('VM-30: below it, not the number itself', () => {
    const game = up(racing(['R30 venus', 'R10', 'R50']), '0/1');
    choose(game, 0, { number: 30 });
    expect(told(game, 'holders')[0]?.seats).toEqual([1]);
  });

  it('VM-30: a number from 1 to 90, nothing else', () => {
    const game = up(racing(['R30 venus', 'R10', 'R50']), '0/1');
    expect(refusedChoice(game, { seat: 1 })).toBe('VM-30 not-for-venus');
    expect(game.rules.moveSchema.safeParse({ type: 'choose', number: 91 }).success).toBe(false);
    expect(game.rules.moveSchema.safeParse({ type: 'choose', number: 5, seat: 1 }).success).toBe(false);
  });

  it('VM-32: Venus always asks, even an owner without cards', () => {
    const game = up(racing(['venus', 'R10', 'R50']), '0');
    expect(game.rules.toAct(game.state)).toEqual([0]);
  });
});
