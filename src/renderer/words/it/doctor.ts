import type { Messages } from '#shared/words/say.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Perché nessuno lo vede?',
  'doctor.ask.see': 'Perché non c’è nessun tavolo?',
  'doctor.looking': 'Guardo in giro: cinque secondi al massimo.',
  'doctor.again': 'Guarda di nuovo',
  'doctor.copy': 'Copialo',
  'doctor.no-answer': 'L’host non ha risposto. Nulla è cambiato; guardare di nuovo può aiutare.',
};
