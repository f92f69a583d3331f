/** What a bot answers when one of its blessings asks (VM-30). */
import { numberOf } from '../../../cards/rome.ts';
import type { Choose } from '../state/moves.ts';
import { fittingCards } from './memory.ts';
import type { Situation, PlannedMove } from './player.ts';
import { lastNumber } from './reading.ts';

/** What it answers when one of its blessings asks. */
export function plannedChoice(situation: Situation): PlannedMove | undefined {
  const choices = situation.moves.filter((move) => move.type === 'choose');
  const move = choices.find((choice) => isWanted(choice, situation)) ?? choices[0];
  return move && { move, at: 'now' };
}

/** Mercury to a seat that needs a look itself; Vesta against Barbarians; Venus about its own next card. */
function isWanted({ seat, card, number }: Choose, { observation, memory }: Situation): boolean {
  if (seat !== undefined) return (observation.decks[seat]?.loose ?? 0) > 0;
  if (card !== undefined) return card === 'barbari';
  const [next] = fittingCards(memory, lastNumber(observation));
  return next !== undefined && number === numberOf(next);
}
