/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points}.',
  'score-breakdown.last': 'The last trick: one point more.',
  'score-breakdown.whole': '{points} in all; what is short of a whole point is dropped: {whole}.',
  'score-breakdown.declared': 'Declared: {points, plural, one {# point} other {# points}}.',
  'score-breakdown.combination': '{what}: {points, plural, one {# point} other {# points}}.',
  'score-breakdown.unseen':
    'This page was opened after that deal, so it has not seen its tricks. Once the match is over, the records show them card by card.',
};
