import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.target': 'Points to win',
  'option.target.about': 'The match ends once a side has this many points after a deal.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Points for three or four 3s, 2s or aces, and for a napoletana.',
  'option.buongioco.off': 'Off',
  'option.buongioco.on': 'On',
  'option.calls': 'Calls',
  'option.calls.about': 'With four players, whoever leads may call busso, volo or striscio.',
  'option.calls.on': 'Allowed',
  'option.calls.off': 'Not allowed',
};
