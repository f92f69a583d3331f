/** Games whose deals can be numbered: played twice from the same numbers, differently, each deal begins alike. */
import { describe, expect, it } from 'vitest';
import type { Duplicate, Game } from '../engine/game.ts';
import { drawNext, isOver, type Match, moveEvent, newMatch, seatsIn, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { pick, type Random, seeded } from '../engine/random.ts';
import type { GameEvent, Result } from '../engine/rules.ts';
import { dealLots } from '../seal/deals.ts';
import type { Lots } from '../seal/shuffle.ts';
import { GAMES } from './index.ts';

const SECRET = '5a'.repeat(32);
const TABLES = [
  { game: GAMES['briscola-chiamata'], deals: 3 },
  { game: GAMES['vbi-maior'], deals: 1 },
].map(({ game, deals }) => ({ game: game as Game, duplicate: game?.duplicate as Duplicate, deals }));

/** A match of so many deals in which seats do anything they may. */
function played({ rules }: Game, duplicate: Duplicate, deals: number, secret: string, random: Random) {
  const resolved = resolveOptions(rules.options, { ...duplicate.options(deals) });
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, rules.seats.max);
  const lots: Lots[] = Array.from({ length: deals }, (_, k) => dealLots(secret, k + 1));
  const laidOut = new Map<number, unknown>();
  while (!isOver(match)) {
    const event = drawNext(match, lots[duplicate.deal(match.state)] as Lots);
    if (event) noteFirst(laidOut, duplicate.deal(match.state), event);
    take(match, event ?? anyMove(match, random));
  }
  const result = rules.result(match.state) as Result;
  return { firsts: [...laidOut.values()], result, results: duplicate.deals(result), events: match.events };
}

/** What chance lays out first in each deal. */
function noteFirst(laidOut: Map<number, unknown>, deal: number, event: object): void {
  if ('cards' in event && !laidOut.has(deal)) laidOut.set(deal, event.cards);
}

function anyMove({ rules, state }: Match, random: Random): GameEvent {
  const seat = pick(seatsIn(rules.toAct(state)), random);
  return moveEvent(seat, pick(rules.legalMoves(state, seat), random));
}

describe.each(TABLES)('numbered deals of $game.rules.id', ({ game, duplicate, deals }) => {
  const one = played(game, duplicate, deals, SECRET, seeded(1));

  it('begin alike however they are played, each in its own way, and otherwise from another secret', () => {
    const other = played(game, duplicate, deals, SECRET, seeded(2));
    expect(other.events).not.toEqual(one.events);
    expect(other.firsts).toEqual(one.firsts);
    expect(new Set(one.firsts.map((cards) => JSON.stringify(cards))).size).toBe(deals);
    expect(played(game, duplicate, deals, 'a5'.repeat(32), seeded(1)).firsts).not.toEqual(one.firsts);
  });

  it('bring as many results, which add up to that of the match', () => {
    expect(one.results).toHaveLength(deals);
    const sums = one.result.scores.map((_, seat) =>
      one.results.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
    );
    expect(sums).toEqual(one.result.scores);
  });
});

it('a match of Vbi Maior is one deal, and no other', () => {
  expect([0, 1, 2].map((deals) => GAMES['vbi-maior']?.duplicate?.options(deals))).toEqual([undefined, {}, undefined]);
});
