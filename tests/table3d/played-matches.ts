/** Matches that bots play, in which every phase of a game comes. */

import { gameOf } from '#catalogue';
import type { Level } from '#shared/engine/bot.ts';
import { playMatch } from '#shared/engine/checks/properties.ts';
import type { Match } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';

/** So many matches by these bots, with these options. */
interface Play {
  readonly options: Readonly<Record<string, string | number>>;
  readonly level: Level;
  readonly matches: number;
}

/** After these every phase has come. Bots that know what they do are of one mind on a curse: two ties come of `random` ones. */
const PLAYS: Readonly<Record<string, readonly Play[]>> = {
  'briscola-chiamata': [{ options: { deals: 2, weakHand: 4 }, level: 'random', matches: 50 }],
  spizzichino: [{ options: { target: 21 }, level: 'random', matches: 2 }],
  viva: [{ options: { rounds: 2, policing: 'caught' }, level: 'random', matches: 2 }],
  'vbi-maior': [
    { options: {}, level: 'normal', matches: 12 },
    { options: {}, level: 'random', matches: 260 },
  ],
};

const USUAL: readonly Play[] = [{ options: {}, level: 'random', matches: 10 }];

/** At a table of so many seats, so many by each kind of bots at most; the largest and all, where nothing else is said. */
export function matchesOf(
  id: string,
  seats = gameOf(id)?.rules.seats.max ?? 0,
  most = Number.POSITIVE_INFINITY,
): Match[] {
  return (PLAYS[id] ?? USUAL).flatMap((play) => played(id, seats, { ...play, matches: Math.min(play.matches, most) }));
}

function played(id: string, seats: number, { options, level, matches }: Play): Match[] {
  const game = gameOf(id);
  const maker = game?.bots[level];
  const resolved = game && resolveOptions(game.rules.options, options);
  if (!maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  return Array.from({ length: matches }, (_, seed) => playMatch(game, resolved.options, seats, maker, seed));
}
