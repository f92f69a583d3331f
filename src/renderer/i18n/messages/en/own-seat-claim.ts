import type { Messages } from '#shared/i18n/translate.ts';

/** A seat that was lost with a device: what who asks for it reads, fetched with the question. */
export const OWN_CLAIM: Messages = {
  'claim.ask.one': 'Are you {name}?',
  'claim.ask.some': 'Are you one of these players?',
  'claim.ask.about': 'The others say if it’s true. Then you continue where you were.',
  'claim.ask.i-am': 'I’m {name}',
  'claim.ask.no': 'No, I’m somebody else',
  'claim.pending': 'Asking the others if you’re {names}.',
  'claim.pending.bot': 'Asking the others if you’re {names}. A bot is playing for you.',
  'claim.pending.back': 'Cancel',
  'claim.denied': 'Somebody at the table says you’re not {names}.',
  'claim.returned': '{names} is back, and has the seat.',
  'claim.handed-over':
    'Your seat, {names}, is on another device now: somebody there said “I’m {names}”, and the table said yes.',
  'claim.handed-over.back': 'Get it back',
  'claim.again': 'Ask again',
  'claim.well': 'OK',
};
