import { expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import type { Duplicate } from '#shared/engine/game.ts';
import { drawNext, type Match, moveEvent, newMatch, seatsIn, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { ChanceEvent } from '#shared/engine/rules.ts';
import { chanceFromDuplicateDeals } from './chance-source.ts';

const { rules, duplicate } = gameOf('briscola-chiamata') ?? {};
const DEALS = { secret: '3c'.repeat(32), deals: [4, 5] };

function begun(): Match {
  if (!rules) throw new Error('no game');
  const resolved = resolveOptions(rules.options, { deals: 2 });
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  return newMatch(rules, resolved.options, 5);
}

/** What chance does next, from its source. */
function draws(match: Match, chance: ReturnType<typeof chanceFromDuplicateDeals>): ChanceEvent {
  const source = chance.source(match);
  const event = source && drawNext(match, source);
  if (!event) throw new Error('nothing to draw');
  return event;
}

/** Everybody passes: the same deal is dealt anew. */
function passOut(match: Match): void {
  while (match.rules.toAct(match.state) !== 'chance') {
    const [seat = 0] = seatsIn(match.rules.toAct(match.state));
    take(match, moveEvent(seat, { type: 'pass' }));
  }
}

it('a deal goes on after a restart where its numbers stood: the second time it is dealt, other cards lie', () => {
  const match = begun();
  const chance = chanceFromDuplicateDeals(duplicate as Duplicate, DEALS);
  const before: ChanceEvent[] = [];
  for (let k = 0; k < 2; k++) {
    const event = draws(match, chance);
    before.push(event);
    take(match, event);
  }
  passOut(match);
  const second = draws(match, chance);
  expect(second).not.toEqual(before[1]);
  const again = begun();
  const after = chanceFromDuplicateDeals(duplicate as Duplicate, DEALS);
  for (const event of before) {
    after.onReplay(again, event);
    take(again, event);
  }
  passOut(again);
  expect(draws(again, after)).toEqual(second);
  const forgetful = chanceFromDuplicateDeals(duplicate as Duplicate, DEALS);
  expect(draws(again, forgetful)).not.toEqual(second);
});
