import type { Messages } from '#shared/i18n/translate.ts';

/** An evening, as those hear of it who play there: on a phone that is fetched where there is one. */
export const OWN_EVENING: Messages = {
  'own-evening.title': 'La serata',
  'own-evening.round': 'Turno {round} di {rounds}',
  'own-evening.with': 'Tavolo {number}, con {names}',
  'own-evening.alone': 'Tavolo {number}, con i bot',
  'own-evening.bots': '{count, plural, one {un bot} other {# bot}}',
  'own-evening.seat': 'Hai il posto {seat}.',
  'own-evening.then.waiting': 'Le carte arrivano da sole quando la regia le fa dare.',
  'own-evening.then.playing': 'Le tue carte sono in tavola.',
  'own-evening.then.over': 'Il tuo tavolo ha finito. Saprai dove siederti appena c’è il prossimo turno.',
  'own-evening.then.broken':
    'Il tuo tavolo è stato interrotto; non perde nessuno. Saprai dove siederti appena c’è il prossimo turno.',
  'own-evening.out': 'In questo turno riposi',
  'own-evening.out.then': 'Al prossimo turno sei di nuovo a un tavolo, e qui leggi a quale.',
  'own-evening.out.swiss': 'Il riposo vale una vittoria.',
  'own-evening.out.round-robin': 'Non perdi niente: alla fine tutti avranno giocato le stesse partite.',
  'own-evening.out.movement': 'Ti tocca quello che gli altri fanno in media.',
  'own-evening.out.groups': 'Ti tocca quello che gli altri fanno in media.',
  'own-evening.late': 'Giochi dal prossimo turno',
  'own-evening.late.then': 'Questo era già fatto al tuo arrivo. Se un bot ha un posto, puoi prenderlo ora.',
  'own-evening.gone': 'Non giochi più',
  'own-evening.gone.then': 'Quando vuoi, rientri dal turno seguente.',
  'own-evening.before': 'Sei della serata',
  'own-evening.before.then': 'Quando ci siete tutti, la regia fa il primo turno: allora leggi qui dove siederti.',
  'own-evening.nobody': 'C’è una serata',
  'own-evening.nobody.then': 'Di’ il tuo nome, e giochi dal prossimo turno.',
  'own-evening.free': 'Ogni partita conta',
  'own-evening.free.then': 'Quello che giochi al tavolo della stanza si somma.',
  'own-evening.over': 'La serata è finita',
  'own-evening.over.place': '{place, plural, =1 {L’hai vinta tu!} other {Il tuo posto: # su {count}.}}',
  'own-evening.left': '{minutes, plural, =0 {Meno di un minuto} one {Un minuto} other {# minuti}} alla fine del turno',
  'own-evening.up': 'Il tempo del turno è scaduto: finite questa smazzata.',
  'own-evening.sit': 'Siediti',
  'own-evening.word': 'La regia: {text}',
  'own-evening.word.table': 'La regia al tuo tavolo: {text}',
  'own-evening.call': 'La regia chiama il tavolo {table}: è il tuo.',
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
