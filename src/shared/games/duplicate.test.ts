/** Games with duplicate deals: two different matches with the same secret have the same deals. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { isTested, rounds } from '../engine/checks/test-scope.ts';
import { clone } from '../engine/clone.ts';
import { duplicateDealRng, refuseDuplicateDeals } from '../engine/duplicate-deals.ts';
import type { Duplicate, Game } from '../engine/game.ts';
import { drawNext, isOver, type Match, moveEvent, newMatch, seatsIn, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { pick, type Random, seeded } from '../engine/random.ts';
import { type GameRecord, recordOf } from '../engine/record.ts';
import { replay } from '../engine/replay.ts';
import type { GameEvent, Result, Seat } from '../engine/rules.ts';
import { dealsCommitment } from '../fair-shuffle/duplicate-deals.ts';
import type { Rng } from '../fair-shuffle/shuffle.ts';
import type { VbiMaior } from './vbi-maior/state/state.ts';
import type { Viva } from './viva/state/state.ts';

const SECRET = '5a'.repeat(32);
const TABLES = [
  { game: GAMES['briscola-chiamata'], deals: 3 },
  { game: GAMES.spizzichino, deals: 20 },
  { game: GAMES.spizzichino, deals: 1 },
  { game: GAMES.viva, deals: rounds(2, 4) },
  { game: GAMES.viva, deals: 1 },
  { game: GAMES['vbi-maior'], deals: 1 },
].map(({ game, deals }) => ({ game: game as Game, duplicate: game?.duplicate as Duplicate, deals }));

/** A match of so many deals with random legal moves. */
function played(
  { rules }: Game,
  duplicate: Duplicate,
  deals: number,
  secret: string,
  random: Random,
  moveOf: typeof anyMove = anyMove,
) {
  const resolved = resolveOptions(rules.options, { ...duplicate.options(deals) }, rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, rules.seats.max);
  const numbers = Array.from({ length: deals }, (_, k) => k + 1);
  const lotsFor = duplicateDealRng(duplicate, { secret, deals: numbers });
  const laidOut = new Map<number, unknown>();
  while (!isOver(match)) {
    const event = drawNext(match, lotsFor(match) as Rng);
    if (event) noteFirst(laidOut, duplicate.deal(match.state), event);
    take(match, event ?? moveOf(match, random));
  }
  const result = rules.result(match.state) as Result;
  const numbered = { round: 1, deals: numbers, commitment: dealsCommitment(1, secret), secret };
  const record = JSON.parse(JSON.stringify(recordOf(match, { numbered })));
  return { firsts: [...laidOut.values()], result, results: duplicate.deals(result), events: match.events, record };
}

/** What chance lays out first in each deal. */
function noteFirst(laidOut: Map<number, unknown>, deal: number, event: object): void {
  if ('cards' in event && !laidOut.has(deal)) laidOut.set(deal, event.cards);
}

function anyMove({ rules, state }: Match, random: Random): GameEvent {
  const seat = pick(seatsIn(rules.toAct(state)), random);
  return moveEvent(seat, pick(rules.legalMoves(state, seat), random));
}

describe.each(TABLES.filter(({ game }) => isTested(game.rules.id)))(
  '$deals numbered deals of $game.rules.id',
  ({ game, duplicate, deals }) => {
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

    it('come from the secret that was bound, and from no other', () => {
      const check = (change: (record: GameRecord) => unknown) => {
        const record: GameRecord = JSON.parse(JSON.stringify(one.record));
        change(record);
        const replayed = replay(record, (id) => GAMES[id]?.rules);
        if ('fault' in replayed || !replayed.numbered) return 'broken';
        return refuseDuplicateDeals(replayed.match, replayed.numbered, duplicate)?.refusal.reason ?? 'whole';
      };
      expect(check(() => {})).toBe('whole');
      expect(check(({ numbered }) => Object.assign(numbered ?? {}, { round: 2 }))).toBe('deals-commitment');
      expect(check(({ numbered }) => Object.assign(numbered ?? {}, { secret: 'a5'.repeat(32) }))).toBe(
        'deals-commitment',
      );
      expect(check(({ numbered }) => numbered?.deals.splice(0, 1, 77))).toBe('deals-drawn');
      expect(check(({ numbered }) => numbered?.deals.splice(0, 99))).toBe('broken');
      expect(check((record) => Object.assign(record, { numbered: { ...record.numbered, more: 1 } }))).toBe('broken');
    });

    it('make a record that anybody can play again, and that says how many they are', () => {
      expect(replay(one.record, (id) => GAMES[id]?.rules)).not.toHaveProperty('fault');
      const { duplicateOptions: numbered = {} } = game.rules;
      const set = Object.keys(one.record.options).filter((name) => Object.hasOwn(numbered, name));
      expect(set).toEqual(Object.keys(numbered));
      if (set.length === 0) return;
      // Without duplicate options the match has another length or setup.
      const { deals: _, ...options } = one.record.options;
      expect(replay({ ...one.record, options }, (id) => GAMES[id]?.rules)).toHaveProperty('fault');
    });
  },
);

