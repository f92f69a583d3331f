import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'TS-1, TS-2, TS-3',
  'rules.1.text':
    'Forty Italian cards in coins, cups, swords and clubs. From high to low they rank 3, 2, ace, king, knight, jack, 7, 6, 5, 4. An ace is worth a whole point, a 3, a 2 and each court card a third, the others nothing. The last trick is worth an extra point.',

  'rules.2.title': 'The players',
  'rules.2.rules': 'TS-4, TS-5',
  'rules.2.text':
    'Two play against each other, or four in pairs, with partners opposite each other. The first dealer is drawn at random; after that the deal moves clockwise.',

  'rules.3.title': 'The deal',
  'rules.3.rules': 'TS-6',
  'rules.3.text': 'Everybody gets ten cards. With two players, the other twenty form the stock.',

  'rules.4.title': 'The tricks',
  'rules.4.rules': 'TS-7, TS-8, TS-9, TS-10',
  'rules.4.text':
    'The player to the dealer’s left leads first; after that, whoever took the last trick. You must follow suit if you can; if you can’t, play any card. The highest card of the suit led takes the trick; there is no trump. With two players, you both draw a card after each trick, the winner first, and show it to each other, until the stock runs out.',

  'rules.5.title': 'The score',
  'rules.5.rules': 'TS-11',
  'rules.5.text': 'After the last trick each side adds up what it took and rounds down to whole points.',

  'rules.6.title': 'The match',
  'rules.6.rules': 'TS-12',
  'rules.6.target':
    'The match ends once a side has {target} points after a deal. The higher total wins; if the totals are equal, you play another deal.',

  'rules.7.title': 'Buongioco',
  'rules.7.rules': 'TS-13',
  'rules.7.buongioco.off': 'Only your tricks score.',
  'rules.7.buongioco.on':
    'Three 3s, three 2s or three aces in the hand you were dealt bring 3 points, all four of them 4 points. A napoletana (the 3, the 2 and the ace of one suit) brings 3 points. They are declared for you after the first trick; one card may count in both.',

  'rules.8.title': 'The calls',
  'rules.8.rules': 'TS-14',
  'rules.8.calls.on':
    'With four players, whoever leads a trick may call one thing to their partner first, and everybody hears it. “Busso” asks for the partner’s best card of the suit and, like “striscio”, says that you have more of it; “volo” says that this is your last one. A call must be true of the card you lead.',
  'rules.8.calls.off': 'There are no calls.',
};
