import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Target } from '#shared/lessons/lesson.ts';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
import type { LoadedLesson } from '../../games/lessons.ts';
import { Key } from '../../keys/Key.tsx';
import { useKeys, useRefocus } from '../../keys/keyboard.ts';
import { buttonCalled, openCardKeyOf, Spotlight, rectOf } from '../../match/lesson/Rings.tsx';
import { LessonPanel } from '../../match/lesson/TeacherSlip.tsx';
import { newLessonMatch, type LessonMatch } from '../../match/lesson/teacher.ts';
import { useLessonView, useLessonStep } from '../../match/lesson/useGuided.ts';
import { viewKeyOf, useMatchSound } from '../../match/useHeard.ts';
import { type ViewedMatch, useMatchView } from '../../match/useMatchView.ts';
import { useScrollHint } from '../../paper/scrolling/useMore.ts';
import type { Scene, TableCard, Zone } from '../../table/api.ts';
import type { Say, Translator } from '../../words/say.ts';
import { AccessibleTable } from '../match/Twin.tsx';
import { RefusalReason } from '../match/WhyNot.tsx';
import { Part } from '../page/Part.tsx';
import { Rules } from '../page/Rules.tsx';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { AnnouncementLayer } from '../tabletop/Announcing.tsx';
import { PointsGained } from '../tabletop/Gained.tsx';
import { projectOnTable } from '../tabletop/projection.ts';
import { showRefusalOf } from '../tabletop/refused.ts';
import { useEmptyTable } from '../tabletop/useBackdrop.ts';
import { useCoversEdge } from '../tabletop/useCovered.ts';
import { useHighlights } from '../tabletop/useOnCloth.ts';
import { useScene } from '../tabletop/useScene.ts';
import { LessonOver } from './Ended.tsx';
import './learn.css';

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly loaded: LoadedLesson;
  onAgain(): void;
}

/** The guided deal on the real table, by the real rules, with nobody else in the house. */
export function LessonTable({ id, game, loaded, onAgain }: Props) {
  const [teacher] = useState(() => newLessonMatch(loaded.lesson));
  const words = useWords(id, loaded.words);
  const at = useLessonView({ teacher, game, seats: loaded.lesson.seats, say: words.say });
  if (!at) return <BareCloth game={id} />;
  return (
    // Who went back finds a match of its own: nothing that was begun in the other is left.
    <AtTable key={at.shown.match} {...{ id, at, teacher, words, onAgain }} steps={loaded.lesson.steps.length} />
  );
}

function BareCloth({ game }: { readonly game: string }) {
  useEmptyTable(game);
  return null;
}

interface AtTableProps {
  readonly id: string;
  readonly at: ViewedMatch;
  readonly teacher: LessonMatch;
  readonly words: Translator;
  readonly steps: number;
  onAgain(): void;
}

function AtTable({ id, at, teacher, words, steps, onAgain }: AtTableProps) {
  const { game, shown, player } = at;
  const { say } = words;
  const { standing, isSettled, targets } = useLessonStep(id, teacher, shown);
  const view = useMatchView(at);
  const { scene, panel, told, announced, play, point } = view;
  const listening = useMatchSound({ ...view, game: id, sight: viewKeyOf(shown) });
  const [focused, setFocused] = useState<string | null>(null);
  /** The rules are read: from a rule on, or from the beginning. */
  const [reading, setReading] = useState<{ readonly rule?: string } | null>(null);
  const seen = useHighlights({ ...view, game: id, weigh: listening.weigh });
  const pick = useCallback(
    (card: TableCard, zone?: Zone) => {
      play(card, zone);
      if (!card.playable && card.why !== undefined) showRefusalOf(card.key);
    },
    [play],
  );
  useScene(seen, { focused, listening, play: pick, point, skip: player.skip });
  useRefocus();
  const leave = (): void => goTo({ screen: 'home' });
  const openRules = (): void => setReading({});
  useKeys({ Escape: leave, r: openRules, R: openRules, s: () => player.skip() });
  const locate = useLocate(scene, say);
  return (
    <>
      <PointsGained game={id} scene={seen} panel={announced} />
      <main className="hud guided">
        <h1 className="unseen">{say('learn.title', { game: say('game.name') })}</h1>
        <Part kind="slip" at={panel.observation}>
          <AnnouncementLayer game={game} announced={announced} />
        </Part>
        <p className="hud-caption" aria-hidden="true">
          {game.log(told.observation, told).at(-1)}
        </p>
        <div className="hud-left">
          <nav className="hud-tabs" aria-label={say('lesson.title')}>
            <button type="button" className="tab" aria-keyshortcuts="Escape" onClick={leave}>
              {say('lesson.leave')} <Key of="Escape">Esc</Key>
            </button>
            <button type="button" className="tab" aria-keyshortcuts="R" onClick={openRules}>
              {say('hud.rules')} <Key of="r">R</Key>
            </button>
          </nav>
        </div>
        <Side game={game} panel={panel} told={told}>
          <LessonPanel teacher={teacher} standing={standing} steps={steps} isSettled={isSettled} words={words} />
        </Side>
        <AccessibleTable
          scene={scene}
          lines={game.log(told.observation, told)}
          onPlay={pick}
          onLay={undefined}
          onFocus={setFocused}
        />
      </main>
      <Spotlight targets={targets} locate={locate} />
      <RefusalReason
        {...{ id, game, scene, say }}
        observation={panel.observation}
        ask={teacher.why}
        toRule={(rule) => (
          <button type="button" className="plain" onClick={() => setReading({ rule })}>
            {say('why.rule', { rule })}
          </button>
        )}
      />
      {reading && <Rules game={id} asked={reading.rule} onClose={() => setReading(null)} />}
      {standing.isOver && isSettled && <LessonOver id={id} game={game} panel={told} say={say} onAgain={onAgain} />}
    </>
  );
}

interface SideProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly told: PanelProps;
  readonly children: ReactNode;
}

/** What is said, how it stands, and what is to be decided, in one column: the table stays free. */
function Side({ game, panel, told, children }: SideProps) {
  const status = useCoversEdge<HTMLDivElement>();
  const side = useRef<HTMLDivElement>(null);
  useScrollHint(side);
  return (
    <div ref={side} className="hud-side">
      {children}
      <div ref={status} className="hud-status">
        <Part kind="slip" at={told.observation}>
          <game.Status {...told} />
        </Part>
      </div>
      <div key={decisionOf(game, panel)} className="hud-actions">
        <Part kind="slip" at={panel.observation}>
          <game.Actions {...panel} />
        </Part>
      </div>
    </div>
  );
}

/** Where a thing is seen: on the table, or on paper. */
function useLocate(scene: Scene, say: Say) {
  return useCallback(
    (target: Target) => {
      if ('card' in target) {
        const key = openCardKeyOf(scene, target.card);
        return key === undefined ? undefined : projectOnTable(key);
      }
      if ('zone' in target) return projectOnTable(target.zone);
      if ('plate' in target) return projectOnTable(`plate:${target.plate}`);
      if ('slip' in target) return rectOf(document.querySelector(`.hud-${target.slip} .slip`));
      return rectOf(buttonCalled(target.button, say, document));
    },
    [scene, say],
  );
}
