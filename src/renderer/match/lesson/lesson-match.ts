/** A lesson on a page: plays the match in the page itself, and tells who listens where it stands. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { type LessonProgress, startLesson } from '#shared/lessons/lesson-run.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Source } from '../../client/match/match-client.ts';

export interface LessonMatch {
  /** The match, as a page follows one. */
  readonly source: Source;
  /** The same object until something changes. */
  now(): LessonProgress;
  subscribe(changed: () => void): () => void;
  /** Why the rules would refuse a move of the learner's. */
  why(move: AnyMove): Promise<Refusal | undefined>;
  goOn(): void;
  /** Stays with a move that was not asked for. */
  insist(): void;
  /** Chooses again. */
  relent(): void;
  /** To the step at which another way was gone. */
  goBack(): void;
}

export function newLessonMatch(lesson: Lesson): LessonMatch {
  const run = startLesson(lesson);
  const listening = new Set<() => void>();
  let standing = run.now();
  let take: ((update: PlayUpdate) => void) | undefined;

  const tell = (): void => {
    standing = run.now();
    for (const update of run.news()) take?.(updateOf(update, standing.match));
    for (const changed of listening) changed();
  };
  const then = (act: () => void) => () => {
    act();
    tell();
  };
  return {
    source: {
      watch(_viewer, latest, follower) {
        take = follower;
        const news = run.news();
        // Who looks again is shown how it stands; who comes first, all of it.
        for (const update of news.length > 0 || latest() ? news : [run.latest()])
          follower(updateOf(update, standing.match));
        return () => {
          if (take === follower) take = undefined;
        };
      },
      async move(_seat, _on, move: AnyMove) {
        const refused = run.act(move);
        tell();
        return refused === undefined && standing.alternative === null;
      },
    },
    now: () => standing,
    subscribe(changed) {
      listening.add(changed);
      return () => listening.delete(changed);
    },
    why: async (move) => run.why(move),
    goOn: then(run.goOn),
    insist: then(run.insist),
    relent: then(run.relent),
    goBack: then(run.goBack),
  };
}

function updateOf({ version, observation, moves }: Update, match: number): PlayUpdate {
  return { match, version, observation, moves: [...moves] };
}
