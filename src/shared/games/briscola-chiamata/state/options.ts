import { integerOption, type OptionsOf, option } from '../../../engine/options.ts';

export const OPTIONS = {
  /** Scored deals in a match (BC-22). */
  deals: integerOption(1, 20, 5),
  /** What five passes bring (BC-10). */
  allPass: option(['redeal', 'redeal-doubled']),
  /** Who leads the first trick (BC-12). */
  leads: option(['winner', 'forehand']),
  /** What the teammate gets (BC-19). */
  teammateScore: option(['full', 'half']),
  /** What all eight tricks bring (BC-20). */
  sweep: option(['off', 'double']),
  /** Up to how many points a hand may be thrown in (BC-21). */
  weakHand: option(['off', 0, 2, 4]),
} as const;

export type Options = OptionsOf<typeof OPTIONS>;
