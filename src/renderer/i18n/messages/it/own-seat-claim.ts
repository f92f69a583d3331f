import type { Messages } from '#shared/i18n/translate.ts';

/** A seat that was lost with a device: what who asks for it reads, fetched with the question. */
export const OWN_CLAIM: Messages = {
  'claim.ask.one': 'Sei {name}?',
  'claim.ask.some': 'Sei una di queste persone?',
  'claim.ask.about': 'Gli altri dicono se è vero. Poi riprendi da dove eri.',
  'claim.ask.i-am': 'Sono {name}',
  'claim.ask.no': 'No, qualcun altro',
  'claim.pending': 'Chiediamo agli altri se sei {names}.',
  'claim.pending.bot': 'Chiediamo agli altri se sei {names}. Intanto un bot gioca per te.',
  'claim.pending.back': 'Annulla',
  'claim.denied': 'Qualcuno al tavolo dice che non sei {names}.',
  'claim.returned': '{names} è di nuovo qui e ha ripreso il posto.',
  'claim.handed-over':
    'Il tuo posto, {names}, ora è su un altro dispositivo: lì qualcuno ha detto «Sono {names}», e il tavolo ha detto di sì.',
  'claim.handed-over.back': 'Lo rivoglio',
  'claim.again': 'Chiedi ancora',
  'claim.well': 'Va bene',
};
