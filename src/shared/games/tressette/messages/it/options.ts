import type { Messages } from '../../../../i18n/translate.ts';

export const OPTION_MESSAGES: Messages = {
  'option.target': 'Punti per vincere',
  'option.target.about': 'La partita finisce con la smazzata in cui qualcuno ci arriva.',
  'option.buongioco': 'Buongioco',
  'option.buongioco.about': 'Punti per tre o quattro 3, 2 o assi, e per la napoletana.',
  'option.buongioco.off': 'No',
  'option.buongioco.on': 'Sì',
  'option.calls': 'Segnali',
  'option.calls.about': 'In quattro, chi esce può dire busso, volo o striscio.',
  'option.calls.on': 'Ammessi',
  'option.calls.off': 'Non ammessi',
};
