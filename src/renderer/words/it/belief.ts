import type { Messages } from '#shared/words/say.ts';

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'belief.open': 'Chi con chi',
  'belief.title': 'Chi gioca con {name}?',
  'belief.title.nobody': 'Chi gioca con chi?',
  'belief.eyes': 'Con gli occhi di',
  'belief.about': 'Che cosa ricava dalle prese fin qui un bot in quel posto. Le carte degli altri non le ha viste.',
  'belief.not-yet': 'Nessuno ha ancora chiamato una carta.',
  'belief.alone': 'Nessuno',
  'belief.percent': '{value}%',
};
