/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.rome': 'Rome cards in order: a point each.',
  'score-breakdown.blessings': 'Blessings in the return deck: a point each.',
  'score-breakdown.fortune': 'Points from Fortune.',
  'score-breakdown.malus': 'Rome cards in the return deck: points off, depending on the difficulty.',
  'score-breakdown.free': 'No malus in the first two turns.',
  'score-breakdown.total': '{points} of {target} points so far.',
};
