/** For the tests of bots: seat 0 watches a game, and says what it means to do. */
import type { Bot, BotMaker, Intent } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { rules } from '../rules.ts';
import type { Move } from '../state/moves.ts';
import type { VbiMaior } from '../state/state.ts';
import { down, type Game } from '../testing.ts';

/** Seat 0, watching; each call shows it the table as it is. */
export function watching(game: Game, maker: BotMaker<VbiMaior>) {
  const bot: Bot<VbiMaior> = maker(0, seeded(1));
  const look = (now = 0): Intent<Move> | undefined => bot.see(viewOf(rules, game.state, 0), now);
  return { intent: look(), look };
}

/** What seat 0 means to do once all decks are down, and after these events. */
export function intentAfter(game: Game, maker: BotMaker<VbiMaior>, events: (game: Game) => void = () => undefined) {
  const { look } = watching(game, maker);
  down(game);
  look();
  events(game);
  return look();
}
