import { useCallback, useEffect, useMemo, useState } from 'react';
import { gameOf } from '#catalogue';
import type { Replay } from '#shared/engine/replay.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import type { PlaybackStep } from '../../client/match/playback-queue.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { latestLogText } from '../../games/log-lines.ts';
import { useWords } from '../../games/use-words.ts';
import { useLatest } from '../../hooks/common.ts';
import { useKeys } from '../../input/keyboard.ts';
import { Key } from '../../input/PadButton.tsx';
import { Part } from '../../match/Part.tsx';
import { type Playback, usePlayback } from '../../match/playback.ts';
import { AnnouncementLayer } from '../../match/tabletop/AnnouncementLayer.tsx';
import { PointsGained } from '../../match/tabletop/PointsGained.tsx';
import { useHighlights } from '../../match/tabletop/use-highlights.ts';
import { useScene } from '../../match/tabletop/use-scene.ts';
import { useCoversEdge } from '../../match/tabletop/use-table-insets.ts';
import { useMatchSound } from '../../match/use-match-sound.ts';
import { withNotesOf } from '../../match/use-match-view.ts';
import { Slip } from '../../ui/Slip.tsx';
import { ChallengeSheet } from '../deals/ChallengeSheet.tsx';
import { challengeOf } from '../deals/challenge.ts';
import { eventOf } from '../story/StorySheet.tsx';
import { AuditSheet, stepOf } from './audit/AuditSheet.tsx';
import { Belief } from './belief/Belief.tsx';
import { MatchStorySheet } from './MatchStorySheet.tsx';
import { OpenHands } from './OpenHands.tsx';
import { PlaybackControls } from './PlaybackControls.tsx';
import { PlayedOn } from './PlayedOn.tsx';
import { ReplayTabs, type SheetName } from './ReplayTabs.tsx';
import {
  observationAfter,
  type ReplayLook,
  type ReplayPerspective,
  replayPanelAt,
  scoresOf,
  seatsNamed,
  stateAfter,
  stepsOf,
} from './replay-steps.ts';
import { ReviewSheet } from './review/ReviewSheet.tsx';
import { dealAt, SuspicionChart } from './SuspicionChart.tsx';
import { WhyMove } from './why/WhyMove.tsx';

interface PerspectiveChoiceProps extends Pick<Replay, 'hosts'> {
  readonly perspective: ReplayPerspective;
  readonly seated: readonly Seated[];
  onChange(perspective: ReplayPerspective): void;
}

