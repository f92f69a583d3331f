import type { Messages } from '#shared/i18n/translate.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const OWN_EVENING: Messages = {
  'own-evening.title': 'The evening',
  'own-evening.round': 'Round {round} of {rounds}',
  'own-evening.with': 'Table {number}, with {names}',
  'own-evening.alone': 'Table {number}, with bots',
  'own-evening.bots': '{count, plural, one {a bot} other {# bots}}',
  'own-evening.seat': 'You have seat {seat}.',
  'own-evening.then.waiting': 'The cards come by themselves when the desk deals.',
  'own-evening.then.playing': 'Your cards are on the table.',
  'own-evening.then.over': 'Your table is done. You hear where you sit next as soon as the next round is made.',
  'own-evening.then.broken':
    'Your table was broken off; that is nobody’s loss. You hear where you sit next as soon as the next round is made.',
  'own-evening.out': 'This round is your break',
  'own-evening.out.then': 'You are at a table again in the next round, and you hear here at which one.',
  'own-evening.out.swiss': 'Sitting out counts as a win.',
  'own-evening.out.round-robin': 'You miss nothing: in the end everybody has played the same matches.',
  'own-evening.out.movement': 'You get what the others get on average.',
  'own-evening.out.groups': 'You get what the others get on average.',
  'own-evening.late': 'You play from the next round on',
  'own-evening.late.then': 'This one was made before you came. If a bot has a seat, you can have it now.',
  'own-evening.gone': 'You sit no more',
  'own-evening.gone.then': 'Whenever you like, you are in again from the next round on.',
  'own-evening.before': 'You are in',
  'own-evening.before.then':
    'When everybody is here, the desk makes the first round: then you hear here where you sit.',
  'own-evening.nobody': 'An evening is on',
  'own-evening.nobody.then': 'Say your name, and you play from the next round on.',
  'own-evening.free': 'Every match counts',
  'own-evening.free.then': 'What you play at the room’s table is added up.',
  'own-evening.over': 'The evening is over',
  'own-evening.over.place': '{place, plural, =1 {You have won it!} other {You are number # of {count}.}}',
  'own-evening.left':
    '{minutes, plural, =0 {Less than a minute} one {One minute} other {# minutes}} left in this round',
  'own-evening.up': 'The time of this round is up: play this deal to its end.',
  'own-evening.sit': 'Sit down',
  'own-evening.word': 'The desk: {text}',
  'own-evening.word.table': 'The desk to your table: {text}',
  'own-evening.call': 'The desk calls table {table}: that is yours.',
  'own-evening.read': 'All right',
};

/** What a television says, too. */
export const OWN_EVENING_SHOWN: Messages = {
  'own-evening.bot': 'a bot',
  'own-evening.state.free': 'free',
  'own-evening.state.waiting': 'not dealt yet',
  'own-evening.state.playing': 'playing',
  'own-evening.state.alone': 'nobody is there',
  'own-evening.state.over': 'over',
  'own-evening.state.broken': 'broken off',
  'own-evening.missing': '{count, plural, one {waits for one person} other {waits for # people}}',
};
