import { useMemo, useState } from 'react';
import type { Match } from '#shared/engine/match.ts';
import type { TableGame } from '../../games/game.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../words/useWords.ts';
import { useKeys } from '../keys/keyboard.ts';
import { Part } from '../Part.tsx';
import { Slip } from '../paper/Slip.tsx';
import { useCovers } from '../stage/useCovered.ts';
import { useScene } from '../stage/useScene.ts';
import { type Eyes, stateAfter, stepsOf } from './chronicle.ts';
import { EyesChoice } from './EyesChoice.tsx';
import { OpenHands } from './OpenHands.tsx';
import { panelAt, seatedAs } from './panel.ts';
import { Steps } from './Steps.tsx';
import { saveRecord } from './save.ts';

interface Props {
  readonly match: Match;
  /** By seat; null where the record is all that is known. */
  readonly names: readonly string[] | null;
  onBack(): void;
}

/** Nothing here is played. */
const IDLE = { focused: null };

/** A match looked at again, card by card, with the eyes of anybody at the table. */
export function Watching(props: Props) {
  const game = tableGameOf(props.match.rules.id);
  return game ? (
    <Part kind="page">
      <AtTable {...props} game={game} />
    </Part>
  ) : null;
}

function AtTable({ match, names, onBack, game }: Props & { readonly game: TableGame }) {
  const { say } = useWords(match.rules.id);
  const [eyes, setEyes] = useState<Eyes>('everyone');
  /** So many events have happened; who saw nothing of the last ones is shown what they saw before. */
  const [count, setCount] = useState(0);
  const steps = useMemo(() => stepsOf(match, eyes), [match, eyes]);
  const at = Math.max(
    0,
    steps.findLastIndex((step) => step <= count),
  );
  const go = (step: number): void => setCount(steps[Math.min(Math.max(step, 0), steps.length - 1)] ?? 0);

  const seated = useMemo(() => seatedAs(match.seats, names, say), [match, names, say]);
  const panel = useMemo(
    () => panelAt({ match, eyes, seated, say, game }, steps[at] ?? 0, steps[at - 1]),
    [match, eyes, seated, say, game, steps, at],
  );
  const scene = useMemo(() => ({ ...game.layout(panel.observation, panel), eyes: String(eyes) }), [game, panel, eyes]);
  useScene(scene, IDLE);
  useKeys({
    Escape: onBack,
    ',': () => go(at - 1),
    '.': () => go(at + 1),
  });
  const side = useCovers<HTMLDivElement>();
  return (
    <main className="hud watching">
      <p className="hud-caption" role="status">
        {game.log(panel.observation, panel).at(-1)}
      </p>
      <nav className="hud-tabs" aria-label={say('records.title')}>
        <button type="button" className="tab" onClick={onBack}>
          {say('records.back')} <kbd>Esc</kbd>
        </button>
        <button type="button" className="tab" onClick={() => saveRecord(match)}>
          {say('records.save')}
        </button>
      </nav>
      <div className="hud-side">
        <div ref={side} className="hud-status">
          {game.isScored(panel.observation, panel.beat) ? (
            <Slip title={say('records.score')}>
              <Part kind="slip" at={panel.observation}>
                <game.ScoreSheet {...panel} />
              </Part>
            </Slip>
          ) : (
            <Part kind="slip" at={panel.observation}>
              <game.Status {...panel} />
            </Part>
          )}
        </div>
        <EyesChoice eyes={eyes} seated={seated} onChange={setEyes} />
      </div>
      {eyes === 'open' && (
        <OpenHands hands={game.openHands(stateAfter(match, count), say)} deck={scene.deck} seated={seated} />
      )}
      <Steps at={at} count={steps.length} onGo={go} />
    </main>
  );
}
