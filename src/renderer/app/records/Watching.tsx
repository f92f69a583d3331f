import { useCallback, useMemo, useState } from 'react';
import type { Replay } from '#shared/engine/replay.ts';
import type { SuspicionOfDeal } from '#shared/protocol/bets.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { useKeys } from '../../keys/keyboard.ts';
import { useHeard } from '../../match/useHeard.ts';
import { withNotesOf } from '../../match/useMatchView.ts';
import { Slip } from '../../paper/Slip.tsx';
import type { Step } from '../../session/match/pacing.ts';
import { ChallengeSheet } from '../deals/ChallengeSheet.tsx';
import { challengeOf } from '../deals/challenge.ts';
import { Part } from '../page/Part.tsx';
import { useWords } from '../page/useWords.ts';
import { useCovers } from '../tabletop/useCovered.ts';
import { useScene } from '../tabletop/useScene.ts';
import { type Perspective, seenAfter, stateAfter, stepsOf } from './chronicle.ts';
import { OpenHands } from './OpenHands.tsx';
import { PerspectiveChoice } from './PerspectiveChoice.tsx';
import { type Look, panelAt, seatedAs } from './panel.ts';
import type { Playback } from './playback.ts';
import { Steps } from './Steps.tsx';
import { Suspicion } from './Suspicion.tsx';
import { saveRecord } from './save.ts';
import { dealAt } from './suspicion.ts';
import { usePlayback } from './usePlayback.ts';

interface Props {
  readonly replay: Replay;
  /** By seat; null where the record is all that is known. */
  readonly names: readonly string[] | null;
  /** What onlookers had bet in it. */
  readonly bets?: readonly SuspicionOfDeal[];
  onBack(): void;
}

interface SuspicionNowProps extends Pick<Look, 'match' | 'seated' | 'say'> {
  readonly bets: readonly SuspicionOfDeal[];
  /** How many events have happened. */
  readonly count: number;
}

/** Nothing here is played. */
const IDLE = { focused: null };

/** A match looked at again, card by card, with the eyes of anybody at the table. */
export function Watching(props: Props) {
  const game = tableGameOf(props.replay.match.rules.id);
  return game ? (
    <Part kind="page">
      <AtTable {...props} game={game} />
    </Part>
  ) : null;
}

function AtTable({ replay, names, bets = [], onBack, game }: Props & { readonly game: TableGame }) {
  const { match } = replay;
  const { say } = useWords(match.rules.id);
  const [perspective, setPerspective] = useState<Perspective>('everyone');
  const steps = useMemo(() => stepsOf(match, perspective), [match, perspective]);
  const beats = useCallback(
    (now: number, before: number | undefined) =>
      game.beats(
        seenAfter(match, perspective, now),
        before === undefined ? undefined : seenAfter(match, perspective, before),
      ),
    [game, match, perspective],
  );
  const { playback, at, playing, go, toggle } = usePlayback(steps, beats);

  const seated = useMemo(() => seatedAs(match.seats, names, say), [match, names, say]);
  const look = useMemo(() => ({ match, perspective, seated, say }), [match, perspective, seated, say]);
  const shown = usePanel(look, stepShown(playback));
  const told = usePanel(look, playback.told ?? stepShown(playback));
  const announced = usePanel(look, playback.landed ?? stepShown(playback));
  const scene = useMemo(() => {
    const words = game.layout(told.observation, told);
    return { ...withNotesOf(words, game.layout(shown.observation, shown)), perspective: String(perspective) };
  }, [game, shown, told, perspective]);
  const sight = `${at} ${shown.beat}`;
  const listening = useHeard({ scene, told, announced, game: match.rules.id, sight });
  useScene(scene, { ...IDLE, listening });
  useKeys({
    Escape: onBack,
    ',': () => go(at - 1),
    '.': () => go(at + 1),
    p: toggle,
    P: toggle,
  });
  const challenge = useMemo(() => challengeOf(replay), [replay]);
  const [challenging, setChallenging] = useState(false);
  const above = useCovers<HTMLElement>();
  const side = useCovers<HTMLDivElement>();
  const foot = useCovers<HTMLDivElement>();
  return (
    <main className="hud watching">
      <p className="hud-caption" role="status">
        {game.log(told.observation, told).at(-1)}
      </p>
      <div className="hud-left">
        <nav ref={above} className="hud-tabs" aria-label={say('records.title')}>
          <button type="button" className="tab" onClick={onBack}>
            {say('records.back')} <kbd>Esc</kbd>
          </button>
          <button type="button" className="tab" onClick={() => saveRecord(replay)}>
            {say('records.save')}
          </button>
          {challenge && (
            <button type="button" className="tab" onClick={() => setChallenging(true)}>
              {say('deals.challenge')}
            </button>
          )}
        </nav>
      </div>
      <div className="hud-side">
        <div ref={side} className="hud-status">
          {game.isScored(told.observation, told.beat) ? (
            <Slip title={say('records.score')}>
              <Part kind="slip" at={told.observation}>
                <game.ScoreSheet {...told} />
              </Part>
            </Slip>
          ) : (
            <Part kind="slip" at={told.observation}>
              <game.Status {...told} />
            </Part>
          )}
        </div>
        <PerspectiveChoice perspective={perspective} seated={seated} onChange={setPerspective} />
      </div>
      <div ref={foot} className="watching-foot">
        {perspective === 'open' && (
          <OpenHands
            game={game}
            hands={game.openHands(stateAfter(match, playback.shown ?? 0))}
            seated={seated}
            say={say}
          />
        )}
        <SuspicionNow bets={bets} match={match} count={playback.shown ?? 0} seated={seated} say={say} />
        <Steps at={at} count={steps.length} playing={playing} onGo={go} onToggle={toggle} />
      </div>
      {game.Announcement && <game.Announcement {...announced} />}
      {challenge && challenging && <ChallengeSheet challenge={challenge} onClose={() => setChallenging(false)} />}
    </main>
  );
}

/** The curve of the deal that is looked at, once it was called. */
function SuspicionNow({ bets, match, count, seated, say }: SuspicionNowProps) {
  const steps = useMemo(() => stepsOf(match, 'everyone'), [match]);
  const seen = steps.findLastIndex((step) => step <= count);
  const deal = dealAt(bets, seen);
  return deal && <Suspicion deal={deal} seen={seen} seated={seated} say={say} />;
}

/** What is shown now. There always is something, from the beginning on. */
function stepShown({ shown = 0, before, beats }: Playback): Step<number> {
  return { update: shown, before, beat: beats[0] ?? { name: '', ms: 0 } };
}

/** What the game is given to show that step to these eyes. */
function usePanel(look: Look, { update, before, beat }: Step<number>): PanelProps {
  return useMemo(() => panelAt(look, { update, before, beat }), [look, update, before, beat]);
}
