/** A deal among bots as text: a line a turn, all hands beside it. Who is of which level is told apart from it, to be judged blind. */
import type { Bot, Level } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { isOver, type Match, matchAfter, newMatch, take } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { type Random, seeded, shuffle } from '../src/shared/engine/random.ts';
import type { GameEvent } from '../src/shared/engine/rules.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';

/** The first deal of a match, and when each of its events fell, in ms. */
export interface ReadDeal {
  readonly match: Match;
  readonly times: readonly number[];
}

/** By seat: half of them of each level, the odd one by chance. */
export function mixedLevels(seats: number, seed: number): Level[] {
  const random = seeded(seed);
  const odd: Level = random.below(2) === 0 ? 'normal' : 'expert';
  const levels = Array.from(
    { length: seats },
    (_, k): Level => (k % 2 === 1 ? 'expert' : k + 1 < seats ? 'normal' : odd),
  );
  return shuffle(levels, random);
}

/** Plays one deal, or a whole match where a game has none; the same for the same seed. */
export function playMixedDeal(game: Game, seats: number, seed: number): ReadDeal {
  const resolved = resolveOptions(game.rules.options, { ...game.duplicate?.options(1) }, game.rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(`${game.rules.id}: no match of one deal`);
  const match = newMatch(game.rules, resolved.options, seats);
  const random = seeded(Math.imul(seed, 0x9e3779b1));
  const times: number[] = [];
  let now = 0;
  const bots = mixedLevels(seats, seed).map((level, seat) =>
    timed(botOf(game, level, seat, random), (at) => (now = at)),
  );
  selfPlay(match, bots, random, (played) => {
    times[played.events.length] = now;
    return isOver(played);
  });
  return { match, times };
}

function botOf(game: Game, level: Level, seat: number, random: Random): Bot {
  const make = game.bots[level];
  if (!make) throw new Error(`${game.rules.id}: no bot ${level}`);
  return make(seat, seeded(random.below(2 ** 31)));
}

/** The same bot, which tells what time it is told. */
function timed(bot: Bot, tell: (now: number) => void): Bot {
  return {
    see(view, now) {
      tell(now);
      return bot.see(view, now);
    },
  };
}

/** A line for each turn that found something changed: the hands before it, what lies open, and the moves. */
export function dealText(game: Game, { match, times }: ReadDeal): string {
  const again = matchAfter(match, 0);
  const lines: { readonly before: string; readonly moves: string[] }[] = [];
  for (const [k, event] of match.events.entries()) {
    const before = situation(game, again);
    const isTurn = game.beginsTurn?.(again.rules.observe(again.state, 'everyone')) ?? true;
    if (k === 0 || (isTurn && before !== lines.at(-1)?.before)) lines.push({ before, moves: [] });
    const time = (times[k] ?? 0) > 0 ? `@${((times[k] ?? 0) / 1000).toFixed(1)} ` : '';
    lines.at(-1)?.moves.push(`${time}${eventText(event)}`);
    take(again, event);
  }
  const told = lines.map(({ before, moves }) => `${before} | ${moves.join(' ')}`);
  return `${[...told, JSON.stringify(again.rules.result(again.state))].join('\n')}\n`;
}

function eventText({ by, t: _, type, ...rest }: GameEvent): string {
  if (by === 'chance') return `(${type})`;
  const values = Object.values(rest).map((value) => (Array.isArray(value) ? value.join('+') : value));
  return `${by}:${[...(type === 'play' || type === 'turn-up' ? [] : [type]), ...values].join(' ')}`;
}

/** All hands, and the fields that are open to all by whichever of these names a game has. */
function situation(game: Game, { rules, state }: Match): string {
  const { piles, upcard, table, area } = rules.observe(state, 'everyone') as OpenFields;
  const hands = game.openHands(state).map((hand, seat) => `${seat}[${hand.join(' ')}]`);
  const open = [
    ...(piles?.some(({ length }) => length > 0)
      ? [piles.map((tops) => tops.map(({ top }) => top ?? '-').join(',')).join(' ')]
      : []),
    ...(upcard ? [`up ${upcard}`] : []),
    ...(table
      ? [`${table.houses.map((house) => house.at(-1) ?? '-').join(', ')}, blocked ${table.general ?? '-'}`]
      : []),
    ...(area ? [`last ${area.at(-1)?.card ?? '-'}`] : []),
  ];
  return [...hands, ...open].join(' ');
}

interface OpenFields {
  readonly piles?: readonly (readonly { readonly top: string | null }[])[];
  readonly upcard?: string | null;
  readonly table?: { readonly houses: readonly (readonly string[])[]; readonly general: string | null };
  readonly area?: readonly { readonly card: string }[];
}
