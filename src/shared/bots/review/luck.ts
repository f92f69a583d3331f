/** What the cards of a deal were worth in each seat: what players of some sense make of them, everywhere at the table. */
import { present } from '../../engine/at.ts';
import type { BotMaker } from '../../engine/bot.ts';
import type { Game } from '../../engine/game.ts';
import { isOver, type Match, newMatch, take } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import { selfPlay } from '../../engine/selfplay.ts';
import { dealScores, type Deal } from './deals.ts';

/** So often somebody of some sense does what is only easy: one move in so many. */
const EASY_MOVE_ONE_IN = 6;

/** The deal played once more, with the same cards and with bots in every seat: what it brings each, in the mind's measure. */
export function replayDealWithBots(game: Game, match: Match, { laid, until }: Deal, seed: number): readonly number[] {
  const { rules, options, seats, events } = match;
  const mind = present(game.searchModel, 'mind');
  const player = averagePlayer(game);
  const again = newMatch(rules, options, seats);
  for (const event of events.slice(0, laid)) take(again, event);
  for (const event of events.slice(laid, until)) {
    if (event.by !== 'chance') break;
    take(again, event);
  }
  const bots = Array.from({ length: seats }, (_, seat) => player(seat, seeded(seats * seed + seat + 1)));
  let outcome: readonly number[] | undefined;
  selfPlay(again, bots, seeded(seed), (now) => {
    outcome = mind.outcome(now.state);
    return outcome !== undefined || isOver(now);
  });
  return outcome ? dealScores(mind, again.state, outcome) : Array.from({ length: seats }, () => 0);
}

/** Plays as `normal`, and now and then as `easy`: all alike would play a deal in one way alone. */
function averagePlayer({ bots }: Game): BotMaker {
  const [normal, easy] = [present(bots.normal, 'normal'), present(bots.easy, 'easy')];
  return (seat, random) => {
    const [careful, careless] = [normal(seat, random), easy(seat, random)];
    return {
      see(view, now) {
        const intents = [careful.see(view, now), careless.see(view, now)];
        return intents[random.below(EASY_MOVE_ONE_IN) === 0 ? 1 : 0];
      },
    };
  };
}