/** Chooses the perspective of the replay. */
function PerspectiveChoice({ perspective, seated, hosts, onChange }: PerspectiveChoiceProps) {
  const { say } = useWords();
  const people = [...seated.entries()].map(([seat, who]) => ({
    value: seat,
    name: who.kind === 'empty' ? say('seat.empty', { seat: seat + 1 }) : who.name,
  }));
  const choices: { readonly value: ReplayPerspective; readonly name: string }[] = [
    { value: 'everyone', name: say('records.everyone') },
    { value: 'open', name: say('records.open') },
    ...people,
  ];
  return (
    <Slip className="perspective">
      <fieldset>
        <legend>{say('records.perspective')}</legend>
        <div className="choices">
          {choices.map(({ value, name }) => (
            <label key={value} className="choice">
              <input type="radio" name="perspective" checked={perspective === value} onChange={() => onChange(value)} />
              <span>
                {typeof value === 'number' && <SeatAvatar seat={value} who={seated[value]} />}
                {name}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <PlayedOn hosts={hosts} />
    </Slip>
  );
}

interface Props {
  readonly replay: Replay;
  /** Names by seat; null where only the record is known. */
  readonly names: readonly string[] | null;
  /** Spectators' bets during it. */
  readonly bets?: readonly DealSuspicion[];
  /** The viewer's seat, if any. */
  readonly mine?: number | undefined;
  /** The host's number for it; undefined for one opened from a file. */
  readonly id?: number;
  /** Opens with the review, or before that event. */
  readonly shows?: 'cost' | number | undefined;
  onBack(): void;
}

interface SuspicionNowProps extends Pick<ReplayLook, 'match' | 'seated' | 'say'> {
  readonly bets: readonly DealSuspicion[];
  /** Number of events so far. */
  readonly count: number;
}

/** Callbacks of a table without play. */
const IDLE = { focused: null };

/** Replays a match card by card from any seat's view. */
export function MatchReplay(props: Props) {
  const game = tableGameOf(props.replay.match.rules.id);
  return game ? (
    <Part kind="page">
      <AtTable {...props} game={game} />
    </Part>
  ) : null;
}

function AtTable({
  replay,
  names,
  bets = [],
  mine = 0,
  id,
  shows,
  onBack,
  game,
}: Props & { readonly game: TableGame }) {
  const { match } = replay;
  const { say } = useWords(match.rules.id);
  const [perspective, setPerspective] = useState<ReplayPerspective>('everyone');
  const steps = useMemo(() => stepsOf(match, perspective), [match, perspective]);
  const beats = useCallback(
    (now: number, before: number | undefined) =>
      game.beats(
        observationAfter(match, perspective, now),
        before === undefined ? undefined : observationAfter(match, perspective, before),
      ),
    [game, match, perspective],
  );
  const { playback, at, playing, go, toggle } = usePlayback(steps, beats);
  const goBefore = useLatest((event: number) => go(steps.findLastIndex((behind) => behind <= event)));
  useEffect(() => {
    if (typeof shows === 'number') goBefore.current(shows);
  }, [shows, goBefore]);

  const own = typeof perspective === 'number' ? perspective : mine;
  const seated = useMemo(() => seatsNamed(replay, names, say), [replay, names, say]);
  const scores = useMemo(
    () => scoresOf(match, perspective, (now, before) => game.isScored(now, game.beats(now, before).at(-1)?.name ?? '')),
    [game, match, perspective],
  );
  const look = useMemo(() => ({ match, perspective, seated, say, scores }), [match, perspective, seated, say, scores]);
  const shown = usePanel(look, stepShown(playback));
  const settled = usePanel(look, playback.announced ?? stepShown(playback));
  const announced = usePanel(look, playback.landed ?? stepShown(playback));
  const scene = useMemo(() => {
    const words = game.layout(settled.observation, settled);
    return { ...withNotesOf(words, game.layout(shown.observation, shown)), perspective: String(perspective) };
  }, [game, shown, settled, perspective]);
  const viewKey = `${at} ${shown.beat}`;
  const listening = useMatchSound({ scene, settled, announced, game: match.rules.id, viewKey });
  const seen = useHighlights({ game: match.rules.id, scene, panel: shown, announced, weigh: listening.weigh });
  useScene(seen, { ...IDLE, listening });
  const { asked, onBelieve, onAsk } = useAsked(replay);
  useKeys({
    Escape: onBack,
    ',': () => go(at - 1),
    '.': () => go(at + 1),
    p: toggle,
    P: toggle,
  });
  const challenge = useMemo(() => challengeOf(replay), [replay]);
  const [sheet, setSheet] = useState<SheetName | null>(shows === 'cost' ? shows : null);
  const close = (): void => setSheet(null);
  const side = useCoversEdge<HTMLDivElement>();
  const foot = useCoversEdge<HTMLDivElement>();
  return (
    <main className="hud watching">
      <h1 className="unseen">{say('game.name')}</h1>
      <PointsGained game={match.rules.id} scene={seen} panel={announced} />
      <p className="hud-caption" role="status">
        {latestLogText(game.log(settled.observation, settled))}
      </p>
      <div className="hud-left">
        <ReplayTabs
          {...{ replay, onBack }}
          canChallenge={challenge !== undefined}
          hasStory={!replay.brokenOff}
          onSheet={setSheet}
        />
      </div>
      <div className="hud-side">
        <div ref={side} className="hud-status">
          {game.isScored(settled.observation, settled.beat) ? (
            <Slip title={say('records.score')}>
              <Part kind="slip" at={settled.observation}>
                <game.ScoreSheet {...settled} />
              </Part>
            </Slip>
          ) : (
            <Part kind="slip" at={settled.observation}>
              <game.Status {...settled} />
            </Part>
          )}
        </div>
        <PerspectiveChoice hosts={replay.hosts} perspective={perspective} seated={seated} onChange={setPerspective} />
      </div>
      <div ref={foot} className="watching-foot">
        <HandsNow {...{ game, match, perspective, seated, say }} count={playback.shown ?? 0} />
        <Answer {...{ asked, replay, seated, say }} count={playback.shown ?? 0} seat={own} />
        <SuspicionNow bets={bets} match={match} count={playback.shown ?? 0} seated={seated} say={say} />
        <PlaybackControls at={at} count={steps.length} playing={playing} onGo={go} onToggle={toggle}>
          <Questions {...{ asked, onBelieve, onAsk, say }} />
          <PlayedOn hosts={replay.hosts} />
        </PlaybackControls>
      </div>
      <AnnouncementLayer game={game} announced={announced} />
      {sheet === 'audit' && (
        <AuditSheet
          {...{ match, seated, say }}
          bots={replay.bots}
          onLook={(event) => {
            close();
            go(stepOf(steps, event));
          }}
          onClose={close}
        />
      )}
      {sheet === 'cost' && (
        <ReviewSheet
          {...{ match, seated, id }}
          seat={own}
          onLook={(seat, event) => {
            close();
            setPerspective(seat);
            // Shows the moment of the decision; the move itself is the next step.
            go(steps.findLastIndex((behind) => behind <= event));
          }}
          onClose={close}
        />
      )}
      {sheet === 'story' && (
        <MatchStorySheet
          {...{ game, match, seated, id }}
          onLook={(chapter) => {
            close();
            // A decision is seen with the cards of who made it.
            if (chapter.kind === 'move') setPerspective(chapter.seats[0] ?? 'everyone');
            goBefore.current(eventOf(chapter));
          }}
          onClose={close}
        />
      )}
      {sheet === 'challenge' && challenge && <ChallengeSheet challenge={challenge} onClose={close} />}
    </main>
  );
}

type Asked = 'belief' | 'why';

/** What a bot is asked below the table, where there is room for one thing; without a toggle where it has no answer. */
function useAsked({ match, bots }: Replay) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const game = gameOf(match.rules.id);
  const toggle = (what: Asked) => (): void => setAsked(asked === what ? null : what);
  const onBelieve = game?.partnerSuspects && toggle('belief');
  const onAsk = bots.length > 0 && game?.searchModel ? toggle('why') : undefined;
  useKeys({ ...(onBelieve && { b: onBelieve, B: onBelieve }), ...(onAsk && { w: onAsk, W: onAsk }) });
  return { asked, onBelieve, onAsk };
}

/** What a bot can be asked at this step. */
function Questions({ asked, onAsk, onBelieve, say }: ReturnType<typeof useAsked> & Pick<ReplayLook, 'say'>) {
  return (
    <>
      {onAsk && (
        <button type="button" aria-pressed={asked === 'why'} aria-keyshortcuts="W" onClick={onAsk}>
          {say('why.open')} <Key of="w">W</Key>
        </button>
      )}
      {onBelieve && (
        <button type="button" aria-pressed={asked === 'belief'} aria-keyshortcuts="B" onClick={onBelieve}>
          {say('inference.open')} <Key of="b">B</Key>
        </button>
      )}
    </>
  );
}

interface AnswerProps {
  readonly asked: Asked | null;
  readonly replay: Replay;
  readonly count: number;
  readonly seat: number;
  readonly seated: readonly Seated[];
  readonly say: ReplayLook['say'];
}

function Answer({ asked, replay, count, seat, seated, say }: AnswerProps) {
  if (asked === 'why') return <WhyMove {...{ replay, count, seated }} />;
  return asked && <Belief key={seat} match={replay.match} {...{ count, seat, seated, say }} />;
}

type HandsNowProps = Omit<ReplayLook, 'scores'> & { readonly game: TableGame; readonly count: number };

/** Everybody's cards, for the open perspective. */
function HandsNow({ game, match, perspective, count, seated, say }: HandsNowProps) {
  if (perspective !== 'open') return null;
  const hands = gameOf(match.rules.id)?.openHands(stateAfter(match, count)) ?? [];
  return <OpenHands {...{ game, hands, seated, say }} />;
}

/** The suspicion chart of the current deal, once there was a call. */
function SuspicionNow({ bets, match, count, seated, say }: SuspicionNowProps) {
  const steps = useMemo(() => stepsOf(match, 'everyone'), [match]);
  const seen = steps.findLastIndex((step) => step <= count);
  const deal = dealAt(bets, seen);
  return deal && <SuspicionChart deal={deal} seen={seen} seated={seated} say={say} />;
}

/** The step shown; there is always one, from the beginning on. */
function stepShown({ shown = 0, before, beats }: Playback): PlaybackStep<number> {
  return { update: shown, before, beat: beats[0] ?? { name: '', ms: 0 } };
}

/** The game's props for that step and perspective. */
function usePanel(look: ReplayLook, { update, before, beat }: PlaybackStep<number>): PanelProps {
  return useMemo(() => replayPanelAt(look, { update, before, beat }), [look, update, before, beat]);
}
