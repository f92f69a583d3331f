/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.rome': 'Rome cards in order: a point each.',
  'score-breakdown.blessings': 'Blessings in the return deck: a point each.',
  'score-breakdown.fortune': 'What Fortune brought.',
  'score-breakdown.malus': 'Rome cards in the return deck, as many points off as the difficulty says.',
  'score-breakdown.total': 'This turn, of {target} that are needed; {points} in all.',
};
