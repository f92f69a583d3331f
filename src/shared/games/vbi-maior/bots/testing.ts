/** Helpers for bot tests: seat 0 observes and plans. */
import type { Bot, BotMaker, Intent } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { rules } from '../rules.ts';
import type { Move } from '../state/moves.ts';
import type { VbiMaior } from '../state/state.ts';
import { down, type Game } from '../testing.ts';

/** Seat 0's bot; each call gives it the current update. */
export function watching(game: Game, maker: BotMaker<VbiMaior>) {
  const bot: Bot<VbiMaior> = maker(0, seeded(1));
  const look = (now = 0): Intent<Move> | undefined => bot.see(viewOf(rules, game.state, 0), now);
  return { intent: look(), look };
}

/** Seat 0's intent after all decks are down and these events. */
export function intentAfter(game: Game, maker: BotMaker<VbiMaior>, events: (game: Game) => void = () => undefined) {
  const { look } = watching(game, maker);
  down(game);
  look();
  events(game);
  return look();
}
