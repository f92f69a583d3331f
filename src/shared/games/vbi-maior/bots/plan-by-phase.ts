/** Plans for each phase of a turn; levels differ in blessings and in the race. */

import { type Curse, numberOf } from '../../../cards/rome.ts';
import type { Choose } from '../state/moves.ts';
import type { BotStrategy, PlannedMove, Situation } from './bot.ts';
import { fittingCards } from './memory.ts';
import { lastNumber } from './observation-queries.ts';

// The order of curses a bot prefers (VM-10).

/** Silence hurts least, and a deck should be shuffled before cards are added. */
const CURSES_FIRST: readonly Curse[] = ['silentium', 'damnatio', 'barbari'];

function plannedVote({ observation }: Situation): PlannedMove | undefined {
  const curse = CURSES_FIRST.find((first) => observation.curses.some(({ card }) => card === first));
  return curse && { move: { type: 'vote', curse }, at: 'now' };
}

// Answers to its blessings' questions (VM-30).

/** The answer to a blessing's question. */
function plannedChoice(situation: Situation): PlannedMove | undefined {
  const choices = situation.moves.filter((move) => move.type === 'choose');
  const move = choices.find((choice) => isWanted(choice, situation)) ?? choices[0];
  return move && { move, at: 'now' };
}

/** Mercury to a seat that needs a look; Vesta against Barbarians; Venus about its own next card. */
function isWanted({ seat, card, number }: Choose, { observation, memory }: Situation): boolean {
  if (seat !== undefined) return (observation.decks[seat]?.loose ?? 0) > 0;
  if (card !== undefined) return card === 'barbari';
  const [next] = fittingCards(memory, lastNumber(observation));
  return next !== undefined && number === numberOf(next);
}

type Planner = (situation: Situation) => PlannedMove | undefined;

/** `blessing`: a blessing to play in the race or its close; `race`: other race moves. */
export function planByPhase({
  blessing,
  race,
}: {
  readonly blessing: Planner;
  readonly race: Planner;
}): BotStrategy['plan'] {
  return (situation) => {
    switch (situation.observation.phase) {
      case 'vote':
        return plannedVote(situation);
      case 'choose':
        return plannedChoice(situation);
      case 'closing':
        return blessing(situation) ?? { move: { type: 'done' }, at: 'now' };
      default:
        return blessing(situation) ?? race(situation);
    }
  };
}
