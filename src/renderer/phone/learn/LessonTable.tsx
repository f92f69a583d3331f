import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { LEARNER, type Lesson, type Target } from '#shared/lessons/lesson.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { focusFirst } from '../../input/focus.ts';
import { LessonEnd, LessonPanel } from '../../match/lesson/LessonPanel.tsx';
import { type LessonMatch, newLessonMatch } from '../../match/lesson/lesson-match.ts';
import { buttonCalled, openCardKeyOf, rectOf, Spotlight } from '../../match/lesson/Spotlight.tsx';
import { useLessonStep, useLessonView } from '../../match/lesson/use-lesson.ts';
import { useMatchView, type ViewedMatch } from '../../match/use-match-view.ts';
import type { Scene } from '../../motion/scene.ts';
import { FlatMatch, Log } from '../match/FlatMatch.tsx';
import { usePendingMove } from '../match/use-pending-move.ts';
import { LoadingPage } from '../page/Frame.tsx';
import { useLearning } from '../page/LearnButton.tsx';
import { RulesSheet } from '../sheets/Reading.tsx';

/** The guided deal of a game, by its id: as it was left, or from its beginning. It is kept until its end, or until it is forgotten. */
function useLessonState(game: string, lesson: Lesson): LessonMatch {
  const [teacher] = useState(() => useLearning.getState().kept[game] ?? newLessonMatch(lesson));
  useEffect(() => {
    useLearning.setState(({ kept }) => ({ kept: { ...kept, [game]: teacher } }));
    return () => {
      if (teacher.now().isOver) forgetLesson(game);
    };
  }, [game, teacher]);
  return teacher;
}

/** The next one begins anew. */
export function forgetLesson(game: string): void {
  useLearning.setState(({ kept: { [game]: _, ...kept } }) => ({ kept }));
}

/** What can be pointed at on a small page: where much scrolls, and much gives way. */
/** What scrolls on the page of a match. */
const SCROLLS = '.cloth, .middle, .others, .deciding .slip-body';

/** Of what is pointed at, at least so much of its height is there. */
const MIN_VISIBLE_SHARE = 0.4;

/** Whether enough of it is left by what scrolls around it, once it is scrolled to. */
function canScrollIntoView(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { height } = element.getBoundingClientRect();
  let around = element.parentElement?.closest(SCROLLS);
  while (around && around.clientHeight >= MIN_VISIBLE_SHARE * height) around = around.parentElement?.closest(SCROLLS);
  return !around;
}

/** Whether its middle is not scrolled away just now. */
function isInView(element: Element): boolean {
  const { y, height } = element.getBoundingClientRect();
  const middle = y + height / 2;
  for (let around = element.closest(SCROLLS); around; around = around.parentElement?.closest(SCROLLS) ?? null) {
    const { top, bottom } = around.getBoundingClientRect();
    if (around !== element && (middle < top || middle > bottom)) return false;
  }
  return true;
}

/** What is pointed at is scrolled to, where it lies in something that scrolls. */
function useScrollIntoView(targets: readonly Target[], find: (target: Target) => Element | null | undefined): void {
  useEffect(() => {
    for (const target of targets) find(target)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [targets, find]);
}

interface FullScreenSheetProps {
  readonly label: string;
  /** What Esc does. */
  onClose(): void;
  readonly children: ReactNode;
}

/** A page over the page, as large as the phone: what lies below goes on, and can't be touched. */
function FullScreenSheet({ label, onClose, children }: FullScreenSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    if (current) focusFirst(current);
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="over"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

interface LessonOverProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  onLeave(): void;
  onAgain(): void;
  onExercises(): void;
}

/** The lesson is over: what one may do while one still waits. */
function LessonOver({ game, panel, say, onLeave, onAgain, onExercises }: LessonOverProps) {
  return (
    <LessonEnd
      {...{ game, panel, say }}
      onClose={onLeave}
      closeLabel={say('sheet.close')}
      foot={
        <>
          <button type="button" className="brass" data-first onClick={onExercises}>
            {say('lesson.end.exercises')}
          </button>
          <button type="button" onClick={onAgain}>
            {say('lesson.again')}
          </button>
        </>
      }
    />
  );
}

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
                {say('phone.rules')}
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
        {standing.isOver && isSettled && (
          <LessonOver {...{ game, say, onLeave, onAgain, onExercises }} panel={view.told} />
        )}
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
