import type { Messages } from '#shared/words/say.ts';

/** How the seal of the shuffle stands (docs/fair-shuffle.md). */
export const FAIR_SHUFFLE: Messages = {
  'seal.title': 'Das Mischen',
  'seal.making': '{attempt, plural, =1 {wird versiegelt} other {Versuch # von {most}}}',
  'seal.closed': 'versiegelt',
  'seal.whole': 'Siegel heil',
  'seal.broken': 'Siegel gebrochen',
  'seal.unopened': 'Siegel nie geöffnet',
  'seal.known': 'Karten bekannt',
  'seal.practice': 'Zum Üben',
  'seal.open': 'Das Mischen: {state}',
};
