import type { Words } from '#shared/words/say.ts';
import { CLAIM } from './claim.ts';
import { CURTAIN } from './curtain.ts';
import { HOUSE } from './house.ts';
import { JOINING } from './joining.ts';
import { RECORDS } from './records.ts';
import { SCREEN } from './screen.ts';
import { SEAL } from './seal.ts';
import { TABLE_SETTINGS } from './table-settings.ts';
import { TALK } from './talk.ts';

const HOME: Words = {
  'app.name': 'Panno Verde',
  'home.about': 'A lamp, a green cloth, and friends around it.',
  'home.games': 'Games',
  'home.more': 'More',
  'home.continue': 'Take up again',
  'home.bots': '{count, plural, one {# bot} other {# bots}}',
  'home.back': 'Back home',
  'stage.lobby': 'People sit down',
  'stage.playing': 'Being played',
  'stage.over': 'Over',
};

const NEW_TABLE: Words = {
  'new.open': 'Open the table',
  'new.seats': 'How many sit at the table',
  'new.usual': 'As usually played',
};

const LOBBY: Words = {
  'lobby.name': 'Your name',
  'lobby.name.example': 'Ada, say',
  'lobby.name.standard': 'Guest',
  'lobby.seats': 'Seats around the table',
  'lobby.bots': 'How well bots play',
  'lobby.fill': 'Fill the empty seats',
  'lobby.options': 'How we play',
  'lobby.change': 'Change the options',
  'lobby.start': 'Deal the cards',
  'lobby.start.look-on': 'Deal, and look on',
  'lobby.empty': '{count, plural, one {One seat is still empty.} other {# seats are still empty.}}',
  'lobby.ready': 'Everybody sits.',
  'lobby.no-seat': 'You have no seat yet. A bot gladly leaves you its own.',
  'lobby.waiting': 'Everybody sits. Whoever made the table deals.',
  'seat.empty': 'Seat {seat}',
  'seat.you': 'you',
  'seat.person': 'here',
  'seat.away': 'away',
  'seat.bot': 'bot · {level}',
  'seat.sit': 'Sit here',
  'seat.sit.at': 'Sit down on seat {seat}',
  'seat.add-bot': 'Bot',
  'seat.level': '{name} plays {level}. Another level',
  'seat.bot.at': 'A bot on seat {seat}, {level}',
  'seat.clear': 'Send away',
  'seat.clear.name': 'Send {name} away',
  'seat.stand': 'Stand up',
  'level.random': 'random',
  'level.easy': 'easy',
  'level.normal': 'normal',
  'level.expert': 'expert',
};

const TABLE: Words = {
  'hud.tabs': 'At the table',
  'hud.rules': 'Rules',
  'hud.log': 'Log',
  'menu.title': 'Menu',
  'menu.resume': 'Play on',
  'menu.leave': 'Leave the table',
  'menu.leave.kept':
    'Your seat is kept. You find this table on the home screen and can take it up again, also tomorrow.',
  'menu.leave.over':
    'The match stays among the finished ones. The table is closed when nobody has been at it for two hours.',
  'menu.leave.spectator': 'You are only watching.',
  'table.close': 'Close the table',
  'table.close.sure': 'The match ends for everybody and can’t be taken up again.',
  'table.close.not': 'No, keep it',
  'table.gone': 'No such table',
  'table.gone.about': 'It was closed, or the address is not quite right.',
  'table.dark': 'This device can’t draw the table. Everything can still be played in words.',
  'log.title': 'The deal in words',
  'sheet.close': 'Close',
  'rules.title': '{game}: the rules',
  'rules.read': 'Read the rules',
  'score.title': 'The score',
  'score.next': 'Next deal',
  'score.waiting': 'Still looking: {names}',
  'result.title': 'The match is over',
  'result.winners': '{count, plural, one {{names} wins the match} other {{names} share the win}}',
  'result.again': 'Play again',
};

/** What lies on most tables. */
const LAID: Words = {
  'zone.own-hand': 'Your hand',
  'zone.hand': 'The hand of {name}',
  'zone.trick': 'The trick in the middle',
  'zone.trick.card': '{card}, from {name}',
  'zone.taken': '{count, plural, =0 {No tricks} one {One trick} other {# tricks}} taken by {name}',
  'zone.face-down': 'a card, face down',
  'note.dealer': 'dealer',
  'note.tricks': '{count, plural, one {# trick} other {# tricks}}',
  'review.took': 'took it',
};

const TWIN: Words = {
  'twin.table': 'The table in words',
  'twin.seats': 'Who sits at the table',
  'twin.bot': 'a bot',
  'twin.turn': 'on turn',
  'twin.face-down': '{count, plural, one {One card, face down} other {# cards, face down}}',
};

const SETTINGS: Words = {
  'settings.title': 'Settings',
  'settings.percent': '{value} %',
  'settings.speed': 'Pace',
  'settings.speed.about': 'How fast cards travel and how long a trick is left to be read.',
  'settings.speed.calm': 'Calm',
  'settings.speed.normal': 'As usual',
  'settings.speed.quick': 'Quick',
  'settings.motion': 'Motion',
  'settings.motion.about': 'Cards can fly over the table, or fade from place to place.',
  'settings.motion.system': 'As this device prefers',
  'settings.motion.full': 'Fly',
  'settings.motion.reduced': 'Fade',
  'settings.suits': 'Suits',
  'settings.suits.about': 'Four colours make clubs and diamonds easier to tell apart.',
  'settings.suits.two': 'Black and red',
  'settings.suits.four': 'Four colours',
  'settings.text': 'Size of text',
  'settings.text.about': 'From 130 % on it can be read across a room.',
};

const NOTICES: Words = {
  lost: 'The table can’t be reached. Trying again…',
  'lost.seated':
    'The table can’t be reached; your seat is kept. Trying again… If it lasts, come in by the code once more and say who you are.',
  'notice.read': 'I have read it',
  'elsewhere.title': 'Open in another window',
  'elsewhere.here': 'Go on here',
  'fallen.title': 'Something went wrong here',
  'fallen.page': 'What lay here fell over. Your seat is kept, and the match with all that was played.',
  'fallen.slip': 'What stood here fell over. Your seat is kept, and the match with all that was played.',
  'fallen.tabletop': 'The picture of the table fell over. The match goes on, and everything can be played in words.',
  'fallen.again': 'It fell over again at once. Your seat is kept, and the match with all that was played.',
  'fallen.go-on': 'Go on',
  'fallen.reload': 'Load the page anew',
  'refused.by-rule': 'That can’t be done: {why} ({rule}).',
  'refused.unknown': 'The table does not allow that.',
};

/** English, for everything around the table; what belongs to one game comes with the game. */
export const EN: Words = {
  ...HOME,
  ...NEW_TABLE,
  ...LOBBY,
  ...TABLE,
  ...LAID,
  ...TWIN,
  ...SETTINGS,
  ...NOTICES,
  ...RECORDS,
  ...SCREEN,
  ...CLAIM,
  ...CURTAIN,
  ...HOUSE,
  ...JOINING,
  ...TABLE_SETTINGS,
  ...TALK,
  ...SEAL,
};
