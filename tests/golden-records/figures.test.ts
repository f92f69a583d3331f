/** What the golden matches add to the house's book, beside the same counted in another way: from the events, trick by trick. */
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import type { MatchStatistics } from '#shared/engine/game.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { keptOf } from './golden.ts';

function matchesOf(game: string): { readonly record: GameRecord; readonly figures: MatchStatistics }[] {
  const { statistics: figures } = gameOf(game) ?? {};
  if (!figures) throw new Error(`${game} adds nothing to the book`);
  return keptOf(game).map(({ record: text }) => {
    const record = JSON.parse(text) as Required<GameRecord>;
    return { record, figures: figures(record) };
  });
}

/** A record's result, whatever its game says in it. */
// biome-ignore lint/suspicious/noExplicitAny: read without the game's types, on purpose
const resultIn = (record: GameRecord): any => record.result;

/** A game that is put in need not add anything to the book. */
const BOOKED = Object.keys(GAMES).filter((game) => gameOf(game)?.statistics);

it('is told by the six games', () => {
  const games = ['briscola', 'briscola-chiamata', 'spizzichino', 'tressette', 'vbi-maior', 'viva'];
  expect(BOOKED).toEqual(expect.arrayContaining(games));
});

describe.each(BOOKED.filter(isTested))('the book of %s', (game) => {
  it('has every seat in each contest once, won or lost', () => {
    for (const { record, figures } of matchesOf(game)) {
      expect(figures.contests.length).toBeGreaterThan(0);
      for (const { won, lost } of figures.contests) {
        expect([...won, ...lost].toSorted()).toEqual([...Array(record.seats).keys()]);
      }
      for (const { by, size } of figures.feats) {
        expect(by).toBeLessThan(record.seats);
        expect(Number.isFinite(size)).toBe(true);
      }
    }
  });
});

describe.runIf(isTested('briscola-chiamata'))('Briscola Chiamata', () => {
  const POINTS: Readonly<Record<string, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };
  const ORDER = ['A', '10', 'K', 'Q', 'J', '6', '5', '4', '3', '2'];

  interface Deal {
    readonly caller: number;
    readonly rank: string;
    readonly bid: number;
    readonly points: number;
    readonly side: readonly number[];
  }

  interface Play {
    readonly by: number;
    readonly card: string;
  }

  /** The deals of a match, played again by hand: bids, tricks and card points, without the rules of the game. */
  function dealsIn(events: readonly Record<string, unknown>[]): Deal[] {
    const last = (type: string, before: number) => events.slice(0, before).findLast((event) => event.type === type);
    const trumps = [...events.keys()].filter((k) => events[k]?.type === 'trump');
    return trumps.flatMap((k) => {
      const plays = events.slice(k).filter(({ type }) => type === 'play');
      if (plays.length < 40) return [];
      const bid = last('bid', k) ?? {};
      const called = { by: Number(bid.by), rank: String(bid.rank), bid: Number(bid.points ?? 61) };
      return dealOf(called, String(events[k]?.suit), plays.slice(0, 40).map(playOf));
    });
  }

  const playOf = ({ by, card }: Record<string, unknown>): Play => ({ by: Number(by), card: String(card) });

  function dealOf(called: { by: number; rank: string; bid: number }, trump: string, plays: readonly Play[]): Deal {
    const holder = plays.find(({ card }) => card === `${called.rank}${trump}`)?.by ?? -1;
    const side = [...new Set([called.by, holder])];
    const tricks = [0, 5, 10, 15, 20, 25, 30, 35].map((at) => plays.slice(at, at + 5));
    const taken = tricks.filter((trick) => side.includes(takerOf(trick, trump))).flat();
    const points = sum(taken.map(({ card }) => POINTS[card.slice(0, -1)] ?? 0));
    return { caller: called.by, rank: called.rank, bid: called.bid, points, side };
  }

  function takerOf(trick: readonly Play[], trump: string): number {
    const led = trick[0]?.card.slice(-1);
    const worth = ({ card }: { card: string }) => {
      const suit = card.slice(-1);
      return (suit === trump ? 200 : suit === led ? 100 : 0) - ORDER.indexOf(card.slice(0, -1));
    };
    return trick.toSorted((a, b) => worth(b) - worth(a))[0]?.by ?? -1;
  }

  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

  it('counts each deal for the side that won it, and the bids that were kept', () => {
    let kept = 0;
    for (const { record, figures } of matchesOf('briscola-chiamata')) {
      const deals = dealsIn(record.events as never);
      expect(figures.contests).toHaveLength(deals.length);
      for (const [k, { side, points, bid }] of deals.entries()) {
        const sideIn = figures.contests[k]?.[points >= bid ? 'won' : 'lost'];
        expect(sideIn?.toSorted()).toEqual(side.toSorted());
      }
      const made = deals.filter(({ points, bid }) => points >= bid);
      const told = made.map(({ caller, rank, bid, points }) => ({ by: caller, values: { rank, bid, points } }));
      expect(figures.feats.map(({ by, values }) => ({ by, values }))).toEqual(told);
      kept += made.length;
    }
    expect(kept).toBeGreaterThan(50);
  });

  it('holds a lower rank for more, and points with a 2 for more still', () => {
    const feats = matchesOf('briscola-chiamata').flatMap(({ figures }) => figures.feats);
    const pairs = feats.flatMap((a) => feats.slice(0, 60).map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const [first, second] = [a, b].map(({ values }) => [ORDER.indexOf(String(values.rank)), Number(values.bid)]);
      const order = (first?.[0] ?? 0) - (second?.[0] ?? 0) || (first?.[1] ?? 0) - (second?.[1] ?? 0);
      expect(Math.sign(a.size - b.size)).toBe(Math.sign(order));
    }
  });
});

describe.runIf(isTested('vbi-maior'))('Vbi Maior', () => {
  it('is won by all or lost by all', () => {
    let won = 0;
    for (const { record, figures } of matchesOf('vbi-maior')) {
      const { points, target } = resultIn(record);
      const isWon = points >= target && resultIn(record).lost === undefined;
      expect(figures.contests[0]?.won).toHaveLength(isWon ? record.seats : 0);
      expect(figures.feats).toHaveLength(isWon ? record.seats : 0);
      if (isWon) won++;
    }
    expect(won).toBeGreaterThan(0);
  });
});

describe.runIf(isTested('spizzichino') || isTested('viva'))('Spizzichino and VIVA', () => {
  it('count the match for who has most, and the best deal or the rounds', () => {
    for (const { record, figures } of matchesOf('spizzichino')) {
      const { scores, deals } = resultIn(record);
      expect(figures.contests[0]?.won).toEqual(scores[0] === scores[1] ? [0, 1] : [scores[0] > scores[1] ? 0 : 1]);
      const best = Math.max(...deals.map(({ points }: { points: number[] }) => points[0]));
      expect(Math.max(...figures.feats.filter(({ by }) => by === 0).map(({ size }) => size))).toBe(best);
    }
    for (const { record, figures } of matchesOf('viva')) {
      const vivas = resultIn(record).scores as number[];
      expect(figures.feats.map(({ by, size }) => [by, size])).toEqual(
        [...vivas.entries()].filter(([, size]) => size > 1),
      );
    }
  });
});
