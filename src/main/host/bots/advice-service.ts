/** The worker's side of hints: questions by number, thought about by turns, each dropped when nobody wants to know any more. */
import { advise } from '#shared/bots/advice.ts';
import { isSeatObservation } from '#shared/bots/policy.ts';
import type { Interruptible } from '#shared/bots/search/deliberate.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Hint } from '#shared/protocol/hint.ts';
import { MAX_RANKED_MOVES } from '#shared/protocol/hint.ts';
import type { FromHintWorker, HintRequest, ToHintWorker } from './bot-messages.ts';

/** How long one question is thought about, in ms, before others have their turn and messages are read. */
const HINT_TURN_MS = 10;

/** Takes the host's questions one by one; `answer` sends to the host, `later` goes on once messages have been read. */
export function serveHints(
  gameOf: (id: string) => Game | undefined,
  answer: (message: FromHintWorker) => void,
  later: (goOn: () => void) => void = setImmediate,
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
  if (!game?.searchModel || !isSeatObservation(observation)) throw new Error(`nobody knows a hint in ${game?.rules.id}`);
  const { move, sureness, weighed } = yield* advise({ rules: game.rules, mind: game.searchModel, observation, moves });
  return {
    move: { ...move },
    sureness,
    weighed: weighed.slice(0, MAX_RANKED_MOVES).map((one) => ({ ...one, move: { ...one.move } })),
  };
}
