/** Who plays in the arena: by the name of a level, or of one that exists here alone. */
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
  /** Sits down at a match; only one that cheats looks at it. */
  sit(match: Match, seat: Seat, random: Random): Bot;
}

/** Sees every card: the ceiling of what can be played. No host knows it. */
const OMNISCIENT_BOT = 'cheat';

/** The names that a game's arena takes; those that search also with a number of iterations (`expert:400`). */
export function entrantNames({ bots, searchModel: mind }: Game): string[] {
  return [...(mind ? [OMNISCIENT_BOT] : []), ...Object.keys(bots).reverse()];
}

/** Who this name stands for; nothing if nobody. */
export function entrantOf(game: Game, name: string): Entrant | undefined {
  const [level = '', budget, ...rest] = name.split(':');
  if (rest.length > 0) return undefined;
  if (game.searchModel && (level === OMNISCIENT_BOT || budget !== undefined))
    return searchEntrant(game, game.searchModel, name, level, budget);
  const make = Object.hasOwn(game.bots, level) ? game.bots[level as Level] : undefined;
  return budget === undefined && make ? { name, sit: (_match, seat, random) => make(seat, random) } : undefined;
}

/** One that searches in so many iterations; as many as the level has where nothing is said. */
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
