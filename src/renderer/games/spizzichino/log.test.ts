import { describe, expect, it } from 'vitest';
import { begun, moves, playAnyhow } from '#shared/games/spizzichino/testing.ts';
import { logTexts } from '../log-lines.ts';
import { log } from './log.ts';
import { inPoints } from './selectors/names.ts';
import { viewContext } from './testing.ts';

function lines(match: ReturnType<typeof begun>): readonly string[] {
  const { observation, moment } = viewContext(match.state, 'everyone');
  return logTexts(log(observation, moment));
}

describe('log', () => {
  it('tells a deal in order: piles, declarations, what was taken and played', () => {
    expect(lines(moves(begun(), '3D 4D +0 FC RC 2S 7S'))).toEqual([
      'Bruno deals eight piles of five',
      'Ada picks two piles as a hand and turns up two',
      'Bruno picks two piles as a hand and turns up two',
      'Ada declares a napoletana in coins: 3 points',
      'Bruno declares a napoletana in cups: 3 points',
      'Ada plays the 3 of coins',
      'Bruno plays the 4 of coins',
      'Ada takes the trick: a third of a point',
      'Ada takes the ace of swords from a pile',
      'Ada plays the jack of cups from pile 1',
      'Bruno plays the king of cups',
      'Bruno takes the trick: two thirds of a point',
      'Bruno plays the 2 of swords from pile 1',
      'Ada plays the 7 of swords',
      'Bruno takes the trick: a third of a point',
    ]);
  });

  it('says a declaration right after the card that completed it', () => {
    const told = lines(moves(begun(), '3D 4D 2D 5D 1D 6D RD 7C 7D +1'));
    expect(told.slice(-2)).toEqual([
      'Bruno takes the ace of clubs from a pile',
      'Bruno declares a napoletana in clubs: 3 points',
    ]);
  });

  it('ends with the last trick and the score', () => {
    const match = playAnyhow(begun());
    const [first = 0, second = 0] = match.state.deals[0]?.points ?? [];
    const told = lines(match);
    expect(told.at(-3)).toMatch(/takes the last trick: /);
    expect(told.slice(-2)).toEqual([
      `Ada scores ${first} points in this deal`,
      `Bruno scores ${second} points in this deal`,
    ]);
  });
});

describe('thirds', () => {
  it.each([
    [0, '0'],
    [1, '⅓'],
    [3, '1'],
    [8, '2⅔'],
    [35, '11⅔'],
  ])('%i thirds are %s points', (thirds, points) => {
    expect(inPoints(thirds)).toBe(points);
  });
});
