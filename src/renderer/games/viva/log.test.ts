import { describe, expect, it } from 'vitest';
import { act, block, callOut, chance, laying, scene, table } from '#shared/games/viva/testing.ts';
import { log } from './log.ts';
import { viewContext } from './testing.ts';

function linesOf(match: ReturnType<typeof scene>): readonly string[] {
  const { observation, moment } = viewContext(match, 'everyone');
  return log(observation, moment);
}

const BOARD = { hands: ['rb rb rb pk', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'k k k k k k k k' };

describe('the log', () => {
  it('tells who starts, and the deal', () => {
    const match = table(3, { youngest: 'draw' });
    chance(match);
    chance(match);
    expect(linesOf(match)).toEqual([expect.stringMatching(/^Round 1 is dealt$/)]);
  });

  it('tells plays, one by one, stacked and spread', () => {
    const one = scene(BOARD);
    act(one, laying('rb', 0));
    expect(linesOf(one).at(-1)).toBe('Ada plays red and blue on house 1');
    const stacked = scene(BOARD);
    act(stacked, laying('rb', 1, 1));
    expect(linesOf(stacked).at(-1)).toBe('Ada plays 2 red and blue on house 2');
    const spread = scene(BOARD);
    act(spread, laying('rb', 0, 1, 2));
    expect(linesOf(spread).at(-1)).toBe('Ada plays 3 red and blue on houses 1, 2, 3');
  });

  it('tells VIVA and the new blocking card', () => {
    const match = scene(BOARD);
    act(match, laying('rb', 0), 'viva');
    block(match, 'pk');
    expect(linesOf(match).slice(-2)).toEqual(['Ada calls VIVA!', 'Ada makes pink and black the new blocking card']);
  });

  it('tells whether a play that was called out was allowed (VI-21)', () => {
    const permitted = scene(BOARD, { policing: 'caught' });
    act(permitted, laying('rb', 0, 0));
    callOut(permitted, 1);
    expect(linesOf(permitted).at(-1)).toBe('Bruno calls out Ada’s play: it was allowed');
    act(permitted, 'pass');
    expect(linesOf(permitted).at(-2)).toBe('Bruno calls out Ada’s play');
    const forbidden = scene(BOARD, { policing: 'caught' });
    act(forbidden, laying('pk', 0));
    callOut(forbidden, 1);
    expect(linesOf(forbidden).at(-1)).toBe('Bruno catches Ada: the play is undone and costs three cards');
  });

  it('tells how a round ended', () => {
    const match = scene({ ...BOARD, hands: ['g', 'yg yg'] });
    act(match, { type: 'last', on: 'general' });
    expect(linesOf(match).slice(-2)).toEqual([
      'Ada plays their last card on the blocking card and goes out',
      'Ada gets a winner’s card; Bruno is left with cards',
    ]);
  });
});
