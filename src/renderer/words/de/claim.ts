import type { Messages } from '#shared/words/say.ts';

/** Seats that were lost with a device, and asked for again: what the others read. */
export const CLAIM: Messages = {
  'claim.says': 'Jemand sagt: „Ich bin {names}.“ Stimmt das?',
  'claim.yes': 'Ja',
  'claim.no': 'Nein',
  'claim.yes.name': 'Ja, das ist {names}',
  'claim.no.name': 'Nein, das ist nicht {names}',
};
