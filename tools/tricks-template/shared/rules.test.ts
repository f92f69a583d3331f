import { expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import { dealt, playCards, playOut } from '../../tricks/testing.ts';
import game, { definition } from './index.ts';

const { rules } = game;
const table = (...hands: string[]) => dealt(definition, rules, { seats: 4, hands });

it('XX-1, XX-5: forty cards, ten each', () => {
  expect(rules.observe(table().state, 0)).toMatchObject({ handSizes: [10, 10, 10, 10], stock: 0 });
});

it('XX-3: 40 points in all', () => {
  const match = table();
  playOut(match);
  expect(match.state.deals[0]?.worth.reduce((sum, one) => sum + one)).toBe(40);
});

it('XX-4: the deal moves on clockwise', () => {
  const match = table();
  playOut(match);
  expect(match.state.dealer).toBe(0);
});

it('XX-5: the dealer’s left leads', () => {
  expect(refusalOf(table('2D', '3D'), { by: 1, type: 'play', card: '3D' })).toBe('XX-5 not-your-turn');
});

it('XX-6: the suit led must be followed', () => {
  const match = table('2D', '3D 1C');
  playCards(match, '2D');
  expect(refusalOf(match, { by: 1, type: 'play', card: '1C' })).toBe('XX-6 must-follow');
});

it('XX-2, XX-7: the highest card of the suit led takes the trick', () => {
  const match = table('7D', 'RD', '1D', 'FD');
  playCards(match, '7D RD 1D FD');
  expect(match.state.turn).toBe(2);
});

it.each([50, 30, 80] as const)('XX-8: %i points end the match, unless two have as many', (target) => {
  const options = { options: { target }, seats: 4 };
  expect(definition.isMatchOver([target - 1, 0, 0, 0], [], options)).toBe(false);
  expect(definition.isMatchOver([target, 0, 0, 0], [], options)).toBe(true);
  expect(definition.isMatchOver([target, target, 0, 0], [], options)).toBe(false);
});
