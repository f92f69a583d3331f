/** The viewer's own hand: identical cards side by side, playable ones set apart. */
import type { VivaCard } from '#shared/cards/viva.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { TableCard } from '../../../motion/scene.ts';
import { cardName } from '../selectors/names.ts';
import { faultsOf, refusalOf } from '../selectors/plays.ts';
import type { Lying, VivaContext } from './board.ts';

export function ownCards({ observation, moment, from }: Lying): TableCard[] {
  const hand = observation.table.hand ?? [];
  return hand.map((card, k) => {
    const copy = k - hand.indexOf(card);
    const isLastCopy = hand[k + 1] !== card;
    return {
      key: `hand:${card}:${copy}`,
      face: card,
      name: cardName(card, moment.say),
      from: from.hands,
      ...standing(card, observation, moment),
      ...((moment.preselection[0] === card || (isLastCopy && card === observation.taken)) && { marked: true }),
    };
  });
}

/** Whether the viewer can act on it now, and if not, why. */
function standing(card: VivaCard, observation: Observation, { moves, say }: VivaContext): Partial<TableCard> {
  const playable = moves.some(
    (move) => move.type === 'last' || ((move.type === 'play' || move.type === 'block') && move.card === card),
  );
  if (playable && isForbidden(card, observation))
    return { playable, risky: true, why: refusalOf(observation, card, say) };
  if (playable) return { playable };
  const inTurn = moves.some(({ type }) => type !== 'catch');
  return { why: refusalOf(observation, card, say), ...(inTurn && { playable }) };
}

/** VI-21: it can be placed on a house, but is forbidden on each. */
function isForbidden(card: VivaCard, observation: Observation): boolean {
  const { phase, table } = observation;
  const isPlay = (phase === 'turn' || phase === 'taken') && table.hand?.length !== 1;
  return isPlay && faultsOf(observation, card).every((fault) => fault !== undefined);
}
