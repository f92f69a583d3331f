import type { ReactNode } from 'react';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { useRefusedCard } from '../../match/tabletop/refused-card.ts';
import { type AskRules, useRefusalReason } from '../../match/use-refusal-reason.ts';
import type { Scene } from '../../motion/scene.ts';

interface RefusalReasonProps {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly scene: Scene;
  readonly observation: ObservationBase;
  readonly ask: AskRules;
  readonly say: Say;
  /** Links to a rule. */
  toRule(rule: string): ReactNode;
}

/** Says beside a card why it can't be played, by the rules' sentence and number. */
export function RefusalReason({ scene, toRule, ...asking }: RefusalReasonProps) {
  const at = useRefusedCard(({ at }) => at);
  const card = scene.zones.flatMap(({ cards }) => cards).find(({ key, why }) => key === at?.key && why !== undefined);
  const reason = useRefusalReason(card, asking);
  if (!at || !card) return null;
  return (
    <div
      className="slip why"
      role="status"
      data-stays={at.stays}
      style={{ left: `clamp(8rem, ${100 * at.x}%, 100% - 8rem)`, top: `${100 * at.y}%` }}
    >
      <p>{reason?.text ?? card.why}</p>
      {reason && toRule(reason.rule)}
    </div>
  );
}
