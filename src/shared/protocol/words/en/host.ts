import type { Words } from '../../../words/say.ts';

/**
 * Why the host refuses something, whatever the game: what happened, and what to do about it. What no phone can ask for is
 * refused in HOUSE_WORDS.
 */
export const HOST_WORDS: Words = {
  // The connection
  'not-greeted': 'The host does not know yet who is calling. Greet it first.',
  'opened-elsewhere': 'You have opened Panno Verde in another window. Go on there, or come back to this one.',
  'too-many-messages': 'Too many messages at once. Wait a second and try again.',
  'too-many-streams': 'This window watches too much at once. Close it and open it again.',
  'message-too-big': 'The message is longer than {max} bytes. Nothing was done.',
  'message-unreadable': 'The host can’t read the message ({what}). Nothing was done.',
  'host-strange':
    'This host says something that can’t be read here. Load the page anew; if that does not help, bring both sides to the same version.',
  'meddled-with':
    'Somebody between this device and the table has changed what was said. Nothing of it was believed; the line was closed, and is opened anew. If it happens again, use another network.',

  // Coming in
  'wrong-code':
    'This code opens no table here. Look again, or ask the table’s host: it may have changed, or the table is locked.',
  'too-many-tries': 'Too many wrong codes. Wait {seconds} s and try again.',
  'not-entered': 'You have not come in to this table yet. Give its code first.',
  'kept-out': 'The host of this table keeps you out, or the device you came by. Only they can let you in again.',
  'table-full': 'This table is full. Ask its host for a seat, or for room to look on.',
  'no-spectators': 'Who has no seat can’t look on at this table.',
  'only-a-screen': 'This window only shows the table. Play on another device.',

  // The room
  'not-in-room': 'You have not come in yet. Give the code first, or scan it.',
  'room-full': 'There are more people here than fit in. Ask again when somebody has gone.',
  'not-captain': 'Only who leads tonight can do that, or who sits at the host’s computer.',
  'no-such-person': 'They are not here any more.',
  'captain-stays': 'Who leads can’t be removed. Let somebody else lead first.',
  'home-stays': 'Who sits at the host’s own computer can’t be removed.',
  'mark-taken': '{name} has this colour and sign already. Choose another one.',
  'did-not-play': 'Only who has just played chooses. Ask for a seat instead.',
  'no-such-knock': 'That screen does not ask any more, or somebody has let it in.',
  'other-cards': 'That screen shows other cards. Look again: it shows new ones now.',
  'only-at-this-computer': 'That can only be asked at the host’s own computer.',

  // Tables
  'no-such-table': 'This table is not there any more. Go back and choose another.',
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

  // Seats
  'no-such-seat': 'This table has no seat {seat}.',
  'seat-taken': 'Somebody sits there already. Choose another seat.',
  'not-your-seat': 'This seat is not yours.',
  'no-such-guest': 'They are not here any more.',
  'nobody-to-be': 'Nobody sits there whose seat you could have back.',
  'sits-already': 'You sit at this table already.',
  'person-here': '{name} is here. Ask again if that changes.',
  'claimed-once': 'You have asked already. Take that back first.',
  'claimed-by-other': 'Somebody else says just now that they are {name}. Wait for the answer.',
  'too-many-claims': 'You have asked often. Wait {seconds} s and ask again.',
  'nobody-confirms':
    'Nobody is here who could say that you are {name}. Ask again when somebody who plays is back, or when somebody has come in at the computer that the table runs on.',
  'no-such-claim': 'That is answered already, or was taken back.',
  'not-yours-to-answer': 'Only others who sit at the table can say whether that is so.',
  'no-such-level': '{game} has no bots of level {level}.',

  // Names
  'name-empty': 'First your name.',
  'name-long': 'A name has at most {max} letters.',
  'name-strange': 'There is something in this name that not every screen can show. Letters, digits and emoji can be.',
  'name-taken': 'Somebody here is called {name} already. How about {free}?',

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
  stale: 'The table has moved on since. Look again, then choose.',
  overtaken: 'Something else came first, so your move was not made.',
  paused: 'The host has paused the match. Wait until it goes on.',
  'table-closed': 'The table was closed before your move was made.',
  'not-kept': 'The host could not write to its disk, so nothing was done. Make room there and try again.',
};

/** What tables are called: by who made them and what is played; `more` where that is another's name already; `desk` at an evening. */
export const TABLE_NAMES: Words = {
  'called.first': '{name}’s {game}',
  'called.more': '{name}’s {game} {number}',
  'called.desk': 'Table {number}',
};
