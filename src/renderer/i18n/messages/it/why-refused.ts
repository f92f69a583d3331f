import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'why.rule': 'Regola {rule}',
  'why.card': '{card}: {why}',
  'why.nothing': 'Ora non c’è niente da decidere che abbia bisogno di una spiegazione.',
};
