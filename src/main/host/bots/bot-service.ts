/** The worker's side: bots by number, each shown its updates in order. */
import type { Bot } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Update } from '#shared/engine/view.ts';
import type { BotCard, FromWorker, ToWorker } from './bot-messages.ts';

/** Takes the host's messages one by one; `answer` sends to the host. */
export function serveBots(gameOf: (id: string) => Game | undefined, answer: (message: FromWorker) => void) {
  const bots = new Map<number, Bot>();
  return (message: ToWorker): void => {
    if (message.type === 'sit') bots.set(message.bot.id, makeBot(gameOf, message.bot));
    else if (message.type === 'leave') bots.delete(message.id);
    else answer(think(bots, message.id, message.update));
  };
}

function makeBot(gameOf: (id: string) => Game | undefined, { game, level, seat, seed }: BotCard): Bot {
  const make = gameOf(game)?.bots[level];
  if (!make) throw new Error(`${game} has no bot of level ${level}`);
  return make(seat, seeded(seed));
}

function think(bots: ReadonlyMap<number, Bot>, id: number, update: Update): FromWorker {
  const { version } = update;
  try {
    return { id, version, intent: bots.get(id)?.see(update, performance.now()) };
  } catch (error) {
    return { id, version, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
