import type { Messages } from '#shared/i18n/translate.ts';

/** When a seat that was lost with a device can be asked for: who runs the table says it, on a phone from the menu. */
export const CLAIM_AFTER: Messages = {
  'table-settings.claims': 'A lost seat can be asked for',
  'table-settings.claims.about':
    'Whoever comes back on another device asks for their seat, and the others say whether it’s them. Only once the seat has been empty for that long.',
  'table-settings.claims.value':
    '{seconds, plural, =120 {after two minutes} =300 {after five minutes} other {after # seconds}}',
  'table-settings.claims.never': 'never',
};
