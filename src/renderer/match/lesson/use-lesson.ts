/** A lesson as it is gone through on a page, however that draws its table. */
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
  /** How many sit there. */
  readonly seats: number;
  readonly say: Say;
}

/** The lesson's match, seen with the learner's eyes; nothing before its first sight. */
export function useLessonView({ teacher, game, seats, say }: Learned): ViewedMatch | undefined {
  const { player, shown } = useLocalPlayer(teacher.source, LEARNER, useWithoutFairShuffle(game));
  const seated = useSeats(seats, say);
  return shown ? { table: { seats: seated }, game, viewer: LEARNER, shown, player, say } : undefined;
}

/** A lesson's cards come from no seal: this device is no witness of theirs, nor are they held against those of a table. */
function useWithoutFairShuffle(game: TableGame): TableGame {
  return useMemo(() => ({ ...game, observedDraws: () => [] }), [game]);
}

interface Told {
  readonly standing: LessonProgress;
  /** All cards lie where the sentence finds them. */
  readonly isSettled: boolean;
  /** What the light points at. */
  readonly targets: readonly Target[];
}

const NOTHING: readonly Target[] = [];

/** Where the lesson of a game (by its id) stands, beside what is shown of it; the device remembers how far it came. */
export function useLessonStep(id: string, teacher: LessonMatch, shown: ShownMatch): Told {
  const standing = useSyncExternalStore(teacher.subscribe, teacher.now);
  useRemembered(id, standing.isOver);
  const isSettled = shown.isAtRest && shown.match === standing.match && shown.version === standing.version;
  return { standing, isSettled, targets: (isSettled && !standing.alternative && standing.step?.targets) || NOTHING };
}

/** Who was here has begun; who came to the end has done it. */
function useRemembered(game: string, isOver: boolean): void {
  useEffect(() => {
    noteLesson(game, isOver ? 'done' : 'left');
  }, [game, isOver]);
}

/** Whom they look like who sit after the learner, at a table for more than two; and who sits there alone. */
const COMPANY: readonly PortraitId[] = ['fisherman', 'baker', 'gentleman', 'girl'];
const COMPANION: PortraitId = 'aunt';

/** The learner, and the others as the lesson calls them. */
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
