import type { Messages } from '#shared/i18n/translate.ts';

/** Italian, where a browser keeps nothing. */
export const STORAGE_WARNING: Messages = {
  'seat.not-stored': 'Questo browser non salva nulla. Se ricarichi o chiudi la pagina, non ricorderà il tuo posto.',
};

export const PHONE_ALERTS: Messages = {
  'phone-alert.turn': 'Tocca a te',
  'phone-alert.turn.title': '● Tocca a te',
  'phone-alert.screen-off':
    'Questa pagina non può tenere acceso lo schermo. Ritardane lo spegnimento nelle impostazioni del telefono; il tuo posto resta comunque tuo.',
};
