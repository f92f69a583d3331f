import { expect, it } from 'vitest';
import type { Duplicate } from '#shared/engine/game.ts';
import { drawNext, type Match, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { ChanceEvent } from '#shared/engine/rules.ts';
import { gameOf } from '#shared/games/index.ts';
import { chanceOfDeals } from './dealt.ts';

const { rules, duplicate } = gameOf('briscola-chiamata') ?? {};
const DEALS = { secret: '3c'.repeat(32), deals: [4, 5] };

function begun(): Match {
  if (!rules) throw new Error('no game');
  const resolved = resolveOptions(rules.options, { deals: 2 });
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  return newMatch(rules, resolved.options, 5);
}

/** What chance does next, from its source. */
function draws(match: Match, chance: ReturnType<typeof chanceOfDeals>): ChanceEvent {
  const source = chance.source(match);
  const event = source && drawNext(match, source);
  if (!event) throw new Error('nothing to draw');
  return event;
}

it('a deal goes on after a restart where its numbers stood: who deals is drawn first, then the cards', () => {
  const match = begun();
  const chance = chanceOfDeals(duplicate as Duplicate, DEALS);
  const dealer = draws(match, chance);
  take(match, dealer);
  const deal = draws(match, chance);
  const again = begun();
  const after = chanceOfDeals(duplicate as Duplicate, DEALS);
  after.repeats(again, dealer);
  take(again, dealer);
  expect(draws(again, after)).toEqual(deal);
  const forgetful = chanceOfDeals(duplicate as Duplicate, DEALS);
  expect(draws(again, forgetful)).not.toEqual(deal);
});
