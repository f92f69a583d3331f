/** Players of the arena: a bot level, or one that exists only here. */
import type { Bot, Level } from '../../engine/bot.ts';
import { clone } from '../../engine/clone.ts';
import type { Game } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { interruptibleSearchBot, searchBot } from '../search/search-bot.ts';

export interface Entrant {
  readonly name: string;
  /** Joins a match; only the omniscient one reads it. */
  sit(match: Match, seat: Seat, random: Random): Bot;
}

/** Sees all cards: the upper bound of play. No host offers it. */
const OMNISCIENT_BOT = 'cheat';

/** Arena names of a game; searching ones also with iterations (`expert:400`). */
export function entrantNames({ bots, searchModel: mind }: Game): string[] {
  return [...(mind ? [OMNISCIENT_BOT] : []), ...Object.keys(bots).reverse()];
}

/** The entrant of a name; undefined for none. */
export function entrantOf(game: Game, name: string): Entrant | undefined {
  const [level = '', budget, ...rest] = name.split(':');
  if (rest.length > 0) return undefined;
  if (game.searchModel && (level === OMNISCIENT_BOT || budget !== undefined))
    return searchEntrant(game, game.searchModel, name, level, budget);
  const make = Object.hasOwn(game.bots, level) ? game.bots[level as Level] : undefined;
  return budget === undefined && make ? { name, sit: (_match, seat, random) => make(seat, random) } : undefined;
}

/** A searching bot; the level's iterations by default. */
function searchEntrant(
  { rules }: Game,
  mind: SearchModel,
  name: string,
  level: string,
  budget = String(mind.iterations),
): Entrant | undefined {
  if (!/^[1-9]\d{0,6}$/.test(budget)) return undefined;
  const make = searchBot(rules, mind, Number(budget));
  if (level === 'expert') return { name, sit: (_match, seat, random) => make(seat, random) };
  if (level !== OMNISCIENT_BOT) return undefined;
  return {
    name,
    sit: ({ state }, seat, random) =>
      interruptibleSearchBot({ rules, mind, iterations: Number(budget), truth: () => clone(state) }, seat, random),
  };
}
