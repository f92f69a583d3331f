import type { Messages } from '#shared/i18n/translate.ts';

/** Italian, where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored': 'Questo browser non conserva nulla. Se ricarichi o chiudi la pagina, non ricorderà il tuo posto.',
};
