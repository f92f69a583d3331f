import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.target': 'Punti per vincere',
  'option.target.about': 'La partita finisce dopo la smazzata in cui una parte arriva a tanti punti.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Se tre o quattro 3, 2 o assi e la napoletana fanno punti.',
  'option.buongioco.off': 'No',
  'option.buongioco.on': 'Sì',
  'option.calls': 'Segnali',
  'option.calls.about': 'Se chi esce può dire al compagno busso, volo o striscio; in quattro.',
  'option.calls.on': 'Ammessi',
  'option.calls.off': 'Non ammessi',
};
