import type { Messages } from '#shared/i18n/translate.ts';

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'Verlorenen Platz zurückholen',
  'table-settings.claims.about':
    'Wer mit einem anderen Gerät wiederkommt, fragt nach dem eigenen Platz, und die anderen sagen, ob es stimmt. Erst wenn der Platz so lange leer war.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {nach zwei Minuten} =300 {nach fünf Minuten} other {nach # Sekunden}}',
  'table-settings.claims.never': 'nie',
};
