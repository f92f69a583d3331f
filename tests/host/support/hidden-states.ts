/** Matches that bots have played, up to moments in which something lies hidden. */

import { gameOf } from '#catalogue';
import type { BotMaker } from '#shared/engine/bot.ts';
import type {
  HiddenInformation,
  HiddenInformationMoment as Moment,
  HiddenInformationTable as Table,
} from '#shared/engine/checks/hidden-information.ts';
import { playMatch } from '#shared/engine/checks/properties.ts';
import type { Game } from '#shared/engine/game.ts';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';
import { upTo } from './indistinguishable-matches.ts';

/** What lies hidden in each game: of every folder that says it. */
const found = import.meta.glob<HiddenInformation>('../../../src/shared/games/*/hidden.ts', {
  eager: true,
  import: 'default',
});

export const HIDDEN: readonly HiddenInformation[] = Object.values(found);

/** So many matches are looked through for a moment. */
const MATCHES = 200;

/** A match that bots have played. */
export function played({ game: id }: HiddenInformation, { level, seats, options }: Table, seed: number): Match {
  const game = gameOf(id) as Game;
  const resolved = resolveOptions(game.rules.options, options);
  if ('refusal' in resolved) throw new Error(`${id}: ${resolved.refusal.reason}`);
  return playMatch(game, resolved.options, seats, game.bots[level] as BotMaker, seed);
}

/** The first match up to its moment of this kind. */
export function stretch(hidden: HiddenInformation, table: Table, moment: Moment): Match {
  for (let seed = 0; seed < MATCHES; seed++) {
    const match = upTo(played(hidden, table, seed), moment);
    if (match) return match;
  }
  throw new Error(`${hidden.game}: no moment ${moment.name} in ${MATCHES} matches`);
}

/** What lies open behind each of this viewer's versions, as text. */
export function openByVersion(
  { rules, options, seats, events }: Match,
  viewer: Viewer,
  { visibleTo: open }: HiddenInformation,
): string[] {
  const again = newMatch(rules, options, seats);
  const feed = feedOf(again, viewer);
  const texts = [JSON.stringify(open(again.state, viewer))];
  for (const event of events) {
    take(again, event);
    if (feed.next()) texts.push(JSON.stringify(open(again.state, viewer)));
  }
  return texts;
}
