/** Makes challenges from deals: of a finished match, whose seal has revealed its seed, and of a round. */

import { gameOf } from '#catalogue';
import { resolveOptions, withoutOptions } from '#shared/engine/options.ts';
import type { Replay } from '#shared/engine/replay.ts';
import type { Result } from '#shared/engine/rules.ts';
import { combinedSeed } from '#shared/fair-shuffle/commitment.ts';
import { type Challenge, writeDealCode } from '#shared/protocol/deal-code.ts';
import type { EveningView } from '#shared/protocol/evening.ts';

/** The first deal only: a later one has a seal of its own, and a match before it. */
export function challengeOf({ match, seals }: Replay): Challenge | undefined {
  const { rules, state, seats } = match;
  const [seal] = seals;
  const duplicate = gameOf(rules.id)?.duplicate;
  if (!seal) return undefined;
  const result = rules.result(state) as Result | undefined;
  const options = withoutOptions(match.options, rules.tableOptions);
  const isComparable = !rules.duplicateOptions && Object.keys(match.options).length === Object.keys(options).length;
  // A match of variable length has no deals to compare where only the desk sets their number, nor has one with table options.
  const [first] = (result && isComparable && duplicate?.deals(result)) || [];
  return {
    game: rules.id,
    seats,
    options: { ...options, ...duplicate?.options(1) } as Challenge['options'],
    source: { seed: combinedSeed(seal, seal.host, seal.devices), deals: [] },
    scores: first?.scores ?? [],
  };
}

/** All deals of an evening's latest round, once its secret is revealed. All tables of a round play the same game. */
export function challengeOfEvening({ round, games }: Pick<EveningView, 'round' | 'games'>): Challenge | undefined {
  const [table] = round?.tables ?? [];
  const rules = table && gameOf(table.game)?.rules;
  const played = games.find(({ game }) => game === table?.game);
  const resolved = rules && played && resolveOptions(rules.options, played.options, rules.duplicateOptions);
  if (!round || round.secret === null || !resolved || 'refusal' in resolved) return undefined;
  const { secret: seed, deals } = round;
  return {
    game: rules.id,
    seats: table.seats.length,
    options: resolved.options,
    source: { seed, deals },
    scores: [],
  };
}

export function dealCodeOf(challenge: Challenge): string | undefined {
  const game = gameOf(challenge.game);
  return game && writeDealCode(challenge, game);
}
