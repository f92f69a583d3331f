import type { Messages } from '#shared/i18n/translate.ts';

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'Un posto perso si può riprendere',
  'table-settings.claims.about':
    'Chi torna con un altro dispositivo chiede di riavere il suo posto, e gli altri dicono se è vero. Solo quando il posto è rimasto vuoto per il tempo scelto.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {dopo due minuti} =300 {dopo cinque minuti} other {dopo # secondi}}',
  'table-settings.claims.never': 'mai',
};