it.runIf(isTested('vbi-maior'))('a match of Vbi Maior is one deal, and no other', () => {
  expect([0, 1, 2].map((deals) => GAMES['vbi-maior']?.duplicate?.options(deals))).toEqual([undefined, {}, undefined]);
});

/** Each seat's hand and the starter at the start of VIVA's rounds, by deal. */
function handsOf(seed: number) {
  const { viva } = GAMES as { viva: Game<Viva> };
  const { events } = played(viva as Game, viva.duplicate as Duplicate, 6, SECRET, seeded(seed));
  const match = newMatch(
    viva.rules,
    { edition: 'full', youngest: 'draw', rounds: 5, policing: 'enforced', deals: 6 },
    6,
  );
  return events.flatMap((event) => {
    take(match, event as GameEvent<Viva['Move'], Viva['Chance']>);
    const { table, turn, round } = match.state;
    if (event.type !== 'deal') return [];
    expect([table.own, round?.tieBreak, round?.seats.length]).toEqual([null, false, 6]);
    return [{ hands: clone(table.hands), general: table.general, turn }];
  });
}

it.runIf(isTested('viva'))(
  'VI-5, VI-6: a round of VIVA that is a numbered deal is set up alike everywhere, whoever has won the one before',
  () => {
    const [one, other] = [handsOf(1), handsOf(2)];
    expect(one).toHaveLength(6);
    expect(other).toEqual(one);
    const first = one[0]?.turn ?? 0;
    expect(one.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5].map((k) => (first + k) % 6));
  },
);

it.runIf(isTested('viva'))('VI-20: no round of VIVA is more than there are winner’s cards for', () => {
  const { rules } = GAMES.viva as Game;
  const options = { edition: 'pocket', youngest: 'draw', rounds: 5, policing: 'enforced' };
  expect(rules.refuseOptions?.({ ...options, deals: 8 }, 4)).toBeUndefined();
  expect(rules.refuseOptions?.({ ...options, deals: 9 }, 4)).toMatchObject({ reason: 'too-many-rounds' });
});

it.runIf(isTested('spizzichino'))(
  'SP-20: with numbered deals a high total ends no match of Spizzichino, and equal totals add no deal',
  () => {
    const { duplicate } = GAMES.spizzichino as Game;
    const totals = (deals: number, seed: number) =>
      played(GAMES.spizzichino as Game, duplicate as Duplicate, deals, SECRET, seeded(seed)).result;
    expect(Math.max(...totals(20, 1).scores)).toBeGreaterThan(51);
    const level = Array.from({ length: 100 }, (_, seed) => totals(1, seed)).filter(({ scores: [a, b] }) => a === b);
    expect(level.length).toBeGreaterThan(0);
    for (const { winners } of level) expect(winners).toEqual([0, 1]);
  },
);

/**
 * A group of Vbi Maior that mostly plays its lowest card, as if it could see, and sometimes errs.
 */
function fairlyWell(match: Match, random: Random): GameEvent {
  const { personal } = match.state as VbiMaior['State'];
  const seats = seatsIn(match.rules.toAct(match.state));
  const lowest = (seat: Seat) => Number(personal[seat]?.[0]?.replace(/^R/, '') ?? Number.NaN) || 0;
  const seat = random.below(12) === 0 ? pick(seats, random) : seats.toSorted((a, b) => lowest(a) - lowest(b))[0];
  const moves = match.rules.legalMoves(match.state, seat ?? 0).filter(({ type }) => type !== 'out');
  return moves[0] ? moveEvent(seat ?? 0, moves[0]) : anyMove(match, random);
}

it.runIf(isTested('vbi-maior'))(
  'for each turn of Vbi Maior the cards that two groups both have left lie in the same order',
  () => {
    const { 'vbi-maior': vbi } = GAMES as { 'vbi-maior': Game };
    const decks = (seed: number) =>
      played(vbi, vbi.duplicate as Duplicate, 1, SECRET, seeded(seed), fairlyWell).events.flatMap(
        (event, k, events) => {
          const isTurn = event.type === 'shuffle' && events[k + 1]?.type === 'arrange';
          return isTurn && 'cards' in event ? [event.cards as string[]] : [];
        },
      );
    let compared = 0;
    const groups = [1, 2, 3, 4, 5, 6].map(decks);
    for (const one of groups) {
      for (const other of groups) {
        for (const [turn, cards] of one.entries()) {
          const left = other[turn] ?? [];
          expect(cards.filter((card) => left.includes(card))).toEqual(left.filter((card) => cards.includes(card)));
          if (turn > 0 && one !== other && left.length > 0) compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
    // Each turn has another order, so nothing can be learned from the previous one.
    const [first = [], second = []] = groups.find((turns) => turns.length > 1) ?? [];
    expect(second).not.toEqual(first.filter((card) => second.includes(card)));
  },
);
