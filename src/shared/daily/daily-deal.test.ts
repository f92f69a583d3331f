import { expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { present } from '../engine/collections.ts';
import { readDealCode, writeDealCode } from '../protocol/deal-code.ts';
import { dailyDeal, expertResult, hasExpert } from './daily-deal.ts';

const DATE = '2026-11-28';
const ALL = Object.values(GAMES);
/** Those whose deals can be compared. */
const DEALT = ALL.filter(({ duplicate }) => duplicate);

it('every game whose deals compare has a deal of the day, another one each day, and its code can be played', () => {
  const seeds = new Set<string>();
  for (const game of DEALT)
    for (const date of [DATE, '2026-11-29']) {
      const deal = dailyDeal(game, date);
      if (!deal) throw new Error(game.rules.id);
      expect(readDealCode(writeDealCode(deal, game), [game])).toEqual(deal);
      expect(game.rules.refuseOptions?.(deal.options, deal.seats)).toBeUndefined();
      seeds.add(deal.source.seed);
    }
  expect(seeds.size).toBe(2 * DEALT.length);
});

it('the seed of a date is the same in all versions', () => {
  const deal = dailyDeal(present(gameOf('viva'), 'game'), DATE);
  expect(deal?.source.seed).toBe('4bd81d2deeec521e45ca9f37a45c4553f71124fe14d0d60d9e76692d16698592');
});

it('an expert plays every game that has one and that no clock decides', () => {
  expect(ALL.filter((game) => game.bots.expert && !hasExpert(game)).map(({ rules }) => rules.id)).toEqual([
    'vbi-maior',
  ]);
  const game = gameOf('viva');
  const deal = game && dailyDeal(game, DATE);
  if (!deal) throw new Error('no deal');
  const result = expertResult(game, deal);
  expect(result).toEqual({ how: 'lost' });
  const slow = gameOf('vbi-maior');
  const none = slow && dailyDeal(slow, DATE);
  expect(none && expertResult(slow, none)).toBeUndefined();
});
