import type { Messages } from '#shared/i18n/translate.ts';

const ZONES: Messages = {
  'card.rome': '{number} · {title}',
  'zone.common': 'Common deck, {count, plural, one {# card} other {# cards}}',
  'zone.discard': 'Discard pile, {count, plural, one {# card} other {# cards}}',
  'zone.returned': 'Return deck, {count, plural, one {# card} other {# cards}}',
  'zone.area': 'Game area, the last cards',
  'zone.area.earlier': 'Game area, the cards before them',
  'zone.area.card': '{card}, by {name}',
  'zone.shown': 'Shown to all',
  'zone.own-hand': 'Your cards, the top one first',
  'zone.hand': 'The cards of {name}, being looked at',
  'zone.own-deck': 'Your deck, {count, plural, one {# card} other {# cards}}',
  'zone.deck': 'The deck of {name}, {count, plural, one {# card} other {# cards}}',
  'zone.deck.open': 'The deck of {name}, face up',
  'zone.deck.top': 'the top card of {count}, face down',
  'zone.deck.card': 'card {place} of {count} from the top, face down',
};

const NOTES: Messages = {
  'note.cards': '{count, plural, one {# card} other {# cards}}',
  'note.looking': 'looking',
  'note.voted': 'voted',
  'note.out': 'out',
  'note.done': 'done',
  'you.cards': 'You have {count, plural, one {# card} other {# cards}}.',
  'you.looking': 'You’re looking at your cards.',
  'you.voted': 'You’ve voted.',
  'you.out': 'You’re out.',
  'you.done': 'You’re done.',
};

/** Called out at a seat on a television. */
const CRIES: Messages = {
  'callout.too-late': '{number}: too late!',
};

const STATUS: Messages = {
  'status.turn': 'Turn {turn}',
  'status.points': 'Points',
  'status.of': '{value} of {most}',
  'status.malus': 'Malus',
  'status.goal': 'Reach {target} points together: one for each Rome card laid in order.',
  'status.malus.about':
    'Each Rome card in the return deck costs {cost, plural, one {a point} other {# points}}. At {lost} in one turn all is lost.',
  'status.phase.shuffle': 'The cards are shuffled.',
  'status.phase.scored': 'The turn is over.',
  'status.phase.arrange': 'Everybody learns their deck.',
  'status.phase.vote': 'Which curse comes first?',
  'status.phase.tie': 'A tie: chance decides.',
  'status.phase.muddle': 'A deck is shuffled.',
  'status.phase.choose': 'A blessing waits for an answer.',
  'status.phase.race': 'The race: not a word.',
  'status.phase.closing': 'No Rome card is left in any deck.',
  'status.waiting': 'Still: {names}',
  'force.iuppiter': 'Jupiter: the next Rome card fits',
  'force.mars': 'Mars: the next one too late costs nothing',
  'force.saturnus': 'Saturn: the malus counts half',
  'force.silentium': 'Silence: blessings do nothing',
};

const TOLD: Messages = {
  'turn-up.too-late': '{number} does not come after {over}.',
  'turn-up.too-late.cost': 'It goes to the return deck.',
  'turn-up.too-late.mars': 'Mars takes it to the discard pile.',
  'turn-up.silenced': 'The gods are silent: nothing happens.',
  'turn-up.iuppiter': 'Jupiter lets it lie.',
  'turn-up.by': 'turned up by {name}',
  'turn-up.borne-by': 'borne by {name}',
  'turn-up.qr': 'The story of this card, for a phone’s camera',
  'turn-up.read': 'Its story',
};

const ARRANGE: Messages = {
  'arrange.title': 'Your cards',
  'arrange.about':
    'Learn them by heart: once the deck is down, you see nothing but backs. The Rome cards are sorted, the lowest on top.',
  'arrange.curses': 'Curses, on top',
  'arrange.blessings': 'Blessings, at the bottom',
  'arrange.raise': 'Move {card} up',
  'arrange.lay': 'Lay the deck down',
};

const VOTE: Messages = {
  'vote.title': 'Which curse first?',
  'vote.voted': 'You have voted for {card}.',
};

const RACE: Messages = {
  'race.title': 'Your deck: {count, plural, one {one card} other {# cards}}',
  'race.turn-up': 'Turn up',
  'race.top': 'the top card',
  'race.key': 'Space',
  'race.fan': 'Fan out',
  'race.fold': 'Fold',
  'race.fan.about': 'Point at a card, or choose it with the arrow keys and Enter. The top one is at the right.',
  'race.out': 'I am out',
  'race.out.sure': 'Your cards are shown. If a Rome card is among them, the game is lost.',
  'race.out.yes': 'Only blessings: I am out',
  'race.out.no': 'No, play on',
  'race.done': 'I am done',
  'race.closing': 'Blessings you keep bring a point each. Use them, or be done.',
};

const CHOICE: Messages = {
  'choice.mercurius': 'Who changes the top card with you?',
  'choice.mercurius.seat': '{name}, {count, plural, one {# card} other {# cards}}',
  'choice.vesta': 'Which curse shall never come back?',
  'choice.vulcanus': 'Which card shall cost nothing?',
  'choice.venus': 'Who holds a card below this number?',
  'choice.venus.number': 'A number from 1 to 90',
  'choice.venus.less': 'One less',
  'choice.venus.more': 'One more',
  'choice.venus.ask': 'Ask about {number}',
};

const MOMENTS: Messages = {
  'moment.won': 'Rome stands',
  'moment.lost.out': 'Out too soon',
  'moment.lost.malus': 'Out of order',
  'moment.lost.deck': 'The deck is empty',
};

const SCORE: Messages = {
  'log.title': 'The turn in words',
  'score.next': 'Next turn',
  'score.turn': 'Turn',
  'score.rome': 'In order',
  'score.blessings': 'Blessings kept',
  'score.fortune': 'Fortune',
  'score.malus': 'Malus',
  'score.points': 'Points',
  'score.broken': 'broken off',
  'score.not-dealt': 'not dealt',
  'score.total': 'Together',
  'score.table': 'Points by turn',
  'score.verdict': 'The turn brings {total, plural, one {# point} other {# points}}',
  'score.still': '{left, plural, one {# point} other {# points}} to go.',
  'result.title': 'The game is over',
  'result.winners': '{count, plural, =0 {The group has lost} other {The group has won}}',
};

const CODEX: Messages = {
  'codex.title': 'Ninety moments of Rome',
  'codex.about': 'What the cards tell: from the first huts above the Tiber to our own time.',
  'codex.before': 'Earlier',
  'codex.after': 'Later',
  'codex.close': 'Close the book',
  'codex.date.told': '{date} (told)',
  'codex.date.disputed': '{date} (disputed)',
  'codex.kings': 'The kings',
  'codex.republic': 'The republic',
  'codex.empire': 'The empire',
  'codex.early-middle-ages': 'After the empire',
  'codex.middle-ages': 'The Middle Ages',
  'codex.renaissance': 'Renaissance',
  'codex.baroque': 'Baroque',
  'codex.modern': 'The modern city',
};

/** English sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  ...ZONES,
  ...NOTES,
  ...CRIES,
  ...STATUS,
  ...TOLD,
  ...ARRANGE,
  ...VOTE,
  ...RACE,
  ...CHOICE,
  ...MOMENTS,
  ...SCORE,
  ...CODEX,
};
