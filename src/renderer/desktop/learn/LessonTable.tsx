import './learn.css';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Target } from '#shared/lessons/lesson.ts';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { hasLesson, type LoadedLesson, loadLesson } from '../../games/load-lesson.ts';
import { latestLogText, logTexts } from '../../games/log-lines.ts';
import { useWords } from '../../games/use-words.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { useKeys, useRefocus } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { LessonEnd, LessonPanel } from '../../match/lesson/LessonPanel.tsx';
import { buttonCalled, openCardKeyOf, rectOf, Spotlight } from '../../match/lesson/Spotlight.tsx';
import { type LessonMatch, newLessonMatch, useLessonStep, useLessonView } from '../../match/lesson/use-lesson.ts';
import { Part } from '../../match/Part.tsx';
import { AnnouncementLayer } from '../../match/tabletop/AnnouncementLayer.tsx';
import { PointsGained } from '../../match/tabletop/PointsGained.tsx';
import { showRefusalOf } from '../../match/tabletop/refused-card.ts';
import { useEmptyTable } from '../../match/tabletop/use-backdrop.ts';
import { useBadgeHeight } from '../../match/tabletop/use-badge-height.ts';
import { useHighlights } from '../../match/tabletop/use-highlights.ts';
import { projectOnTable, useScene } from '../../match/tabletop/use-scene.ts';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';
import { useMatchSound, viewKeyOf } from '../../match/use-match-sound.ts';
import { useMatchView, type ViewedMatch } from '../../match/use-match-view.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { AccessibleTable } from '../match/AccessibleTable.tsx';
import { RefusalReason } from '../match/RefusalReason.tsx';
import { PlayNow } from '../page/PlayNow.tsx';
import { Rules } from '../page/Rules.tsx';
import { LoadFailed } from './Exercises.tsx';

/** A game's lesson, from its first sentence. */
export function Lesson({ game }: { readonly game: string }) {
  const table = tableGameOf(game);
  const { value: loaded, ...fetched } = useFetched(hasLesson(game) ? game : undefined, loadLesson);
  const [tries, setTries] = useState(0);
  if (!table || !hasLesson(game)) return <NoLesson />;
  if (!loaded)
    return fetched.tried ? <LoadFailed title="learn.title" game={game} {...fetched} /> : <OnItsWay game={game} />;
  return (
    <Part kind="page" at={tries}>
      <LessonTable key={tries} id={game} game={table} loaded={loaded} onAgain={() => setTries(tries + 1)} />
    </Part>
  );
}

function OnItsWay({ game }: { readonly game: string }) {
  useEmptyTable(game);
  return <main data-loading />;
}

/** An address may name a game without a lesson. */
function NoLesson() {
  const { say } = useWords();
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet title={say('learn.none')} onClose={home} closeLabel={say('home.back')}>
      <p>{say('learn.none.about')}</p>
    </Sheet>
  );
}

interface LessonOverProps {
  readonly id: string;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  onAgain(): void;
}

/** The end of a lesson, with its next steps. */
function LessonOver({ id, game, panel, say, onAgain }: LessonOverProps) {
  return (
    <LessonEnd
      {...{ game, panel, say }}
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('home.back')}
      foot={
        <>
          <PlayNow game={id} first label={say('lesson.end.play')} />
          <a className="button" href={addressOf({ screen: 'exercises', game: id })}>
            {say('lesson.end.exercises')}
          </a>
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
  readonly loaded: LoadedLesson;
  onAgain(): void;
}

/** The lesson on the 3D table, by the real rules, without a host. */
function LessonTable({ id, game, loaded, onAgain }: Props) {
  const [teacher] = useState(() => newLessonMatch(loaded.lesson));
  const words = useWords(id, loaded.words);
  const at = useLessonView({ teacher, game, seats: loaded.lesson.seats, say: words.say });
  if (!at) return <BareCloth game={id} />;
  return (
    // Going back creates a new match, so no state of the old one remains.
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
  const { scene, panel, settled, announced, play, point } = view;
  const listening = useMatchSound({ ...view, game: id, viewKey: viewKeyOf(shown) });
  const [focused, setFocused] = useState<string | null>(null);
  /** The rules are open: from a rule on, or from the beginning. */
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
  const caption = useCoversEdge<HTMLParagraphElement>();
  return (
    <>
      <PointsGained game={id} scene={seen} panel={announced} />
      <main className="hud guided">
        <h1 className="unseen">{say('learn.title', { game: say('game.name') })}</h1>
        <Part kind="slip" at={panel.observation}>
          <AnnouncementLayer game={game} announced={announced} />
        </Part>
        <p ref={caption} className="hud-caption" aria-hidden="true">
          {latestLogText(game.log(settled.observation, settled))}
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
        <Side game={game} panel={panel} settled={settled}>
          <LessonPanel teacher={teacher} standing={standing} steps={steps} isSettled={isSettled} words={words} />
        </Side>
        <AccessibleTable
          scene={scene}
          lines={logTexts(game.log(settled.observation, settled))}
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
            {say('refused.rule')}
          </button>
        )}
      />
      {reading && <Rules game={id} rule={reading.rule} onClose={() => setReading(null)} />}
      {standing.isOver && isSettled && <LessonOver id={id} game={game} panel={settled} say={say} onAgain={onAgain} />}
    </>
  );
}

interface SideProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly settled: PanelProps;
  readonly children: ReactNode;
}

/** The sentence, the status and the decision in one column, so that the table stays free. */
function Side({ game, panel, settled, children }: SideProps) {
  const status = useCoversEdge<HTMLDivElement>();
  useBadgeHeight(status);
  const side = useRef<HTMLDivElement>(null);
  useScrollHint(side);
  return (
    <div ref={side} className="hud-side">
      {children}
      <div ref={status} className="hud-status">
        <Part kind="slip" at={settled.observation}>
          <game.Status {...settled} />
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

/** Finds a target on the table or on a slip. */
function useLocate(scene: Scene, say: Say) {
  return useCallback(
    (target: Target) => {
      if ('card' in target) {
        const key = openCardKeyOf(scene, target.card);
        return key === undefined ? undefined : projectOnTable(key);
      }
      if ('zone' in target) return projectOnTable(target.zone);
      if ('plate' in target) return projectOnTable(`plate:${target.plate}`);
      if ('slip' in target)
        return rectOf(document.querySelector(target.slip === 'status' ? '.badge' : '.hud-actions .slip'));
      return rectOf(buttonCalled(target.button, say, document));
    },
    [scene, say],
  );
}
