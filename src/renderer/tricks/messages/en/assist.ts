import type { Messages } from '#shared/i18n/translate.ts';

/** What the program would play. */
export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.worth': '{points} points',
  'hint.measure': 'What the deal brings your side on average, given the cards you can’t see.',
};

/** What a careful player counts. */
export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.of': '{count} of {of}',
  'card-count.suit': '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}}',
  'card-count.gone': '{count} of {of} gone',
};

const FOLLOW =
  '{follow, select, free {Any card may be played, whatever was led.} beat {You must follow suit, and take the trick if you can.} other {You must follow suit if you can.}}';
const TAKES =
  '{trump, select, none {The highest card of the suit led takes the trick} other {The highest trump takes the trick; without one, the highest card of the suit led}}{order, select, 3 {: 3, 2, ace, king, knight, jack, 7 down to 4} other {}}.';

/** What newcomers are told, once each. */
export const TIPS: Messages = {
  'tip.follow': `${FOLLOW} ${TAKES}`,
  'tip.lead':
    'Lead any card.{trump, select, none { There’s no trump.} other {}} Whoever takes the trick {draws, select, none {} other {draws first and }}leads the next one.',
};
