import { expect, it } from 'vitest';
import { searchBot } from '../../bots/search/search-bot.ts';
import { present } from '../../engine/collections.ts';
import { seeded } from '../../engine/random.ts';
import { viewOf } from '../../engine/view.ts';
import { dealt } from '../../tricks/testing.ts';
import briscola, { definition } from './index.ts';
import type { Briscola } from './types.ts';

const { rules, searchModel } = briscola;

it('an expert mostly leads a worthless card, and no three, where a search finds them as good', () => {
  const match = dealt<Briscola>(definition, rules, { seats: 2, hands: ['3S 7D 2C', '4C 5C 6B'], stock: '2D' });
  const view = viewOf(rules, match.state, 0);
  const thinks = searchBot(rules, present(searchModel, 'search model'), 200);
  const moves = Array.from({ length: 20 }, (_, seed) => thinks(0, seeded(seed)).see(view, 0)?.move);
  const worthless = moves.filter((move) => move?.type === 'play' && move.card === '2C');
  expect(worthless.length).toBeGreaterThan(10);
});
