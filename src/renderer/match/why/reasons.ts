/** What the rules say of a card that can't be played, in a sentence and with their number. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableCard } from '../../table/api.ts';
import { type CardName, isRule, refusalReason } from '../../words/refusals.ts';
import type { Say } from '../../words/say.ts';

export interface RefusalSentence {
  readonly text: string;
  /** Its number, `SP-14`. */
  readonly rule: string;
}

/**
 * Of the refusals of all that a card could be meant for, one reason: the rules' own sentence where it is the same for all,
 * else what the game says of the card as a whole. Nothing where no rule has spoken.
 */
export function reasonOf(
  refusals: readonly (Refusal | undefined)[],
  card: Pick<TableCard, 'why'>,
  cardName: CardName,
  say: Say,
): RefusalSentence | undefined {
  // What may be done somewhere is not refused.
  const spoken = refusals.flatMap((one) => (one && isRule(one.rule) ? one : []));
  const [first] = spoken;
  if (!first || spoken.length < refusals.length) return undefined;
  const said = new Set(spoken.map((one) => refusalReason(one, cardName, say)));
  const [sentence = ''] = said;
  return { text: said.size > 1 && card.why ? card.why : sentence, rule: first.rule };
}
