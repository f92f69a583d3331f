import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.target': 'Punkte zum Sieg',
  'option.target.about': 'Die Partie endet nach dem Spiel, in dem eine Seite so viele Punkte erreicht.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Ob drei oder vier Dreien, Zweien oder Asse und eine Napoletana Punkte bringen.',
  'option.buongioco.off': 'Nein',
  'option.buongioco.on': 'Ja',
  'option.calls': 'Rufe',
  'option.calls.about': 'Ob man beim Ausspielen dem Partner busso, volo oder striscio sagen darf; zu viert.',
  'option.calls.on': 'Erlaubt',
  'option.calls.off': 'Nicht erlaubt',
};
