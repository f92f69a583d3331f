import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { playMatch } from '../../engine/checks/properties.ts';
import { present } from '../../engine/collections.ts';
import { type Match, newMatch, take } from '../../engine/match.ts';
import { type OptionValue, resolveOptions } from '../../engine/options.ts';
import { ALL_SEATS, TRICKS } from './cards.ts';
import type { Observation } from './state.ts';

const game = present(gameOf('briscola-chiamata'), 'game');
const { rules } = game;

/** Calls and cards of a deal, whoever saw it. */
const public_ = ({ calls, tricks, declarer, trump, called, teammate }: Observation) => ({
  calls,
  tricks,
  declarer,
  trump,
  called,
  teammate,
});

const seenBy = ({ state }: Match, viewer: number | 'everyone') => rules.observe(state, viewer) as Observation;

it.each<Record<string, OptionValue>>([{}, { leads: 'forehand' }, { weakHand: 4, allPass: 'redeal-doubled' }])(
  'is the deal that was played, for each viewer alike, and nothing before its score: %o',
  (chosen) => {
    const resolved = resolveOptions(rules.options, { deals: 3, ...chosen });
    if ('refusal' in resolved) throw new Error('it can’t be played');
    const { events } = playMatch(game, resolved.options, 5, present(game.bots.normal, 'bot'), 6);
    const match = newMatch(rules, resolved.options, 5);
    let told = 0;
    for (const event of events) {
      take(match, event);
      const everybody = seenBy(match, 'everyone');
      const deal = game.playedDeal?.(everybody);
      for (const seat of ALL_SEATS) expect(game.playedDeal?.(seenBy(match, seat))).toEqual(deal);
      const isPlayed = everybody.tricks.filter(({ winner }) => winner !== null).length === TRICKS;
      if (!isPlayed) expect(deal).toBeUndefined();
      if (!deal) continue;
      const again = newMatch(rules, deal.options, 5);
      for (const one of deal.events) take(again, one);
      expect(public_(seenBy(again, 'everyone'))).toEqual(public_(everybody));
      told++;
    }
    expect(told).toBeGreaterThan(2);
  },
);
