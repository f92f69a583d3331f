import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import type { BotMaker } from '../../engine/bot.ts';
import { playMatch } from '../../engine/checks/properties.ts';
import { rounds } from '../../engine/checks/test-scope.ts';
import { at, last, present } from '../../engine/collections.ts';
import type { Game } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { resolveOptions } from '../../engine/options.ts';
import { runToEnd } from '../search/search.ts';
import { dealScores, dealsOf } from './move-loss.ts';
import { type DealReview, type DealReviewRequest, reviewDeal } from './review.ts';

const FEW = { search: rounds(20, 40), compare: rounds(12, 24), comparisons: 3, plays: 2 };

function played(id: string, level: 'random' | 'normal', seed: number, deals = 2): { game: Game; match: Match } {
  const game = present(gameOf(id), 'game');
  const resolved = resolveOptions(
    game.rules.options,
    { ...game.duplicate?.options(deals) },
    game.rules.duplicateOptions,
  );
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const bot = present(game.bots[level], 'bot');
  return { game, match: playMatch(game, resolved.options, game.rules.seats.min, bot, seed) };
}

function reviewed({ game, match, ...asked }: Omit<DealReviewRequest, 'deal'>): DealReview[] {
  const deals = dealsOf(match, present(game.searchModel, 'mind'));
  return deals.map((deal) => runToEnd(reviewDeal({ budget: FEW, game, match, deal, ...asked })));
}

describe.each(['briscola-chiamata', 'spizzichino', 'viva'])('a review of %s', (id) => {
  const { game, match } = played(id, 'random', 3);
  const mind = present(game.searchModel, 'mind');

  it('knows each deal, and what the rules say it has brought', () => {
    const deals = dealsOf(match, mind);
    const told = present(game.duplicate, 'deals').deals(present(game.rules.result(match.state), 'result') as never);
    expect(deals.length).toBe(told.length);
    for (const [k, { brought }] of deals.entries()) {
      const most = Math.max(...(brought ?? []));
      const best = [...(brought ?? [])].flatMap((points, seat) => (points === most ? seat : []));
      expect(best).toEqual(at(told, k).winners);
    }
    expect(last(deals).until).toBe(match.events.length);
  });

  it('weighs every decision once, with moves that were made, and is the same each time', () => {
    const seat = 1;
    const reviews = reviewed({ game, match, seat });
    expect(reviews).toEqual(reviewed({ game, match, seat }));
    for (const { costly, same, missed, luck } of reviews) {
      expect(missed).toBe(0);
      expect(same + costly.length).toBeGreaterThan(0);
      expect(luck?.length).toBe(match.seats);
      for (const { event, made, better, loss } of costly) {
        expect(match.events[event]).toMatchObject({ by: seat, ...made });
        expect(better).not.toEqual(made);
        expect(Number.isFinite(loss.mean) && loss.halfWidth >= 0).toBe(true);
      }
    }
  });

  it('says what there was no time for', () => {
    const [first] = reviewed({ game, match, seat: 0, isLate: () => true });
    expect(first).toMatchObject({ same: 0, costly: [], luck: undefined });
    expect(first?.missed).toBeGreaterThan(0);
  });
});

it('finds much dearer moves where somebody plays anything than where somebody goes by the book', () => {
  const costOf = (level: 'random' | 'normal'): number => {
    const { game, match } = played('spizzichino', level, 5, 1);
    const [review] = reviewed({ game, match, seat: 0, budget: { ...FEW, search: 200, compare: 100 } });
    return present(review, 'review').costly.reduce((sum, { loss }) => sum + loss.mean, 0);
  };
  expect(costOf('random')).toBeGreaterThan(costOf('normal') + 3);
});

it('goes by the score alone, not by what breaks ties', () => {
  const { game, match } = played('briscola-chiamata', 'normal', 3, 1);
  const mind = present(game.searchModel, 'mind');
  const [deal] = dealsOf(match, mind);
  const outcome = present(mind.outcome(match.state), 'outcome');
  expect(deal?.brought).toEqual(dealScores(mind, match.state, outcome));
  expect(deal?.brought?.every(Number.isInteger)).toBe(true);
  expect(outcome.map((worth) => worth * present(mind.scoreUnit, 'measure'))).not.toEqual(deal?.brought);
});

it('deals the cards that were played: those of an auction that everybody passed do not count', () => {
  const { game, match } = played('briscola-chiamata', 'random', 1, 1);
  const others = present(game.bots.random, 'bot');
  const timid: BotMaker = (seat, random) => {
    const bot = others(seat, random);
    let hasPassed = false;
    return {
      see(view, now) {
        const pass = hasPassed ? undefined : view.moves.find(({ type }) => type === 'pass');
        hasPassed ||= pass !== undefined;
        return pass ? { move: pass, after: 0 } : bot.see(view, now);
      },
    };
  };
  const { events, ...again } = playMatch(game, match.options, match.seats, timid, 1);
  const laid = events.flatMap(({ by, type }, event) => (by === 'chance' && type === 'deal' ? event : []));
  expect(laid.length).toBe(2);
  expect(dealsOf({ events, ...again }, present(game.searchModel, 'mind'))).toMatchObject([{ from: 0, laid: laid[1] }]);
});
