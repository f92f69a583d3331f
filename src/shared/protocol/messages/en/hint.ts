import type { Messages } from '../../../i18n/translate.ts';

/** Why the host gives no hint: said by who asks for one, and a phone fetches it then. */
export const HINT_REFUSAL_MESSAGES: Messages = {
  'no-hints': 'Hints are off at this table.',
  'no-hint-here': 'There are no hints for this game.',
  'no-hints-numbered': 'No hints here: all tables play the same deals.',
  'no-hints-challenge': 'No hints on a deal from a code: others play the same cards without them.',
  'nothing-to-decide': 'There’s nothing for you to decide right now.',
  'hint-thinking': 'I’m already thinking.',
  'too-many-hints': 'That’s a lot of hints. Ask again in {seconds} s.',
};
