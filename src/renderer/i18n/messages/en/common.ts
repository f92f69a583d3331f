import type { Messages } from '#shared/i18n/translate.ts';

/** What people say and show to each other. */
export const CHAT: Messages = {
  'chat.title': 'Talk',
  'chat.unread': '{count, plural, one {# new line} other {# new lines}}',
  'chat.lines': 'What was said',
  'chat.nothing': 'Nobody has said anything yet.',
  'chat.say': 'Say something',
  'chat.send': 'Say it',
  'chat.spectator': 'Who looks on is silent. Sit down to join in.',
  'chat.said': '{name}: {text}',
  'chat.gestures': 'Gestures',
  'gesture.glance': 'Look up',
  'gesture.shrug': 'Shrug',
  'gesture.drum': 'Drum fingers',
  'gesture.lean-in': 'Lean in',
  'gesture.lean-back': 'Lean back',
  'gesture.grimace': 'Pull a face',
  'gesture.eyes-closed': 'Close eyes',
  'gesture.smile': 'Smile',
  'gestured.glance': 'looks up',
  'gestured.shrug': 'shrugs',
  'gestured.drum': 'drums fingers',
  'gestured.lean-in': 'leans in',
  'gestured.lean-back': 'leans back',
  'gestured.grimace': 'pulls a face',
  'gestured.eyes-closed': 'closes eyes',
  'gestured.smile': 'smiles',
  'gestured.by': '{name} {shown}',
};

/** The room: what its people are told, whatever they hold in their hands. */
export const ROOM: Messages = {
  'room.title': 'The room',
  'room.sit': 'Sit down',
  'room.rise': 'I don’t want a seat',
  'room.next-host': 'You take {name}’s seat from the next deal on.',
  'room.queue': '{place, plural, =1 {You are next} other {You are # in the queue}} for a seat.',
  'room.people': 'Who is here',
  'room.host': 'leads',
  'room.you': 'you',
  'room.away': 'away',
  'room.waits': '{place, plural, =1 {next} other {# in the queue}}',
  'room.code': 'Code',
  'room.choose.mine': 'What do we play?',
  'room.choose': '{name} chooses the next game',
  'room.choose.nobody': 'Nobody leads yet',
  'room.ready': 'Everybody sits. {name} deals.',
  'room.missing': '{count, plural, one {One seat is still empty.} other {# seats are still empty.}}',
  'room.in-seconds': 'in {seconds} s',
  'after.again': 'Again',
  'after.another': 'Another game',
  'after.out': 'Sit out',
  'after.silent': 'has not said',
  'after.host.again': 'The same again',
  'after.host.another': 'Another game',
  'after.host.out': 'Nothing, as it stands',
  'after.hurry': 'Don’t wait',
};

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'shuffle.title': 'The shuffle',
  'shuffle.making': '{attempt, plural, =1 {being sealed} other {attempt # of {most}}}',
  'shuffle.closed': 'sealed',
  'shuffle.whole': 'seal whole',
  'shuffle.broken': 'seal broken',
  'shuffle.unopened': 'seal never opened',
  'shuffle.unchecked': 'seal not checked',
  'shuffle.known': 'known cards',
  'shuffle.practice': 'Practice',
  'shuffle.open': 'The shuffle: {state}',
};

/** Seats that were lost with a device, and asked for again: what the others read. */
export const CLAIM: Messages = {
  'claim.says': 'Somebody says: “I am {names}.” Is that so?',
  'claim.yes': 'Yes',
  'claim.no': 'No',
  'claim.yes.name': 'Yes, that is {names}',
  'claim.no.name': 'No, that isn’t {names}',
};

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
  'a11y.turn': 'on turn',
  'note.dealer': 'dealer',
  'note.tricks': '{count, plural, one {# trick} other {# tricks}}',
  'you.dealer': 'You’re the dealer.',
  'you.tricks': 'You have {count, plural, one {# trick} other {# tricks}}.',
  'trick.took': 'took it',
};

const NOTICES: Messages = {
  offline: 'The table can’t be reached. Trying again…',
  'offline.seated':
    'The table can’t be reached; your seat is kept. Trying again… If it lasts, come in by the code once more and say who you are.',
  'host-key.unverified':
    'This address came without the table’s key: the line is open to listeners who put themselves in between. Scan the table’s code, and it is closed to them.',
  'other-window.title': 'Open in another window',
  'other-window.here': 'Go on here',
  'error.title': 'Something went wrong here',
  'error.page': 'What lay here fell over. Your seat is kept, and the match with all that was played.',
  'error.slip': 'What stood here fell over. Your seat is kept, and the match with all that was played.',
  'error.again': 'It fell over again at once. Your seat is kept, and the match with all that was played.',
  'error.go-on': 'Go on',
  'error.reload': 'Load the page anew',
  'loading.failed': 'It could not be fetched.',
  'tip.why': 'Why?',
  'refused.by-rule': 'That can’t be done: {why} ({rule}).',
  'refused.unknown': 'The table does not allow that.',
};

/** What the app and the phone both say; what belongs to one game comes with the game. */
export const COMMON: Messages = { ...HOME, ...LOBBY, ...TABLE, ...TABLE_CARDS, ...NOTICES };
