/** English, for what the desktop and the television alone say: no phone has to carry it. */
import type { Messages } from '#shared/i18n/translate.ts';

const HOME: Messages = {
  'home.about': 'A lamp, a green cloth, and friends around it.',
  'home.games': 'Games',
  'home.play': 'Play now',
  'home.play.name': '{game}: play now',
  'home.go-on': 'Continue',
  'home.go-on.name': '{game}: continue your match',
  'home.learn': 'Learn it',
  'home.learn.name': '{game}: learn it by playing',
  'home.set-up': 'Set up',
  'home.set-up.name': '{game}: set up',
  'room.to-table': 'To the table',
  'home.more': 'More',
  'home.continue': 'Take up again',
  'home.bots': '{count, plural, one {# bot} other {# bots}}',
};

const NEW_TABLE: Messages = {
  'new.open': 'Open the table',
};

const LOBBY: Messages = {
  'seat.bot.at': 'A bot on seat {seat}, {level}',
  'lobby.empty': '{count, plural, one {One seat is still empty.} other {# seats are still empty.}}',
  'lobby.fill': 'Fill the empty seats',
  'lobby.options': 'How we play',
  'lobby.by-desk':
    'The desk of the evening seats everybody here, and says what is played. Who wants another seat asks there.',
  'lobby.by-desk.waiting': 'Everybody sits. The desk deals.',
  'lobby.change': 'Change the options',
  'lobby.start.look-on': 'Deal, and look on',
  'lobby.no-seat': 'You have no seat yet. A bot gladly leaves you its own.',
  'seat.add-bot': 'Bot',
  'seat.level': '{name} plays {level}. Another level',
  'seat.clear': 'Send away',
  'seat.clear.name': 'Send {name} away',
};

const SETTINGS: Messages = {
  'settings.title': 'Settings',
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
  'settings.tips': 'Whispers',
  'settings.tips.about': 'What a bid, a button or a card means, said once when you first meet it.',
  'settings.tips.on': 'For newcomers',
  'settings.tips.off': 'None',
  'settings.counting': 'Counting',
  'settings.counting.about':
    'Points left and trumps gone: what a careful player counts of what all have seen. In Vbi Maior one remembers, and nothing is counted.',
  'settings.counting.on': 'By the program',
  'settings.counting.off': 'By myself',
  'settings.counting.forbidden': 'Whoever runs this table allows no counting aids here.',
  'settings.suits': 'Suits',
  'settings.suits.about': 'Four colours make clubs and diamonds easier to tell apart.',
  'settings.suits.two': 'Black and red',
  'settings.suits.four': 'Four colours',
  'settings.quick-chat': 'What bots say',
  'settings.quick-chat.about':
    'A word now and then about what everybody has seen; never in Vbi Maior, which is played in silence.',
  'settings.quick-chat.on': 'A word now and then',
  'settings.quick-chat.off': 'Nothing',
  'settings.picture': 'Picture',
  'settings.picture.about':
    'A table at rest can be drawn finer, where the graphics card does it with ease or takes its time.',
  'settings.picture.auto': 'As this device can',
  'settings.picture.best': 'Always fine',
  'settings.picture.plain': 'Plain',
  'settings.room': 'Room',
  'settings.room.about': 'Where the table stands.',
  'settings.room.plain': 'In the dark',
  'settings.room.bar': 'A bar at night',
  'settings.room.kitchen': 'A kitchen',
  'settings.room.terrace': 'A terrace',
  'settings.cloth': 'Cloth',
  'settings.cloth.about': 'Each game has its own; or all have the same.',
  'settings.cloth.own': 'Each its own',
  'settings.cloth.green': 'Green',
  'settings.cloth.red': 'Oxblood',
  'settings.cloth.blue': 'Blue',
  'settings.cloth.grey': 'Grey',
  'settings.back': 'Backs of the cards',
  'settings.back.about': 'What is seen of a card that lies face down.',
  'settings.back.own': 'Each game’s own',
  'settings.back.lozenges': 'Lozenges',
  'settings.back.waves': 'Waves',
  'settings.back.stars': 'Stars',
  'settings.language': 'Language',
  'settings.language.about': 'Of this device alone: others at the table read theirs.',
  'settings.text': 'Size of text',
  'settings.text.about': 'From 130 % on it can be read across a room.',
};

/** At the table, and when it can't be drawn. */
const TABLE: Messages = {
  'claim.screen': 'Somebody says: “I am {names}.” Whoever sits at the table can say whether that is so.',
  'rules.read': 'Read the rules',
  'seat.person': 'here',
  'seat.away': 'away',
  'seat.bot': 'bot · {level}',
  'hud.tabs': 'At the table',
  'hud.rules': 'Rules',
  'hud.log': 'Log',
  'menu.leave.kept':
    'Your seat is kept. You find this table on the home screen and can take it up again, also tomorrow.',
  'menu.leave.over':
    'The match stays among the finished ones. The table is closed when nobody has been at it for two hours.',
  'menu.leave.spectator': 'You are only watching.',
  'table.close': 'Close the table',
  'table.close.sure': 'The match ends for everybody and can’t be taken up again.',
  'table.close.not': 'No, keep it',
  'table.gone.about': 'It was closed, or the address is not quite right.',
  'table.dark': 'This device can’t draw the table. Everything can still be played in words.',
  'a11y.table': 'The table in words',
  'a11y.seats': 'Who sits at the table',
  'a11y.bot': 'a bot',
  'a11y.face-down': '{count, plural, one {One card, face down} other {# cards, face down}}',
  'notice.read': 'I have read it',
  'copy.copied': 'Copied',
  loading: 'Fetching it…',
  'loading.again': 'Try again',
  'error.tabletop': 'The picture of the table fell over. The match goes on, and everything can be played in words.',
};

/** What the app alone says. */
export const DESKTOP: Messages = { ...HOME, ...NEW_TABLE, ...LOBBY, ...TABLE, ...SETTINGS };
