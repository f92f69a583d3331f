import type { Intent } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { Hint } from '#shared/protocol/table.ts';
import type { BotOwner, Bots } from '../bots/bot-pool.ts';
import type { HintService } from '../bots/hint-thread.ts';
import type { BotSpec, FromWorker, HintRequest, ToWorker } from '../bots/worker-messages.ts';
import { serveBots, serveHints } from '../bots/worker-services.ts';

/** Bots that say nothing by themselves: the test answers for them. */
export class SilentBots implements Bots {
  readonly owners: BotOwner[] = [];
  readonly seen: Update[] = [];
  left = 0;

  seat(_who: unknown, owner: BotOwner) {
    this.owners.push(owner);
    this.seen.push(...owner.history());
    return { see: (update: Update) => void this.seen.push(update), leave: () => void this.left++ };
  }

  /** The first bot answers the update of this number. */
  answer(version: number, intent: Intent<AnyMove> | undefined): void {
    this.owners[0]?.answer({ id: 0, version, intent });
  }

  /** The first bot breaks down over it. */
  fail(version: number): void {
    this.owners[0]?.answer({ id: 0, version, failed: 'a bug' });
  }
}

/** Bots that answer in no time: each the first of its moves, or another one that the test chooses. */
export class PromptBots implements Bots {
  readonly #choose: (moves: readonly AnyMove[]) => AnyMove | undefined;

  constructor(choose = ([move]: readonly AnyMove[]): AnyMove | undefined => move) {
    this.#choose = choose;
  }

  seat(_who: unknown, owner: BotOwner) {
    const see = ({ version, moves }: Update): void => {
      const move = this.#choose(moves);
      queueMicrotask(() => owner.answer({ id: 0, version, intent: move && { move, after: 0 } }));
    };
    for (const update of owner.history()) see(update);
    return { see, leave: () => undefined };
  }
}

/** The games' own bots, thinking here instead of on another thread. */
export class ThinkingBots implements Bots {
  readonly #owners: BotOwner[] = [];
  readonly #serve: (message: ToWorker) => void;

  constructor(gameOf: (id: string) => Game | undefined) {
    this.#serve = serveBots(gameOf, (message) => queueMicrotask(() => this.#answer(message)), queueMicrotask);
  }

  seat(who: Omit<BotSpec, 'id'>, owner: BotOwner) {
    const id = this.#owners.push(owner) - 1;
    const see = (update: Update): void => this.#serve({ type: 'see', id, update });
    this.#serve({ type: 'sit', bot: { ...who, id } });
    for (const update of owner.history()) see(update);
    return { see, leave: () => this.#serve({ type: 'leave', id }) };
  }

  #answer(message: FromWorker): void {
    this.#owners[message.id]?.answer(message);
  }
}

/** An advisor that thinks here, as soon as the test lets it. */
export class PatientAdvisor implements HintService {
  readonly asked: HintRequest[] = [];
  /** The numbers of what was dropped. */
  readonly dropped: number[] = [];
  readonly #gameOf: (id: string) => Game | undefined;
  readonly #ready: (() => void)[] = [];

  constructor(gameOf: (id: string) => Game | undefined) {
    this.#gameOf = gameOf;
  }

  ask(question: HintRequest) {
    const id = this.asked.push(question) - 1;
    const { promise: hint, resolve } = Promise.withResolvers<Hint | undefined>();
    const serve = serveHints(this.#gameOf, ({ hint }) => resolve(hint), queueMicrotask);
    this.#ready.push(() => serve({ type: 'ask', id, question }));
    const drop = (): void => {
      this.dropped.push(id);
      resolve(undefined);
    };
    return { hint, drop };
  }

  /** Thinks about all that was asked. */
  think(): void {
    for (const ready of this.#ready.splice(0)) ready();
  }
}
