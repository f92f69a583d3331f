/** What the rules say of a card that can't be played, in a sentence and with their number. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableGame } from '../../games/game.ts';
import type { TableCard } from '../../table/api.ts';
import type { Say } from '../../words/say.ts';

export interface Reason {
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
  game: Pick<TableGame, 'look' | 'cardName'>,
  say: Say,
): Reason | undefined {
  // What may be done somewhere is not refused.
  const spoken = refusals.flatMap((one) => (one && isRule(one.rule) ? one : []));
  const [first] = spoken;
  if (!first || spoken.length < refusals.length) return undefined;
  const said = new Set(spoken.map((one) => sentenceOf(one, game, say)));
  const [sentence = ''] = said;
  return { text: said.size > 1 && card.why ? card.why : sentence, rule: first.rule };
}

/** Whether it is a rule of a game, as `BC-7`; not one of the host's or the record's. */
function isRule(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}

/** The rules say but the reason, in small letters, and cards by their ids. */
function sentenceOf(
  { reason, params = {} }: Refusal,
  { look, cardName }: Pick<TableGame, 'look' | 'cardName'>,
  say: Say,
): string {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && look.deck.faces.includes(value) ? cardName(value, say) : value,
  ]);
  const text = say(reason, Object.fromEntries(named));
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}
