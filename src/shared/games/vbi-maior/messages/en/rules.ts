import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'The aim',
  'rules.1.rules': 'VM-1, VM-2, VM-3, VM-4, VM-25',
  'rules.1.text':
    'Three to six players are one group and win or lose together. The deck holds ninety Rome cards, numbered in order of time, fourteen blessings and three curses. Turn by turn the group plays its Rome cards in ascending order, everybody at once and without a word, until it has enough points.',
  'rules.1.difficulty.easy': 'The group needs 10 points a player.',
  'rules.1.difficulty.medium': 'The group needs 12 points a player.',
  'rules.1.difficulty.hard': 'The group needs 15 points a player.',

  'rules.2.title': 'The cards of a turn',
  'rules.2.rules': 'VM-5, VM-6, VM-7, VM-8',
  'rules.2.text':
    'In the first turn everybody draws one card from the common deck, in the second two, and so on. Look at your cards for as long as you like. Then you put your deck down: curses on top, Rome cards below them from low to high, blessings at the bottom. You choose the order of curses and blessings; the Rome cards are sorted for you. Once it’s down, you can’t look at it again this turn unless a card lets you: remember what you hold.',

  'rules.3.title': 'Curses',
  'rules.3.rules': 'VM-9, VM-10, VM-11, VM-12',
  'rules.3.text':
    'When all decks are down, every curse in them is played, before anything else. If there are several, everybody sees them and votes once for the one to be played next; votes stay hidden until all are in. The most votes win, and a tie is decided at random. Then you vote on the rest. A played curse goes to the return deck. A curse drawn later because of another card is played on the spot and never enters a deck.',

  'rules.4.title': 'The race',
  'rules.4.rules': 'VM-13, VM-14, VM-15, VM-35',
  'rules.4.text':
    'Now everybody plays at once, in no order. Turn up a card of your deck whenever you like, normally the top one; you may also pick another by its position, for instance a blessing at the bottom. A Rome card fits if it is higher than the last one laid, and goes on top of it. If not, it goes to the return deck. You may hold a card back even if it no longer fits. Before the first race of a game everybody waits for a countdown.',
  'rules.4.photoFinish.arrival': 'Cards are laid in the order they are turned up, however close.',
  'rules.4.photoFinish.lowest-first':
    'The first card turned up waits a fifth of a second for others. Then all of them are laid together, the Rome cards from low to high, the rest in the order they came. Nothing is laid while a blessing is waiting for an answer or somebody is looking at a deck.',

  'rules.5.title': 'Blessings',
  'rules.5.rules': 'VM-16, VM-18, VM-19, VM-30, VM-32, VM-33, VM-31',
  'rules.5.text':
    'A blessing takes effect when it is turned up and goes to the discard pile. While it waits for a choice, or while anybody looks at a deck again, nobody can play. If there is something to choose, you must choose; if there is nothing to act on, nothing happens. The effects of Jupiter, Mars, Saturn and the silence of the gods end with the turn. A card turned face up stays where it is in its deck and is played like any other; arranged, swapped or shuffled, it is face down again. Cards shown from the common deck go back into it, and it is shuffled.',

  'rules.6.title': 'Out and done',
  'rules.6.rules': 'VM-17, VM-21',
  'rules.6.text':
    'If you believe that only blessings are left in your deck, you may say “I’m out”. Your cards are shown and go to the return deck. If a Rome card is among them, the game is lost on the spot. When no deck holds a Rome card any more, everybody is told. If you still have blessings, turn them up or say that you’re done. If a Rome card gets into a deck again, the race goes on. The turn ends when every deck is empty.',

  'rules.7.title': 'Scoring a turn',
  'rules.7.rules': 'VM-22, VM-23, VM-34',
  'rules.7.text':
    'The group gets one point for each Rome card in order, one for each blessing in the return deck, and whatever Fortune brought. Rome cards in the return deck cost points: that is the malus. A turn, and even the total, may fall below zero. The cards in order and the blessings used leave the game; the return deck is shuffled into the common deck.',
  'rules.7.difficulty.easy': 'Each Rome card in the return deck costs one point.',
  'rules.7.difficulty.medium': 'Each Rome card in the return deck costs two points.',
  'rules.7.difficulty.hard': 'Each Rome card in the return deck costs two points.',
  'rules.7.freeTurns.on': 'The first two turns cost no malus.',

  'rules.8.title': 'Winning and losing',
  'rules.8.rules': 'VM-24',
  'rules.8.text':
    'You win when a turn ends with the points you need. You lose when the common deck can’t give everybody their cards, when somebody is out with a Rome card, and at once when the malus of a single turn reaches ten.',

  'rules.9.title': 'Not a word',
  'rules.9.rules': 'VM-20',
  'rules.9.text':
    'During a turn nobody speaks, writes or shows numbers, and the chat is closed. A glance, a shrug, drumming fingers or a smile are fine, and everybody sees them.',

  'rules.10.title': 'About the texts',
  'rules.10.rules': 'VM-26, VM-27, VM-28',
  'rules.10.text':
    'The titles and stories of the ninety Rome cards, and the names and effects of the blessings and curses, are this project’s own. They are not those of the printed game.',
};
