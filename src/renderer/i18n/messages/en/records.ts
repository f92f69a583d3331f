import type { Messages } from '#shared/i18n/translate.ts';

/** How everybody has played in this house. */
export const STATISTICS: Messages = {
  'statistics.title': 'The house’s book',
  'statistics.of': '{name} in the house’s book',
  'statistics.about':
    'Counted from the matches that were finished here, whoever held the phone: a name is a person. Press a number to see the matches it is made of.',
  'statistics.none': 'No match is finished yet. After the first one its players stand here.',
  'statistics.none-of-game': 'Nobody has finished a match of this game yet.',
  'statistics.nobody': 'Nobody of this name has finished a match here.',
  'statistics.reading': 'The matches are being read…',
  'statistics.game': 'Game',
  'statistics.all-games': 'All games',
  'statistics.everybody': 'Everybody',
  'statistics.people': 'Won and lost',
  'statistics.name': 'Name',
  'statistics.played': 'Played',
  'statistics.won': 'Won',
  'statistics.lost': 'Lost',
  'statistics.share': 'Share',
  'statistics.deals-won': 'Deals won',
  'statistics.deals-lost': 'Deals lost',
  'statistics.percent': '{value} %',
  'statistics.count.name': '{name}, {what}: {count}. See the matches',
  'statistics.matches': '{name}, {what}: {count, plural, one {# match} other {# matches}}',
  'statistics.matches.deals': '{name}, {what}: {times} in {count, plural, one {# match} other {# matches}}',
  'statistics.fold': 'Fold up',
  'statistics.more': 'Show more',
  'statistics.line': '{game}, {date}',
  'statistics.look': 'Look at it again',
  'statistics.curve': 'Matches won less matches lost',
  'statistics.curve.of':
    '{name}: {value, plural, =0 {as many won as lost} other {{value} more won than lost}} after {count, plural, one {# match} other {# matches}}, {high} at best, {low} at worst',
  'statistics.curve.of.behind':
    '{name}: {value} more lost than won after {count, plural, one {# match} other {# matches}}, {high} at best, {low} at worst',
  'statistics.curve.table': 'The curve as a table',
  'statistics.curve.match': 'Match',
  'statistics.company': 'Company',
  'statistics.companion': 'Best companion',
  'statistics.companion.about': '{name}: {so} of {met} won together',
  'statistics.companion.none': 'Nobody yet: it takes three deals on one side.',
  'statistics.nemesis': 'Nemesis',
  'statistics.nemesis.about': '{name}: {so} of {met} lost to them',
  'statistics.nemesis.none': 'Nobody yet: it takes three deals on two sides.',
  'statistics.bot': '{name} (a bot)',
  'statistics.save': 'Save',
  'statistics.csv.match': 'match',
  'statistics.csv.game': 'game',
  'statistics.csv.began': 'began',
  'statistics.csv.seat': 'seat',
  'statistics.csv.name': 'name',
  'statistics.csv.bot': 'bot',
  'statistics.csv.score': 'score',
  'statistics.csv.won': 'won',
  'statistics.csv.deals-won': 'deals won',
  'statistics.csv.deals-lost': 'deals lost',
  'statistics.save.csv': 'As a table (CSV)',
  'statistics.save.json': 'As JSON',
  'statistics.delete': 'Delete…',
  'statistics.delete.all': 'Delete {count, plural, one {this match} other {these # matches}}',
  'statistics.delete.sure':
    'Deleted is deleted: the record with every card, its seal, its bets, and all that is counted of it, for everybody who played. Nobody can look at it again. Files that were saved stay where they are, and so do the results of an evening. It can’t be undone.',
  'statistics.deleted':
    '{gone, plural, =0 {Nothing was deleted.} one {One match is deleted.} other {# matches are deleted.}}',
  'statistics.deleted.stay':
    '{stay, plural, one {One match stays: it lies on a table still, or its evening goes on. Close the table, and delete it then.} other {# matches stay: they lie on a table still, or their evening goes on. Close the table, and delete them then.}}',
};

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deal-code.challenge': 'Challenge others',
  'deal-code.title': '{deals, plural, =0 {This deal} one {This deal} other {These deals}} as a code',
  'deal-code.about':
    'Whoever has this code plays {deals, plural, =0 {the same first deal} one {the same deal} other {the same # deals}} on any Panno Verde: they set up {game} and type it there. It can tell them all the cards, so it is for people you trust.',
  'deal-code.score': 'It says how your table played it, too: that is shown to them afterwards.',
  'deal-code.copy': 'Copy the code',
  'deal-code.by-code': 'Play a deal by its code',
  'deal-code.field': 'The code of the deal',
  'deal-code.found':
    '{deals, plural, =0 {A deal} one {A deal} other {# deals}} for {seats}, with the options {deals, plural, =0 {it was} one {it was} other {they were}} played with. Whoever has the code can know the cards, so nothing is sealed.',
  'deal-code.other-game': 'This is a deal of {game}. Set that up for it.',
  'deal-code.known': 'Whoever has the code of this deal can know its cards. Nothing is sealed.',
  'deal-code.elsewhere': 'Whoever challenged had it, seat by seat: {scores}.',
  'deal-code.elsewhere.at': '{name} {score}',
};

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'match-review.open': 'What it cost',
  'match-review.title': 'What it cost',
  'match-review.about':
    'Each move is compared with the one that a search would have made of what that seat saw then, without the cards of the others.',
  'match-review.whose': 'Whose moves',
  'match-review.no-search':
    'Nobody takes turns in this game: what counts is the moment a card is laid, and no search can say what another moment would have brought.',
  'match-review.running': '{done} of {deals} deals weighed …',
  'match-review.longer': 'Weighing longer where the time was too short …',
  'match-review.broken': 'The moves could not be weighed here. The match itself holds.',
  'match-review.none': 'No move was surely dearer than another.',
  'match-review.mistakes':
    '{count, plural, one {One move was surely too dear: it cost {amount}, give or take {give}.} other {# moves were surely too dear: together they cost {amount}, give or take {give}.}}',
  'match-review.dearest': 'The dearest moves',
  'match-review.chosen': 'Deal {deal}: {made}',
  'match-review.better': 'Better: {better}. It would have brought {amount} more on average, give or take {give}.',
  'match-review.look': 'Show it on the table',
  'match-review.again': 'Try it again',
  'match-review.again.file':
    'This match was read from a file: it can be looked at and weighed. Only one that was played at this computer can be tried again.',
  'match-review.again.closed':
    'A move is tried again at a table of one’s own, and tables are opened at the host’s own computer, or by whom its people have named for that.',
  'match-review.practice.about': 'This match counts nowhere.',
  'match-review.deals': 'Deal by deal',
  'match-review.deal': 'Deal',
  'match-review.brought': 'It brought',
  'match-review.luck': 'The cards were worth',
  'match-review.lost': 'Lost by mistakes',
  'match-review.luck.about':
    'What the cards were worth: the same deal was played over and over by bots in all seats; so much they made in this one.',
  'match-review.spread': '{amount} ± {give}',
  'match-review.unsearched':
    '{count, plural, one {One decision was not weighed: it is made by the book.} other {# decisions were not weighed: they are made by the book.}}',
  'match-review.missed':
    '{count, plural, one {For one decision there was no time.} other {For # decisions there was no time.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'inference.open': 'Who with whom',
  'inference.title': 'Who plays with {name}?',
  'inference.title.nobody': 'Who plays with whom?',
  'inference.eyes': 'With the eyes of',
  'inference.about': 'What a bot on that seat makes of the tricks so far. It has not seen the others’ cards.',
  'inference.not-yet': 'Nobody has called a card yet.',
  'inference.alone': 'Nobody',
  'inference.percent': '{value} %',
};

