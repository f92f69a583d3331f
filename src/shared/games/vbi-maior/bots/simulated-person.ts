/** A simulated human, for tests and measurements. */
import { isRome, numberOf, ROME_SIZE } from '../../../cards/rome.ts';
import type { BotMaker } from '../../../engine/bot.ts';
import { at } from '../../../engine/collections.ts';
import type { Move } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import type { VbiMaior } from '../state/state.ts';
import { approximateNormal } from './bot.ts';
import { NEW_CARD_PAUSE_MS } from './count-tempo.ts';
import { arrangeMove, isKnown, type Memory, newMemory, remember } from './memory.ts';
import { lastNumber } from './observation-queries.ts';

/**
 * Counts at so many ms per number, ignores others and blessings; `noise`: counting error as a share
 * of the gap.
 */
export function simulatedPerson(msPerNumber: number, noise = 0): BotMaker<VbiMaior> {
  return (seat, random) => {
    const memory = newMemory(seat);
    let last = { card: '', laid: 0, error: 0 };
    return {
      see({ observation, moves }, now) {
        remember(memory, observation);
        const card = `${observation.turn} ${observation.area.at(-1)?.card}`;
        if (last.card !== card || observation.phase === 'arrange') {
          last = { card, laid: now, error: noise * approximateNormal(random) };
        }
        if (moves.length === 0) return undefined;
        if (observation.phase !== 'race') return { move: answer(observation, moves), after: 1000 };
        const next = nextCard(memory);
        if (!next) return undefined;
        const due =
          last.laid + NEW_CARD_PAUSE_MS + (next.number - lastNumber(observation)) * msPerNumber * (1 + last.error);
        return { move: { type: 'turn-up', position: next.position }, after: Math.max(1, due - now) };
      },
    };
  };
}

function answer({ hand, phase }: Observation, moves: readonly Move[]): Move {
  if (hand) return arrangeMove(hand);
  return phase === 'closing' ? { type: 'done' } : at(moves, 0);
}

/** The next card without blessings; unseen ones last. */
function nextCard({ deck }: Memory): { position: number; number: number } | undefined {
  const position = deck.findIndex((card) => !isKnown(card) || isRome(card));
  const card = deck[position];
  if (card === undefined) return undefined;
  return { position, number: isKnown(card) && isRome(card) ? numberOf(card) : ROME_SIZE };
}
