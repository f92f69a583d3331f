import type { Words } from '#shared/words/say.ts';

/** How everybody has played in this house. */
export const STATISTICS: Words = {
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
