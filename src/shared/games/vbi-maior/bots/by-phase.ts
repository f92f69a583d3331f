/** What is wished in each phase of a turn: who counts well differs in what they make of blessings, and in the race. */
import { plannedChoice } from './answers.ts';
import type { BotStrategy, Situation, PlannedMove } from './player.ts';
import { plannedVote } from './vote.ts';

type Planner = (situation: Situation) => PlannedMove | undefined;

/** `blessing`: one to play now, in the race and as it closes; `race`: what else is done in the race. */
export function planByPhase({ blessing, race }: { readonly blessing: Planner; readonly race: Planner }): BotStrategy['plan'] {
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
