/** The deal of a finished match as a challenge, where its seal has said what it was drawn from. */
import type { Replay } from '#shared/engine/replay.ts';
import type { Result } from '#shared/engine/rules.ts';
import { gameOf } from '#shared/games/index.ts';
import { type Challenge, writeDealCode } from '#shared/protocol/deal-code.ts';
import type { RoundView } from '#shared/protocol/evening.ts';
import { seedOf } from '#shared/seal/commitment.ts';

/** Its first deal: a later one has a seal of its own, and a match before it. */
export function challengeOf({ match, seals }: Replay): Challenge | undefined {
  const { rules, state, seats } = match;
  const [seal] = seals;
  const duplicate = gameOf(rules.id)?.duplicate;
  if (!seal) return undefined;
  const result = rules.result(state) as Result | undefined;
  // A match of its own length has no deals to compare, where the desk alone sets their number.
  const [first] = (result && !rules.numbered && duplicate?.deals(result)) || [];
  return {
    game: rules.id,
    seats,
    options: { ...match.options, ...duplicate?.options(1) } as Challenge['options'],
    source: { seed: seedOf(seal, seal.host, seal.devices), deals: [] },
    scores: first?.scores ?? [],
  };
}

/** All deals of an evening's round, once its secret is told; with what is played there, as its options are resolved. */
export function challengeOfRound(
  { secret, deals }: Pick<RoundView, 'secret' | 'deals'>,
  { game, seats, options }: Pick<Challenge, 'game' | 'seats' | 'options'>,
): Challenge | undefined {
  return secret === null ? undefined : { game, seats, options, source: { seed: secret, deals }, scores: [] };
}

export function codeOf(challenge: Challenge): string | undefined {
  const game = gameOf(challenge.game);
  return game && writeDealCode(challenge, game.rules);
}
