import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { useRound } from '../client/evening/evening.ts';
import type { PanelProps, ShownGame } from '../games/game.ts';
import { latestLogText } from '../games/log-lines.ts';
import { tvLayoutOf } from '../games/tv-layout.ts';
import { useWords } from '../games/use-words.ts';
import { tableNameOf } from '../i18n/names.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { haltedBy } from '../match/about-me.ts';
import { useSceneWithSpeaker } from '../match/bot-words.ts';
import { Countdown } from '../match/Countdown.tsx';
import { FairShuffleOnTv } from '../match/fair-shuffle/FairShuffle.tsx';
import { useHiddenTurn } from '../match/hidden-turn.ts';
import { useMoment } from '../match/moments/use-moment.ts';
import { Opening } from '../match/Opening.tsx';
import { Part } from '../match/Part.tsx';
import { useScoreAnimation } from '../match/score-animation/use-score-animation.ts';
import { useHighlights } from '../match/tabletop/use-highlights.ts';
import { useScene } from '../match/tabletop/use-scene.ts';
import { useMatchSound, viewKeyOf } from '../match/use-match-sound.ts';
import { type MatchProps, useHostPlayer, useMatchView, useShown } from '../match/use-match-view.ts';
import type { Scene } from '../motion/scene.ts';
import { Slip } from '../ui/Slip.tsx';
import { Callout, NumberToBeat } from './Callout.tsx';
import { JoinCorner } from './page/JoinCorner.tsx';
import { TurnBanner } from './TurnBanner.tsx';
import { withTvPlates } from './tv-plates.ts';

// What a match's first picture does without.
const BackButton = lazyPart(async () => (await import('./page/BackButton.tsx')).BackButton);
const CodexCode = lazyPart(async () => (await import('../match/CodexCode.tsx')).CodexCode);
const Finale = lazyPart(async () => (await import('./Finale.tsx')).Finale);
const MomentPicture = lazyPart(async () => (await import('../match/moments/MomentPicture.tsx')).MomentPicture);
const PointsGained = lazyPart(async () => (await import('../match/tabletop/PointsGained.tsx')).PointsGained);
const ScoreAnimation = lazyPart(
  async () => (await import('../match/score-animation/ScoreAnimation.tsx')).ScoreAnimation,
);
const ScoreSlip = lazyPart(async () => (await import('./ScoreSlip.tsx')).ScoreSlip);

/** How long the winners' names show alone, in ms. */
const FINALE_MS = 3200;

/**
 * Whether the match has just ended, so that the winners' names show alone: not for late joiners, nor during the score
 * animation.
 */
function useFinale({ observation, before }: PanelProps, isCounting: boolean): boolean {
  const isOver = observation.result !== undefined;
  const isSeen = isOver && before !== null;
  const [isPast, setPast] = useState(isOver && !isSeen);
  useEffect(() => {
    if (!isSeen || isCounting) return;
    const timer = setTimeout(() => setPast(true), FINALE_MS);
    return () => clearTimeout(timer);
  }, [isSeen, isCounting]);
  return isOver && !isPast;
}

interface Props {
  readonly table: TableView;
  readonly game: ShownGame;
}

/** A television has no links: stories are read on a phone, and one QR code at a time is enough. */
const CODEX_BY_QR = { Code: CodexCode };
const NO_BOOK = {};

/** Callbacks of a table without play. */
const IDLE = { focused: null };

/** The match in its public view: a television never opens a seat's stream. */
export function TvMatch({ table, game }: Props) {
  const { say } = useWords(table.game);
  const player = useHostPlayer(table.id, 'everyone', game);
  const shown = useShown();
  const tvLayout = useMemo(() => tvLayoutOf(table.game), [table.game]);
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
          tvLayout={tvLayout}
          book={isWaited(table) ? NO_BOOK : CODEX_BY_QR}
        />
      </Part>
    )
  );
}

