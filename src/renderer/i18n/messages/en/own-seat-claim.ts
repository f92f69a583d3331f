import type { Messages } from '#shared/i18n/translate.ts';

/** A seat that was lost with a device: what who asks for it reads, fetched with the question. */
export const OWN_CLAIM: Messages = {
  'claim.ask.one': 'Are you {name} (away)?',
  'claim.ask.some': 'Are you one of these, who are away?',
  'claim.ask.about': 'The others are asked whether it’s true. Then you go on where you were.',
  'claim.ask.i-am': 'I am {name}',
  'claim.ask.no': 'No, I’m somebody else',
  'claim.pending': 'The others are asked whether you are {names}.',
  'claim.pending.bot': 'The others are asked whether you are {names}. A bot plays for you meanwhile.',
  'claim.pending.back': 'Take it back',
  'claim.denied': 'Somebody at the table says that you are not {names}.',
  'claim.returned': '{names} is back, and has the seat.',
  'claim.handed-over':
    'Your seat, {names}, is on another device now: somebody there said “I am {names}”, and the table said yes.',
  'claim.handed-over.back': 'I want it back',
  'claim.again': 'Ask again',
  'claim.well': 'All right',
};
