import type { Messages } from '#shared/i18n/translate.ts';

/** How everybody has played in this house. */
export const STATISTICS: Messages = {
  'statistics.title': 'Statistics',
  'statistics.of': 'Statistics: {name}',
  'statistics.about': 'Every match finished here, counted by name. Select a number to see its matches.',
  'statistics.none': 'No finished matches yet. After your first one, its players show up here.',
  'statistics.none-of-game': 'No finished matches of this game yet.',
  'statistics.nobody': 'Nobody by this name has finished a match here.',
  'statistics.reading': 'Loading matches…',
  'statistics.game': 'Game',
  'statistics.all-games': 'All games',
  'statistics.everybody': 'Everybody',
  'statistics.people': 'Wins and losses',
  'statistics.name': 'Name',
  'statistics.played': 'Played',
  'statistics.won': 'Won',
  'statistics.lost': 'Lost',
  'statistics.share': 'Win rate',
  'statistics.deals-won': 'Deals won',
  'statistics.deals-lost': 'Deals lost',
  'statistics.percent': '{value}%',
  'statistics.count.name': '{name}, {what}: {count}. See the matches',
  'statistics.matches': '{name}, {what}: {count, plural, one {# match} other {# matches}}',
  'statistics.matches.deals': '{name}, {what}: {times} in {count, plural, one {# match} other {# matches}}',
  'statistics.fold': 'Show less',
  'statistics.more': 'Show more',
  'statistics.line': '{game}, {date}',
  'statistics.look': 'Replay',
  'statistics.curve': 'Wins minus losses',
  'statistics.curve.of':
    '{name}: {value, plural, =0 {even} other {{value} ahead}} after {count, plural, one {# match} other {# matches}}, {high} at best, {low} at worst',
  'statistics.curve.of.behind':
    '{name}: {value} behind after {count, plural, one {# match} other {# matches}}, {high} at best, {low} at worst',
  'statistics.curve.table': 'Show as a table',
  'statistics.curve.match': 'Match',
  'statistics.company': 'Partners and rivals',
  'statistics.companion': 'Best partner',
  'statistics.companion.about': '{name}: won {so} of {met} together',
  'statistics.companion.none': 'Nobody yet. It takes three deals on the same side.',
  'statistics.nemesis': 'Nemesis',
  'statistics.nemesis.about': '{name}: lost {so} of {met} against them',
  'statistics.nemesis.none': 'Nobody yet. It takes three deals on opposite sides.',
  'statistics.bot': '{name} (bot)',
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
  'statistics.save.csv': 'Save as CSV',
  'statistics.save.json': 'Save as JSON',
  'statistics.delete': 'Delete…',
  'statistics.delete.all': 'Delete {count, plural, one {this match} other {these # matches}}',
  'statistics.delete.sure':
    'This deletes every card, bet and statistic, for everyone who played. Files you saved and the results of game nights are kept. It can’t be undone.',
  'statistics.deleted': '{gone, plural, =0 {Nothing was deleted.} one {One match deleted.} other {# matches deleted.}}',
  'statistics.deleted.stay':
    '{stay, plural, one {One match was kept: it’s still on a table, or its game night isn’t over. Close the table, then delete it.} other {# matches were kept: they’re still on tables, or their game night isn’t over. Close the tables, then delete them.}}',
};

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deal-code.challenge': 'Challenge others',
  'deal-code.title': '{deals, plural, =0 {This deal} one {This deal} other {These deals}} as a code',
  'deal-code.about':
    'Anyone with this code can play {deals, plural, =0 {the same first deal} one {the same deal} other {the same # deals}}: they set up {game} in Panno Verde and enter it there. It can reveal all the cards, so only give it to people you trust.',
  'deal-code.score': 'It includes your table’s score, which they see afterwards.',
  'deal-code.copy': 'Copy the code',
  'deal-code.by-code': 'Play a deal from a code',
  'deal-code.field': 'Deal code',
  'deal-code.found':
    '{deals, plural, =0 {A deal} one {A deal} other {# deals}} for {seats}, with the original options. Anyone with the code can know the cards, so the shuffle isn’t verified.',
  'deal-code.other-game': 'This deal is for {game}. Set up that game to play it.',
  'deal-code.known': 'Anyone with this deal’s code can know its cards, so the shuffle isn’t verified.',
  'deal-code.elsewhere': 'The challengers’ scores, seat by seat: {scores}.',
  'deal-code.elsewhere.at': '{name} {score}',
};

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'records.story': 'Highlights',
  'match-review.open': 'Review',
  'match-review.title': 'Match review',
  'match-review.about':
    'Each move is compared with the best one a search finds from what that seat had seen, without the others’ cards.',
  'match-review.whose': 'Whose moves',
  'match-review.no-search':
    'Nobody takes turns in this game: it’s all about timing, and no search can say what another moment would have brought.',
  'match-review.running': '{done} of {deals} deals reviewed…',
  'match-review.longer': 'Taking longer where time ran short…',
  'match-review.broken': 'The moves couldn’t be reviewed here. The match itself is fine.',
  'match-review.none': 'No clear mistakes.',
  'match-review.mistakes':
    '{count, plural, one {One mistake, costing {amount} ± {give}.} other {# mistakes, costing {amount} ± {give}.}}',
  'match-review.dearest': 'Costliest moves',
  'match-review.chosen': 'Deal {deal}: {made}',
  'match-review.better': 'Better: {better}. Worth {amount} ± {give} more on average.',
  'match-review.look': 'Show on the table',
  'match-review.again': 'Try it again',
  'match-review.again.file':
    'This match came from a file, so you can only watch and review it. To try moves again, play a match on this computer.',
  'match-review.again.closed':
    'Trying a move again opens a table, and only the host’s computer and devices it allows can do that.',
  'match-review.practice.about': 'Practice: this match doesn’t count.',
  'match-review.deals': 'Deal by deal',
  'match-review.deal': 'Deal',
  'match-review.brought': 'Score',
  'match-review.luck': 'Cards were worth',
  'match-review.lost': 'Lost to mistakes',
  'match-review.luck.about':
    'What the cards were worth: the average when bots in all seats play the same deal over and over.',
  'match-review.spread': '{amount} ± {give}',
  'match-review.unsearched':
    '{count, plural, one {One decision wasn’t reviewed: bots make it by the book.} other {# decisions weren’t reviewed: bots make them by the book.}}',
  'match-review.missed':
    '{count, plural, one {There was no time for one decision.} other {There was no time for # decisions.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'inference.open': 'Who is the partner?',
  'inference.title': 'Who is {name}’s partner?',
  'inference.title.nobody': 'Who is the partner?',
  'inference.eyes': 'Through the eyes of',
  'inference.about': 'What a bot in that seat makes of the tricks so far, without seeing the others’ cards.',
  'inference.not-yet': 'No card has been called yet.',
  'inference.alone': 'Nobody',
  'inference.percent': '{value}%',
};

