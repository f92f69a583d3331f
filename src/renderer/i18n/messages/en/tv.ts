import type { Messages } from '#shared/i18n/translate.ts';

/** The television. */
export const TV: Messages = {
  'tv.title': 'TV',
  'tv.about': 'This screen shows the table but nobody’s hand. Your cards are on your phones.',
  'tv.code': 'Table code',
  'tv.show': 'Show table',
  'tv.join': 'Scan to join',
  'tv.closed': 'Phones can’t join this table yet. The host can open it in the lobby.',
  'tv.free': 'free',
  'tv.waiting': 'The host deals once every seat is taken.',
  'tv.ready': 'Everyone’s seated. The host deals.',
  'tv.lost': 'Can’t reach the table. Trying again…',
  'tv.stalled': 'Other hosts aren’t answering. Play continues automatically.',
  'tv.paused': 'Paused',
  'tv.turn':
    '{count, plural, one {{kind, select, bot {to play} away {is away: the game waits} other {your turn}}} other {at once}}',
  'tv.all': 'Everyone',
  'tv.winners': '{count, plural, one {wins the match} other {win the match}}',
  'tv.several': '{count, plural, one {One} other {# of you}}',
  'tv.leave': 'Back to table',
  'tv.table.deep': '3D graphics',
  'tv.table.flat': 'Simple graphics for slower TVs',
  'tv.round.lobby': '{table} · {game}',
  'tv.round.desk': 'All tables',
  'home.games': 'Games',
  'claim.screen': 'Somebody says: “I’m {names}.” Whoever is at the table can say if it’s true.',
  'seat.away': 'away',
  'seat.bot': 'bot · {level}',
  'table.dark': 'This device can’t draw the table. You can still play everything as text.',
  'notice.read': 'Got it',
  'error.tabletop': 'The picture of the table crashed. The match goes on, and you can play everything as text.',
};
