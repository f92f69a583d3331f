import type { Messages } from '#shared/i18n/translate.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const OWN_EVENING: Messages = {
  'own-evening.title': 'Game night',
  'own-evening.round': 'Round {round} of {rounds}',
  'own-evening.with': 'Table {number}, with {names}',
  'own-evening.alone': 'Table {number}, with bots',
  'own-evening.bots': '{count, plural, one {a bot} other {# bots}}',
  'own-evening.seat': 'You have seat {seat}.',
  'own-evening.then.waiting': 'You’ll get your cards when the host deals.',
  'own-evening.then.playing': 'Your cards are on the table.',
  'own-evening.then.over': 'Your table is done. If there’s another round, you’ll see your seat here.',
  'own-evening.then.broken':
    'Your table was called off, at no cost to you. If there’s another round, you’ll see your seat here.',
  'own-evening.out': 'You’re sitting this round out',
  'own-evening.out.then': 'If there’s another round, you’re in it. You’ll see your seat here.',
  'own-evening.out.swiss': 'Sitting out counts as a win.',
  'own-evening.out.round-robin': 'You miss nothing: in the end everyone has played the same matches.',
  'own-evening.out.movement': 'You get the round’s average.',
  'own-evening.out.groups': 'You get the round’s average.',
  'own-evening.late': 'You’re in from the next round',
  'own-evening.late.then': 'This round was set before you joined. If a bot has a seat, you can take it now.',
  'own-evening.gone': 'You’re not playing',
  'own-evening.gone.then': 'Come back whenever you like: you’re in from the next round on.',
  'own-evening.before': 'You’re in',
  'own-evening.before.then': 'Once everyone is here, the host sets up the first round. You’ll see your seat here.',
  'own-evening.nobody': 'It’s game night',
  'own-evening.nobody.then': 'Enter your name to play from the next round on.',
  'own-evening.free': 'Every match counts',
  'own-evening.free.then': 'Your points from the room’s table add up.',
  'own-evening.over': 'Game night is over',
  'own-evening.over.place': '{place, plural, =1 {You won!} other {You finished # of {count}.}}',
  'own-evening.left':
    '{minutes, plural, =0 {Less than a minute} one {One minute} other {# minutes}} left in this round',
  'own-evening.up': 'Time’s up: finish this deal.',
  'own-evening.sit': 'Sit down',
  'own-evening.word': 'Host: {text}',
  'own-evening.word.table': 'Host to your table: {text}',
  'own-evening.call': 'The host is calling table {table}: that’s yours.',
  'own-evening.read': 'Got it',
};

/** What a television says, too. */
export const OWN_EVENING_SHOWN: Messages = {
  'own-evening.bot': 'a bot',
  'own-evening.state.free': 'free',
  'own-evening.state.waiting': 'not dealt yet',
  'own-evening.state.playing': 'playing',
  'own-evening.state.alone': 'nobody here',
  'own-evening.state.over': 'done',
  'own-evening.state.broken': 'called off',
  'own-evening.missing': '{count, plural, one {waiting for one person} other {waiting for # people}}',
};
