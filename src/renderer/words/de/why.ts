import type { Words } from '#shared/words/say.ts';

/** Why something can't be played, and where that is told: a phone fetches it for who asks. */
export const WHY: Words = {
  'why.rule': 'Regel {rule}',
  'why.card': '{card}: {why}',
  'why.nothing': 'Es ist nichts zu entscheiden, was ein Wort bräuchte.',
};
