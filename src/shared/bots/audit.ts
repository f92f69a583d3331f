/** Recomputes a match's bot moves from each seat's observations, to verify them. */
import type { Bot, BotMaker, Intent } from '../engine/bot.ts';
import type { Game } from '../engine/game.ts';
import { type Match, newMatch, take } from '../engine/match.ts';
import { seeded } from '../engine/random.ts';
import type { SeatedBot } from '../engine/record.ts';
import type { AnyMove, GameEvent, Seat } from '../engine/rules.ts';
import { type Feed, feedOf } from '../engine/view.ts';
import { moveKey } from './search/playout.ts';
import { runToEnd } from './search/search.ts';
import { searchBot } from './search/search-bot.ts';

/** A bot's move by event number. */
export interface AuditedMove {
  readonly event: number;
  readonly seat: Seat;
  readonly made: AnyMove;
  /** The expected move; undefined where the bot would not act. */
  readonly meant: AnyMove | undefined;
  readonly asItShouldBe: boolean;
}

interface Player {
  readonly card: SeatedBot;
  readonly bot: Bot;
  readonly feed: Feed;
  /** Lazy: if another seat moves first, no search is needed. */
  intent: () => Intent<AnyMove> | undefined;
}

/** All bot moves of a valid match, in order. Throws where a game lacks a bot. */
export function* auditOf(
  game: Game,
  { options, seats, events }: Match,
  bots: readonly SeatedBot[],
): Generator<AuditedMove> {
  const match = newMatch(game.rules, options, seats);
  const players = bots.map((card): Player => {
    const bot = makerOf(game, card)(card.seat, seeded(card.seed));
    const player: Player = { card, bot, feed: feedOf(match, card.seat), intent: () => undefined };
    show(player);
    return player;
  });
  for (const [index, event] of events.entries()) {
    const player = players.find(({ card }) => card.seat === event.by && isSeatedAt(card, index));
    if (player) yield compare(player, event, index);
    take(match, event);
    for (const each of players) if (each.feed.next()) show(each);
  }
}

/** Whether this bot sat at its seat when that event was made. */
export function isSeatedAt({ from = 0, until = Number.POSITIVE_INFINITY }: SeatedBot, event: number): boolean {
  return event >= from && event < until;
}

/** Gives the bot the current update. A search can be skipped: dropped ones have no effect. */
function show(player: Player): void {
  const { bot, feed } = player;
  const thought = bot.think?.(feed.latest(), 0);
  const intent = thought ? undefined : bot.see(feed.latest(), 0);
  player.intent = thought ? memoized(() => runToEnd(thought)) : () => intent;
}

function compare({ card, intent }: Player, event: GameEvent, index: number): AuditedMove {
  const { by: _by, t: _t, ...made } = event;
  const meant = intent()?.move;
  const asItShouldBe = meant !== undefined && moveKey(meant) === moveKey(made);
  return { event: index, seat: card.seat, made, meant, asItShouldBe };
}

function makerOf({ rules, searchModel: mind, bots }: Game, { level, iterations }: SeatedBot): BotMaker {
  if (iterations !== undefined && mind) return searchBot(rules, mind, iterations);
  const make = bots[level];
  if (!make) throw new Error(`${rules.id} has no bot of level ${level}`);
  return make;
}

function memoized<T>(answer: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: answer() };
    return known.value;
  };
}
