import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.bid': 'bid {bid}',
  'hint.pass': 'pass',
  'hint.trump': 'name {suit}',
  'hint.throw-in': 'throw the hand in',
  'hint.keep': 'keep the hand',
  'hint.worth': '{points} in the score',
  'hint.measure': 'What the deal brings you in the score, on average over what may lie hidden.',
};
