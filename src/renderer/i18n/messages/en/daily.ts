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
  'five.of': '{game}: today’s five exercises',
  'five.finish': 'Finish',
  'five.done': 'That’s it for today. What you got wrong comes back sooner.',
  'settings.daily': 'Daily deals and exercises',
  'settings.daily.about': 'One deal and five exercises a day for each game, with your calendar and streak.',
  'settings.daily.on': 'On',
  'settings.daily.off': 'Off',
};
