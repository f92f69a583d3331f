import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LEARNER, type Target } from '#shared/lessons/lesson.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { decisionOf, type PanelProps, type TableGame } from '../../games/game.ts';
import type { LoadedLesson } from '../../games/lessons.ts';
import { useKeys, useRefocus } from '../../keys/keyboard.ts';
import { buttonCalled, keyOf, Rings, rectOf } from '../../match/lesson/Rings.tsx';
import { TeacherSlip } from '../../match/lesson/TeacherSlip.tsx';
import { newTeacher, type Teacher } from '../../match/lesson/teacher.ts';
import { sightOf, useHeard } from '../../match/useHeard.ts';
import { type SeenMatch, useMatchView, useShown, useSource } from '../../match/useMatchView.ts';
import { noteLesson } from '../../session/device/learned.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Scene } from '../../table/api.ts';
import type { Say, Spoken } from '../../words/say.ts';
import { Twin } from '../match/Twin.tsx';
import { Part } from '../page/Part.tsx';
import { Rules } from '../page/Rules.tsx';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { projected } from '../tabletop/projection.ts';
import { useBareCloth } from '../tabletop/useBackdrop.ts';
import { useCovers } from '../tabletop/useCovered.ts';
import { useScene } from '../tabletop/useScene.ts';
import { Ended } from './Ended.tsx';
import './learn.css';

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly loaded: LoadedLesson;
  onAgain(): void;
}

/** The guided deal on the real table, by the real rules, with nobody else in the house. */
export function Guided({ id, game, loaded, onAgain }: Props) {
  const [teacher] = useState(() => newTeacher(loaded.lesson));
  const words = useWords(id, loaded.words);
  const player = useSource(teacher.source, LEARNER, game);
  const shown = useShown();
  const seats = useSeats(loaded.lesson.seats, words.say);
  if (!shown) return <BareCloth game={id} />;
  const at = { table: { seats }, game, viewer: LEARNER, shown, player, say: words.say } as const;
  return (
    <AtTable id={id} at={at} teacher={teacher} words={words} steps={loaded.lesson.steps.length} onAgain={onAgain} />
  );
}

function BareCloth({ game }: { readonly game: string }) {
  useBareCloth(game);
  return null;
}

interface AtTableProps {
  readonly id: string;
  readonly at: SeenMatch;
  readonly teacher: Teacher;
  readonly words: Spoken;
  readonly steps: number;
  onAgain(): void;
}

function AtTable({ id, at, teacher, words, steps, onAgain }: AtTableProps) {
  const { game, shown, player } = at;
  const { say } = words;
  const standing = useSyncExternalStore(teacher.subscribe, teacher.now);
  const view = useMatchView(at);
  const { scene, panel, told, announced, play, point } = view;
  const listening = useHeard({ ...view, game: id, sight: sightOf(shown) });
  const [focused, setFocused] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  useScene(scene, { focused, listening, play, point, skip: player.skip });
  useRefocus();
  useRemembered(id, standing.isOver);
  const leave = (): void => goTo({ screen: 'home' });
  const openRules = (): void => setReading(true);
  useKeys({ Escape: leave, r: openRules, R: openRules, s: () => player.skip() });
  const isSettled = shown.isAtRest && shown.version === standing.version;
  const locate = useLocate(scene, say);
  const targets = (isSettled && !standing.otherwise && standing.step?.at) || NOTHING;
  return (
    <>
      <main className="hud guided">
        <h1 className="unseen">{say('learn.title', { game: say('game.name') })}</h1>
        <Part kind="slip" at={panel.observation}>
          {game.Announcement && <game.Announcement {...announced} />}
        </Part>
        <p className="hud-caption" aria-hidden="true">
          {game.log(told.observation, told).at(-1)}
        </p>
        <div className="hud-left">
          <nav className="hud-tabs" aria-label={say('lesson.title')}>
            <button type="button" className="tab" aria-keyshortcuts="Escape" onClick={leave}>
              {say('lesson.leave')} <kbd>Esc</kbd>
            </button>
            <button type="button" className="tab" aria-keyshortcuts="R" onClick={openRules}>
              {say('hud.rules')} <kbd>R</kbd>
            </button>
          </nav>
        </div>
        <Side game={game} panel={panel} told={told}>
          <TeacherSlip teacher={teacher} standing={standing} steps={steps} isSettled={isSettled} words={words} />
        </Side>
        <Twin
          scene={scene}
          lines={game.log(told.observation, told)}
          onPlay={play}
          onLay={undefined}
          onFocus={setFocused}
        />
      </main>
      <Rings targets={targets} locate={locate} />
      {reading && <Rules game={id} onClose={() => setReading(false)} />}
      {standing.isOver && isSettled && <Ended id={id} game={game} panel={told} say={say} onAgain={onAgain} />}
    </>
  );
}

const NOTHING: readonly Target[] = [];

interface SideProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly told: PanelProps;
  readonly children: ReactNode;
}

/** What is said, how it stands, and what is to be decided, in one column: the table stays free. */
function Side({ game, panel, told, children }: SideProps) {
  const status = useCovers<HTMLDivElement>();
  return (
    <div className="hud-side">
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

/** Who was here has begun; who came to the end has done it. */
function useRemembered(game: string, isOver: boolean): void {
  useEffect(() => {
    noteLesson(game, isOver ? 'done' : 'left');
  }, [game, isOver]);
}

/** The learner, and the others as the lesson calls them. */
function useSeats(count: number, say: Say): Seated[] {
  const { name, mark } = useSettings();
  return useMemo(
    () =>
      Array.from({ length: count }, (_, seat) => ({
        kind: 'person',
        name: seat === LEARNER ? name || say('lobby.name.standard') : say(`lesson.seat.${seat}`),
        ...(seat === LEARNER && mark && { mark }),
        here: true,
        lag: null,
        standIn: false,
        stoodIn: 0,
      })),
    [count, name, mark, say],
  );
}

/** Where a thing is seen: on the table, or on paper. */
function useLocate(scene: Scene, say: Say) {
  return useCallback(
    (target: Target) => {
      if ('card' in target) {
        const key = keyOf(scene, target.card);
        return key === undefined ? undefined : projected(key);
      }
      if ('zone' in target) return projected(target.zone);
      if ('plate' in target) return projected(`plate:${target.plate}`);
      if ('slip' in target) return rectOf(document.querySelector(`.hud-${target.slip} .slip`));
      return rectOf(buttonCalled(target.button, say));
    },
    [scene, say],
  );
}
