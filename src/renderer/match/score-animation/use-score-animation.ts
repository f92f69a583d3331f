import { useEffect, useMemo, useState } from 'react';
import { SPEED_FACTORS, useSettings } from '../../client/device/settings.ts';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import type { PanelProps, ScoreAnimationPlan, ShownGame } from '../../games/game.ts';
import { gameParts } from '../../games/registry.ts';
import type { Highlight } from '../../motion/scene.ts';
import { END_MS, type ScoreAnimationState, scoreAnimationAt } from './timeline.ts';

/** Interval at which the cloth is redrawn while counting, in ms. */
const TICK_MS = 60;

export interface RunningScoreAnimation {
  readonly plan: ScoreAnimationPlan;
  /** The highlight once the winner is known: light or darkness for the viewer's side, neither for others. */
  readonly judged: Omit<Highlight, 'name'> | undefined;
  readonly now: ScoreAnimationState;
  /** Skips the rest of the animation. */
  goOn(): void;
}

/** The score being animated; undefined for late joiners and after the end, when the sheet shows it. */
export function useScoreAnimation(game: ShownGame, id: string, panel: PanelProps): RunningScoreAnimation | null {
  const { observation, before, beat } = panel;
  const speed = useSettings((settings) => SPEED_FACTORS[settings.speed]);
  const reduced = useReducedMotion();
  const [passed, setPassed] = useState(0);
  const [seen, setSeen] = useState<unknown>(null);
  const isOn = before !== null && seen !== observation && game.isScored(observation, beat);
  const plan = useMemo(
    () => (isOn ? gameParts(id).highlights?.scoreAnimation?.(observation, panel) : undefined),
    [isOn, id, observation, panel],
  );
  const isCounting = plan !== undefined;
  useEffect(() => {
    if (!isCounting) return;
    const since = performance.now();
    setPassed(0);
    const timer = setInterval(() => {
      const ms = (performance.now() - since) * speed;
      setPassed(ms);
      if (ms >= END_MS) setSeen(observation);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting, observation, speed]);
  const now = scoreAnimationAt(passed, reduced);
  const judged = useMemo(
    () => (plan && now.isJudged ? ({ kind: plan.outcome ?? 'taken', seats: plan.seats } as const) : undefined),
    [plan, now.isJudged],
  );
  return plan ? { plan, judged, now, goOn: () => setSeen(observation) } : null;
}
