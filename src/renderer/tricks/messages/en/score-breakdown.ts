import type { Messages } from '#shared/i18n/translate.ts';

/** How a score came about. */
export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points}.',
  'score-breakdown.last': 'The last trick counts extra.',
  'score-breakdown.unseen':
    'This page was opened after that deal and hasn’t seen its tricks. After the match, the replay shows every card.',
};
