import type { Messages } from '../../../../i18n/translate.ts';

/** Good matches, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.rounds': 'Most rounds won',
  'feat.rounds': '{won} of {rounds} rounds in a match',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.edition': 'Edition',
  'option.edition.about': 'How many cards of each design there are.',
  'option.edition.full': 'Full: six of each, 126 cards',
  'option.edition.pocket': 'Pocket: four of each, 84 cards',
  'option.youngest': 'Youngest player',
  'option.youngest.about': 'The youngest starts the first round.',
  'option.youngest.draw': 'Drawn at random',
  'option.youngest.0': 'First seat',
  'option.youngest.1': 'Second seat',
  'option.youngest.2': 'Third seat',
  'option.youngest.3': 'Fourth seat',
  'option.youngest.4': 'Fifth seat',
  'option.youngest.5': 'Sixth seat',
  'option.rounds': 'Rounds',
  'option.rounds.about': 'Rounds in a match; the pocket edition has winner’s cards for eight.',
  'option.deals': 'Numbered deals',
  'option.deals.about':
    'The match lasts this many rounds, each set up like the first; other tables play the same ones.',
  'option.policing': 'Forbidden plays',
  'option.policing.about': 'What happens when a card isn’t allowed on a house.',
  'option.policing.enforced': 'Not possible',
  'option.policing.caught': 'Cost three cards if caught',
};
