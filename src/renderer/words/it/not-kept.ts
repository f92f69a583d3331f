import type { Words } from '#shared/words/say.ts';

/** Italian, where a browser keeps nothing. */
export const NOT_KEPT: Words = {
  'seat.not-kept': 'Questo browser non conserva nulla. Se ricarichi o chiudi la pagina, non ricorderà il tuo posto.',
};
