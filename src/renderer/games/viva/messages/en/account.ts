/** English, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.first': 'Out first: a winner’s card.',
  'account.tie-break': 'Out first in the tie-break: it decides the match, and brings no card.',
  'account.left': 'Left with cards: lost the round. The next deal is theirs, and a blocking card of their own.',
  'account.between': 'Out in between, or not in the round: nothing won and nothing lost.',
};
