/** What a table of Briscola may choose, and the game's types. */
import type { ItalianCard } from '../../cards/italian.ts';
import { type OptionsOf, option } from '../../engine/options.ts';
import type { DealResult } from '../../tricks/state.ts';

export const OPTIONS = {
  /** Deals in the match; who wins more than half of them wins it (BR-13). */
  games: option([3, 1, 5, 7]),
  /** Whether partners see each other's last three cards (BR-14). */
  lastThree: option(['hidden', 'shown']),
  /** Which trump may be exchanged for the turned-up card (BR-15). */
  exchange: option(['off', 'seven', 'two']),
} as const;

export interface Briscola {
  Card: ItalianCard;
  Options: OptionsOf<typeof OPTIONS>;
  Move: { readonly type: 'exchange' };
  /** Who has exchanged a trump for the turned-up card, and what that card was. */
  Extra: { exchange: { readonly seat: number; readonly card: ItalianCard } | null };
  Seen: Readonly<Briscola['Extra']>;
  Deal: DealResult;
}