/** Why a bot made a move, in a match that is looked at again. */
export const WHY_MOVE: Messages = {
  'why.open': 'Why?',
  'why.title': 'Why did {name} do that?',
  'why.none': 'Go to a bot’s move, and this says why it was made.',
  'why.pending': 'Thinking it over…',
  'why.failed': 'The reason couldn’t be worked out here.',
  'why.only': 'It was the only choice.',
  'why.book': 'That’s by the book, no thinking needed.',
  'why.unusual': 'The usual choice here: {other}.',
  'why.better': 'Next best: {other}, worth {amount} less on average.',
  'why.even': 'A toss-up: {other} looked about as good.',
  'why.worse': 'Not the best: {other} was worth {amount} more on average.',
  'why.partner': '{name} took {partner} for the partner ({percent}%){since}.',
  'why.partner.unsure': '{name} couldn’t tell who the partner was: {partner}, most likely ({percent}%){since}.',
  'why.signs': 'What the cards say',
  'why.of-bot': 'Why did a bot play that card?',
  'why.choice': 'A bot’s card',
  'why.trick': 'Trick {number}',
  'why.level': 'At level “{level}”, {name} doesn’t think ahead: the numbers are an expert’s.',
  'why.about': 'From what {name} had seen, without the others’ cards.',
};

/** Matches that are over, looked at again. */
export const RECORDS: Messages = {
  'records.title': 'History',
  'records.none': 'No finished matches yet. Matches that end at your tables are kept here.',
  'records.line': '{game}, {date}',
  'records.at': 'Round {round}, table {table}',
  'records.won': '{count, plural, one {won by {names}} other {won by {names}}}',
  'records.lost': 'nobody won',
  'records.broken-off': 'ended early',
  'records.more': 'Show earlier matches',
  'records.save': 'Save to file',
  'audit.open': 'Check the bots',
  'audit.title': 'Did the bots play fair?',
  'audit.about':
    'A bot’s move depends only on what its seat saw, its random seed and its time to think. Here each move is computed again from those.',
  'audit.running': '{computed} of {total} moves checked…',
  'audit.right': '{count, plural, one {The one move checks out.} other {All # moves check out.}}',
  'audit.wrong':
    '{count, plural, one {One of {total} moves doesn’t check out.} other {# of {total} moves don’t check out.}} A bot that takes too long gets a random move; otherwise somebody has changed the match or the program.',
  'audit.astray': 'Event {event}: {name} should have played something else',
  'audit.unmeant': 'Event {event}: {name} should have done nothing',
  'audit.broken': 'The bots couldn’t be checked here. The match itself is fine.',
  'records.import': 'Open a match file',
  'records.opened': 'From {name}',
  'records.opened.more': 'Show more matches',
  'records.unreadable': 'Line {line} isn’t a match: {why} Nothing was opened.',
  'records.no-json': 'it can’t be read.',
  'records.not-read': '{name} couldn’t be read. Nothing was opened; try again.',
  'records.no-text': '{name} isn’t a match file.',
  'records.reading': 'Reading {name}…',
  'records.stop': 'Stop',
  'records.too-large': 'The file is larger than {max} MB. Nothing was opened.',
  'records.too-many': 'The file has more than {max, plural, other {# matches}}. Nothing was opened.',
  'records.empty': 'There are no matches in {name}.',
  'records.gone': 'This match isn’t saved here.',
  'records.back': 'All matches',
  'records.perspective': 'View as',
  'records.everyone': 'Spectator',
  'records.open': 'All cards face up',
  'records.step': 'Step {at} of {count}',
  'records.first': 'To the start',
  'records.previous': 'Back',
  'records.play': 'Auto-play',
  'records.pause': 'Pause',
  'records.next': 'Next',
  'records.last': 'To the end',
  'records.hand': 'In {name}’s hand',
  'records.score': 'Score',
};
