import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { LEARNER, type Lesson, type Target } from '#shared/lessons/lesson.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { focusFirst } from '../../input/focus.ts';
import { LessonEnd, LessonPanel } from '../../match/lesson/LessonPanel.tsx';
import { buttonCalled, openCardKeyOf, rectOf, Spotlight } from '../../match/lesson/Spotlight.tsx';
import { type LessonMatch, newLessonMatch, useLessonStep, useLessonView } from '../../match/lesson/use-lesson.ts';
import { useMatchView, type ViewedMatch } from '../../match/use-match-view.ts';
import type { Scene } from '../../motion/scene.ts';
import { FlatMatch, Log } from '../match/FlatMatch.tsx';
import { usePendingMove } from '../match/use-pending-move.ts';
import { LoadingPage } from '../page/Frame.tsx';
import { useLearning } from '../page/LearnButton.tsx';
import { RulesSheet } from '../sheets/Reading.tsx';

/** A game's lesson, by the game's id: resumed or new. It is kept until it ends or is dropped. */
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

/** Drops a kept lesson, so that the next one starts anew. */
export function forgetLesson(game: string): void {
  useLearning.setState(({ kept: { [game]: _, ...kept } }) => ({ kept }));
}

// Finds spotlight targets on a small page, where much scrolls and shrinks.

/** Scroll containers of the match page. */
const SCROLLS = '.cloth, .middle, .others, .deciding .slip-body';

/** Minimum visible share of a target's height. */
const MIN_VISIBLE_SHARE = 0.4;

/** Tells whether enough of the element is visible once its scroll containers show it. */
function canScrollIntoView(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { height } = element.getBoundingClientRect();
  let around = element.parentElement?.closest(SCROLLS);
  while (around && around.clientHeight >= MIN_VISIBLE_SHARE * height) around = around.parentElement?.closest(SCROLLS);
  return !around;
}

/** Tells whether the element's middle is scrolled into view. */
function isInView(element: Element): boolean {
  const { y, height } = element.getBoundingClientRect();
  const middle = y + height / 2;
  for (let around = element.closest(SCROLLS); around; around = around.parentElement?.closest(SCROLLS) ?? null) {
    const { top, bottom } = around.getBoundingClientRect();
    if (around !== element && (middle < top || middle > bottom)) return false;
  }
  return true;
}

/** Scrolls targets into view; the first one where not all fit. */
function useScrollIntoView(targets: readonly Target[], find: (target: Target) => Element | null | undefined): void {
  useEffect(() => {
    for (const target of targets.toReversed()) find(target)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [targets, find]);
}

interface FullScreenSheetProps {
  readonly label: string;
  /** Handles Esc. */
  onClose(): void;
  readonly children: ReactNode;
}

/** A full-screen page above the page; the one below goes on but takes no touch. */
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

/** The end of a lesson, with what to do while still waiting. */
function LessonOver({ game, panel, say, onLeave, onAgain, onExercises }: LessonOverProps) {
  return (
    <LessonEnd
      {...{ game, panel, say }}
      onClose={onLeave}
      closeLabel={say('sheet.close')}
      foot={
        <>
          <button type="button" className="brass" data-autofocus onClick={onExercises}>
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

/** The lesson on the phone: the flat table of a real match. */
export function LessonTable(props: Props) {
  const { id, game, lesson, words, onLeave } = props;
  const { say } = words;
  const teacher = useLessonState(id, lesson);
  const at = useLessonView({ teacher, game, seats: lesson.seats, say });
  return (
    <FullScreenSheet label={say('learn.title', { game: say('game.name') })} onClose={onLeave}>
      {/* Going back creates a new match, so no state of the old one remains. */}
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
  const log = <Log game={game} told={view.settled} />;
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
          <LessonOver {...{ game, say, onLeave, onAgain, onExercises }} panel={view.settled} />
        )}
      </div>
    </FlatMatch>
  );
}

/** The hand's share of the window's height, which leaves room for the lesson's text. */
const HAND_HEIGHT_SHARE = 0.27;

/** Finds a target within the lesson, since the page below has cards and buttons of its own. */
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

/** Selectors for a target on a phone, the nearest first: an undrawn pile is shown on its owner's plate. */
function placesOf(target: Exclude<Target, { button: unknown }>, scene: Scene): string[] {
  if ('card' in target) return [`[data-card="${openCardKeyOf(scene, target.card)}"]`];
  if ('slip' in target) return [target.slip === 'status' ? '.badge' : '.deciding .slip'];
  if ('plate' in target) return plateOf(target.plate);
  const owner = scene.zones.find(({ id }) => id === target.zone)?.owner;
  return [`[data-zone="${target.zone}"]`, ...(owner === undefined ? ['.deciding .slip'] : plateOf(owner))];
}

/** A low phone has room for neither of the learner's own while a step is read: then their points are lit. */
function plateOf(seat: Seat): string[] {
  return seat === LEARNER ? ['.deciding .slip', '.whose', '.badge'] : [`.others [data-seat="${seat}"]`];
}
