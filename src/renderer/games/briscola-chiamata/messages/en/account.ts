/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took':
    '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points, plural, one {# point} other {# points}}.',
  'score-breakdown.together': 'Together {points}, with {bid} to reach: {made, select, yes {made} other {lost}}.',
  'score-breakdown.alone': 'Alone {points}, with {bid} to reach: {made, select, yes {made} other {lost}}.',
  'score-breakdown.side':
    'The declarer’s side has {points} of {bid}: {made, select, yes {it has made it} other {it has lost}}.',
  'score-breakdown.stake': 'With {bid} to reach, each opponent wins or loses {stake}.',
  'score-breakdown.times': 'This deal counts {times} times.',
  'score-breakdown.declarer': 'The declarer twice that.',
  'score-breakdown.alone-four': 'The declarer alone, against four, four times that.',
  'score-breakdown.teammate': 'The teammate {half, select, yes {as much} other {twice that}}.',
  'score-breakdown.unseen':
    'This page was opened after that deal, so it has not seen its tricks. Once the match is over, the records show them card by card.',
};
