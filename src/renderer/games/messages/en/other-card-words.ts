import type { Messages } from '#shared/i18n/translate.ts';

/** What is said of a card with other faces, word for word: “what is said of its own=what is said instead”. Longer phrases come first. */
export const CARD_WORDS: Messages = {
  'french.italian':
    'ten of clubs=three of clubs | ten of hearts=three of cups | a ten=a three | the ten=the three | ace, ten=ace, three | ten 10=three 10 | queen=knight | diamonds=coins | hearts=cups | spades=swords',
  'italian.french': 'knight=queen | cup=heart | coins=diamonds | cups=hearts | swords=spades',
};
