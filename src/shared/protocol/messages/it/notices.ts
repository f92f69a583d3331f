import type { Messages } from '../../../i18n/translate.ts';

/** Italian, for what people should know about how a host started. */
export const NOTICE_MESSAGES: Messages = {
  'store.damaged': 'Il file dei tavoli e delle partite era danneggiato.',
  'store.behind': 'Al file dei tavoli e delle partite mancano le ultime cose salvate.',
  'store.gone': 'Il file dei tavoli e delle partite non c’era più, o era vuoto.',
  'store.newer': 'Il file dei tavoli e delle partite viene da una versione più recente di Panno Verde.',
  'store.kept': 'È stato conservato come {kept}, e ne è stato creato uno nuovo.',
  'store.saved':
    'Recuperati: {tables, plural, one {# tavolo} other {# tavoli}} e {matches, plural, one {# partita} other {# partite}}.',
  'store.left.tables':
    '{count, plural, one {Un tavolo era troppo danneggiato per essere recuperato} other {# tavoli erano troppo danneggiati per essere recuperati}}.',
  'store.left.matches':
    '{count, plural, one {Una partita era troppo danneggiata per essere recuperata} other {# partite erano troppo danneggiate per essere recuperate}}.',
  'store.left.room': 'Chi era nella stanza non si sa più.',
  'store.left.evening': 'Una serata è andata persa.',
  'store.missing':
    '{count, plural, one {Manca una mossa} other {Mancano # mosse}}: una partita può essere tornata un po’ indietro.',
  'store.start-newer': 'Per riprenderlo, avvia la versione più recente.',
  'store.check-disk': 'Riapri quello che manca. Se succede ancora, controlla il disco.',
  'store.no-count':
    'Non si sa se le ultime mosse ci sono tutte: {file}, che le conta, mancava. D’ora in poi conta di nuovo; non c’è niente da fare.',
  'store.count-damaged':
    'Non si sa se le ultime mosse ci sono tutte: {file}, che le conta, era danneggiato ed è stato conservato come {kept}. D’ora in poi conta di nuovo; non c’è niente da fare.',
  'store.other': '{file} non è quello usato qui l’ultima volta. Se non ce l’ha messo nessuno, cerca quello giusto.',
  'key.damaged':
    'La chiave con cui gli altri dispositivi riconoscono questo computer era danneggiata. È stata conservata come {kept}, e ne è stata creata una nuova: i telefoni e i computer già passati di qui chiederanno una volta se è sempre lo stesso computer. Se hai una copia di {file}, rimettila al suo posto.',
  'table.unreadable': 'Un tavolo di {game} è illeggibile. Resta conservato; puoi aprirne un altro.',
  'table.no-game': 'Un tavolo di {game} non si può riaprire: questa versione non ha quel gioco. Resta conservato.',
  'table.broken':
    'Un tavolo di {game} non si può riaprire: quello che era salvato è contro le regole. Resta conservato; puoi aprirne un altro.',
};
