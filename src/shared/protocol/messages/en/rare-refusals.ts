import type { Messages } from '../../../i18n/translate.ts';

/** Why the host refuses what is seldom refused: a phone fetches these sentences when the first of them is wanted. */
export const RARE_REFUSAL_MESSAGES: Messages = {
  // The connection
  'not-greeted': 'The host does not know yet who is calling. Greet it first.',
  'too-many-messages': 'Too many messages at once. Wait a second and try again.',
  'too-many-streams': 'This window watches too much at once. Close it and open it again.',
  'message-too-big': 'The message is longer than {max} bytes. Nothing was done.',
  'message-unreadable': 'The host can’t read the message ({what}). Nothing was done.',

  // The room
  'name-mixed': 'One word of this name has letters of two alphabets. Use those of one.',
  'room-full': 'There are more people here than fit in. Ask again when somebody has gone.',
  'table-full': 'This table is full. Ask its host for a seat, or for room to look on.',
  'only-a-screen': 'This window only shows the table. Play on another device.',
  overtaken: 'Something else came first, so your move was not made.',
  'no-spectators': 'Who has no seat can’t look on at this table.',
  'not-kept': 'The host could not write to its disk, so nothing was done. Make room there and try again.',
  'not-captain': 'Only who leads tonight can do that, or who sits at the host’s computer.',
  'no-such-person': 'They are not here any more.',
  'captain-stays': 'Who leads can’t be removed. Let somebody else lead first.',
  'home-stays': 'Who sits at the host’s own computer can’t be removed.',
  'did-not-play': 'Only who has just played chooses. Ask for a seat instead.',
  'no-such-knock': 'That screen does not ask any more, or somebody has let it in.',
  'other-cards': 'That screen shows other cards. Look again: it shows new ones now.',
  'only-at-this-computer': 'That can only be asked at the host’s own computer.',

  // Tables
  'no-such-game': 'This host has no game called {game}.',
  'too-many-yours': 'You have {max} tables open here, and no more are allowed. Close one first.',
  'too-many-there': 'From where you are {max} tables are open here, and no more are allowed. Close one first.',
  'too-many-tables': 'This host has {max} tables open and takes no more. Close one first.',
  'not-the-host': 'Only who opened this table can do that.',
  'match-running': 'That has to wait until the match is over.',
  'match-not-over': 'There is no finished match on this table yet.',
  'match-unreadable': 'What is kept of this match breaks the rules of this version, so it can’t be shown.',
  'not-in-lobby': 'That can only be changed before a match starts.',
  'too-many-matches': 'Many matches have begun from where you are just now. Wait {seconds} s and deal again.',
  'seats-empty': 'Somebody is still missing. Fill every seat with a person or a bot, then start.',
  'too-many-aside': '{max} matches are set aside here already. End one of them first.',
  'ending-asked': 'The others are being asked already.',
  'ending-refused': 'The others want to play on. Ask again in {seconds} s.',
  'ending-not-yours': 'Only who plays here is asked.',
  'no-such-ending': 'That is settled already, or was taken back.',

  // Seats
  'no-such-seat': 'This table has no seat {seat}.',
  'not-your-seat': 'This seat is not yours.',
  'no-such-guest': 'They are not here any more.',
  'nobody-to-be': 'Nobody sits there whose seat you could have back.',
  'sits-already': 'You sit at this table already.',
  'person-here': '{name} is here. Ask again if that changes.',
  'seats-stay': 'At this table everybody keeps their seat, {name} too.',
  'just-left': '{name} has only just left. Ask again in {seconds} s.',
  'claimed-once': 'You have asked already. Take that back first.',
  'claimed-by-other': 'Somebody else says just now that they are {name}. Wait for the answer.',
  'too-many-claims': 'You have asked often. Wait {seconds} s and ask again.',
  'nobody-confirms':
    'Nobody is here who can say that you are {name}. Ask again when others who play are back, or who leads the table.',
  'no-such-claim': 'That is answered already, or was taken back.',
  'not-yours-to-answer': 'Only others who sit at the table can say whether that is so.',
  'no-such-level': '{game} has no bots of level {level}.',

  // Talk
  'said-nothing': 'There is nothing in it yet.',
  'said-long': 'A line has at most {max} letters.',
  'said-strange': 'There is something in it that not every screen can show. Letters, digits and emoji can be.',
  'chat-off': 'The host has switched chat off at this table. Gestures are still allowed.',
  'silent-now': 'No words during a turn. Make a gesture, or wait for the score.',
  'too-much-talk': 'That is faster than the others can follow. Wait a second and try again.',

  // Seals
  'seal-not-asked': 'This device has no part in this seal. It takes part in the next one.',
  'seal-too-early': 'The list of commitments is not fixed yet. Open the part when it is.',
  'seal-too-late': 'That seal has gone on without this device. It takes part in the next one.',
  'seal-twice': 'This device has committed already, and to something else. The first one counts.',
  'seal-repeated': 'Somebody has sent this commitment before. Draw a part of your own.',
  'seal-wrong-part': 'That is not the part this device has committed to.',

  // Moves
  'no-match': 'No match is being played. Wait for the start.',
  'malformed-move': 'That is no move of this game ({what}).',
  'table-closed': 'The table was closed before your move was made.',
};
