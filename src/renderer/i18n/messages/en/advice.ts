import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'refused.rule': 'Rule {rule}',
  'refused.card': '{card}: {why}',
  'refused.nothing': 'Nothing is to be decided that would need a word.',
};

/** What the program would play: a phone fetches it for who asks. */
export const HINTS: Messages = {
  'hint.tab': 'Hint',
  'hint.tab.forbidden': 'No hints here',
  'hint.ask': 'What would you play?',
  'hint.forbidden': 'Whoever runs this table allows no hints.',
  'hint.thinking': 'Thinking…',
  'hint.title': 'I would play',
  'hint.only': 'There is nothing else you may do.',
  'hint.plain': 'That is played by the book: it needs no thought.',
  'hint.sure': 'I am sure of it.',
  'hint.likely': 'I think so, but not for certain.',
  'hint.close': 'It is close: another may be as good.',
  'hint.reason': 'I expect {worth} of it; of what comes next, {other}, {otherWorth}.',
  'hint.expected': 'What I expect',
  'hint.give': '{worth}, give or take {give}',
  'hint.see': 'Show me on the table',
  'hint.away': 'Put it away',
  'hint.lost': 'The table did not answer. Ask once more.',
};
