import { useCallback, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { LEARNER, type Lesson, type Target } from '#shared/lessons/lesson.ts';
import type { TableGame } from '../../games/game.ts';
import { buttonCalled, openCardKeyOf, Spotlight, rectOf } from '../../match/lesson/Rings.tsx';
import { LessonPanel } from '../../match/lesson/TeacherSlip.tsx';
import type { LessonMatch } from '../../match/lesson/teacher.ts';
import { useLessonView, useLessonStep } from '../../match/lesson/useGuided.ts';
import { type ViewedMatch, useMatchView } from '../../match/useMatchView.ts';
import type { Scene } from '../../table/api.ts';
import type { Say, Translator } from '../../words/say.ts';
import { Log, FlatMatch } from '../match/Playing.tsx';
import { usePendingMove } from '../match/useHeldMove.ts';
import { LoadingPage } from '../page/Alone.tsx';
import { RulesSheet } from '../sheets/Reading.tsx';
import { LessonOver } from './Ended.tsx';
import { canScrollIntoView, isInView, useScrollIntoView } from './inSight.ts';
import { FullScreenSheet } from './Over.tsx';
import { useLessonState } from './useKept.ts';

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly lesson: Lesson;
  readonly words: Translator;
  onLeave(): void;
  onAgain(): void;
  onExercises(): void;
}

/** The guided deal on the phone: the same table, drawn flat, as at a host's. */
export function LessonTable(props: Props) {
  const { id, game, lesson, words, onLeave } = props;
  const { say } = words;
  const teacher = useLessonState(id, lesson);
  const at = useLessonView({ teacher, game, seats: lesson.seats, say });
  return (
    <FullScreenSheet label={say('learn.title', { game: say('game.name') })} onClose={onLeave}>
      {/* Who went back finds a match of its own: nothing that was begun in the other is left. */}
      {at ? <AtTable key={at.shown.match} {...props} at={at} teacher={teacher} /> : <LoadingPage say={say} />}
    </FullScreenSheet>
  );
}

interface AtTableProps extends Props {
  readonly at: ViewedMatch;
  readonly teacher: LessonMatch;
}

function AtTable({ at, teacher, id, game, lesson, words, onLeave, onAgain, onExercises }: AtTableProps) {
  const { say } = words;
  const { standing, isSettled, targets } = useLessonStep(id, teacher, at.shown);
  const holding = usePendingMove(at);
  const view = useMatchView({ ...at, player: holding.player });
  const [reading, setReading] = useState(false);
  const find = useFind(view.scene, say);
  useScrollIntoView(targets, find);
  const locate = useCallback(
    (target: Target) => {
      const found = find(target);
      return found && isInView(found) ? rectOf(found) : undefined;
    },
    [find],
  );
  const log = <Log game={game} told={view.told} />;
  return (
    <FlatMatch
      {...{ at, view, holding, log }}
      share={HAND_HEIGHT_SHARE}
      top={null}
      first={
        <LessonPanel
          {...{ teacher, standing, isSettled, words }}
          steps={lesson.steps.length}
          aside={
            <>
              <button type="button" onClick={() => setReading(true)}>
                {say('hand.rules')}
              </button>
              <button type="button" onClick={onLeave}>
                {say('lesson.leave')}
              </button>
            </>
          }
        />
      }
      after={log}
    >
      <Spotlight targets={targets} locate={locate} />
      <div className="sheets">
        {reading && (
          <RulesSheet table={{ game: id, options: lesson.options }} say={say} onClose={() => setReading(false)} />
        )}
        {standing.isOver && isSettled && <LessonOver {...{ game, say, onLeave, onAgain, onExercises }} panel={view.told} />}
      </div>
    </FlatMatch>
  );
}

/** Of the window's height: the sentence needs its place, too. */
const HAND_HEIGHT_SHARE = 0.3;

/** Where a thing lies in the lesson: the page below has cards and buttons of its own. */
function useFind(scene: Scene, say: Say) {
  return useCallback(
    (target: Target): Element | null | undefined => {
      const page = document.querySelector('.over .playing');
      if (!page) return undefined;
      if ('button' in target) return buttonCalled(target.button, say, page);
      const all = placesOf(target, scene).map((selector) => page.querySelector(selector));
      return all.find((element) => element && canScrollIntoView(element));
    },
    [scene, say],
  );
}

/** Where it may lie on a phone, as selectors, the nearest first: a pile that is not drawn is told of on its owner's plate. */
function placesOf(target: Exclude<Target, { button: unknown }>, scene: Scene): string[] {
  if ('card' in target) return [`[data-card="${openCardKeyOf(scene, target.card)}"]`];
  if ('slip' in target) return [target.slip === 'status' ? '.standing .slip' : '.deciding .slip'];
  if ('plate' in target) return plateOf(target.plate);
  const owner = scene.zones.find(({ id }) => id === target.zone)?.owner;
  return [`[data-zone="${target.zone}"]`, ...(owner === undefined ? ['.deciding .slip'] : plateOf(owner))];
}

function plateOf(seat: Seat): string[] {
  return seat === LEARNER ? ['.deciding .slip', '.whose'] : [`.others [data-seat="${seat}"]`];
}
