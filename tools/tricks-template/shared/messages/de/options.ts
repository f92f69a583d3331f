import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_OPTIONS } from '../../../../tricks/messages/de/tricks.ts';

export const OPTION_MESSAGES: Messages = {
  ...TRICK_OPTIONS,
  'option.target': 'Punkte zum Sieg',
  'option.target.about': 'Die Partie endet nach dem Spiel, in dem jemand so viele Punkte erreicht.',
};
