import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the big screen: read from the sofa. */
export const TV_EVENING: Messages = {
  'desk-screen.round': 'Round {round} of {rounds}',
  'desk-screen.round.game': 'Round {round} of {rounds} · {game}',
  'desk-screen.before': '{count, plural, one {# round} other {# rounds}}, {minutes} minutes each',
  'desk-screen.before.task': 'The first round is about to be made. Scan this with your phone to be in it.',
  'desk-screen.free': 'Every match counts. Scan this with your phone to play.',
  'desk-screen.over':
    '{count, plural, =0 {The evening is over.} one {{names} wins the evening.} other {{names} share the evening.}} Thank you all!',
  'desk-screen.players': '{count, plural, =0 {Nobody is in yet} one {One person is in} other {# people are in}}',
  'desk-screen.clock': 'left in this round',
  'desk-screen.clock.before': 'from the first cards on',
  'desk-screen.clock.up': 'The time is up: play this deal to its end.',
  'desk-screen.secret':
    'All tables play the same deals. Nobody sees another table’s cards until everybody has played them.',
  'desk-screen.tables': 'Tables',
  'desk-screen.tables.page': 'Tables {from}–{to} of {count}',
  'desk-screen.standings.page': 'Places {from}–{to} of {count}',
  'desk-screen.table': 'Table {number}',
  'desk-screen.table.show': 'Table {number}: show it',
  'desk-screen.table.game': 'Table {number} · {game}',
  'desk-screen.out': 'Not at a table',
  'desk-screen.out.sits': 'sits out this round',
  'desk-screen.out.next': 'plays from the next round on',
  'desk-screen.won': 'won',
  'desk-screen.four': 'Four tables at once',
  'desk-screen.word': 'The desk',
  'desk-screen.word.table': 'The desk to table {table}',
  'desk-screen.called': 'Table {table} is called',
  'desk-screen.turn': 'on turn',
};
