/** Programs as entrants of the arena, by name: `cmd:python3 examples/bot.py`. */

import type { Game } from '../src/shared/engine/game.ts';
import type { OptionValue } from '../src/shared/engine/options.ts';

const MARK = 'cmd:';

/** What is run for this entrant; nothing for one that is no program. */
export function commandOf(name: string): string | undefined {
  return name.startsWith(MARK) && name.length > MARK.length ? name.slice(MARK.length) : undefined;
}

export function hasProgram(bots: readonly string[]): boolean {
  return bots.some((bot) => commandOf(bot) !== undefined);
}

/** Why a program can't play with these at the same table: they sit down at a host's, which has levels alone. */
export function refuseBeside({ bots: levels }: Game, bots: readonly string[]): string | undefined {
  const other = bots.find((bot) => commandOf(bot) === undefined && !Object.hasOwn(levels, bot));
  return other && `beside a program sit the levels that a table has (${Object.keys(levels).join(', ')}), not ${other}`;
}

/** Why these options can't be told by a deal's code: where deals can be compared, a match is one of them. */
export function refuseOptions({ duplicate }: Game, options: Readonly<Record<string, OptionValue>>): string | undefined {
  const other = Object.entries(duplicate?.options(1) ?? {}).find(([name, value]) => options[name] !== value);
  return other && `programs play one deal a match: ${other[0]}=${other[1]}`;
}
