/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points}.',
  'score-breakdown.last': 'The last trick: one extra point.',
  'score-breakdown.whole': '{points} in all, rounded down: {whole}.',
  'score-breakdown.declared': 'Declared: {points, plural, one {# point} other {# points}}.',
  'score-breakdown.combination': '{what}: {points, plural, one {# point} other {# points}}.',
  'score-breakdown.unseen':
    'This page was opened after that deal and hasn’t seen its tricks. After the match, the replay shows every card.',
};
