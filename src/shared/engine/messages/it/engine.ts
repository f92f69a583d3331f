import type { Messages } from '../../../i18n/translate.ts';

/** Why the engine refuses a match or a move, whatever the game. */
export const MOVE_MESSAGES: Messages = {
  'unknown-game': 'non c’è nessun gioco che si chiami {name}',
  'unknown-option': 'il gioco non ha l’opzione {name}',
  'bad-option': 'l’opzione {name} non accetta {value}',
  'options-incomplete': 'le opzioni devono essere tutte queste, in quest’ordine: {names}',
  'bad-seats': 'a questo gioco non si gioca con {seats} posti',
  'no-such-seat': 'non c’è un posto {seat}',
  'not-your-turn': 'non tocca a questo posto',
  'not-chance': 'qui deve decidere un posto, non il caso',
  'chance-first': 'prima deve decidere il caso',
  'match-over': 'la partita è finita; non può seguire altro',
};

/** Why the engine itself refuses something: what is said above, and what is wrong with a record. */
export const ENGINE_MESSAGES: Messages = {
  ...MOVE_MESSAGES,
  'result-too-early': 'c’è un risultato, ma la partita non è finita',
  'result-missing': 'la partita è finita, ma manca il risultato',
  'result-differs': 'il risultato non è quello che danno gli eventi',
  'not-broken-off': 'la partita è finita: non è stata interrotta',
  'time-missing': 'o tutti gli eventi portano t o nessuno',
  'time-not-last': 't deve essere l’ultimo campo',
  'time-backwards': 't è più piccolo di prima',
  'deals-commitment': 'il segreto del turno {round} non è quello fissato prima',
  'deals-drawn': 'questo non è stato estratto dal segreto del turno {round}',
  'no-seals': 'la partita non ha sigilli',
  'seal-numbers': 'i sigilli di una partita hanno un solo nome, e numeri da 0 senza salti',
  'seal-events': 'gli eventi del caso non sono estratti dai sigilli uno dopo l’altro, ognuno da uno solo',
  'seal-among': 'sigillo {seal}: non dice fra che cosa doveva scegliere il caso',
  'seal-host-part': 'sigillo {seal}: chi ospita ha mostrato un numero diverso dal suo impegno',
  'seal-device-part': 'sigillo {seal}: il dispositivo {device} ha mostrato un numero diverso dal suo impegno',
  'seal-repeated': 'sigillo {seal}: il dispositivo {device} ripete l’impegno di un altro',
  'seal-order': 'sigillo {seal}: il dispositivo {device} è fuori ordine',
  'seal-attempts': 'sigillo {seal}: si è ricominciato senza dirlo, o senza motivo',
  'seal-unused': 'sigillo {seal}: non se n’è estratto niente',
  'seal-drawn': 'sigillo {seal}: questo non è stato estratto dal suo numero di partenza',
  'seal-form': 'sigillo {seal}: questo non si può estrarre di nuovo',
  'too-deep': 'è annidata più di qualunque partita',
  'too-much': 'contiene più di qualunque partita',
  malformed: 'la partita è scritta male ({where}: {what})',
};
