import type { Words } from '#shared/words/say.ts';

export const COUNTING: Words = {
  'count.colour': '{colour} gesehen',
  'count.gone': '{count} von {of}',
};
