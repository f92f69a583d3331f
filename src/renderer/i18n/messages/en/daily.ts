import type { Messages } from '#shared/i18n/translate.ts';

/** Deals and exercises of the day. */
export const DAILY: Messages = {
  'day.title': 'Deal of the day',
  'day.of': '{game}: deal of the day',
  'day.about': 'Everyone gets these cards today, against the same bots. Your first try counts.',
  'day.not-here': 'You can play it on your own computer.',
  'day.play': 'Play',
  'day.practise': 'Play for practice',
  'day.practice': 'Practice: your first result stays.',
  'day.picture': 'Save as picture',
  'day.you': '{how, select, won {You won.} drawn {You drew.} other {You lost.}}',
  'day.you.points':
    '{how, select, won {You won} drawn {You drew} other {You lost}}: {points, plural, one {# point} other {# points}}',
  'day.expert': '{how, select, won {The expert won.} drawn {The expert drew.} other {The expert lost.}}',
  'day.expert.points':
    '{how, select, won {The expert won} drawn {The expert drew} other {The expert lost}}: {points, plural, one {# point} other {# points}}',
  'day.expert.playing': 'The expert is playing the same hand…',
  'day.expert.none': 'No expert to compare with: in this game, timing decides.',
  'day.against':
    '{how, select, better {You did better than the expert.} worse {The expert did better.} other {You did as well as the expert.}}',
  'day.streak': '{count, plural, one {1 day in a row} other {# days in a row}}',
  'day.calendar': 'Calendar',
  'day.month.before': 'Previous month',
  'day.month.after': 'Next month',
  'day.won': 'won',
  'day.drawn': 'drawn',
  'day.lost': 'lost',
  'day.not-played': 'not played',
  'day.open': 'not played yet',
  'five.title': 'Today’s five',
  'five.of': '{game}: today’s five',
  'five.finish': 'Finish',
  'five.done': 'That’s it for today. What you got wrong comes back sooner.',
  'settings.daily': 'Daily deals and exercises',
  'settings.daily.about': 'One deal and five exercises a day for each game, with your calendar and streak.',
  'settings.daily.on': 'On',
  'settings.daily.off': 'Off',
};

/** Everything about the user in one file. */
export const OWN_FILE: Messages = {
  'settings.section.data': 'Your data',
  'own-file.title': 'All in one file',
  'own-file.about':
    'Settings, finished matches, results, streaks and exercises in one file, to take to another computer.',
  'own-file.save': 'Save to a file',
  'own-file.open': 'Add from a file',
  'own-file.reading': 'Reading the file…',
  'own-file.added':
    '{count, plural, =0 {Added. No new matches in this file.} one {Added, with one new match.} other {Added, with # new matches.}}',
  'own-file.without-matches': 'Added, except for the matches: only the host’s computer can add those.',
  'own-file.broken':
    'Settings and results are added, but the connection broke before all matches were. Add the file again.',
  'own-file.too-large': 'This file is too large to be one that Panno Verde saved. Nothing was changed.',
  'own-file.no-file': 'This isn’t a file of your data saved by Panno Verde. Nothing was changed.',
  'own-file.older': 'This file is from a version too old to be read. Nothing was changed.',
  'own-file.newer': 'This file is from a newer version. Update Panno Verde, then add it. Nothing was changed.',
  'own-file.damaged': 'This file is damaged. Nothing was changed.',
  'own-file.line': 'Line {line} of this file isn’t a match that follows the rules. Nothing was changed.',
};
