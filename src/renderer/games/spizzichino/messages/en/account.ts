/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.took': '{count, plural, =0 {No trick taken} one {# trick taken} other {# tricks taken}}: {points}.',
  'account.last': 'The last trick: one point more.',
  'account.whole': '{points} in all; what is short of a whole point is dropped: {whole}.',
  'account.declared': 'Declared: {points, plural, one {# point} other {# points}}.',
  'account.combination': '{what}: {points, plural, one {# point} other {# points}}.',
  'account.unseen':
    'This page was opened after that deal, so it has not seen its tricks. Once the match is over, the records show them card by card.',
};
