import { describe, expect, it } from 'vitest';
import { act, callOut, laying, scene } from '#shared/games/viva/testing.ts';
import { layout } from '../layout.ts';
import { viewContext } from '../testing.ts';

function notes(match: ReturnType<typeof scene>): (string | undefined)[] {
  const { observation, moment } = viewContext(match, 0);
  return layout(observation, moment).plates.map(({ note }) => note);
}

describe('the plates', () => {
  it('light the seat on turn, not who may only call out', () => {
    const match = scene({ hands: ['rb rb pk', 'yg yg', 'p p'], general: 'g', stock: 'k k' }, { policing: 'caught' });
    act(match, laying('rb', 0));
    const { observation, moment } = viewContext(match, 2);
    expect(observation.toAct).toEqual([1, 2]);
    expect(layout(observation, moment).plates.map(({ onTurn: lit }) => lit)).toEqual([false, true, false]);
  });

  it('say who takes penalties (VI-14, VI-21)', () => {
    const board = { hands: ['rb rb pk', 'yg yg', 'p p'], houses: ['r', 'b', 'b'], general: 'g', stock: 'k k k k k k' };
    const viva = scene(board);
    act(viva, laying('rb', 0), 'viva');
    expect(notes(viva)).toEqual([undefined, 'takes 1', 'takes 2']);
    const caught = scene(board, { policing: 'caught' });
    act(caught, laying('pk', 0));
    callOut(caught, 2);
    expect(notes(caught)).toEqual(['takes 3', undefined, undefined]);
  });

  it('say who holds the last card, and who is out', () => {
    const match = scene({ hands: ['g', 'yg', 'p p'], general: 'g', stock: 'k k' });
    expect(notes(match)).toEqual(['last card!', 'last card!', undefined]);
    act(match, { type: 'last', on: 'general' });
    expect(notes(match)[0]).toBe('out');
  });
});
