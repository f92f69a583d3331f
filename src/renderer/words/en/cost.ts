import type { Messages } from '#shared/words/say.ts';

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'cost.open': 'What it cost',
  'cost.title': 'What it cost',
  'cost.about':
    'Each move is compared with the one that a search would have made of what that seat saw then, without the cards of the others.',
  'cost.whose': 'Whose moves',
  'cost.no-search':
    'Nobody takes turns in this game: what counts is the moment a card is laid, and no search can say what another moment would have brought.',
  'cost.running': '{done} of {deals} deals weighed …',
  'cost.longer': 'Weighing longer where the time was too short …',
  'cost.broken': 'The moves could not be weighed here. The match itself holds.',
  'cost.none': 'No move was surely dearer than another.',
  'cost.mistakes':
    '{count, plural, one {One move was surely too dear: it cost {amount}, give or take {give}.} other {# moves were surely too dear: together they cost {amount}, give or take {give}.}}',
  'cost.dearest': 'The dearest moves',
  'cost.chosen': 'Deal {deal}: {made}',
  'cost.better': 'Better: {better}. It would have brought {amount} more on average, give or take {give}.',
  'cost.look': 'Show it on the table',
  'cost.again': 'Try it again',
  'cost.again.file':
    'This match was read from a file: it can be looked at and weighed. Only one that was played at this computer can be tried again.',
  'cost.again.closed':
    'A move is tried again at a table of one’s own, and tables are opened at the host’s own computer, or by whom its people have named for that.',
  'cost.practice.about': 'This match counts nowhere.',
  'cost.deals': 'Deal by deal',
  'cost.deal': 'Deal',
  'cost.brought': 'It brought',
  'cost.luck': 'The cards were worth',
  'cost.lost': 'Lost by mistakes',
  'cost.luck.about':
    'What the cards were worth: the same deal was played over and over by bots in all seats; so much they made in this one.',
  'cost.spread': '{amount} ± {give}',
  'cost.unsearched':
    '{count, plural, one {One decision was not weighed: it is made by the book.} other {# decisions were not weighed: they are made by the book.}}',
  'cost.missed':
    '{count, plural, one {For one decision there was no time.} other {For # decisions there was no time.}}',
};
