import type { Messages } from '#shared/i18n/translate.ts';

/** What people say and show to each other. */
export const CHAT: Messages = {
  'talk.title': 'Talk',
  'talk.unread': '{count, plural, one {# new line} other {# new lines}}',
  'talk.lines': 'What was said',
  'talk.nothing': 'Nobody has said anything yet.',
  'talk.say': 'Say something',
  'talk.send': 'Say it',
  'talk.spectator': 'Who looks on is silent. Sit down to join in.',
  'talk.said': '{name}: {text}',
  'talk.gestures': 'Gestures',
  'gesture.glance': 'Look up',
  'gesture.shrug': 'Shrug',
  'gesture.drum': 'Drum fingers',
  'gesture.lean-in': 'Lean in',
  'gesture.lean-back': 'Lean back',
  'gesture.grimace': 'Pull a face',
  'gesture.eyes-closed': 'Close eyes',
  'gesture.smile': 'Smile',
  'shown.glance': 'looks up',
  'shown.shrug': 'shrugs',
  'shown.drum': 'drums fingers',
  'shown.lean-in': 'leans in',
  'shown.lean-back': 'leans back',
  'shown.grimace': 'pulls a face',
  'shown.eyes-closed': 'closes eyes',
  'shown.smile': 'smiles',
  'shown.by': '{name} {shown}',
};

/** The room: what its people are told, whatever they hold in their hands. */
export const ROOM: Messages = {
  'room.title': 'The room',
  'room.sit': 'Sit down',
  'room.rise': 'I don’t want a seat',
  'room.heir': 'You take {name}’s seat from the next deal on.',
  'room.queue': '{place, plural, =1 {You are next} other {You are # in the queue}} for a seat.',
  'room.people': 'Who is here',
  'room.leads': 'leads',
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
  'after.leads.again': 'The same again',
  'after.leads.another': 'Another game',
  'after.leads.out': 'Nothing, as it stands',
  'after.hurry': 'Don’t wait',
};

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'seal.title': 'The shuffle',
  'seal.making': '{attempt, plural, =1 {being sealed} other {attempt # of {most}}}',
  'seal.closed': 'sealed',
  'seal.whole': 'seal whole',
  'seal.broken': 'seal broken',
  'seal.unopened': 'seal never opened',
  'seal.known': 'known cards',
  'seal.practice': 'Practice',
  'seal.open': 'The shuffle: {state}',
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
