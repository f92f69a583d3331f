import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the television. */
export const TV_EVENING: Messages = {
  'tv-evening.round': 'Round {round} of {rounds}',
  'tv-evening.round.game': 'Round {round} of {rounds} · {game}',
  'tv-evening.before': '{count, plural, one {# round} other {# rounds}}, {minutes} minutes each',
  'tv-evening.before.task': 'The first round is about to be made. Scan this with your phone to be in it.',
  'tv-evening.free': 'Every match counts. Scan this with your phone to play.',
  'tv-evening.over':
    '{count, plural, =0 {The evening is over.} one {{names} wins the evening.} other {{names} share the evening.}} Thank you all!',
  'tv-evening.players': '{count, plural, =0 {Nobody is in yet} one {One person is in} other {# people are in}}',
  'tv-evening.clock': 'left in this round',
  'tv-evening.clock.before': 'from the first cards on',
  'tv-evening.clock.up': 'The time is up: play this deal to its end.',
  'tv-evening.secret':
    'All tables play the same deals. Nobody sees another table’s cards until everybody has played them.',
  'tv-evening.tables': 'Tables',
  'tv-evening.tables.page': 'Tables {from}–{to} of {count}',
  'tv-evening.standings.page': 'Places {from}–{to} of {count}',
  'tv-evening.table': 'Table {number}',
  'tv-evening.table.show': 'Table {number}: show it',
  'tv-evening.table.game': 'Table {number} · {game}',
  'tv-evening.out': 'Not at a table',
  'tv-evening.out.sits': 'sits out this round',
  'tv-evening.out.next': 'plays from the next round on',
  'tv-evening.won': 'won',
  'tv-evening.four': 'Four tables at once',
  'tv-evening.word': 'The desk',
  'tv-evening.word.table': 'The desk to table {table}',
  'tv-evening.called': 'Table {table} is called',
  'tv-evening.turn': 'on turn',
};
