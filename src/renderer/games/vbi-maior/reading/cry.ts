/** What is said at a seat: a card that came too late, and what a blessing or curse is called. */
import { isRome, numberOf } from '#shared/cards/rome.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Callout, LayoutContext } from '../../game.ts';
import { FROZEN, SHOWN } from './beats.ts';
import { cardName } from './names.ts';
import { lastToldCard, misplay } from './story.ts';

export function callout(observation: Observation, { beat, say }: LayoutContext<Move, Observation>): Callout | undefined {
  const missed = beat === FROZEN ? misplay(observation) : undefined;
  if (missed && isRome(missed.card)) {
    return { seat: missed.by, word: say('cry.too-late', { number: numberOf(missed.card) }) };
  }
  const told = beat === SHOWN ? lastToldCard(observation) : undefined;
  return told && !isRome(told.card) ? { seat: told.seat, word: cardName(told.card, say) } : undefined;
}

/** VM-14: the number that the next card must beat; it stands where a shown card would lie. */
export function numberToBeat({ area, phase }: Observation): { zone: string; number: number } | undefined {
  const top = area.at(-1)?.card;
  return top && phase === 'race' ? { zone: 'shown', number: numberOf(top) } : undefined;
}
