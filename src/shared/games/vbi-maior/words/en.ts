import type { Words } from '../../../words/say.ts';
import { CARD_WORDS } from './en-cards.ts';

const GAME: Words = {
  'game.name': 'Vbi Maior',
  'game.about': 'All together against chance and memory: ninety moments of Rome, laid in order without a word.',
};

/** Why a move is refused, said to who tried it. */
const REFUSALS: Words = {
  'deck-is-down': 'this deck lies on the table, and nobody may look at it now',
  'not-these-curses': 'the curses must be those of this deck, each once',
  'not-these-blessings': 'the blessings must be those of this deck, each once',
  'decks-first': 'first every deck must lie on the table',
  'curses-first': 'the curses come first',
  'choice-first': 'a blessing waits for an answer first',
  'no-vote': 'there is no vote now',
  'has-voted': 'this seat has voted',
  'curse-not-shown': '{curse} is not among the curses on the table',
  'no-cards': 'this seat has no card left',
  'no-such-position': 'this deck has {size, plural, one {# card} other {# cards}}, the top one at position 0',
  'not-closing': 'nobody can be done while a deck still holds a Rome card',
  'not-asked': 'no blessing asks this seat for anything',
  'not-for-mercurius': 'Mercury goes to another seat that has cards',
  'not-for-vesta': 'Vesta takes a curse out of the return deck',
  'not-for-vulcanus': 'Vulcan takes a Rome card out of the return deck',
  'not-for-venus': 'Venus asks for a number from 1 to 90',
  'no-tie': 'no vote is tied',
  'not-a-leader': 'this curse is not among those with the most votes',
  'no-muddle': 'no deck is to be muddled now',
  'not-that-deck': 'these are not the cards of the muddled deck',
  'no-shuffle': 'the common deck is not to be shuffled now',
  'not-the-common-deck': 'these are not the cards of the common deck',
};

const OPTION_WORDS: Words = {
  'option.difficulty': 'Difficulty',
  'option.difficulty.about': 'How many points the group needs, and what a Rome card out of order costs.',
  'option.difficulty.easy': 'Easy: 10 points a seat, 1 lost for each card out of order',
  'option.difficulty.medium': 'Medium: 12 points a seat, 2 lost for each card out of order',
  'option.difficulty.hard': 'Hard: 15 points a seat, 2 lost for each card out of order',
  'option.photoFinish': 'Cards turned up together',
  'option.photoFinish.about': 'What happens to cards that several players turn up at nearly the same moment.',
  'option.photoFinish.arrival': 'First come, first laid',
  'option.photoFinish.lowest-first': 'Within a fifth of a second, the lowest goes first',
  'need.cards': '{needed} points to win: as much as {needed} of the 90 Rome cards in order.',
  'need.nearly-all': 'That is nearly every card there is. Hardly anybody wins like this.',
};

/** The log: one sentence an event, and one for what follows from it. */
const EVENTS: Words = {
  'event.shuffle': 'The common deck is shuffled',
  'event.deal': 'Turn {turn}: {turn, plural, one {one card} other {# cards}} each',
  'event.arrange': '{name} lays the deck down',
  'event.vote': '{name} has voted',
  'event.ballot': 'All have voted',
  'event.tie': 'The vote is tied: chance picks {card}',
  'event.curse': '{card} strikes; {name} bore it',
  'event.draw': '{name} gets a card from the common deck, unseen',
  'event.muddle': 'The deck of {name} is shuffled, unseen',
  'event.turn-up.fits': '{name} turns up {card}',
  'event.turn-up.iuppiter': '{name} turns up {card}, and Jupiter lets it lie',
  'event.turn-up.returned': '{name} turns up {card}: too late, it goes to the return deck',
  'event.turn-up.mars': '{name} turns up {card}: too late, but Mars takes it away',
  'event.turn-up.works': '{name} calls on {card}',
  'event.turn-up.silenced': '{name} calls on {card}, but the gods are silent',
  'event.choose.mercurius': '{name} sends Mercury to {other}',
  'event.choose.vesta': '{name} lets Vesta take {card} out of the game',
  'event.choose.vulcanus': '{name} lets Vulcan melt {card}',
  'event.choose.venus': '{name} asks Venus who holds a card below {number}',
  'event.face-up': 'The lowest Rome card of {name} is {card}',
  'event.swap': '{name} and {other} change their top cards, unseen',
  'event.fortune': 'Fortune shows {cards}: {points, plural, =0 {no points} one {# point} other {# points}}',
  'event.holders': 'Below {number}: {names}',
  'event.holders.none': 'Below {number}: nobody',
  'event.back': '{card} goes back to {name}',
  'event.out': '{name} is out',
  'event.done': '{name} is done',
  'event.closing': 'No Rome card is left in any deck',
  'event.score':
    'The turn brings {total, plural, one {# point} other {# points}}: {rome} in order, {blessings} kept, {fortune} by Fortune, less {malus}',
  'event.end.won': 'The group has won',
  'event.end.deck': 'The common deck can’t fill every hand: the game is lost',
  'event.end.out': 'A Rome card was still in the deck: the game is lost',
  'event.end.malus': 'A malus of ten in one turn: the game is lost',
};

export const EN: Words = { ...GAME, ...REFUSALS, ...OPTION_WORDS, ...EVENTS, ...CARD_WORDS };
