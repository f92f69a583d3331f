import type { Messages } from '#shared/words/say.ts';

export const COUNTING: Messages = {
  'count.colour': 'Visto: {colour}',
  'count.gone': '{count} su {of}',
};
