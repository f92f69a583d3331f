import type { Messages } from '#shared/i18n/translate.ts';

/** An evening on the television. */
export const TV_EVENING: Messages = {
  'tv-evening.round': 'Round {round} of {rounds}',
  'tv-evening.round.game': 'Round {round} of {rounds} · {game}',
  'tv-evening.before': '{count, plural, one {# round} other {# rounds}}, {minutes} minutes each',
  'tv-evening.before.task': 'The first round is coming up. Scan this with your phone to join.',
  'tv-evening.free': 'Every match counts. Scan this with your phone to play.',
  'tv-evening.over':
    '{count, plural, =0 {Game night is over.} one {{names} wins the evening.} other {{names} share the win.}} Thanks for playing!',
  'tv-evening.players': '{count, plural, =0 {No players yet} one {# player} other {# players}}',
  'tv-evening.clock': 'left in this round',
  'tv-evening.clock.before': 'from the first cards',
  'tv-evening.clock.up': 'Time’s up: finish this deal.',
  'tv-evening.secret':
    'All tables play the same deals. You can’t see another table’s cards until everyone has played them.',
  'tv-evening.tables': 'Tables',
  'tv-evening.tables.page': 'Tables {from}–{to} of {count}',
  'tv-evening.standings.page': 'Places {from}–{to} of {count}',
  'tv-evening.table': 'Table {number}',
  'tv-evening.table.show': 'Show table {number}',
  'tv-evening.table.game': 'Table {number} · {game}',
  'tv-evening.out': 'Not at a table',
  'tv-evening.out.sits': 'sitting this round out',
  'tv-evening.out.next': 'in from the next round',
  'tv-evening.won': 'won',
  'tv-evening.four': 'Four tables',
  'tv-evening.word': 'The host',
  'tv-evening.word.table': 'The host to table {table}',
  'tv-evening.called': 'Calling table {table}',
  'tv-evening.turn': 'their turn',
};
