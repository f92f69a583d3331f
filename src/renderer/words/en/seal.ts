import type { Messages } from '#shared/words/say.ts';

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'seal.title': 'The shuffle',
  'seal.making': '{attempt, plural, =1 {being sealed} other {attempt # of {most}}}',
  'seal.closed': 'sealed',
  'seal.whole': 'seal whole',
  'seal.broken': 'seal broken',
  'seal.unopened': 'seal never opened',
  'seal.known': 'known cards',
  'seal.practice': 'Practice',
  'seal.open': 'The shuffle: {state}',
};
