import type { ObservationBase, Seat } from '#shared/engine/rules.ts';
import { nameAt, type PanelProps } from '../games/game.ts';

export interface TurningPoint {
  /** Who took the lead in it and kept it. */
  readonly seat: Seat;
  /** From 1. */
  readonly deal: number;
}

/**
 * The deal in which a match's winner took the lead for good; undefined where one led from the first deal on, where
 * winners share it, and where the scores are not known from the first deal on. `scored`: an observation a deal, oldest
 * first.
 */
export function turningPoint(scored: readonly ObservationBase[], winners: readonly Seat[]): TurningPoint | undefined {
  const [seat] = winners;
  const scores = scored.map(scoresOf);
  if (seat === undefined || winners.length > 1 || scores[0]?.dealt !== 1) return undefined;
  const led = scores.map(({ totals }) => totals.every((total, other) => other === seat || total < (totals[seat] ?? 0)));
  const at = led.lastIndexOf(false) + 1;
  return at > 0 && at < scores.length ? { seat, deal: at + 1 } : undefined;
}

/** The totals by seat, and of how many deals; of a game that counts otherwise, nothing. */
function scoresOf(observation: ObservationBase): { readonly totals: readonly number[]; readonly dealt: number } {
  const { scores = [], deals = [] } = observation as ObservationBase & {
    readonly scores?: readonly unknown[];
    readonly deals?: readonly unknown[];
  };
  const totals = scores.filter((score) => typeof score === 'number');
  return { totals, dealt: totals.length > 0 ? deals.length : 0 };
}

/** Where a match that is over turned, in a sentence. */
export function turningPointInWords(
  panel: Pick<PanelProps, 'observation' | 'scored' | 'seated' | 'say'>,
): string | undefined {
  const { result } = panel.observation;
  const turned = result && turningPoint(panel.scored ?? [], result.winners);
  return turned && panel.say('score.turned', { name: nameAt(panel, turned.seat), deal: turned.deal });
}
