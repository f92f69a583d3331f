import type { Messages } from '../../../i18n/translate.ts';

/** Why a deal can't be played by its code. */
export const DEAL_CODE_MESSAGES: Messages = {
  'code-wrong': 'That isn’t a deal code: a letter is wrong, or some are missing.',
  'code-short': 'The code is longer than that. Enter all of its groups.',
  'code-other': 'This code is for another game, or for rules this version doesn’t have.',
  'deal-fixed': 'The code sets how many play, and the options. Set up another table to change them.',
};

/** Why the host refuses what only the app asks for: other hosts, known devices, kept matches, tables by name. */
export const DESKTOP_ONLY_MESSAGES: Messages = {
  // Other hosts in the house
  'no-such-address': '{address} isn’t an address. Check how it’s spelled.',
  'name-not-found': 'Nothing on this network is called {name}. Try the numeric address.',
  'nobody-listens': 'There’s a computer at {address}, but no table is open on it. Check the port after the colon, too.',
  'no-answer': 'No answer from {address}. Are both computers on the same network, and is the other one awake?',
  'not-panno-verde': 'Whatever is at {address}, it isn’t Panno Verde. Check the port after the colon.',
  'other-version':
    '{host} has Panno Verde {theirs}, you have {ours}. {older, select, ours {Update this one.} theirs {The other one needs an update.} other {Update both to the same version.}} Until then, play in a browser on this computer: http://{address}',
  'no-relay': 'That isn’t a relay’s address, or the token is missing.',

  // Cards that two people compare
  'nothing-to-compare': 'This connection stays on this computer or isn’t encrypted: there are no cards to compare.',
  'compare-inside': 'Join with the code first: then the other computer shows the cards, too.',
  'compare-lies': 'Cards from this device are on that screen already. Try again in {seconds} s.',
  'compare-anew': 'That took too long, or was seen already. Start over.',
  'cards-differ':
    'The cards didn’t match: somebody is between you and the host. The connection was closed and its key forgotten; your seat is kept. Use another network, or a link from the table.',

  // What is kept
  'no-such-device': 'This device isn’t known here any more.',
  'that-is-you': 'That’s the device you’re using. It can’t forget itself.',
  'no-such-record': 'There’s no such match among those you’ve played or hosted.',

  // Tables
  'only-home-opens': 'Only the host’s computer, and devices it allows, can open tables.',
  'no-bot-there': 'There’s no bot in that seat.',
  'no-person-there': 'There’s nobody in that seat to remove.',
  'host-stays': 'The table’s host can’t be removed. Stand up instead.',
  'table-name-empty': 'Give the table a name first.',
  'table-name-long': 'A table’s name can have up to {max} letters.',
  'table-name-taken': 'There’s already a table called {name}. How about {free}?',

  // A table moves to another computer
  'handover-none': 'This host can’t move tables.',
  'handover-one': 'Another table is being moved just now. Try again in a moment.',
  'handover-often': 'That was asked often. Wait a while.',
  'handover-practice': 'Practice stays where it is.',
  'handover-evening': 'This round is at several tables, so the game night can’t move now.',
  'handover-aside': 'This match is set aside. Continue it first, then move it.',
  'handover-over': 'The match is over. Move the table once the next one is set up.',
  'handover-outside': '{name} plays over the internet and couldn’t come along. The table stays here.',
  'handover-busy': '{host} already has a match on. The table stays here.',
  'handover-evening-there': '{host} already has a game night on. The table stays here.',
  'handover-declined': '{host} says not now. The table stays here.',
  'handover-stopped': 'The table stays here.',
  'handover-late': 'That took too long. The table stays here; try again.',
  'handover-no-game': 'The other computer doesn’t have this game. The table stays here.',
  'handover-other-rules':
    'The other computer plays this game by other rules. Update both to the same version; the table stays here.',
  'handover-unreadable': 'The other computer couldn’t read the table. It stays here.',
  'handover-key':
    '{host} has another key than before. Join a table there first and compare cards; this table stays here.',
  'handover-broken': 'The connection to the other computer broke. The table stays here.',
};
