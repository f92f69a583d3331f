import type { Messages } from '../../../i18n/translate.ts';

/** Why a deal can't be played by its code. */
export const DEAL_CODE_MESSAGES: Messages = {
  'code-wrong': 'That is no code of a deal: a letter is wrong, or some are missing.',
  'code-short': 'The code is longer than that. Type all of its groups.',
  'code-other': 'This code is a deal of another game, or of rules that are not here.',
  'deal-fixed': 'The code says how many play this deal, and with which options. Set up another table to change them.',
};

/** Why the host refuses what only the app asks for: other hosts, known devices, kept matches, tables by name. */
export const DESKTOP_ONLY_MESSAGES: Messages = {
  // Other hosts in the house
  'no-such-address': '{address} is no address. Look again at how it is written.',
  'name-not-found': 'Nobody in the network knows the name {name}. Try the address in numbers.',
  'nobody-listens':
    'There is a computer at {address}, but no table is open on it. Look at the port behind the colon, too.',
  'no-answer': 'Nobody answers at {address}. Are both computers in the same network, and is the other one awake?',
  'not-panno-verde': 'At {address} there is something else than Panno Verde. Look at the port behind the colon.',
  'other-version':
    '{host} has Panno Verde {theirs}, this is {ours}. {older, select, ours {Update this one.} theirs {That one has to be updated.} other {Bring both to the same version.}} Until then a browser on this computer plays along: http://{address}',

  // Cards that two people compare
  'nothing-to-compare': 'This line does not leave this computer, or is not sealed: there are no cards to compare.',
  'compare-inside': 'Come in with the code first: then the other computer shows the cards, too.',
  'compare-lies': 'Cards from this device lie there already. Try again in {seconds} s.',
  'compare-anew': 'That took too long, or was seen already. Begin anew.',
  'cards-differ':
    'The cards were not the same: somebody stands between you and the host. The line was closed, its key forgotten, and your seat is kept. Use another network, or a link from the table.',

  // What is kept
  'no-such-device': 'This device is not known here any more.',
  'that-is-you': 'That is the device you ask with. It can’t forget itself.',
  'no-such-record': 'There is no such match among those you have played or hosted.',

  // Tables
  'only-home-opens': 'Tables are opened at the host’s own computer, or by whom its people have named for that.',
  'no-bot-there': 'No bot sits there.',
  'no-person-there': 'Nobody sits there who could be removed.',
  'host-stays': 'Who opened the table can’t be removed from it. Stand up instead.',
  'table-name-empty': 'First a name for the table.',
  'table-name-long': 'A table’s name has at most {max} letters.',
  'table-name-taken': 'Another table here is called {name} already. How about {free}?',
};
