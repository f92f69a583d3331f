/** What is told of a match: each figure is worked out again by other means. */
import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { dealsOf } from '../bots/review/move-loss.ts';
import { estimateLuck, reviewDeal } from '../bots/review/review.ts';
import { runToEnd } from '../bots/search/search.ts';
import { playMatch } from '../engine/checks/properties.ts';
import { at, present } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import { type Match, newMatch, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import type { Result } from '../engine/rules.ts';
import type { Chapter, ChapterOf } from '../protocol/story.ts';
import { bluffs } from './bluff.ts';
import { comebacks } from './comeback.ts';
import { luckyDeals } from './luck.ts';
import { tellStory } from './story.ts';
import { publicFrames, turnStarts } from './turns.ts';

function played(
  id: string,
  seed: number,
  given: Readonly<Record<string, unknown>> = {},
): { readonly game: Game; readonly match: Match } {
  const game = present(gameOf(id), 'game');
  const { rules, bots } = game;
  const resolved = resolveOptions(rules.options, given, rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const seats = game.usualSeats ?? rules.seats.min;
  return { game, match: playMatch(game, resolved.options, seats, present(bots.easy, 'bot'), seed) };
}

function storyOf({ game, match }: ReturnType<typeof played>, leftOut: readonly number[] = []): Chapter[] {
  return runToEnd(tellStory(match, game, leftOut));
}

function chapterOf<Kind extends Chapter['kind']>(story: readonly Chapter[], kind: Kind): ChapterOf<Kind> {
  return present(story.find((chapter) => chapter.kind === kind) as ChapterOf<Kind> | undefined, kind);
}

/** The scores after each deal, as the result has the deals. */
function standingsOf({ rules, state }: Match): number[][] {
  const { deals } = present(rules.result(state), 'result') as Result & {
    readonly deals: { readonly scores: number[] }[];
  };
  const standings: number[][] = [];
  for (const { scores } of deals) standings.push(scores.map((score, seat) => score + (standings.at(-1)?.[seat] ?? 0)));
  return standings;
}

const TWO_DEALS = played('briscola-chiamata', 4, { deals: 2 });
const STORY = storyOf(TWO_DEALS);

describe('a story of Briscola Chiamata', () => {
  const { game, match } = TWO_DEALS;

  it('is the same each time, a chapter of a kind, and whole tricks', () => {
    expect(storyOf(TWO_DEALS)).toEqual(STORY);
    expect(new Set(STORY.map(({ kind }) => kind)).size).toBe(STORY.length);
    const starts = turnStarts(match, game);
    for (const { from, until } of STORY) {
      expect(starts).toContain(from);
      expect(match.events.slice(from, until).map(({ type }) => type)).toEqual(Array(5).fill('play'));
      expect(publicFrames(match, { from, until })).toHaveLength(6);
    }
  });

  it('tells the cost of a move as the review of that deal does', () => {
    const { seats, deal, event, cost, better } = chapterOf(STORY, 'move');
    const asked = {
      game,
      match,
      seat: at(seats, 0),
      deal: at(dealsOf(match, present(game.searchModel, 'mind')), deal),
    };
    const { costly } = runToEnd(
      reviewDeal({ ...asked, budget: { search: 400, compare: 120, comparisons: 8, plays: 2 } }),
    );
    const same = costly.find((one) => one.event === event);
    expect(same?.loss.mean).toBeCloseTo(cost);
    expect(same?.better).toMatchObject(better);
    expect(match.events[event]?.by).toBe(seats[0]);
  });

  it('names nobody who is left out: the next best is told, or none', () => {
    const dearest = at(chapterOf(STORY, 'move').seats, 0);
    const others = storyOf(TWO_DEALS, [dearest]);
    expect(others.flatMap(({ seats }) => seats)).not.toContain(dearest);
    expect(storyOf(TWO_DEALS, [0, 1, 2, 3, 4])).toEqual([]);
  });
});

describe('a lucky deal', () => {
  const GAMES = ['briscola-chiamata', 'briscola', 'tressette', 'spizzichino', 'viva'];
  const lucky = ({ game, match }: ReturnType<typeof played>, leftOut: readonly number[] = []) =>
    runToEnd(luckyDeals(match, game, leftOut)).map(({ chapter }) => chapter);

  it.each(GAMES)(
    'in %s is one whose cards are worth more to a seat than to most, and that brought it something',
    (id) => {
      for (const seed of [1, 2]) {
        const { game, match } = played(id, seed, id === 'viva' ? { rounds: 2 } : {});
        const deals = dealsOf(match, present(game.searchModel, 'mind'));
        const plays = Math.max(6, Math.min(24, Math.floor(120 / deals.length)));
        for (const { seats, deal, worth, brought } of lucky({ game, match })) {
          const asked = { game, match, deal: at(deals, deal), isLate: () => false, budget: { plays } };
          const means = present(runToEnd(estimateLuck(asked)), 'luck').map(({ mean }) => mean);
          const seat = at(seats, 0);
          const fair = means.reduce((sum, mean) => sum + mean, 0) / means.length;
          const all = at(deals, deal).brought ?? [];
          // The best cards may have brought their seat nothing.
          expect(worth).toBe(Math.max(...means.filter((_, seat) => at(all, seat) > fair)));
          expect(worth).toBe(at(means, seat));
          expect(brought).toBe(at(all, seat));
          expect(brought).toBeGreaterThan(fair);
        }
      }
    },
  );

  it('is found in most matches, and nobody’s who is left out', () => {
    const all = GAMES.flatMap((id) => played(id, 3, id === 'viva' ? { rounds: 2 } : {}));
    expect(all.filter((one) => lucky(one).length > 0).length).toBeGreaterThan(3);
    for (const one of all) {
      const [first] = lucky(one);
      if (first) expect(lucky(one, first.seats).flatMap(({ seats }) => seats)).not.toContain(first.seats[0]);
    }
  });
});

describe('a comeback', () => {
  const matches = Array.from({ length: 80 }, (_, seed) => played('briscola-chiamata', seed, { deals: 3 }).match);

  it('is the winner’s largest deficit after a deal, told with the deal that brought the lead for good', () => {
    let told = 0;
    for (const match of matches) {
      const { winners } = present(match.rules.result(match.state), 'result');
      const [winner = 0] = winners;
      const standings = standingsOf(match);
      const deficits = standings.map(
        (totals) => Math.max(...totals.filter((_, seat) => seat !== winner)) - at(totals, winner),
      );
      const [found] = comebacks(match);
      const behind = Math.max(...deficits);
      if (winners.length > 1 || behind <= 0) {
        expect(found).toBeUndefined();
        continue;
      }
      told++;
      const { chapter } = present(found, 'comeback');
      expect(chapter).toMatchObject({ seats: [winner], behind, after: deficits.indexOf(behind) });
      expect(deficits.slice(chapter.deal).every((deficit) => deficit < 0)).toBe(true);
      expect(at(deficits, chapter.deal - 1)).toBeGreaterThanOrEqual(0);
    }
    expect(told).toBeGreaterThan(1);
  });

  it('is none where hardly anything was to catch up', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { match } = played('spizzichino', seed);
      const { scores } = present(match.rules.result(match.state), 'result');
      const most = Math.max(...scores.map(Math.abs));
      for (const { chapter } of comebacks(match)) expect(chapter.behind / most).toBeGreaterThanOrEqual(0.1);
    }
  });

  it.each(['briscola', 'tressette', 'spizzichino', 'viva', 'vbi-maior'])(
    'in %s is one of points, or none is told',
    (id) => {
      for (let seed = 0; seed < 12; seed++) {
        const { match } = played(id, seed, id === 'viva' ? { rounds: 3 } : {});
        for (const { chapter, event } of comebacks(match)) {
          expect(match.rules.result(match.state)?.winners).toEqual(chapter.seats);
          expect(match.events[event]).toBeDefined();
        }
      }
    },
  );

  it('names those who led then as well, so that nobody is told of who does not want to be', () => {
    for (const match of matches) {
      for (const { chapter, named } of comebacks(match)) {
        const totals = at(standingsOf(match), chapter.after);
        const leaders = totals.flatMap((total, seat) => (total === Math.max(...totals) ? seat : []));
        expect(named).toEqual(expect.arrayContaining([...leaders, ...chapter.seats]));
      }
    }
  });
});

