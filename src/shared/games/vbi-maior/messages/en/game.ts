import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Vbi Maior',
  'game.about': 'All together against luck and memory: ninety moments of Rome, put in order without a word.',
  // The log: one sentence an event, and one for what follows from it.
  'event.shuffle': 'The common deck is shuffled',
  'event.deal': 'Turn {turn}: {turn, plural, one {one card} other {# cards}} each',
  'event.arrange': '{name} puts the deck down',
  'event.vote': '{name} has voted',
  'event.ballot': 'Everybody has voted',
  'event.tie': 'The vote is tied: chance picks {card}',
  'event.curse': '{card} strikes: {name} drew it',
  'event.draw': '{name} gets a card from the common deck, unseen',
  'event.muddle': '{name}’s deck is shuffled, unseen',
  'event.turn-up.fits': '{name} turns up {card}',
  'event.turn-up.iuppiter': '{name} turns up {card}, and Jupiter makes it fit',
  'event.turn-up.returned': '{name} turns up {card}: too late, it goes to the return deck',
  'event.turn-up.mars': '{name} turns up {card}: too late, but Mars takes it away',
  'event.turn-up.works': '{name} calls on {card}',
  'event.turn-up.silenced': '{name} calls on {card}, but the gods are silent',
  'event.choose.mercurius': '{name} sends Mercury to {other}',
  'event.choose.vesta': '{name} lets Vesta take {card} out of the game',
  'event.choose.vulcanus': '{name} lets Vulcan melt {card}',
  'event.choose.venus': '{name} asks Venus who holds a card below {number}',
  'event.face-up': '{name}’s lowest Rome card is {card}',
  'event.swap': '{name} and {other} swap their top cards, unseen',
  'event.fortune': 'Fortune shows {cards}: {points, plural, =0 {no points} one {# point} other {# points}}',
  'event.holders': 'Below {number}: {names}',
  'event.holders.none': 'Below {number}: nobody',
  'event.back': '{card} goes back to {name}',
  'event.out': '{name} is out',
  'event.done': '{name} is done',
  'event.closing': 'No Rome card is left in any deck',
  'event.score':
    'The turn brings {total, plural, one {# point} other {# points}}: {rome} in order, {blessings} kept, {fortune} from Fortune, minus {malus}',
  'event.end.won': 'The group has won',
  'event.end.deck': 'The common deck has too few cards for everybody: the game is lost',
  'event.end.out': 'A Rome card was still in the deck: the game is lost',
  'event.end.malus': 'A malus of ten in one turn: the game is lost',
  // The blessings and curses: what they are called, and what they do (VM-28); more of them is told in the codex.
  'card.ianus.name': 'Janus',
  'card.ianus.effect': 'Look at your own deck again and rearrange it.',

  'card.minerva.name': 'Minerva',
  'card.minerva.effect': 'Everybody looks at their own deck again and rearranges it.',

  'card.mercurius.name': 'Mercury',
  'card.mercurius.effect':
    'Choose another player who has cards: you swap the top cards of your decks, unseen, and both look and arrange again. If you have no cards, nothing happens.',

  'card.apollo.name': 'Apollo',
  'card.apollo.effect': 'The lowest Rome card in your deck is turned face up where it is. You still have to play it.',

  'card.diana.name': 'Diana',
  'card.diana.effect':
    'The lowest Rome card of every deck is turned face up where it is. These cards still have to be played.',

  'card.fortuna.name': 'Fortune',
  'card.fortuna.effect':
    'The top three cards of the common deck are shown, and it is reshuffled. Each Rome card among them that is higher than the last card laid brings one point at the end of the turn.',

  'card.ceres.name': 'Ceres',
  'card.ceres.effect':
    'Draw two cards into your deck, or as many as there are, then look and arrange again. A curse among them is played at once.',

  'card.iuppiter.name': 'Jupiter',
  'card.iuppiter.effect': 'The next Rome card that anybody turns up fits, whatever its number.',

  'card.vesta.name': 'Vesta',
  'card.vesta.effect': 'Choose a curse in the return deck: it goes to the discard pile and never comes back.',

  'card.vulcanus.name': 'Vulcan',
  'card.vulcanus.effect': 'Choose a Rome card in the return deck: it goes to the discard pile and costs nothing.',

  'card.saturnus.name': 'Saturn',
  'card.saturnus.effect': 'This turn’s malus is halved, rounded down.',

  'card.mars.name': 'Mars',
  'card.mars.effect': 'The next Rome card that doesn’t fit goes to the discard pile instead of the return deck.',

  'card.venus.name': 'Venus',
  'card.venus.effect': 'Name a number from 1 to 90. Everybody is told which players hold a Rome card below it.',

  'card.neptunus.name': 'Neptune',
  'card.neptunus.effect':
    'The last card laid goes back into the deck of the player who turned it up. That player looks and arranges again, and the card before it is the last once more.',

  'card.barbari.name': 'Barbarians at the gates',
  'card.barbari.effect':
    'Clockwise from the player who drew this, everybody gets the top card of the common deck on top of their own, and nobody looks. A curse among these cards is played at once.',

  'card.damnatio.name': 'Damnatio memoriae',
  'card.damnatio.effect':
    'The whole deck of the player who drew this is shuffled, unseen, and played as it comes. Arranging the deck again puts it back in order.',

  'card.silentium.name': 'The gods are silent',
  'card.silentium.effect':
    'Until the end of the turn, blessings do nothing when they are turned up; they still go to the discard pile.',
};
