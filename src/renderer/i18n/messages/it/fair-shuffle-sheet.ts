import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'seal.making.about':
    'Ogni dispositivo e chi ospita scelgono un numero che nessun altro conosce. Da tutti insieme nasce la mescolata.',
  'seal.closed.about':
    'Le carte vengono da numeri che tutti i dispositivi avevano fissato prima di dare. Nessuno, da solo, poteva sceglierle; nessuno può cambiarle. Questo dispositivo lo controlla appena non c’è più niente da tenere segreto.',
  'seal.whole.about':
    'Chi ospita ha mostrato il suo numero. Questo dispositivo ha rimescolato: le carte sono proprio quelle che sono state date.',
  'seal.broken.about': 'Quello che chi ospita ha mostrato non torna. Non fidarti di questa mescolata.',
  'seal.unopened.about':
    'La partita è finita e chi ospita non ha mai mostrato il suo numero. Nessuno può controllare la mescolata: non fidarti.',
  'seal.alone': 'Nessun altro dispositivo ha partecipato: questo prova solo che chi ospita non ha cambiato mescolata.',
  'seal.not-mine': 'Questo dispositivo non ha partecipato.',
  'seal.waits': 'Si {count, plural, one {aspetta # dispositivo} other {aspettano # dispositivi}}.',
  'seal.who': 'Chi ha partecipato',
  'seal.host': 'Chi ospita',
  'seal.looks-on': 'Qualcuno che guarda',
  'seal.mine': '{names} (questo dispositivo)',
  'seal.absent': 'Chi non ha partecipato',
  'seal.absent.away': '{names}: non c’era',
  'seal.absent.silent': '{names}: nessuna risposta in tempo',
  'seal.absent.repeated': '{names}: ha ripetuto il numero di un altro',
  'seal.absent.unopened': '{names}: non ha mostrato il suo numero',
  'seal.absent.wrong-part': '{names}: ha mostrato un altro numero',
  'seal.names': 'I nomi, e chi non ha partecipato, li dice chi ospita: i numeri non lo provano.',
  'seal.attempt.about': 'Tentativo {number}, al massimo {most}: a chi è mancato non si chiede di nuovo.',
  'seal.attempts': 'Volte che si è ricominciato: {count}',
  'seal.checked': 'Che cosa ha controllato questo dispositivo',
  'seal.checked.parts': 'Numeri uguali a quelli impegnati: {count}',
  'seal.checked.draws': 'Estrazioni nate da quei numeri: {count}, carte: {cards}',
  'seal.checked.seen': 'Carte al posto in cui questo dispositivo le ha viste: {count}',
  'seal.numbers': 'In cifre',
  'seal.number.name': 'Partita, sigillo, tentativo',
  'seal.number.commitment': '{who}: impegno',
  'seal.number.part': '{who}: numero',
  'seal.number.seed': 'Numero di partenza',
  'seal.fault.parts': 'Un numero non è quello impegnato.',
  'seal.fault.drawn': 'L’estrazione {draw} non viene da questi numeri.',
  'seal.fault.changed': 'Prima chi ospita aveva mostrato altro.',
  'seal.fault.left-out': 'Il numero di questo dispositivo è stato lasciato fuori.',
  'seal.fault.seen': 'Una carta non è quella che questo dispositivo ha visto.',
};
