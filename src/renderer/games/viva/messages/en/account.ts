/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.first': 'Out first: a winner’s card.',
  'score-breakdown.tie-break': 'Out first in the tie-break: that decides the match, and brings no card.',
  'score-breakdown.left': 'Left with cards: lost the round. Deals next, and gets a blocking card of their own.',
  'score-breakdown.between': 'Out in between, or not in the round: nothing won, nothing lost.',
};
