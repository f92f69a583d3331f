import type { Messages } from '#shared/words/say.ts';

export const COUNTING: Messages = {
  'count.colour': '{colour} gesehen',
  'count.gone': '{count} von {of}',
};
