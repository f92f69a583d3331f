import type { Messages } from '../../../../i18n/translate.ts';

const RANK = '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.bid': 'Best bids kept',
  'feat.bid': `{bid, plural, =61 {Called ${RANK} and took {points} points} other {Called 2 with {bid} and took {points} points}}`,
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.deals': 'Deals',
  'option.deals.about': 'How many scored deals make a match.',
  'option.allPass': 'When all pass',
  'option.allPass.about': 'What follows a deal in which nobody bids.',
  'option.allPass.redeal': 'Deal again',
  'option.allPass.redeal-doubled': 'Deal again for more',
  'option.leads': 'First lead',
  'option.leads.about': 'Who plays the first card of a deal.',
  'option.leads.winner': 'The auction’s winner',
  'option.leads.forehand': 'Left of the dealer',
  'option.teammateScore': 'The teammate’s share',
  'option.teammateScore.about': 'How much the secret teammate wins or loses with the auction’s winner.',
  'option.teammateScore.full': 'As much',
  'option.teammateScore.half': 'Half as much',
  'option.sweep': 'All eight tricks',
  'option.sweep.about': 'Whether a deal counts twice when one side takes every trick.',
  'option.sweep.off': 'Nothing extra',
  'option.sweep.double': 'Counts twice',
  'option.weakHand': 'Weak hands',
  'option.weakHand.about': 'Whether a hand with hardly any points may be thrown in before the auction.',
  'option.weakHand.off': 'Are played',
  'option.weakHand.0': 'No points: may be thrown in',
  'option.weakHand.2': 'Up to 2 points: may be thrown in',
  'option.weakHand.4': 'Up to 4 points: may be thrown in',
};
