/** The worker's side: bots by number, each shown its updates in order. */

import { advise } from '#shared/bots/advice.ts';
import { isSeatObservation } from '#shared/bots/policy.ts';
import type { Interruptible } from '#shared/bots/search/search.ts';
import type { Bot, Intent } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import { type Hint, MAX_RANKED_MOVES } from '#shared/protocol/table.ts';
import { nextTick } from '../time/clock.ts';
import type { BotSpec, FromHintWorker, FromWorker, HintRequest, ToHintWorker, ToWorker } from './worker-messages.ts';

// The worker's side of hints: questions by number, thought about by turns, each dropped when nobody wants to know any more.

/** How long one question is thought about, in ms, before others have their turn and messages are read. */
const HINT_TURN_MS = 10;

/** Takes the host's questions one by one; `answer` sends to the host, `later` goes on once messages have been read. */
export function serveHints(
  gameOf: (id: string) => Game | undefined,
  answer: (message: FromHintWorker) => void,
  later: (goOn: () => void) => void = nextTick,
) {
  const thoughts = new Map<number, Interruptible<Hint>>();

  function goOn(id: number, thought: Interruptible<Hint>): void {
    if (thoughts.get(id) !== thought) return;
    try {
      const began = performance.now();
      do {
        const { done, value } = thought.next();
        if (done) {
          thoughts.delete(id);
          answer({ id, hint: value });
          return;
        }
      } while (performance.now() - began < HINT_TURN_MS);
      later(() => goOn(id, thought));
    } catch (error) {
      thoughts.delete(id);
      answer({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }

  return (message: ToHintWorker): void => {
    const { id } = message;
    if (message.type === 'drop') {
      thoughts.delete(id);
      return;
    }
    const thought = hint(gameOf(message.question.game), message.question);
    thoughts.set(id, thought);
    later(() => goOn(id, thought));
  };
}

function* hint(game: Game | undefined, { observation, moves }: HintRequest): Interruptible<Hint> {
  if (!game?.searchModel || !isSeatObservation(observation))
    throw new Error(`nobody knows a hint in ${game?.rules.id}`);
  const { move, sureness, weighed } = yield* advise({ rules: game.rules, mind: game.searchModel, observation, moves });
  return {
    move: { ...move },
    sureness,
    weighed: weighed.slice(0, MAX_RANKED_MOVES).map((one) => ({ ...one, move: { ...one.move } })),
  };
}

/** How long one bot thinks, in ms, before others have their turn and messages are read. */
const BOT_TURN_MS = 10;

type RunningSearch = Generator<undefined, Intent<AnyMove> | undefined>;

interface ServedBot {
  readonly bot: Bot;
  /** What it is thinking about: dropped as soon as there is something new to see, or it leaves. */
  thought: RunningSearch | undefined;
}

/** Takes the host's messages one by one; `answer` sends to the host, `later` goes on once messages have been read. */
export function serveBots(
  gameOf: (id: string) => Game | undefined,
  answer: (message: FromWorker) => void,
  later: (goOn: () => void) => void = nextTick,
) {
  const members = new Map<number, ServedBot>();

  /** Thinks on for a turn, if this is still what the bot thinks about. */
  function goOn(id: number, version: number, member: ServedBot, thought: RunningSearch): void {
    if (members.get(id) !== member || member.thought !== thought) return;
    guarded(id, version, () => {
      const began = performance.now();
      do {
        const { done, value } = thought.next();
        if (done) {
          member.thought = undefined;
          answer({ id, version, intent: value });
          return;
        }
      } while (performance.now() - began < BOT_TURN_MS);
      later(() => goOn(id, version, member, thought));
    });
  }

  function see(id: number, update: Update): void {
    const { version } = update;
    const member = members.get(id);
    if (!member?.bot.think) {
      guarded(id, version, () => answer({ id, version, intent: member?.bot.see(update, performance.now()) }));
      return;
    }
    const thought = member.bot.think(update, performance.now());
    member.thought = thought;
    later(() => goOn(id, version, member, thought));
  }

  function guarded(id: number, version: number, think: () => void): void {
    try {
      think();
    } catch (error) {
      answer({ id, version, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }

  return (message: ToWorker): void => {
    if (message.type === 'sit') members.set(message.bot.id, { bot: makeBot(gameOf, message.bot), thought: undefined });
    else if (message.type === 'leave') members.delete(message.id);
    else see(message.id, message.update);
  };
}

function makeBot(gameOf: (id: string) => Game | undefined, { game, level, seat, seed }: BotSpec): Bot {
  const make = gameOf(game)?.bots[level];
  if (!make) throw new Error(`${game} has no bot of level ${level}`);
  return make(seat, seeded(seed));
}