/** Matches that are over, looked at again. */
export const RECORDS: Messages = {
  'records.title': 'Finished matches',
  'records.none': 'No match is finished yet. Each one that ends at a table of yours is kept here.',
  'records.line': '{game}, {date}',
  'records.at': 'Round {round}, table {table}',
  'records.won': '{count, plural, one {won by {names}} other {won by {names}}}',
  'records.lost': 'nobody won',
  'records.broken-off': 'broken off',
  'records.more': 'Show earlier ones',
  'records.save': 'Save as a file',
  'audit.open': 'Check the bots',
  'audit.title': 'Did the bots play fair?',
  'audit.about':
    'A bot’s move hangs on what its own seat saw, on its seed, and on how long it was told to think. Here each one is computed again, from nothing else.',
  'audit.running': '{computed} of {total} moves computed again …',
  'audit.right': '{count, plural, one {The one move is as it should be.} other {All # moves are as they should be.}}',
  'audit.wrong':
    '{count, plural, one {One of {total} moves is not as it should be.} other {# of {total} moves are not as they should be.}} A bot that took too long to answer has one made for it at random; otherwise somebody has changed the match or the program.',
  'audit.astray': 'Event {event}: {name} should have played something else',
  'audit.unmeant': 'Event {event}: {name} should have done nothing',
  'audit.broken': 'The bots could not be computed again here. The match itself holds.',
  'records.import': 'Open a file of matches',
  'records.opened': 'From the file {name}',
  'records.opened.more': 'Show more matches',
  'records.unreadable': 'Line {line} is no match: {why} Nothing was opened.',
  'records.no-json': 'it can’t be read.',
  'records.not-read': '{name} could not be read here. Nothing was opened; try again.',
  'records.no-text': '{name} is no file of matches.',
  'records.reading': 'Reading {name} …',
  'records.stop': 'Stop',
  'records.too-large': 'The file is larger than {max} MB. Nothing was opened.',
  'records.too-many': 'The file holds more than {max, plural, other {# matches}}. Nothing was opened.',
  'records.empty': 'There is no match in the file {name}.',
  'records.gone': 'This match is not kept here.',
  'records.back': 'All matches',
  'records.perspective': 'Seen by',
  'records.everyone': 'A spectator',
  'records.open': 'All cards open',
  'records.step': 'Step {at} of {count}',
  'records.first': 'To the beginning',
  'records.previous': 'Back',
  'records.play': 'Go on by itself',
  'records.pause': 'Stop',
  'records.next': 'On',
  'records.last': 'To the end',
  'records.hand': 'In the hand of {name}',
  'records.score': 'The score',
};
