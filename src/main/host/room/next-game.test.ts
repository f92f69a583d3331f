import { expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { resolveOptions } from '#shared/engine/options.ts';
import { offerOf } from './next-game.ts';

it.each(Object.entries(GAMES))('says how many numbered deals a match of %s can have', (id, game) => {
  const { rules, duplicate } = game;
  const { deals } = offerOf(id, game, { options: {}, level: null });
  expect(deals).toEqual(deals.map((_, k) => k + 1));
  if (!duplicate) return expect(deals).toEqual([]);
  const resolved = (count: number) =>
    resolveOptions(rules.options, { ...duplicate.options(count) }, rules.duplicateOptions);
  expect(deals.length).toBeGreaterThan(0);
  for (const count of deals) expect(resolved(count)).toHaveProperty('options');
});

it('knows a game of one numbered deal, and one of twenty', () => {
  const [one, many] = ['vbi-maior', 'briscola-chiamata'].map((id) => {
    const game = GAMES[id];
    return game && offerOf(id, game, { options: {}, level: null }).deals.length;
  });
  expect([one, many]).toEqual([1, 20]);
});

it('offers what only a table chooses apart from the options that evenings have', () => {
  const game = GAMES['vbi-maior'];
  const offer = game && offerOf('vbi-maior', game, { options: { 'vbi-maior': { freeTurns: 'on' } }, level: null });
  expect(Object.keys(offer?.options ?? {})).toEqual(['difficulty', 'photoFinish']);
  expect(offer?.tableOptions).toEqual({ freeTurns: { values: ['off', 'on'], default: 'off' } });
  expect(offer?.last.options).toEqual({ freeTurns: 'on' });
});
