/** Plays a match among bots without a clock: waits take no time. */
import type { Bot, Intent } from './bot.ts';
import { drawNext, isOver, type Match, moveEvent, play, seatsIn, take } from './match.ts';
import type { Random } from './random.ts';
import type { AnyMove, Seat } from './rules.ts';
import { type Feed, feedOf } from './view.ts';

interface Player {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly feed: Feed;
  intent: Intent<AnyMove> | undefined;
  /** When the intent is due, in ms of match time. */
  due: number;
}

/**
 * Runs the match to its end, or until `isDone`. `bots` by seat; throws on an illegal move or if
 * nobody acts.
 */
export function selfPlay(
  match: Match,
  bots: readonly Bot[],
  random: Random,
  isDone: (match: Match) => boolean = isOver,
): void {
  let now = 0;
  const players = bots.map<Player>((bot, seat) => {
    const player = { seat, bot, feed: feedOf(match, seat), intent: undefined, due: 0 };
    show(player, player.feed.latest(), now);
    return player;
  });
  while (!isDone(match)) {
    const chance = drawNext(match, random);
    if (chance) take(match, chance);
    else now = actNextDue(match, players, now);
    for (const player of players) {
      const update = player.feed.next();
      if (update) show(player, update, now);
    }
  }
}

function show(player: Player, view: Parameters<Bot['see']>[0], now: number): void {
  player.intent = player.bot.see(view, now);
  player.due = now + (player.intent?.after ?? 0);
}

/** The seat with the earliest intent acts; ties go in the order of the rules. Returns the time. */
function actNextDue(match: Match, players: readonly Player[], now: number): number {
  let first: Player | undefined;
  for (const seat of seatsIn(match.rules.toAct(match.state))) {
    const player = players[seat];
    if (player?.intent && (!first || player.due < first.due)) first = player;
  }
  if (!first?.intent) throw new Error(`${match.rules.id}: nobody means to act after event ${match.events.length - 1}`);
  const { move } = first.intent;
  const refused = play(match, moveEvent(first.seat, move));
  if (refused) {
    throw new Error(
      `${match.rules.id}: a bot's move ${JSON.stringify(move)} breaks ${refused.rule} (${refused.reason})`,
    );
  }
  first.intent = undefined;
  return Math.max(now, first.due);
}
