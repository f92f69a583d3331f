/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took':
    '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points, plural, one {# point} other {# points}}.',
  'score-breakdown.together': '{points} points together, {bid} needed: {made, select, yes {made} other {lost}}.',
  'score-breakdown.alone': '{points} points alone, {bid} needed: {made, select, yes {made} other {lost}}.',
  'score-breakdown.side':
    'The declarer’s side took {points} points, {bid} needed: {made, select, yes {contract made} other {contract lost}}.',
  'score-breakdown.stake': 'At {bid}, each opponent wins or loses {stake}.',
  'score-breakdown.times': 'This deal counts {times} times.',
  'score-breakdown.declarer': 'The declarer wins or loses twice that.',
  'score-breakdown.alone-four': 'Alone against four, the declarer wins or loses four times that.',
  'score-breakdown.teammate': 'The partner wins or loses {half, select, yes {the same} other {twice that}}.',
  'score-breakdown.unseen':
    'This page was opened after that deal and hasn’t seen its tricks. After the match, the replay shows every card.',
};
