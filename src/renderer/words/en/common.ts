import type { Messages } from '#shared/words/say.ts';

const HOME: Messages = {
  'app.name': 'Panno Verde',
  'home.back': 'Back home',
  'stage.lobby': 'People sit down',
  'stage.playing': 'Being played',
  'stage.over': 'Over',
};

const LOBBY: Messages = {
  'lobby.name': 'Your name',
  'lobby.name.example': 'Ada, say',
  'lobby.name.standard': 'Guest',
  'lobby.seats': 'Seats around the table',
  'lobby.start': 'Deal the cards',
  'lobby.ready': 'Everybody sits.',
  'lobby.waiting': 'Everybody sits. Whoever made the table deals.',
  'seat.empty': 'Seat {seat}',
  'seat.you': 'you',
  'seat.sit': 'Sit here',
  'seat.sit.at': 'Sit down on seat {seat}',
  'seat.stand': 'Stand up',
  'tables.free': '{count, plural, =0 {full} one {# free seat} other {# free seats}}',
  'tables.bots': '{count, plural, one {a bot makes room} other {# bots make room}}',
  'tables.locked': 'locked',
  'level.random': 'random',
  'level.easy': 'easy',
  'level.normal': 'normal',
  'level.expert': 'expert',
  'level.expert-1s': 'expert, 1 s',
  'level.expert-3s': 'expert, 3 s',
};

const TABLE: Messages = {
  'settings.percent': '{value} %',
  'presence.away': 'away',
  'presence.slow': 'slow line',
  'presence.stand-in': 'a bot plays',
  'presence.stand-in.you': 'A bot plays for you.',
  'presence.slow.you': 'Your line is slow.',
  'menu.title': 'Menu',
  'menu.resume': 'Play on',
  'menu.leave': 'Leave the table',
  'table.gone': 'No such table',
  'log.title': 'The deal in words',
  'sheet.close': 'Close',
  'rules.title': '{game}: the rules',
  'score.title': 'The score',
  'score.next': 'Next deal',
  'score.waiting': 'Still looking: {names}',
  'result.title': 'The match is over',
  'result.winners': '{count, plural, one {{names} wins the match} other {{names} share the win}}',
  'result.again': 'Play again',
};

/** What lies on most tables. */
const TABLE_CARDS: Messages = {
  'zone.own-hand': 'Your hand',
  'zone.hand': 'The hand of {name}',
  'zone.trick': 'The trick in the middle',
  'zone.trick.card': '{card}, from {name}',
  'zone.trick.leads': '{card}, from {name}, takes the trick as it lies',
  'zone.taken': '{count, plural, =0 {No tricks} one {One trick} other {# tricks}} taken by {name}',
  'zone.face-down': 'a card, face down',
  'twin.turn': 'on turn',
  'note.dealer': 'dealer',
  'note.tricks': '{count, plural, one {# trick} other {# tricks}}',
  'you.dealer': 'You deal.',
  'you.tricks': 'You have {count, plural, one {# trick} other {# tricks}}.',
  'review.took': 'took it',
};

const NOTICES: Messages = {
  lost: 'The table can’t be reached. Trying again…',
  'lost.seated':
    'The table can’t be reached; your seat is kept. Trying again… If it lasts, come in by the code once more and say who you are.',
  'line.sight':
    'This address came without the table’s key: the line is open to listeners who put themselves in between. Scan the table’s code, and it is closed to them.',
  'elsewhere.title': 'Open in another window',
  'elsewhere.here': 'Go on here',
  'fallen.title': 'Something went wrong here',
  'fallen.page': 'What lay here fell over. Your seat is kept, and the match with all that was played.',
  'fallen.slip': 'What stood here fell over. Your seat is kept, and the match with all that was played.',
  'fallen.again': 'It fell over again at once. Your seat is kept, and the match with all that was played.',
  'fallen.go-on': 'Go on',
  'fallen.reload': 'Load the page anew',
  'fetching.failed': 'It could not be fetched.',
  'whisper.why': 'Why?',
  'refused.by-rule': 'That can’t be done: {why} ({rule}).',
  'refused.unknown': 'The table does not allow that.',
};

/** What the app and the phone both say; what belongs to one game comes with the game. */
export const COMMON: Messages = { ...HOME, ...LOBBY, ...TABLE, ...TABLE_CARDS, ...NOTICES };
