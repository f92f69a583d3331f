import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'shuffle.making.about':
    'Ogni dispositivo e chi ospita scelgono un numero segreto. Da tutti insieme nasce la mescolata.',
  'shuffle.closed.about':
    'Le carte vengono da numeri che tutti i dispositivi avevano fissato prima di dare. Nessuno, da solo, poteva sceglierle; nessuno può cambiarle. Questo dispositivo lo verifica appena non c’è più niente da tenere segreto.',
  'shuffle.whole.about':
    'Chi ospita ha mostrato il suo numero. Questo dispositivo ha rimescolato: le carte sono proprio quelle date.',
  'shuffle.broken.about': 'Il numero mostrato da chi ospita non torna. Non fidarti di questa mescolata.',
  'shuffle.unopened.about':
    'La partita è finita e chi ospita non ha mai mostrato il suo numero. Nessuno può verificare la mescolata: non fidarti.',
  'shuffle.unchecked.about':
    'Chi ospita ha mostrato il suo numero, ma questo dispositivo non è riuscito a caricare il programma di verifica. Ci riprova da solo: fino ad allora, non fidarti.',
  'shuffle.alone': 'Nessun altro dispositivo ha partecipato: si sa solo che chi ospita non ha cambiato mescolata.',
  'shuffle.not-mine': 'Questo dispositivo non ha partecipato.',
  'shuffle.waits': 'Si {count, plural, one {aspetta # dispositivo} other {aspettano # dispositivi}}.',
  'shuffle.who': 'Chi ha partecipato',
  'shuffle.host': 'Chi ospita',
  'shuffle.looks-on': 'Uno spettatore',
  'shuffle.mine': '{names} (questo dispositivo)',
  'shuffle.absent': 'Chi non ha partecipato',
  'shuffle.absent.away': '{names}: non c’era',
  'shuffle.absent.silent': '{names}: nessuna risposta in tempo',
  'shuffle.absent.repeated': '{names}: ha ripetuto il numero di un altro',
  'shuffle.absent.unopened': '{names}: non ha mostrato il suo numero',
  'shuffle.absent.wrong-part': '{names}: ha mostrato un altro numero',
  'shuffle.names': 'I nomi, e chi non ha partecipato, li dice chi ospita: i numeri non lo provano.',
  'shuffle.attempt.about': 'Tentativo {number} di {most} al massimo: a chi ne ha fatto fallire uno non si chiede più.',
  'shuffle.attempts': 'Tentativi ripetuti: {count}',
  'shuffle.checked': 'Che cosa ha verificato questo dispositivo',
  'shuffle.checked.contributions': 'Numeri uguali all’impegno: {count}',
  'shuffle.checked.draws': 'Estrazioni nate da quei numeri: {count}, carte: {cards}',
  'shuffle.checked.seen': 'Carte al posto in cui questo dispositivo le ha viste: {count}',
  'shuffle.numbers': 'In cifre',
  'shuffle.number.name': 'Partita, sigillo, tentativo',
  'shuffle.number.commitment': '{who}: impegno',
  'shuffle.number.contribution': '{who}: numero',
  'shuffle.number.seed': 'Numero di partenza',
  'shuffle.fault.contributions': 'Un numero non è quello dell’impegno.',
  'shuffle.fault.drawn': 'L’estrazione {draw} non viene da questi numeri.',
  'shuffle.fault.changed': 'Prima chi ospita aveva mostrato altro.',
  'shuffle.fault.left-out': 'Il numero di questo dispositivo è stato escluso.',
  'shuffle.fault.seen': 'Una carta non è quella che questo dispositivo ha visto.',
};
