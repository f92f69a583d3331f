/** A bot that needs no memory: an observation tells the whole deal so far. */
import type { ItalianCard } from '../../../cards/italian.ts';
import type { BotMaker } from '../../../engine/bot.ts';
import type { Random } from '../../../engine/random.ts';
import type { Move } from '../moves.ts';
import type { Observation } from '../observation.ts';
import type { Spizzichino } from '../state.ts';

/** Chooses among a seat's legal moves; there is at least one. */
export type Policy = (observation: Observation, moves: readonly Move[], random: Random) => Move;

export function botOf(policy: Policy): BotMaker<Spizzichino> {
  return (_seat, random) => ({
    see({ observation, moves }) {
      return moves.length === 0 ? undefined : { move: policy(observation, moves, random), after: 0 };
    },
  });
}

/** The card played that is best by this measure, the first among equals. */
export function bestCard(moves: readonly Move[], worth: (card: ItalianCard) => number): Move {
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.type !== 'play') continue;
    const value = worth(move.card);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/** The card to be answered; nothing where the viewer leads. */
export function cardLed({ tricks }: Observation): ItalianCard | undefined {
  const trick = tricks.at(-1);
  return trick?.winner === null ? trick.plays[0]?.card : undefined;
}
