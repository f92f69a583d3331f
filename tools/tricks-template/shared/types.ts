/** What a table of Sample may choose, and the game's types. */
import type { ItalianCard } from '../../cards/italian.ts';
import { type OptionsOf, option } from '../../engine/options.ts';
import type { DealResult } from '../../tricks/state.ts';

export const OPTIONS = {
  /** Points that end the match (XX-8). */
  target: option([50, 30, 80]),
} as const;

export interface SampleTypes {
  Card: ItalianCard;
  Options: OptionsOf<typeof OPTIONS>;
  /** No moves but cards, and no fields of its own. */
  Move: never;
  Extra: object;
  Seen: object;
  Deal: DealResult;
}
