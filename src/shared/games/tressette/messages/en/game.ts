import type { Messages } from '../../../../i18n/translate.ts';

export const MESSAGES: Messages = {
  'game.name': 'Tressette',
  'game.about': 'Follow suit, no trump, and every third of a point counts.',
  'not-three': 'Tressette is for two or four players',
  'no-call-now': 'calls are made by the leader of a trick, before the card, once',
  'call-untrue': 'that call would not be true of this hand',
  'option.target': 'Points to win',
  'option.target.about': 'The match ends after a deal in which a side has reached so many points.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Whether three or four 3s, 2s or aces and a napoletana bring points.',
  'option.buongioco.off': 'Brings nothing',
  'option.buongioco.on': 'Brings 3 or 4 points',
  'option.calls': 'Calls',
  'option.calls.about': 'Whether the leader of a trick may say busso, volo or striscio; for four players.',
  'option.calls.on': 'Allowed',
  'option.calls.off': 'Not allowed',
  'option.deals': 'Numbered deals',
  'option.deals.about': 'So many deals are the match: other tables play the same ones.',
};
