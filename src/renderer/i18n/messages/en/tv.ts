import type { Messages } from '#shared/i18n/translate.ts';

/** The television. */
export const TV: Messages = {
  'tv.title': 'The big screen',
  'tv.about': 'This screen shows the table and nobody’s hand. Hands lie on phones.',
  'tv.code': 'The table’s code',
  'tv.show': 'Show the table',
  'tv.join': 'Take a seat with your phone',
  'tv.closed': 'This table is not open to phones: its host can open it in the lobby.',
  'tv.free': 'free',
  'tv.waiting': 'Whoever opened the table deals once every seat is taken.',
  'tv.ready': 'Everybody sits. Whoever opened the table deals.',
  'tv.lost': 'The table can’t be reached. Trying again…',
  'tv.stalled': 'The house does not answer. It goes on by itself.',
  'tv.paused': 'The game is paused',
  'tv.turn':
    '{count, plural, one {{kind, select, bot {on turn} away {is away: the game waits} other {your turn}}} other {at once}}',
  'tv.all': 'All',
  'tv.winners': '{count, plural, one {wins the match} other {win the match}}',
  'tv.several': '{count, plural, one {One} other {# of you}}',
  'tv.leave': 'Back to the table',
  'tv.table.deep': 'Show the table in depth',
  'tv.table.flat': 'Show the table flat: it needs less of this set',
  'tv.round.lobby': '{table} · {game}',
  'tv.round.desk': 'All tables',
  'home.games': 'Games',
  'claim.screen': 'Somebody says: “I am {names}.” Whoever sits at the table can say whether that is so.',
  'seat.away': 'away',
  'seat.bot': 'bot · {level}',
  'table.dark': 'This device can’t draw the table. Everything can still be played in words.',
  'notice.read': 'I have read it',
  'error.tabletop': 'The picture of the table fell over. The match goes on, and everything can be played in words.',
};
