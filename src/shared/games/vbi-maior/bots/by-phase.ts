/** What is wished in each phase of a turn: who counts well differs in what they make of blessings, and in the race. */
import { answerWish } from './answers.ts';
import type { Mind, Situation, Wish } from './player.ts';
import { voteWish } from './vote.ts';

type Wishing = (situation: Situation) => Wish | undefined;

/** `blessing`: one to play now, in the race and as it closes; `race`: what else is done in the race. */
export function byPhase({ blessing, race }: { readonly blessing: Wishing; readonly race: Wishing }): Mind['wish'] {
  return (situation) => {
    switch (situation.observation.phase) {
      case 'vote':
        return voteWish(situation);
      case 'choose':
        return answerWish(situation);
      case 'closing':
        return blessing(situation) ?? { move: { type: 'done' }, at: 'now' };
      default:
        return blessing(situation) ?? race(situation);
    }
  };
}
