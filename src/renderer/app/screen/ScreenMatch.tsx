import { useMemo } from 'react';
import type { Seated, TableView } from '#shared/protocol/table.ts';
import { nameAt, type PanelProps, type TableGame } from '../../games/game.ts';
import { withPresence } from '../../games/presence.ts';
import { sofaOf } from '../../games/sofa.ts';
import { useBanter, useSpeaker } from '../../match/banter/useBanter.ts';
import { Guessed } from '../../match/bets/Guessed.tsx';
import { Elsewhere } from '../../match/Elsewhere.tsx';
import { Winners } from '../../match/Score.tsx';
import { SealOnScreen } from '../../match/seal/Seal.tsx';
import { useSilence } from '../../match/silence.ts';
import { sightOf, useHeard } from '../../match/useHeard.ts';
import { type MatchProps, useMatchView, usePlayer, useShown } from '../../match/useMatchView.ts';
import { Slip } from '../../paper/Slip.tsx';
import { useRound } from '../../session/evening/round.ts';
import type { Scene } from '../../table/api.ts';
import { nameOf } from '../../words/called.ts';
import { isolated } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';
import { CodexCode } from '../codex/CodexCode.tsx';
import { Part } from '../page/Part.tsx';
import { useWords } from '../page/useWords.ts';
import { Gained } from '../tabletop/Gained.tsx';
import { useOnCloth } from '../tabletop/useOnCloth.ts';
import { useScene } from '../tabletop/useScene.ts';
import { TallyOnCloth } from '../tally/TallyOnCloth.tsx';
import { useTally } from '../tally/useTally.ts';
import { Called, ToBeat } from './Called.tsx';
import { Finale } from './Finale.tsx';
import { JoinCorner } from './JoinCorner.tsx';
import { Turn } from './Turn.tsx';
import { useFinale } from './useFinale.ts';
import { WayBack } from './WayBack.tsx';

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
}

/** Nobody presses anything on a television: a story is read on a phone, and one code at a time is enough. */
const BOOK_BY_CODE = { Code: CodexCode };
const NO_BOOK = {};

/** What is said where nothing that is done is known to others. */
const STANDING = { lost: 'screen.lost', failed: 'fallen.title', stalled: 'screen.stalled' } as const;

/** Nothing is played on a screen. */
const IDLE = { focused: null };

/** The match as everybody may see it: no stream of a seat is ever opened here. */
export function ScreenMatch({ table, game }: Props) {
  const { say } = useWords(table.game);
  const player = usePlayer(table.id, 'everyone', game);
  const shown = useShown();
  const sofa = useMemo(() => sofaOf(table.game), [table.game]);
  return (
    shown && (
      <Part kind="page" at={shown}>
        <RunningMatch
          table={table}
          game={game}
          viewer="everyone"
          shown={shown}
          player={player}
          say={say}
          sofa={sofa}
          book={isWaited(table) ? NO_BOOK : BOOK_BY_CODE}
        />
      </Part>
    )
  );
}

function RunningMatch(props: MatchProps) {
  const { table, game, say } = props;
  const silence = useSilence(table);
  const { scene, panel: latest, told: panel, announced } = useMatchView({ ...props, silence });
  useBanter({ table, game, announced, told: panel, has: useWords(table.game).has });
  const seen = useMemo(() => forTheSofa(scene, table.seats, say), [scene, table.seats, say]);
  const sight = sightOf(props.shown);
  const listening = useHeard({ scene: seen, told: panel, announced, game: table.game, sight });
  const counting = useTally(game, table.game, panel);
  const { weigh } = listening;
  const onCloth = useOnCloth({
    game: table.game,
    scene: seen,
    panel: latest,
    announced,
    weigh,
    judged: counting?.judged,
  });
  useScene(useSpeaker(onCloth), { ...IDLE, listening });
  const isRound = useRound() !== null;
  const isScored = game.isScored(panel.observation, panel.beat) && !counting;
  const isFinale = useFinale(panel, counting !== null);
  /** Why nobody moves. */
  const standing = silence ? STANDING[silence] : table.paused && 'screen.paused';
  return (
    <main className="hud screen-match" data-scored={isScored}>
      <h1 className="unseen">{say('game.name')}</h1>
      <nav className="screen-marks">
        <WayBack to={{ screen: 'table', table: table.id }} />
        {isRound && <strong className="screen-table">{nameOf(table, say)}</strong>}
        <SealOnScreen table={table} say={say} />
      </nav>
      {isCodeShown(table) && (
        <Slip className="screen-code">
          <Part kind="slip" at={table}>
            <JoinCorner table={table} size={isWaited(table) ? 'small' : 'brief'} />
          </Part>
        </Slip>
      )}
      {!isScored && (
        <>
          <div className="screen-now">
            {!standing && <Turn plates={seen.plates} seats={table.seats} say={say} />}
            <p className="screen-line" role="status">
              {standing ? say(standing) : game.log(panel.observation, panel).at(-1)}
            </p>
          </div>
          <div className="hud-status">
            <Part kind="slip" at={panel.observation}>
              <game.Status {...panel} />
            </Part>
          </div>
          <ToBeat game={table.game} scene={seen} panel={announced} />
          <Called game={table.game} scene={seen} panel={announced} />
          <Gained game={table.game} scene={seen} panel={announced} />
        </>
      )}
      {counting && <TallyOnCloth counting={counting} scene={onCloth} say={say} onlyShown />}
      {game.Announcement && <game.Announcement {...announced} />}
      {isScored && isFinale && <Finale panel={panel} />}
      {isScored && !isFinale && <ScreenScore table={table} game={game} panel={panel} />}
    </main>
  );
}

function ScreenScore({ table, game, panel }: Pick<MatchProps, 'table' | 'game'> & { readonly panel: PanelProps }) {
  const { say, observation } = panel;
  const { result } = observation;
  const words = useWords(table.game);
  return (
    <Slip title={say(result ? 'result.title' : 'score.title')} className="screen-score">
      {result && <Winners winners={result.winners} panel={panel} />}
      <Part kind="slip" at={observation}>
        <game.ScoreSheet {...panel} />
      </Part>
      <Elsewhere table={table} say={say} />
      {table.room && <Guessed table={table} words={words} />}
      <StillLooking table={table} panel={panel} />
    </Slip>
  );
}

/** Somebody's phone is to come in: a seat is free, or whose it is is away. */
function isWaited({ seats }: TableView): boolean {
  return seats.some((who) => who.kind === 'empty' || (who.kind === 'person' && !who.here));
}

/** A table that no phone can come in to says so only where one is waited for. */
function isCodeShown(table: TableView): boolean {
  return isWaited(table) || (table.addresses.length > 0 && table.code !== null);
}

/** Plates are read from the sofa: large, with the first of their notes, or that somebody is away. */
function forTheSofa(scene: Scene, seats: readonly Seated[], say: Say): Scene {
  const plates = scene.plates.map((plate) => ({ ...plate, large: true }));
  return withPresence({ ...scene, sofa: true, plates }, seats, say);
}

/** The next deal comes when all have gone on. */
function StillLooking({ table, panel }: { readonly table: TableView; readonly panel: PanelProps }) {
  const names = (table.scorePause ?? []).map((seat) => nameAt(panel, seat));
  return (
    names.length > 0 && <p role="status">{panel.say('score.waiting', { names: names.map(isolated).join(', ') })}</p>
  );
}
