import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.target': 'Punkte zum Sieg',
  'option.target.about': 'Die Partie endet nach dem Spiel, in dem eine Seite so viele Punkte erreicht.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Punkte für drei oder vier Dreien, Zweien oder Asse und für eine Napoletana.',
  'option.buongioco.off': 'Aus',
  'option.buongioco.on': 'An',
  'option.calls': 'Rufe',
  'option.calls.about': 'Zu viert darf, wer ausspielt, busso, volo oder striscio rufen.',
  'option.calls.on': 'Erlaubt',
  'option.calls.off': 'Nicht erlaubt',
};