describe('a bluff', () => {
  /** Everybody suspects the seat after the declarer, or the one after that where it is the partner. */
  function fooled(match: Match): Game {
    const game = present(gameOf('briscola-chiamata'), 'game');
    const suspects: Game['partnerSuspects'] = (seen) => {
      const call = game.guess?.(seen);
      if (!call || call.about === null) return undefined;
      const chances = Array.from({ length: match.seats }, () => 0.1);
      chances[call.about] = 0;
      chances[(call.about + 1) % match.seats] = 0.6;
      return { caller: call.about, chances };
    };
    return { ...game, partnerSuspects: suspects };
  }

  it('is what those believe who are neither the declarer nor the partner, against the truth', () => {
    const { match } = played('briscola-chiamata', 2, { deals: 3 });
    const { deals } = match.rules.result(match.state) as Result & {
      readonly deals: { readonly winner: number; readonly teammate: number | null }[];
    };
    const found = bluffs(match, fooled(match));
    const suspectOf = (deal: number) => (at(deals, deal).winner + 1) % match.seats;
    expect(found.length).toBeGreaterThan(0);
    for (const { chapter, named } of found) {
      const { winner, teammate } = at(deals, chapter.deal);
      const suspect = suspectOf(chapter.deal);
      const seat = teammate ?? winner;
      expect(chapter).toMatchObject({ seats: [seat], suspect, alone: teammate === null, suspected: 60, truth: 10 });
      expect(named).toEqual([seat, suspect]);
    }
    // Where the table is right, nobody has bluffed.
    for (const { chapter } of found) expect(at(deals, chapter.deal).teammate).not.toBe(suspectOf(chapter.deal));
  });

  it('is none in a game without a secret partner', () => {
    const { game, match } = played('briscola', 1);
    expect(bluffs(match, game)).toEqual([]);
  });
});

