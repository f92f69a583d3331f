import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.target': 'Points to win',
  'option.target.about': 'The match ends after a deal in which a side has reached so many points.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Whether three or four 3s, 2s or aces and a napoletana bring points.',
  'option.buongioco.off': 'Off',
  'option.buongioco.on': 'On',
  'option.calls': 'Calls',
  'option.calls.about': 'Whether the leader may say busso, volo or striscio to the partner; for four players.',
  'option.calls.on': 'Allowed',
  'option.calls.off': 'Not allowed',
};
