import { describe, expect, it } from 'vitest';
import { laying, scene } from '#shared/games/viva/testing.ts';
import { viewContext } from '../testing.ts';
import { copiesOf, faultFor, playsOf, spread, stackedOn } from './plays.ts';

const BOARD = { hands: ['rb rb rb pk', 'yg yg'], houses: ['r', 'b', 'y'], general: 'g', stock: 'k k' };

describe('the plays of a card (VI-9)', () => {
  const { moment } = viewContext(scene(BOARD), 0);
  const plays = playsOf('red-blue', moment.moves);

  it('are one copy or several', () => {
    expect(copiesOf(plays)).toEqual([1, 2, 3]);
    expect(copiesOf(playsOf('pink-black', moment.moves))).toEqual([]);
  });

  it('are all on one house, or each on another', () => {
    expect(stackedOn(1, 2, plays)).toEqual(laying('rb', 1, 1));
    expect(stackedOn(2, 1, plays)).toBeUndefined();
    expect(spread(2, plays)).toEqual([laying('rb', 0, 1)]);
    expect(spread(1, plays)).toEqual([]);
    expect(spread(3, plays)).toEqual([]);
  });

  it('may be forbidden where they must be caught, house by house (VI-21)', () => {
    const { observation } = viewContext(scene(BOARD, { policing: 'caught' }), 0);
    const fault = (house: number) => faultFor(observation, { type: 'play', card: 'red-blue', houses: [house] })?.rule;
    expect([0, 1, 2].map(fault)).toEqual([undefined, undefined, 'VI-8']);
  });
});
