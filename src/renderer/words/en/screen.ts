import type { Words } from '#shared/words/say.ts';

/** The big screen: read from the sofa. */
export const SCREEN: Words = {
  'screen.title': 'The big screen',
  'screen.about': 'This screen shows the table and nobody’s hand. Hands lie on phones.',
  'screen.code': 'The table’s code',
  'screen.show': 'Show the table',
  'screen.join': 'Take a seat with your phone',
  'screen.room.empty': 'Scan this with your phone, and come in.',
  'screen.room.choose': '{name} chooses the next game on the phone.',
  'screen.room.nobody-leads': 'Nobody leads yet: what is played is chosen at the computer.',
  'screen.room.closed': 'This room is closed: nobody comes in to it with a phone yet.',
  'screen.room.open-it': 'Open the room at the computer that this screen belongs to.',
  'screen.room.more': '{count, plural, one {and one more} other {and # more}}',
  'screen.knock': 'Somebody with a phone in the room: touch these three cards, and this screen shows the room.',
  'screen.closed': 'This table is not open to phones: its host can open it in the lobby.',
  'screen.free': 'free',
  'screen.waiting': 'Whoever opened the table deals once every seat is taken.',
  'screen.ready': 'Everybody sits. Whoever opened the table deals.',
  'screen.stalled': 'The house does not answer. It goes on by itself.',
  'screen.paused': 'The game is paused',
  'screen.turn': '{count, plural, one {your turn} other {at once}}',
  'screen.all': 'All',
  'screen.winners': '{count, plural, one {wins the match} other {win the match}}',
  'screen.several': '{count, plural, one {One} other {# of you}}',
  'screen.show-this': 'Show this table on the big screen',
  'screen.leave': 'Back to the table',
};
