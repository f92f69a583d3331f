import './score-animation.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { ScoreAnimationPlan } from '../../games/game.ts';
import { Ribbon } from '../../games/Ribbon.tsx';
import type { Say } from '../../i18n/say.ts';
import { focusFirst } from '../../input/focus.ts';
import type { Scene } from '../../motion/scene.ts';
import { inWindow, pageLetter } from '../../ui/in-window.ts';
import { verdictOf } from '../score-scene.ts';
import { projectOnTable } from '../tabletop/use-scene.ts';
import { countStepAt } from './timeline.ts';
import type { RunningScoreAnimation } from './use-score-animation.ts';

interface Props {
  readonly counting: RunningScoreAnimation;
  readonly scene: Scene;
  readonly say: Say;
  /** Display only, as on a television. */
  readonly onlyShown?: boolean;
}

/** Animates a score on the cloth: the winner, then the counts at the plates and on a line towards the target. */
export function ScoreAnimation({ counting, scene, say, onlyShown = false }: Props) {
  const { plan, now, goOn } = counting;
  const on = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on.current) focusFirst(on.current);
  }, []);
  return (
    <div ref={on} className="tally" onPointerDown={goOn}>
      {scene && <PlateCounts plan={plan} share={now.share} />}
      <div className="score-animation-middle">
        {now.isJudged && (
          <div className="score-animation-verdict" data-outcome={plan.outcome} role="status">
            <Ribbon>
              <p className="ribbon-word">{verdictOf(plan)}</p>
            </Ribbon>
          </div>
        )}
        {plan.target && <Target target={plan.target} now={now} say={say} />}
      </div>
      {!onlyShown && (
        <button type="button" className="brass score-animation-on" data-goes-on onClick={goOn}>
          {say('score-change.go-on')}
        </button>
      )}
    </div>
  );
}

interface PlateCountsProps {
  readonly plan: ScoreAnimationPlan;
  /** The share counted, from 0 to 1. */
  readonly share: number;
}

/** The counts at the plates and over zones. */
export function PlateCounts({ plan, share }: PlateCountsProps) {
  return plan.counts.map(({ at, steps }) => <Count key={at} at={at} what={countStepAt(steps, share)} />);
}

/** So many coins go from a seat's tricks to its plate. */
const COINS = ['1', '2', '3', '4'];

/** Half a count's height, and how far its middle keeps from the window's edge, in letters of the page. */
const HALF_A_COUNT = 1.3;
const EDGE = 2.5;

/** A number at a plate or over a zone; what a seat took goes to its plate as brass. */
function Count({ at, what }: { readonly at: string; readonly what: string }) {
  const spot = projectOnTable(at);
  if (!spot) return null;
  const taken = at.startsWith('plate:') ? projectOnTable(at.replace('plate:', 'taken:')) : undefined;
  const away = taken && {
    '--away-x': `${taken.x + taken.width / 2 - spot.x - spot.width / 2}px`,
    '--away-y': `${taken.y + taken.height / 2 - spot.y - spot.height / 2}px`,
  };
  // Clear of the plate, towards the middle of the cloth, since the window's edge has no room.
  const { x, y, width, height } = spot;
  const isBelow = y + height / 2 < window.innerHeight / 2;
  const top = isBelow ? y + height + HALF_A_COUNT * pageLetter() : y - HALF_A_COUNT * pageLetter();
  const style = {
    left: inWindow(x + width / 2, window.innerWidth, EDGE),
    top: inWindow(top, window.innerHeight, EDGE),
  };
  return (
    <p className="score-animation-count" style={{ ...style, ...away } as CSSProperties} aria-hidden="true">
      {away &&
        COINS.map((k) => (
          <i key={k} className="score-animation-coin" style={{ animationDelay: `${600 + 180 * Number(k)}ms` }} />
        ))}
      {what}
    </p>
  );
}

interface TargetProps extends Pick<RunningScoreAnimation, 'now'> {
  readonly target: NonNullable<ScoreAnimationPlan['target']>;
  readonly say: Say;
}

/** A line that fills up to the points scored, with a notch at the target, struck through once it is reached. */
function Target({ target: { got, of, most }, now, say }: TargetProps) {
  const part = (value: number): string => `${(100 * Math.min(Math.max(value, 0), most)) / most}%`;
  const isReached = got >= of;
  return (
    <div
      className="score-animation-target"
      data-struck={now.isStruck && isReached}
      style={{ '--of': part(of), '--got': part(got * now.share) } as CSSProperties}
    >
      <p className="score-animation-points">{Math.round(got * now.share)}</p>
      <div className="score-animation-line" aria-hidden="true">
        <i />
        <b />
      </div>
      <p className="score-animation-of">
        <span>{say('score-change.to-reach', { count: of })}</span>
      </p>
    </div>
  );
}
