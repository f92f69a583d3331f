import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.take': 'take the top of pile {number}',
  'hint.choose': 'piles {hand} into the hand, {up} open',
  'hint.worth': '{points} points',
  'hint.measure': 'What the deal brings you more than the other side, on average over what may lie hidden.',
};
