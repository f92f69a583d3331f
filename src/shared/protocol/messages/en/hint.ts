import type { Messages } from '../../../i18n/translate.ts';

/** Why the host gives no hint: said by who asks for one, and a phone fetches it then. */
export const HINT_REFUSAL_MESSAGES: Messages = {
  'no-hints': 'This table allows no hints.',
  'no-hint-here': 'The program knows no hints in this game.',
  'no-hints-numbered': 'No hints while the numbered deals of an evening are played: all tables play the same ones.',
  'no-hints-challenge':
    'No hints with a deal that is played by its code: somebody else plays the same cards without them.',
  'nothing-to-decide': 'There is nothing for you to decide now.',
  'hint-thinking': 'It is thinking already.',
  'too-many-hints': 'So many hints at once? Think for {seconds} s yourself.',
};
