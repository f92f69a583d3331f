/** What is wished in each phase of a turn: who counts well differs in what they make of blessings, and in the race. */

import { type Curse, numberOf } from '../../../cards/rome.ts';
import type { Choose } from '../state/moves.ts';
import type { BotStrategy, PlannedMove, Situation } from './bot.ts';
import { fittingCards } from './memory.ts';
import { lastNumber } from './observation-queries.ts';

/** Which of several curses a bot wants played first (VM-10). */
/** Which curse it wants first: silence hurts least, and a deck is better shuffled before more is put on it. */
const CURSES_FIRST: readonly Curse[] = ['silentium', 'damnatio', 'barbari'];

function plannedVote({ observation }: Situation): PlannedMove | undefined {
  const curse = CURSES_FIRST.find((first) => observation.curses.some(({ card }) => card === first));
  return curse && { move: { type: 'vote', curse }, at: 'now' };
}

/** What a bot answers when one of its blessings asks (VM-30). */
/** What it answers when one of its blessings asks. */
function plannedChoice(situation: Situation): PlannedMove | undefined {
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

type Planner = (situation: Situation) => PlannedMove | undefined;

/** `blessing`: one to play now, in the race and as it closes; `race`: what else is done in the race. */
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
