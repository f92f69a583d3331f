/** The story of an evening: of each kind the best that its matches have to tell. */
import { maxBy } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import { CHAPTER_KINDS, type Chapter } from '../protocol/story.ts';

/** What is told of one of its matches. */
export interface ToldMatch {
  readonly chapters: readonly Chapter[];
  /** The seats of bots. */
  readonly bots: readonly Seat[];
}

/** A chapter, and the match that it is of. */
export interface ChosenChapter<Match extends ToldMatch> {
  readonly match: Match;
  readonly chapter: Chapter;
}

/** What is told first where there is too much for a minute. */
const FIRST = ['move', 'bluff', 'luck', 'comeback', 'perfect', 'misplay', 'run'] as const;
const MOST_CHAPTERS = 5;

/** Up to one chapter of a kind, in the order told. What bots did is told only where people did nothing of the kind. */
export function tellEvening<Match extends ToldMatch>(matches: readonly Match[]): ChosenChapter<Match>[] {
  const best = CHAPTER_KINDS.flatMap((kind) => {
    const all = matches.flatMap((match) =>
      match.chapters.flatMap((chapter) => (chapter.kind === kind ? { match, chapter } : [])),
    );
    const ofPeople = all.filter(
      ({ match, chapter: { seats } }) => seats.length === 0 || seats.some((seat) => !match.bots.includes(seat)),
    );
    const among = ofPeople.length > 0 ? ofPeople : all;
    return among.length > 0 ? maxBy(among, ({ chapter }) => chapter.weight) : [];
  });
  const told = best
    .map(({ chapter }) => chapter.kind)
    .sort((a, b) => FIRST.indexOf(a) - FIRST.indexOf(b))
    .slice(0, MOST_CHAPTERS);
  return best.filter(({ chapter }) => told.includes(chapter.kind));
}
