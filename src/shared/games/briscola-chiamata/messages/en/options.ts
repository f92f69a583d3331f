import type { Messages } from '../../../../i18n/translate.ts';

const RANK = '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.bid': 'Best contracts made',
  'feat.bid': `{bid, plural, =61 {Bid ${RANK} and took {points} points} other {Bid 2 with {bid} and took {points} points}}`,
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.deals': 'Deals',
  'option.deals.about': 'Scored deals in a match.',
  'option.allPass': 'If everybody passes',
  'option.allPass.about': 'What happens when nobody bids.',
  'option.allPass.redeal': 'Deal again',
  'option.allPass.redeal-doubled': 'Deal again, worth more',
  'option.leads': 'First lead',
  'option.leads.about': 'Who plays the first card of a deal.',
  'option.leads.winner': 'The declarer',
  'option.leads.forehand': 'Left of the dealer',
  'option.teammateScore': 'Partner’s share',
  'option.teammateScore.about': 'What the secret partner wins or loses, compared with the declarer.',
  'option.teammateScore.full': 'The same',
  'option.teammateScore.half': 'Half as much',
  'option.sweep': 'All eight tricks',
  'option.sweep.about': 'What it’s worth when one side takes every trick.',
  'option.sweep.off': 'Nothing extra',
  'option.sweep.double': 'Counts twice',
  'option.weakHand': 'Weak hands',
  'option.weakHand.about': 'Hands with hardly any points, before the auction.',
  'option.weakHand.off': 'Always played',
  'option.weakHand.0': 'No points: may be thrown in',
  'option.weakHand.2': 'Up to 2 points: may be thrown in',
  'option.weakHand.4': 'Up to 4 points: may be thrown in',
};
