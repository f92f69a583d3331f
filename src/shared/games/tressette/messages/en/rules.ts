import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'TS-1, TS-2, TS-3',
  'rules.1.text':
    'Forty Italian cards in coins, cups, swords and clubs. From high to low they rank 3, 2, ace, king, knight, jack, 7, 6, 5, 4. An ace is worth a whole point, a 3, a 2 and each court card a third, the others nothing. The last trick is worth a point more.',

  'rules.2.title': 'The players',
  'rules.2.rules': 'TS-4, TS-5',
  'rules.2.text':
    'Two play against each other, or four in pairs, with partners opposite each other. The first dealer is drawn by chance, then the deal moves on clockwise.',

  'rules.3.title': 'The deal',
  'rules.3.rules': 'TS-6',
  'rules.3.text': 'Everybody gets ten cards. When two play, the other twenty are the stock.',

  'rules.4.title': 'The tricks',
  'rules.4.rules': 'TS-7, TS-8, TS-9, TS-10',
  'rules.4.text':
    'The player to the dealer’s left leads, then whoever took the trick before. You must follow suit if you can, and may play anything otherwise. The highest card of the suit led takes the trick; there is no trump. When two play, both draw a card after each trick, the winner first, and show it to each other, until the stock is used up.',

  'rules.5.title': 'The score',
  'rules.5.rules': 'TS-11',
  'rules.5.text': 'After the last trick each side counts what it took and rounds down to whole points.',

  'rules.6.title': 'The match',
  'rules.6.rules': 'TS-12',
  'rules.6.target':
    'The match ends after a deal in which a side has reached {target} points. The higher total wins; while the totals are equal, another deal is played.',

  'rules.7.title': 'Buongioco',
  'rules.7.rules': 'TS-13',
  'rules.7.buongioco.off': 'Only cards and the last trick bring points.',
  'rules.7.buongioco.on':
    'Three 3s, three 2s or three aces in the hand you were dealt bring 3 points, all four of them 4 points. A napoletana, the 3, the 2 and the ace of one suit, brings 3 points. The game declares them by itself after the first trick; one card may count in both.',

  'rules.8.title': 'The calls',
  'rules.8.rules': 'TS-14',
  'rules.8.calls.on':
    'Four players may call: whoever leads a trick may say one thing to the partner before playing, and everybody hears it. “Busso” asks for the partner’s best card of the suit and, like “striscio”, says that you have more of it; “volo” says that this is your last one. A call must be true of the card that is led.',
  'rules.8.calls.off': 'Nothing is called.',
};
