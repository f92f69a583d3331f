/** The story of a finished match. */
import type { Interruptible } from '../bots/search/search.ts';
import type { Game } from '../engine/game.ts';
import { isOver, type Match } from '../engine/match.ts';
import type { Seat } from '../engine/rules.ts';
import { CHAPTER_KINDS, type Chapter } from '../protocol/story.ts';
import { bluffs } from './bluff.ts';
import type { Candidate } from './candidate.ts';
import { comebacks } from './comeback.ts';
import { dearestMoves } from './dearest-move.ts';
import { luckyDeals } from './luck.ts';
import { turnsToTell } from './memorable-turns.ts';
import { turnOf, turnStarts } from './turns.ts';

/** What can be told, the best of each kind first. */
function* candidatesOf(match: Match, game: Game, leftOut: readonly Seat[]): Interruptible<Candidate[]> {
  const [lucky, dear] = [yield* luckyDeals(match, game, leftOut), yield* dearestMoves(match, game, leftOut)];
  return [...lucky, ...bluffs(match, game), ...dear, ...turnsToTell(match, game), ...comebacks(match)];
}

/**
 * Up to one chapter of a kind, in the order told; none of a match that isn't over. `leftOut`: seats that no chapter names
 * or shows at a loss: the next best is told, or none.
 */
export function* tellStory(match: Match, game: Game, leftOut: readonly Seat[]): Interruptible<Chapter[]> {
  if (!isOver(match)) return [];
  const all = (yield* candidatesOf(match, game, leftOut)).filter(
    ({ named }) => !named.some((seat) => leftOut.includes(seat)),
  );
  const starts = turnStarts(match, game);
  return CHAPTER_KINDS.flatMap((kind) => {
    const best = all.find(({ chapter }) => chapter.kind === kind);
    return best ? ({ ...best.chapter, ...(best.turn ?? turnOf(best.event, starts, match)) } as Chapter) : [];
  });
}