interface NowProps {
  /** Why nobody moves, if so. */
  readonly halted: string | undefined;
  readonly line: string;
  readonly children: ReactNode;
}

/** Whose turn it is and what happened last; or, as large, why nobody moves. */
function Now({ halted, line, children }: NowProps) {
  return (
    <>
      {!halted && children}
      <p className={halted ? 'tv-turn' : 'tv-line'} role="status">
        {halted ?? line}
      </p>
    </>
  );
}

function RunningMatch(props: MatchProps<ShownGame>) {
  const { table, game, say, shown } = props;
  const silence = useHiddenTurn(table);
  const { scene, panel: latest, settled: panel, announced } = useMatchView({ ...props, hiddenTurn: silence });
  const [told, tell] = useState<Scene | null>(null);
  const seen = useMemo(() => told ?? withTvPlates(scene, table.seats, say), [told, scene, table.seats, say]);
  const sight = viewKeyOf(shown);
  const listening = useMatchSound({ scene: seen, settled: panel, announced, game: table.game, viewKey: sight });
  const counting = useScoreAnimation(game, table.game, panel);
  const { weigh } = listening;
  const onCloth = useHighlights({
    game: table.game,
    scene: seen,
    panel: latest,
    announced,
    weigh,
    judged: counting?.judged,
  });
  useScene(useSceneWithSpeaker(onCloth), { ...IDLE, listening });
  const running = useMoment(table.game, announced);
  const isRound = useRound() !== null;
  const isScored = game.isScored(panel.observation, panel.beat) && !counting;
  const isFinale = useFinale(panel, counting !== null);
  /** Why nobody moves. */
  const halted = haltedBy(silence ?? (table.paused && 'paused'));
  return (
    <main className="hud tv-match" data-scored={isScored}>
      <h1 className="unseen">{say('game.name')}</h1>
      <nav className="tv-avatars">
        <BackButton to={{ screen: 'table', table: table.id }} />
        {isRound && <strong className="tv-table">{tableNameOf(table, say)}</strong>}
        <FairShuffleOnTv table={table} say={say} />
      </nav>
      {isCodeShown(table) && (
        <Slip className="tv-code">
          <Part kind="slip" at={table}>
            <JoinCorner table={table} size={isWaited(table) ? 'small' : 'brief'} />
          </Part>
        </Slip>
      )}
      {!isScored && (
        <>
          <div className="tv-now">
            <Now halted={halted && say(halted.key)} line={latestLogText(game.log(panel.observation, panel))}>
              <TurnBanner plates={seen.plates} seats={table.seats} say={say} />
            </Now>
          </div>
          <div className="hud-status">
            <Part kind="slip" at={panel.observation}>
              <game.Status {...panel} />
            </Part>
          </div>
          <Countdown table={table} />
          {!table.startsIn && <Opening id={table.game} words={game.words} {...{ shown, say }} />}
          <NumberToBeat game={table.game} scene={seen} panel={announced} />
          <Callout game={table.game} scene={seen} panel={announced} />
          <PointsGained game={table.game} scene={seen} panel={announced} />
        </>
      )}
      {counting && <ScoreAnimation counting={counting} scene={onCloth} say={say} onlyShown />}
      {!running && game.Announcement && <game.Announcement {...announced} />}
      {running?.isOn && <MomentPicture {...{ moment: running.moment, game }} seated={table.seats} />}
      {isScored && isFinale && <Finale panel={panel} />}
      {isScored && !isFinale && <ScoreSlip table={table} game={game} panel={panel} onScene={tell} />}
    </main>
  );
}

/** A phone is expected: a seat is free, or its player is away. */
function isWaited({ seats }: TableView): boolean {
  return seats.some((who) => who.kind === 'empty' || (who.kind === 'person' && !who.here));
}

/** A table that no phone can join says so only where one is expected. */
function isCodeShown(table: TableView): boolean {
  return isWaited(table) || (table.addresses.length > 0 && table.code !== null);
}
