import type { Messages } from '#shared/i18n/translate.ts';

/** The big screen: read from the sofa. */
export const TV: Messages = {
  'screen.title': 'The big screen',
  'screen.about': 'This screen shows the table and nobody’s hand. Hands lie on phones.',
  'screen.code': 'The table’s code',
  'screen.show': 'Show the table',
  'screen.join': 'Take a seat with your phone',
  'screen.closed': 'This table is not open to phones: its host can open it in the lobby.',
  'screen.free': 'free',
  'screen.waiting': 'Whoever opened the table deals once every seat is taken.',
  'screen.ready': 'Everybody sits. Whoever opened the table deals.',
  'screen.lost': 'The table can’t be reached. Trying again…',
  'screen.stalled': 'The house does not answer. It goes on by itself.',
  'screen.paused': 'The game is paused',
  'screen.turn':
    '{count, plural, one {{kind, select, bot {on turn} away {is away: the game waits} other {your turn}}} other {at once}}',
  'screen.all': 'All',
  'screen.winners': '{count, plural, one {wins the match} other {win the match}}',
  'screen.several': '{count, plural, one {One} other {# of you}}',
  'screen.show-this': 'Show this table on the big screen',
  'screen.leave': 'Back to the table',
  'screen.table.deep': 'Show the table in depth',
  'screen.table.flat': 'Show the table flat: it needs less of this set',
  'screen.round.lobby': '{table} · {game}',
  'screen.round.desk': 'All tables',
};
