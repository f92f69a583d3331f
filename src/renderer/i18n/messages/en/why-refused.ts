import type { Messages } from '#shared/i18n/translate.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY_REFUSED: Messages = {
  'refused.rule': 'Rule {rule}',
  'refused.card': '{card}: {why}',
  'refused.nothing': 'Nothing is to be decided that would need a word.',
};
