import type { Messages } from '../../../../i18n/translate.ts';

/** Games that were won, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rome': 'Highest targets reached',
  'feat.rome': '{points} points, {target} needed, in {turns, plural, one {# turn} other {# turns}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.difficulty': 'Difficulty',
  'option.difficulty.about': 'Points the group needs, and what a Rome card out of order costs.',
  'option.difficulty.easy': 'Easy: 10 points a player, malus 1',
  'option.difficulty.medium': 'Medium: 12 points a player, malus 2',
  'option.difficulty.hard': 'Hard: 15 points a player, malus 2',
  'option.photoFinish': 'Cards turned up together',
  'option.photoFinish.about': 'What happens when several players turn up cards at nearly the same moment.',
  'option.photoFinish.arrival': 'First come, first laid',
  'option.photoFinish.lowest-first': 'Within a fifth of a second, the lowest goes first',
  'option.freeTurns': 'For newcomers',
  'option.freeTurns.on': 'First two turns free of malus',
  'need.cards': '{needed} points to win: the same as {needed} of the 90 Rome cards in order.',
  'need.nearly-all': 'That’s nearly every card there is. Hardly anybody wins like this.',
};
