import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_OPTIONS } from '../../../../tricks/messages/it/tricks.ts';

export const OPTION_MESSAGES: Messages = {
  ...TRICK_OPTIONS,
  'option.target': 'Punti per vincere',
  'option.target.about': 'La partita finisce dopo la smazzata in cui qualcuno arriva a tanti punti.',
};