it.each(['briscola', 'tressette'])('counts the deals of %s in points of its cards', (id) => {
  const { game, match } = played(id, 1);
  const { deals } = match.rules.result(match.state) as Result & { readonly deals: { readonly worth: number[] }[] };
  const perPoint = id === 'tressette' ? 3 : 1;
  for (const [k, { brought }] of dealsOf(match, present(game.searchModel, 'mind')).entries()) {
    const [own = 0, other = 0] = at(deals, k).worth;
    expect(brought?.[0]).toBeCloseTo((own - other) / perPoint);
  }
});

it('tells nothing of a match that is not over', () => {
  const { game, match } = TWO_DEALS;
  const unfinished = newMatch(match.rules, match.options, match.seats);
  for (const event of match.events.slice(0, -1)) take(unfinished, event);
  expect(runToEnd(tellStory(unfinished, game, []))).toEqual([]);
});

describe('a game of Vbi Maior, in which no move is weighed,', () => {
  const matches = Array.from({ length: 30 }, (_, seed) => played('vbi-maior', seed).match);
  const game = present(gameOf('vbi-maior'), 'game');
  const told = matches.flatMap((match) => storyOf({ game, match }).map((chapter) => ({ chapter, match })));
  /** What lay in order when the events were over, and what had gone back. */
  const seenAfter = (match: Match, count: number) => {
    const again = newMatch(match.rules, match.options, match.seats);
    for (const event of match.events.slice(0, count)) take(again, event);
    const { area, returned, scores } = match.rules.observe(again.state, 'everyone') as unknown as {
      readonly area: { readonly card: string }[];
      readonly returned: readonly string[];
      readonly scores: { readonly malus: number }[];
    };
    return { laid: area.map(({ card }) => card), returned, scores };
  };
  const numbers = (faces: readonly string[]) => faces.map((face) => Number(face.slice(1)));

  it('tells of turns without a fault, which name nobody', () => {
    const perfect = told.filter(({ chapter }) => chapter.kind === 'perfect');
    expect(perfect.length).toBeGreaterThan(5);
    for (const { chapter, match } of perfect) {
      expect(chapter.seats).toEqual([]);
      const { faces } = chapter as ChapterOf<'perfect'>;
      expect(numbers(faces)).toEqual(numbers(faces).toSorted((a, b) => a - b));
      const end = matchScores(match);
      expect(at(end, chapter.deal).malus).toBe(0);
    }
  });

  it('tells of the card after which most others came too late', () => {
    const misplays = told.filter(({ chapter }) => chapter.kind === 'misplay');
    expect(misplays.length).toBeGreaterThan(5);
    for (const { chapter, match } of misplays) {
      const { faces, cards, from, until, seats } = chapter as ChapterOf<'misplay'>;
      const [early, ...late] = faces;
      expect(late).toHaveLength(Math.min(cards, 7));
      expect(match.events[from]).toMatchObject({ by: seats[0], type: 'turn-up' });
      expect(seenAfter(match, from + 1).laid).toContain(early);
      for (const number of numbers(late)) expect(number).toBeLessThan(at(numbers([early ?? '']), 0));
      expect(match.events[until - 1]?.type).toBe('turn-up');
    }
  });

  function matchScores(match: Match): { readonly malus: number }[] {
    return seenAfter(match, match.events.length).scores;
  }
});

it('shows a turn of a game without tricks, with the two before it', () => {
  const { game, match } = played('viva', 3, { rounds: 1 });
  const story = storyOf({ game, match });
  expect(story.length).toBeGreaterThan(0);
  for (const chapter of story) {
    const frames = publicFrames(match, chapter);
    expect(frames.length).toBeGreaterThan(1);
    expect(match.events.slice(chapter.from, chapter.until).map(({ by }) => by)).not.toContain('chance');
  }
});
