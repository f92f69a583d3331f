import type { Messages } from '../../../i18n/translate.ts';
import { MOVED_MESSAGES } from './moved.ts';

/** Why the host refuses what is seldom refused: a phone fetches these sentences when the first of them is wanted. */
export const RARE_REFUSAL_MESSAGES: Messages = {
  // The connection
  'not-greeted': 'The host doesn’t know yet who is calling. Greet it first.',
  'too-many-messages': 'Too many messages at once. Wait a second and try again.',
  'too-many-streams': 'This window is watching too much at once. Close it and open it again.',
  'message-too-big': 'The message is over {max} bytes. Nothing was done.',
  'message-unreadable': 'The host can’t read the message ({what}). Nothing was done.',

  // The room
  'name-strange': 'Not every screen can show this name. Use letters, digits and emoji.',
  'name-long': 'Names can have up to {max} letters.',
  'mark-taken': '{name} already has this colour and sign. Choose another.',
  'too-many-tries': 'Too many wrong codes. Wait {seconds} s and try again.',
  'name-mixed': 'One word of this name mixes two alphabets. Use just one.',
  'room-full': 'The room is full. Try again when somebody has left.',
  'table-full': 'This table is full. Ask its host for a seat, or to let you watch.',
  'only-a-screen': 'This window only shows the table. Play on another device.',
  overtaken: 'Something else came first, so your move wasn’t made.',
  'no-spectators': 'This table allows no spectators.',
  'not-kept': 'The host couldn’t write to its disk, so nothing was done. Free some space there and try again.',
  'not-captain': 'Only the host can do that.',
  'no-such-person': 'They’re not here any more.',
  'captain-stays': 'The host can’t be removed. Make somebody else the host first.',
  'home-stays': 'Whoever is at the host’s own computer can’t be removed.',
  'did-not-play': 'Only those who just played can choose. Ask for a seat instead.',
  'no-such-knock': 'That screen isn’t asking any more, or somebody has let it in.',
  'other-cards': 'That screen shows different cards. Look again: it has new ones now.',
  'only-at-this-computer': 'You can only do that at the host’s own computer.',

  // Tables
  'no-such-game': 'This host has no game called {game}.',
  'too-many-yours': 'You have {max} tables open here, and that’s the limit. Close one first.',
  'too-many-there': 'There are {max} tables open here from where you are, and that’s the limit. Close one first.',
  'too-many-tables': 'This host has {max} tables open, and that’s the limit. Close one first.',
  'not-the-host': 'Only this table’s host can do that.',
  'match-running': 'That has to wait until the match is over.',
  'match-not-over': 'There’s no finished match on this table yet.',
  'match-unreadable': 'The saved match breaks the rules of this version, so it can’t be shown.',
  'not-in-lobby': 'You can only change that before a match starts.',
  'too-many-matches': 'Many matches have just been started from where you are. Wait {seconds} s and deal again.',
  'seats-empty': 'Somebody is still missing. Fill every seat with a person or a bot, then start.',
  'too-many-aside': '{max} matches are already set aside here. End one of them first.',
  'ending-asked': 'The others are already being asked.',
  'ending-refused': 'The others want to play on. Ask again in {seconds} s.',
  'ending-not-yours': 'Only players are asked.',
  'no-such-ending': 'That’s already settled, or was taken back.',

  // Seats
  'no-such-seat': 'This table has no seat {seat}.',
  'not-your-seat': 'That’s not your seat.',
  'no-such-guest': 'They’re not here any more.',
  'nobody-to-be': 'There’s nobody there whose seat you could take back.',
  'sits-already': 'You already have a seat at this table.',
  'person-here': '{name} is here. Ask again if that changes.',
  'seats-stay': 'At this table everyone keeps their seat, including {name}.',
  'just-left': '{name} only just left. Ask again in {seconds} s.',
  'claimed-once': 'You’ve already asked. Take that back first.',
  'claimed-by-other': 'Somebody else is already asking to be {name}. Wait for the answer.',
  'too-many-claims': 'You’ve asked a lot. Wait {seconds} s and ask again.',
  'nobody-confirms':
    'Nobody here can confirm that you’re {name}. Ask again when other players or the table’s host are back.',
  'no-such-claim': 'That’s already answered, or was taken back.',
  'not-yours-to-answer': 'Only others at the table can answer that.',
  'no-such-level': '{game} has no bots at level {level}.',

  // Talk
  'said-nothing': 'There’s nothing to send yet.',
  'said-long': 'A message can have up to {max} letters.',
  'said-strange': 'Not every screen can show this message. Use letters, digits and emoji.',
  'chat-off': 'The host has turned chat off at this table. You can still use gestures.',
  'silent-now': 'No talking during a turn. Use a gesture, or wait for the score.',
  'too-much-talk': 'Too many messages at once. Wait a second and try again.',

  // Seals
  'seal-not-asked': 'This device has no part in this seal. It joins in with the next one.',
  'seal-too-early': 'The list of commitments isn’t fixed yet. Open the part when it is.',
  'seal-too-late': 'That seal went on without this device. It joins in with the next one.',
  'seal-twice': 'This device has already committed, and to something else. The first one counts.',
  'seal-repeated': 'Somebody has already sent this commitment. Draw your own part.',
  'seal-wrong-part': 'That’s not the part this device committed to.',

  // Moves
  'no-match': 'No match is in progress. Wait for the start.',
  'malformed-move': 'That isn’t a move in this game ({what}).',
  'table-closed': 'The table was closed before your move was made.',
  ...MOVED_MESSAGES,
};
