/** Runs a lesson on a page, independent of how the page draws its table. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { LEARNER, type Target } from '#shared/lessons/lesson.ts';
import type { LessonProgress } from '#shared/lessons/lesson-run.ts';
import type { PortraitId } from '#shared/protocol/avatar.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { noteLesson } from '../../client/device/learned.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { useLocalPlayer, type ViewedMatch } from '../use-match-view.ts';
import type { LessonMatch } from './lesson-match.ts';

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
        name: seat === LEARNER ? name || say('lobby.name.standard') : say(`lesson.seat.${seat}`),
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
