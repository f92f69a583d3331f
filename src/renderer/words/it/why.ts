import type { Words } from '#shared/words/say.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY: Words = {
  'why.rule': 'Regola {rule}',
  'why.card': '{card}: {why}',
  'why.nothing': 'Ora non c’è niente da decidere che abbia bisogno di una spiegazione.',
};
