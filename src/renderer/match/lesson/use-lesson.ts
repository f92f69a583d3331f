/** Runs a lesson on a page, independent of how the page draws its table. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import { LEARNER, type Lesson, type Target } from '#shared/lessons/lesson.ts';
import { type LessonProgress, startLesson } from '#shared/lessons/lesson-run.ts';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import type { PlayUpdate, Seated } from '#shared/protocol/table.ts';
import { noteLesson } from '../../client/device/learned.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { ShownMatch, Source } from '../../client/match/match-client.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { useLocalPlayer, type ViewedMatch } from '../use-match-view.ts';
import { learnerName } from './lesson-text.ts';

// Runs a lesson's match in the page and notifies subscribers of its progress.

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

interface Learned {
  readonly teacher: LessonMatch;
  readonly game: TableGame;
  /** Number of seats. */
  readonly seats: number;
  readonly say: Say;
}

/** The lesson's match from the learner's view; undefined before the first update. */
export function useLessonView({ teacher, game, seats, say }: Learned): ViewedMatch | undefined {
  const { player, shown } = useLocalPlayer(teacher.source, LEARNER, useWithoutFairShuffle(game));
  const seated = useSeats(seats, say);
  return shown ? { table: { seats: seated }, game, viewer: LEARNER, shown, player, say } : undefined;
}

/** A lesson's cards have no seal, so this device neither contributes to nor checks one. */
function useWithoutFairShuffle(game: TableGame): TableGame {
  return useMemo(() => ({ ...game, observedDraws: () => [] }), [game]);
}

interface Told {
  readonly standing: LessonProgress;
  /** All cards have landed. */
  readonly isSettled: boolean;
  /** Targets of the spotlight. */
  readonly targets: readonly Target[];
}

const NOTHING: readonly Target[] = [];

/** The progress of a game's lesson, by the game's id; the device stores it. */
export function useLessonStep(id: string, teacher: LessonMatch, shown: ShownMatch): Told {
  const standing = useSyncExternalStore(teacher.subscribe, teacher.now);
  useRemembered(id, standing.isOver);
  const isSettled = shown.isAtRest && shown.match === standing.match && shown.version === standing.version;
  return { standing, isSettled, targets: (isSettled && !standing.alternative && standing.step?.targets) || NOTHING };
}

/** Opening a lesson marks it begun, reaching its end marks it done. */
function useRemembered(game: string, isOver: boolean): void {
  useEffect(() => {
    noteLesson(game, isOver ? 'done' : 'left');
  }, [game, isOver]);
}

/** Portraits of those who sit after the learner at a larger table, and of a single opponent. */
const COMPANY: readonly PortraitId[] = ['fisherman', 'baker', 'gentleman', 'girl'];
const COMPANION: PortraitId = 'aunt';

/** The learner and the opponents under the lesson's names. */
function useSeats(count: number, say: Say): Seated[] {
  const { name, mark } = useSettings();
  return useMemo(
    () =>
      Array.from({ length: count }, (_, seat) => ({
        kind: 'person',
        name: seat === LEARNER ? learnerName(name, say) : say(`lesson.seat.${seat}`),
        ...(seat === LEARNER && mark && { mark }),
        portrait: seat === LEARNER ? mark?.portrait : count === 2 ? COMPANION : COMPANY[seat - 1],
        here: true,
        lag: null,
        standIn: false,
        stoodIn: 0,
      })),
    [count, name, mark, say],
  );
}
