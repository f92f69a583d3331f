import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The cards',
  'rules.1.rules': 'XX-1, XX-2, XX-3',
  'rules.1.text':
    'Forty Italian cards in coins, cups, swords and clubs. From high to low they rank ace, king, knight, jack, 7, 6, 5, 4, 3, 2. An ace is worth 4 points, a king 3, a knight 2, a jack 1, the others nothing: 40 in all.',

  'rules.2.title': 'The players',
  'rules.2.rules': 'XX-4',
  'rules.2.text':
    'Four play, each for themselves. The first dealer is drawn by chance, then the deal moves on clockwise.',

  'rules.3.title': 'The tricks',
  'rules.3.rules': 'XX-5, XX-6, XX-7',
  'rules.3.text':
    'Everybody gets ten cards. The player to the dealer’s left leads, then whoever took the trick before. You must follow suit if you can, and may play anything otherwise. The highest card of the suit led takes the trick; there is no trump.',

  'rules.4.title': 'The match',
  'rules.4.rules': 'XX-8',
  'rules.4.target':
    'The match ends after a deal in which somebody has reached {target} points. The highest total wins; while it is shared, another deal is played.',
};
