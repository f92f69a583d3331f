import type { Messages } from '#shared/i18n/translate.ts';

const ZONES: Messages = {
  'zone.stock': 'The stock, {count, plural, =0 {empty} one {one card} other {# cards}}',
  'zone.cleared': '{count, plural, =0 {No cleared cards} one {One cleared card} other {# cleared cards}}',
  'zone.house': 'House {house}',
  'zone.general': 'The blocking card',
  'zone.own': 'The blocking card of {name}',
  'zone.own.yours': 'Your own blocking card',
};

/** What is said to who wants a card that can't be played, where the rules' own reasons do not say it. */
const WHY: Messages = {
  'refused.turn': 'It is not your turn.',
  'refused.answer': 'First: VIVA, or not?',
  'refused.no-match': 'No match: it has no colour in common with any house.',
  'fault.blocked-by-general': 'blocked',
  'fault.blocked-by-own': 'blocked',
  'fault.no-match': 'no match',
  'fault.not-the-card-taken': 'not the card taken',
};

const NOTES: Messages = {
  'note.cards': '{count, plural, one {# card} other {# cards}}',
  'note.won': '{count, plural, one {# round} other {# rounds}}',
  'note.out': 'out',
  'note.watches': 'looks on',
  'note.last-card': 'last card!',
  'note.takes': 'takes {count}',
  'you.won': 'You’ve won {count, plural, one {# round} other {# rounds}}.',
  'you.out': 'You’re out.',
  'you.watches': 'You’re looking on this round.',
  'you.last-card': 'Your last card!',
  'you.takes': 'You take {count, plural, one {# card} other {# cards}}.',
};

/** Called out at a seat on a television. */
const CRIES: Messages = {
  'callout.pass': 'Pass',
  'callout.last-card': 'Last card!',
};

const STATUS: Messages = {
  'status.round': 'Round {round} of {rounds}',
  'status.tie-break': 'Tie-break',
  'status.blocked': 'Blocked',
  'status.blocked.you': 'Blocked for you, too',
  'status.blocked.seat': 'Blocked for {name}, too',
  'status.blocked.none': 'nothing yet',
  'status.stock': 'Stock',
  'status.player': 'Player',
  'status.cards': 'Cards',
  'status.won': 'Won',
};

const ACTIONS: Messages = {
  'turn.title': 'Your turn',
  'turn.play': 'Pick a card for a house, or take one from the stock.',
  'turn.take': 'No card of yours can be played.',
  'turn.last': 'Your last card matches a blocking card: lay it, and you are out.',
  'turn.take-last': 'Your last card must match the blocking card.',
  'turn.pass': 'Nothing can be played and nothing taken.',
  'turn.take.do': 'Take a card',
  'turn.pass.do': 'Pass',
  'turn.last.general': 'Lay it on the blocking card',
  'turn.last.own': 'Lay it on your own blocking card',
  'taken.title': 'The card you took',
  'taken.playable': 'You may play it at once.',
  'taken.play': 'Play it',
  'taken.keep': 'Keep it',
  'houses.copies': '{count, plural, one {# card} other {# cards}}',
  'houses.on': 'On which house?',
  'houses.all-on': 'All on one house:',
  'houses.one-each': 'Or one on each of:',
  'houses.house': '{top, select, none {House {house}: empty} other {{top} on house {house}}}',
  'houses.empty': 'empty',
  'houses.put-back': 'Put it back',
  'answer.title': 'One colour on all houses',
  'answer.about': 'Call it, and the others take cards. It is your choice.',
  'answer.viva': 'VIVA!',
  'answer.decline': 'Not now',
  'block.title': 'The new blocking card',
  'block.after-viva': 'Lay a card of your hand. Its colours are blocked for all.',
  'block.after-last': 'Lay a card of your hand before your turn. Its colours are blocked for all.',
  'catch.play': '{name} played {card} on house {house}',
  'catch.call': 'Caught!',
};

const MOMENTS: Messages = {
  'banner.viva': 'VIVA!',
  'banner.first-out': 'First out',
  'banner.out': 'Out',
  'banner.out.line': '{name} lays the last card',
  'banner.caught': 'Caught!',
  'log.catch': '{name} calls out {player}’s play',
};

const REVIEW: Messages = {
  'review.title': 'Cleared cards',
  'review.away': 'Put them back',
};

const SCORE: Messages = {
  'log.title': 'The round in words',
  'score.next': 'Next round',
  'score.round': 'Round',
  'score.winner': '{name} wins the round',
  'score.loser': '{name} is left with cards.',
  'score.first': 'first out',
  'score.left': 'last',
  'score.tie-break': 'Tie-break',
  'score.total': 'Winner’s cards',
  'score.table': 'Rounds and winner’s cards by player',
};

/** English sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  ...ZONES,
  ...WHY,
  ...NOTES,
  ...CRIES,
  ...STATUS,
  ...ACTIONS,
  ...MOMENTS,
  ...REVIEW,
  ...SCORE,
};
