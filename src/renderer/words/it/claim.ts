import type { Messages } from '#shared/words/say.ts';

/** Seats that were lost with a device, and asked for again: what the others read. */
export const CLAIM: Messages = {
  'claim.says': 'Qualcuno dice: «Sono {names}.» È vero?',
  'claim.yes': 'Sì',
  'claim.no': 'No',
  'claim.yes.name': 'Sì, è {names}',
  'claim.no.name': 'No, non è {names}',
};
