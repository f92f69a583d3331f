import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { resolveOptions } from '../../../engine/options.ts';
import { needsNearlyAll, type Options, romeCardsNeeded, targetOf } from '../state/options.ts';
import { choose, deck, down, type Game, out, racing, result, shuffled, table, up } from '../testing.ts';

const malus = (game: Game) => game.rules.observe(game.state, 'everyone').malus;

/** Points from turns gone by. */
function withPoints(game: Game, total: number): Game {
  game.state.table.scores = [{ rome: total, blessings: 0, fortune: 0, malus: 0, total }];
  return game;
}

describe('difficulty', () => {
  it('VM-3: 10, 12 or 15 points a seat win', () => {
    expect([targetOf(4, 'easy'), targetOf(4, 'medium'), targetOf(4, 'hard')]).toEqual([40, 48, 60]);
  });

  it('VM-3: a Rome card in the return deck costs 1, 2 or 2', () => {
    const costs = (['easy', 'medium', 'hard'] as const).map((difficulty) =>
      malus(up(racing(['R30', 'R10', 'R50'], '', { difficulty }), '0 1')),
    );
    expect(costs).toEqual([1, 2, 2]);
  });

  it('VM-25: how many of the 90 Rome cards are needed, and when that is nearly all', () => {
    expect(romeCardsNeeded(3, 'easy')).toBe(30);
    expect(romeCardsNeeded(6, 'hard')).toBe(90);
    expect(needsNearlyAll(6, 'hard')).toBe(true);
    expect([needsNearlyAll(5, 'hard'), needsNearlyAll(6, 'medium'), needsNearlyAll(3, 'easy')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('VM-3: easy is the default', () => {
    expect(table().rules.options).toMatchObject({
      difficulty: { default: 'easy' },
      photoFinish: { default: 'arrival' },
    });
  });
});

describe('a table for newcomers', () => {
  const late = (turn: number, options: Partial<Options> = { freeTurns: 'on' }): Game => {
    const game = racing(['R90', 'R10 R50', 'R20'], '', { difficulty: 'hard', ...options });
    game.state.table.turn = turn;
    return game;
  };

  it('VM-34: the first two turns cost no malus, the others do', () => {
    const costs = [1, 2, 3].map((turn) => malus(up(late(turn), '0 1')));
    expect(costs).toEqual([0, 0, 2]);
    expect(malus(up(late(1, {}), '0 1'))).toBe(2);
  });

  it('VM-34: nor do they lose the game, and the score says so', () => {
    const all = 'R10 R20 R30 R40 R50 R60';
    const turns = '0 1 1 1 1 1 1';
    const played = (options: Partial<Options>): Game => {
      const game = racing(['R90', all, 'R80'], '', { difficulty: 'hard', ...options });
      game.state.table.turn = 2;
      return game;
    };
    const free = up(played({ freeTurns: 'on' }), `${turns} 2`);
    expect(free.state.table.scores).toEqual([{ rome: 1, blessings: 0, fortune: 0, malus: 0, total: 1 }]);
    expect(up(played({}), '0 1 1 1 1 1').state.table.outcome).toBe('malus');
  });

  it('VM-34: is no option unless a table asks for it, and no record says that it is off', () => {
    const { options, tableOptions } = table().rules;
    const wanted = (freeTurns: string) => resolveOptions(options, { freeTurns }, {}, tableOptions);
    expect(Object.keys(options)).toEqual(['difficulty', 'photoFinish']);
    expect(wanted('on')).toEqual({ options: { difficulty: 'easy', photoFinish: 'arrival', freeTurns: 'on' } });
    expect(wanted('off')).toEqual({ options: { difficulty: 'easy', photoFinish: 'arrival' } });
  });
});

describe('counting a turn', () => {
  it('VM-22: Rome cards in order, blessings returned and Fortune’s points, less the malus', () => {
    const game = up(racing(['R30 fortuna', 'R10 R50', 'mars venus'], 'R31 R1 R2 R3'), '0 0');
    up(out(shuffled(game), 2), '1 1');
    expect(game.state.table.scores).toEqual([{ rome: 2, blessings: 2, fortune: 1, malus: 2, total: 3 }]);
    expect(game.rules.observe(game.state, 1).points).toBe(3);
  });

  it('VM-22: a turn and the total may be negative', () => {
    const game = up(racing(['R90', 'R10 R50', 'R20']), '0 1 1 2');
    expect(game.state.table.scores).toEqual([{ rome: 1, blessings: 0, fortune: 0, malus: 6, total: -5 }]);
    expect(game.rules.observe(game.state, 1).points).toBe(-5);
  });

  it('VM-22: Saturn halves the malus of the turn, rounded down, also of cards that came before', () => {
    const game = up(racing(['R90 saturnus', 'R10 R50', 'R20'], '', { difficulty: 'easy' }), '0 1 1 2');
    expect(malus(game)).toBe(3);
    up(game, '0');
    expect(game.state.table.scores[0]).toMatchObject({ malus: 1, total: 0 });
  });

  it('VM-22: curses in the return deck count nothing', () => {
    const game = up(racing(['silentium', 'R10', 'R20']), '1 2');
    expect(game.state.table.scores[0]).toMatchObject({ rome: 2, blessings: 0, malus: 0, total: 2 });
  });

  it('VM-23: game area and played blessings leave the game, the return deck goes into the common deck', () => {
    const game = out(racing(['R30 mars', 'R10 R50', 'venus R20'], 'R1 R2 R3 R4'), 0);
    expect(result(game)?.lost).toBe('out');
    const next = up(racing(['R30 mars', 'R10 R50', 'venus'], 'R1 R2 R3 R4 R5 R6 R7 R8'), '0 1 0 1');
    out(next, 2);
    expect(next.state.table.returned).toEqual(['R10', 'venus']);
    shuffled(next, 'venus R10 R8 R7 R6 R5');
    expect(next.state.table).toMatchObject({ discard: ['mars', 'R30', 'R50'], returned: [], area: [] });
    expect(deck(next, 0)).toBe('venus R10 R8');
  });

  it('VM-23: the common deck is shuffled even if nothing came back', () => {
    const game = up(racing(['R1', 'R2', 'R3'], 'R4 R5 R6 R7 R8 R9'), '0 1 2');
    expect(game.state.table.returned).toEqual([]);
    expect(game.rules.toAct(game.state)).toBe('chance');
    expect(refusalOf(game, { by: 'chance', type: 'shuffle', cards: ['R4', 'R5', 'R6', 'R7', 'R8'] })).toBe(
      'VM-23 not-the-common-deck',
    );
  });

  it('VM-23: there is a score pause before the next turn, so that people can look at the score', () => {
    const game = up(racing(['R1', 'R2', 'R3'], 'R4 R5 R6 R7 R8 R9'), '0 1 2');
    expect(game.rules.scorePause?.(game.state)).toBe(true);
    expect(game.rules.observe(game.state, 0).area).toHaveLength(3);
    expect(game.rules.scorePause?.(shuffled(game).state)).toBe(false);
  });
});

describe('won and lost', () => {
  it('VM-24: won when the target is reached at the end of a turn, not before', () => {
    const game = withPoints(racing(['R1', 'R2', 'R3']), 33);
    up(game, '0 1');
    expect(result(game)).toBeUndefined();
    up(game, '2');
    expect(result(game)).toEqual({
      scores: [36, 36, 36],
      winners: [0, 1, 2],
      won: true,
      points: 36,
      target: 36,
      turns: 1,
    });
  });

  it('VM-24: a point short is not won', () => {
    const game = up(withPoints(racing(['R1', 'R2', 'R3']), 32), '0 1 2');
    expect(result(game)).toBeUndefined();
    expect(game.state.table.phase).toBe('scored');
  });

  it('VM-24: with a malus of 10 the game is lost at once, whatever the points', () => {
    const game = withPoints(racing(['R90', 'R1 R2 R3 R4 R5', 'R80']), 100);
    up(game, '0 1 1 1 1');
    expect(result(game)).toBeUndefined();
    up(game, '1');
    expect(result(game)).toEqual({
      scores: [100, 100, 100],
      winners: [],
      won: false,
      points: 100,
      target: 36,
      turns: 5,
      lost: 'malus',
    });
  });

  it('VM-24: at easy it takes ten cards', () => {
    const game = racing(['R90', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10', 'R80'], '', { difficulty: 'easy' });
    up(game, `0${' 1'.repeat(9)}`);
    expect(result(game)).toBeUndefined();
    expect(result(up(game, '2'))).toMatchObject({ lost: 'malus' });
  });

  it('VM-24: after Saturn it counts as it is halved: ten cards at medium, not five', () => {
    const game = racing(['R90 saturnus', 'R1 R2 R3 R4 R5 R6 R7 R8 R9', 'R80 R81']);
    up(game, `0 0${' 1'.repeat(9)}`);
    expect([malus(game), result(game)]).toEqual([9, undefined]);
    up(game, '2');
    expect([malus(game), result(game)?.lost]).toEqual([10, 'malus']);
  });

  it('VM-24: Saturn turned up at nine lets the next card in', () => {
    const game = racing(['R90 saturnus', 'R1 R2 R3 R4 R5 R6 R7 R8 R9', 'R80 R81'], '', { difficulty: 'easy' });
    up(game, `0${' 1'.repeat(9)} 0 2`);
    expect([malus(game), result(game)]).toEqual([5, undefined]);
  });

  it('VM-24: Vulcan takes away before it comes to ten', () => {
    const game = racing(['R90 vulcanus', 'R1 R2 R3 R4', 'R80']);
    up(game, '0 1 1 1 1 0');
    choose(game, 0, { card: 'R4' });
    up(game, '2');
    expect([malus(game), result(game)]).toEqual([8, undefined]);
  });

  it('VM-24: a turn broken off adds nothing', () => {
    const game = withPoints(racing(['R1 R7', 'R2', 'R3']), 20);
    expect(result(out(up(game, '0 1 2'), 0))).toMatchObject({ points: 20, lost: 'out', turns: 2 });
  });

  it('VM-24: the end is told', () => {
    const game = out(racing(['R1 R7', 'R2', 'R3']), 0);
    expect(game.state.table.story.at(-1)).toEqual({ type: 'end', outcome: 'out' });
    expect(down(game).rules.toAct(game.state)).toBe('over');
  });
});
