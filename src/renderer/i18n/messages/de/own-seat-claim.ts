import type { Messages } from '#shared/i18n/translate.ts';

/** A seat that was lost with a device: what who asks for it reads, fetched with the question. */
export const OWN_CLAIM: Messages = {
  'claim.ask.one': 'Bist du {name}?',
  'claim.ask.some': 'Warst du schon hier?',
  'claim.ask.about': 'Die anderen bestätigen es, dann spielst du weiter, wo du warst.',
  'claim.ask.i-am': 'Ich bin {name}',
  'claim.ask.no': 'Nein, ich bin jemand anders',
  'claim.pending': 'Die anderen werden gefragt, ob du {names} bist.',
  'claim.pending.bot': 'Die anderen werden gefragt, ob du {names} bist. Bis dahin spielt ein Bot für dich.',
  'claim.pending.back': 'Zurücknehmen',
  'claim.denied': 'Am Tisch sagt jemand, dass du nicht {names} bist.',
  'claim.returned': '{names} ist wieder da und hat den Platz.',
  'claim.handed-over':
    'Dein Platz, {names}, ist jetzt auf einem anderen Gerät: Dort hat jemand gesagt „Ich bin {names}“, und am Tisch wurde es bestätigt.',
  'claim.handed-over.back': 'Ich will ihn zurück',
  'claim.again': 'Noch mal fragen',
  'claim.well': 'OK',
};
