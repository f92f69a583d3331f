import { describe, expect, it } from 'vitest';
import { compareCards } from '../../../cards/viva.ts';
import { rules } from '../rules.ts';
import { act, block, callOut, card, cards, laying, restock, scene } from '../testing.ts';

const SCENE = { hands: ['r r y', 'g b', 'p k'], general: 'k', houses: ['r', 'rb'], stock: 'p pb py pg', cleared: 'y' };

describe('an observation', () => {
  it('shows the own hand, the sizes of the others, and all that lies open', () => {
    const { state } = scene(SCENE);
    expect(rules.observe(state, 1)).toMatchObject({
      viewer: 1,
      toAct: [0],
      turn: 0,
      phase: 'turn',
      table: {
        hand: cards('b g'),
        handSizes: [3, 2, 2],
        houses: [cards('r'), cards('rb'), []],
        general: 'black',
        own: null,
        stock: 4,
        cleared: ['yellow'],
      },
    });
    expect(rules.observe(state, 'everyone').table.hand).toBeNull();
  });

  it('shows a card taken to its seat alone (VI-10)', () => {
    const match = scene(SCENE);
    act(match, 'take');
    expect(rules.observe(match.state, 0).taken).toBe('pink');
    expect(rules.observe(match.state, 1).taken).toBeNull();
    expect(JSON.stringify(rules.observe(match.state, 1).story.at(-1))).toBe('{"by":0,"type":"take"}');
  });

  it('tells the story of the round without the cards that were shuffled', () => {
    const match = scene({ ...SCENE, stock: '' });
    act(match, 'take');
    restock(match, 'y');
    const { story, last } = rules.observe(match.state, 1);
    expect(story).toEqual([
      { by: 'chance', type: 'deal' },
      { by: 0, type: 'take' },
      { by: 'chance', type: 'restock' },
    ]);
    expect(last).toEqual(story.at(-1));
  });

  it('tells what everybody knows of the hands by counting at a restock (VI-12)', () => {
    const match = scene({ ...SCENE, stock: '' });
    act(match, 'take');
    restock(match, 'y');
    const { past } = rules.observe(match.state, 1).table;
    expect(past?.stocks).toEqual([cards('r r p b y g k').toSorted(compareCards), cards('y')]);
    expect(past?.hands[0]).toEqual([...Array(3).fill({ came: null, from: 0 }), { came: null, from: 1 }]);
    expect(past?.hands[1]).toEqual(cards('b g').map((came) => ({ came, from: 0 })));
    expect(rules.observe(match.state, 'everyone').table.past?.hands[1]).toEqual(Array(2).fill({ came: null, from: 0 }));
    act(match, laying('y', 2));
    expect(rules.observe(match.state, 1).table.past?.hands[0]?.at(-1)).toEqual({ gone: card('y'), taken: true });
  });

  it('shows what can be called out, and of the cards drawn since only the viewer’s own (VI-21)', () => {
    const match = scene(SCENE, { policing: 'caught' });
    act(match, laying('r', 2), 'viva');
    block(match, 'y');
    const draws = (viewer: number | 'everyone') =>
      rules.observe(match.state, viewer).window?.since.flatMap(({ draws }) => draws.map(({ card }) => card));
    expect(draws(2)).toEqual([card('p'), card('pb'), null]);
    expect(draws(1)).toEqual([null, null, card('py')]);
    expect(draws('everyone')).toEqual([null, null, null]);
    expect(rules.observe(match.state, 1).window).toMatchObject({
      player: 0,
      tookFirst: false,
      before: { hand: cards('b g'), houses: [cards('r'), cards('rb'), []], stock: 4 },
    });
    callOut(match, 1);
    expect(rules.observe(match.state, 1).window?.since).toHaveLength(4);
  });

  it('does not show which card was taken before a play (VI-10, VI-21)', () => {
    const match = scene(SCENE, { policing: 'caught' });
    act(match, 'take', laying('y', 2));
    expect(rules.observe(match.state, 1).window).toMatchObject({ tookFirst: true, taken: null });
    expect(rules.observe(match.state, 0).window).toMatchObject({ tookFirst: true, taken: 'pink' });
  });
});
