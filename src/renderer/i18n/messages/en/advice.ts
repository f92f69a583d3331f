import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'refused.rule': 'Rule {rule}',
  'refused.card': '{card}: {why}',
  'refused.nothing': 'Nothing to explain right now.',
};

/** What the program would play: a phone fetches it for who asks. */
export const HINTS: Messages = {
  'hint.tab': 'Hint',
  'hint.tab.forbidden': 'No hints here',
  'hint.ask': 'What would you play?',
  'hint.forbidden': 'The host has turned hints off.',
  'hint.thinking': 'Thinking…',
  'hint.title': 'I would play',
  'hint.only': 'It’s your only choice.',
  'hint.plain': 'That’s by the book, no thinking needed.',
  'hint.sure': 'I’m sure of it.',
  'hint.likely': 'I think so, but I’m not certain.',
  'hint.close': 'It’s close: another choice may be just as good.',
  'hint.reason': 'I expect {worth} from it. Next best: {other}, {otherWorth}.',
  'hint.expected': 'What I expect',
  'hint.give': '{worth} ± {give}',
  'hint.see': 'Show me on the table',
  'hint.away': 'Close',
  'hint.lost': 'The table didn’t answer. Ask again.',
};
