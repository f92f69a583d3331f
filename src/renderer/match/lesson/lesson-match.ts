/** Runs a lesson's match in the page and notifies subscribers of its progress. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Lesson } from '#shared/lessons/lesson.ts';
import { type LessonProgress, startLesson } from '#shared/lessons/lesson-run.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import type { Source } from '../../client/match/match-client.ts';

export interface LessonMatch {
  /** The match as a source a page can subscribe to. */
  readonly source: Source;
  /** The current progress; the same object until it changes. */
  now(): LessonProgress;
  subscribe(changed: () => void): () => void;
  /** Why the rules would refuse the learner's move. */
  why(move: AnyMove): Promise<Refusal | undefined>;
  goOn(): void;
  /** Keeps a move that the lesson did not ask for. */
  insist(): void;
  /** Takes that move back. */
  relent(): void;
  /** Returns to the step where the learner left the lesson's line. */
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
        // A returning subscriber gets the current state, a new one the whole history.
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
