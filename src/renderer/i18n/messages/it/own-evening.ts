import type { Messages } from '#shared/i18n/translate.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const OWN_EVENING: Messages = {
  'own-evening.title': 'Serata',
  'own-evening.round': 'Turno {round} di {rounds}',
  'own-evening.with': 'Tavolo {number}, con {names}',
  'own-evening.alone': 'Tavolo {number}, con i bot',
  'own-evening.bots': '{count, plural, one {un bot} other {# bot}}',
  'own-evening.seat': 'Hai il posto {seat}.',
  'own-evening.then.waiting': 'Avrai le carte quando le dà chi organizza.',
  'own-evening.then.playing': 'Le tue carte sono in tavola.',
  'own-evening.then.over': 'Il tuo tavolo ha finito. Se c’è un altro turno, qui leggi dove sederti.',
  'own-evening.then.broken':
    'Il tuo tavolo è stato interrotto; nessuno ci perde. Se c’è un altro turno, qui leggi dove sederti.',
  'own-evening.out': 'In questo turno riposi',
  'own-evening.out.then': 'Se c’è un altro turno, giochi: qui leggi dove sederti.',
  'own-evening.out.swiss': 'Il riposo vale una vittoria.',
  'own-evening.out.round-robin': 'Non perdi niente: alla fine tutti avranno giocato le stesse partite.',
  'own-evening.out.movement': 'Ti tocca la media del turno.',
  'own-evening.out.groups': 'Ti tocca la media del turno.',
  'own-evening.late': 'Giochi dal prossimo turno',
  'own-evening.late.then': 'Questo turno era già fatto. Se un bot ha un posto, puoi prenderlo ora.',
  'own-evening.gone': 'Non giochi più',
  'own-evening.gone.then': 'Torna quando vuoi: rientri dal prossimo turno.',
  'own-evening.before': 'Sei dei nostri',
  'own-evening.before.then': 'Quando ci siete tutti, chi organizza prepara il primo turno: qui leggi dove sederti.',
  'own-evening.nobody': 'C’è una serata',
  'own-evening.nobody.then': 'Scrivi il tuo nome e giochi dal prossimo turno.',
  'own-evening.free': 'Ogni partita conta',
  'own-evening.free.then': 'I tuoi punti al tavolo della stanza si sommano.',
  'own-evening.over': 'La serata è finita',
  'own-evening.over.place': '{place, plural, =1 {L’hai vinta tu!} other {Il tuo posto: # su {count}.}}',
  'own-evening.left': '{minutes, plural, =0 {Meno di un minuto} one {Un minuto} other {# minuti}} alla fine del turno',
  'own-evening.up': 'Tempo scaduto: finite questa smazzata.',
  'own-evening.sit': 'Siediti',
  'own-evening.word': 'Chi organizza: {text}',
  'own-evening.word.table': 'Chi organizza, al tuo tavolo: {text}',
  'own-evening.call': 'Chiamano il tavolo {table}: è il tuo.',
  'own-evening.read': 'Va bene',
};

/** What a television says, too. */
export const OWN_EVENING_SHOWN: Messages = {
  'own-evening.bot': 'un bot',
  'own-evening.state.free': 'libero',
  'own-evening.state.waiting': 'ancora senza carte',
  'own-evening.state.playing': 'si gioca',
  'own-evening.state.alone': 'non c’è nessuno',
  'own-evening.state.over': 'finito',
  'own-evening.state.broken': 'interrotto',
  'own-evening.missing': '{count, plural, one {aspetta una persona} other {aspetta # persone}}',
};
