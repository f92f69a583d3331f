import { integerOption, type OptionsOf, option, type PartialOptionsOf } from '../../../engine/options.ts';

export const OPTIONS = {
  /** Points that end the match (SP-20, SP-21). */
  target: option([51, 21, 31, 41]),
  /** How often a card counts in declarations (SP-10). */
  reuse: option(['once', 'across-kinds']),
} as const;

export const DUPLICATE_OPTIONS = {
  /** So many deals are the match, whatever the totals (SP-20). */
  deals: integerOption(1, 20, 5),
} as const;

export type Options = OptionsOf<typeof OPTIONS> & PartialOptionsOf<typeof DUPLICATE_OPTIONS>;
