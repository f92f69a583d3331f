import type { PanelProps, ScoreAnimationPlan } from '../games/game.ts';
import type { ScoreScene } from './Score.tsx';

/** Who won, and by how much. */
export function verdictOf({ verdict, by }: Pick<ScoreAnimationPlan, 'verdict' | 'by'>): string {
  return by === undefined ? verdict : `${verdict} ${by}`;
}

/** What a score says first: the deal's result; once the match is over, how it ended for a seated viewer. */
export function resultFirst(
  plan: ScoreAnimationPlan,
  { observation: { result }, viewer, say }: Pick<PanelProps, 'observation' | 'viewer' | 'say'>,
): Pick<ScoreScene, 'title' | 'outcome'> {
  if (!result) return { title: verdictOf(plan), ...(plan.outcome && { outcome: plan.outcome }) };
  if (viewer === 'everyone') return { title: say('result.title') };
  const outcome = result.winners.includes(viewer) ? 'won' : 'lost';
  return { title: say(`score-change.${outcome}`), outcome };
}
