import type { Messages } from '#shared/words/say.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Warum sieht ihn niemand?',
  'doctor.ask.see': 'Warum ist kein Tisch da?',
  'doctor.looking': 'Es wird nachgesehen: höchstens fünf Sekunden.',
  'doctor.again': 'Noch einmal nachsehen',
  'doctor.copy': 'Kopieren',
  'doctor.no-answer': 'Der Host hat nicht geantwortet. Nichts hat sich geändert; noch einmal nachsehen kann helfen.',
};
