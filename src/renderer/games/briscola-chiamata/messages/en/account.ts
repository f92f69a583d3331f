/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.took':
    '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points, plural, one {# point} other {# points}}.',
  'account.together': 'Together {points}, with {bid} to reach: {made, select, yes {made} other {lost}}.',
  'account.alone': 'Alone {points}, with {bid} to reach: {made, select, yes {made} other {lost}}.',
  'account.side':
    'The declarer’s side has {points} of {bid}: {made, select, yes {it has made it} other {it has lost}}.',
  'account.stake': 'With {bid} to reach, each opponent wins or loses {stake}.',
  'account.times': 'This deal counts {times} times.',
  'account.declarer': 'The declarer twice that.',
  'account.alone-four': 'The declarer alone, against four, four times that.',
  'account.teammate': 'The teammate {half, select, yes {as much} other {twice that}}.',
  'account.unseen':
    'This page was opened after that deal, so it has not seen its tricks. Once the match is over, the records show them card by card.',
};
