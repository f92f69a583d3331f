import type { Messages } from '#shared/words/say.ts';

/** Seats that were lost with a device, and asked for again: what the others read. */
export const CLAIM: Messages = {
  'claim.says': 'Somebody says: “I am {names}.” Is that so?',
  'claim.yes': 'Yes',
  'claim.no': 'No',
  'claim.yes.name': 'Yes, that is {names}',
  'claim.no.name': 'No, that isn’t {names}',
};
