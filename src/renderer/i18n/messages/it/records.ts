import type { Messages } from '#shared/i18n/translate.ts';

/** How everybody has played in this house. */
export const STATISTICS: Messages = {
  'statistics.title': 'Statistiche',
  'statistics.of': 'Statistiche: {name}',
  'statistics.about': 'Tutte le partite finite qui, contate per nome. Premi un numero per vedere le sue.',
  'statistics.none': 'Ancora nessuna partita finita. Dopo la prima, qui c’è chi l’ha giocata.',
  'statistics.none-of-game': 'Ancora nessuna partita finita di questo gioco.',
  'statistics.nobody': 'Nessuno con questo nome ha finito una partita qui.',
  'statistics.reading': 'Carico le partite…',
  'statistics.game': 'Gioco',
  'statistics.all-games': 'Tutti i giochi',
  'statistics.everybody': 'Tutti',
  'statistics.people': 'Vinte e perse',
  'statistics.name': 'Nome',
  'statistics.played': 'Giocate',
  'statistics.won': 'Vinte',
  'statistics.lost': 'Perse',
  'statistics.share': '% vinte',
  'statistics.deals-won': 'Smazzate vinte',
  'statistics.deals-lost': 'Smazzate perse',
  'statistics.percent': '{value}%',
  'statistics.count.name': '{name}, {what}: {count}. Vedi le partite',
  'statistics.matches': '{name}, {what}: {count, plural, one {# partita} other {# partite}}',
  'statistics.matches.deals': '{name}, {what}: {times} in {count, plural, one {# partita} other {# partite}}',
  'statistics.fold': 'Mostra meno',
  'statistics.more': 'Mostra altro',
  'statistics.line': '{game}, {date}',
  'statistics.look': 'Rivedi',
  'statistics.curve': 'Vinte meno perse',
  'statistics.curve.of':
    '{name}: {value, plural, =0 {in pari} other {{value} vinte in più}} dopo {count, plural, one {# partita} other {# partite}}, {high} al meglio, {low} al peggio',
  'statistics.curve.of.behind':
    '{name}: {value} perse in più dopo {count, plural, one {# partita} other {# partite}}, {high} al meglio, {low} al peggio',
  'statistics.curve.table': 'Mostra come tabella',
  'statistics.curve.match': 'Partita',
  'statistics.company': 'Soci e rivali',
  'statistics.companion': 'Miglior socio',
  'statistics.companion.about': '{name}: {so} su {met} vinte insieme',
  'statistics.companion.none': 'Ancora nessuno: servono tre smazzate dalla stessa parte.',
  'statistics.nemesis': 'Bestia nera',
  'statistics.nemesis.about': '{name}: {so} su {met} perse contro',
  'statistics.nemesis.none': 'Ancora nessuno: servono tre smazzate da parti opposte.',
  'statistics.bot': '{name} (bot)',
  'statistics.save': 'Salva',
  'statistics.csv.match': 'partita',
  'statistics.csv.game': 'gioco',
  'statistics.csv.began': 'inizio',
  'statistics.csv.seat': 'posto',
  'statistics.csv.name': 'nome',
  'statistics.csv.bot': 'bot',
  'statistics.csv.score': 'punti',
  'statistics.csv.won': 'vinta',
  'statistics.csv.deals-won': 'smazzate vinte',
  'statistics.csv.deals-lost': 'smazzate perse',
  'statistics.save.csv': 'Salva in CSV',
  'statistics.save.json': 'Salva in JSON',
  'statistics.delete': 'Elimina…',
  'statistics.delete.all': 'Elimina {count, plural, one {questa partita} other {queste # partite}}',
  'statistics.delete.sure':
    'Elimini ogni carta, scommessa e statistica, per chiunque abbia giocato. I file salvati e i risultati delle serate restano. Non si può annullare.',
  'statistics.deleted':
    '{gone, plural, =0 {Non è stato eliminato niente.} one {Una partita eliminata.} other {# partite eliminate.}}',
  'statistics.deleted.stay':
    '{stay, plural, one {Una partita resta: è ancora su un tavolo, o la sua serata non è finita. Chiudi il tavolo, poi eliminala.} other {# partite restano: sono ancora su un tavolo, o la loro serata non è finita. Chiudi il tavolo, poi eliminale.}}',
};

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deal-code.challenge': 'Lancia una sfida',
  'deal-code.title': '{deals, plural, =0 {Questa smazzata} one {Questa smazzata} other {Queste smazzate}} in un codice',
  'deal-code.about':
    'Chi ha questo codice gioca {deals, plural, =0 {la stessa prima smazzata} one {la stessa smazzata} other {le stesse # smazzate}}: prepara {game} in Panno Verde e lo scrive lì. Il codice può rivelare tutte le carte: dallo solo a persone fidate.',
  'deal-code.score': 'Contiene anche il punteggio del vostro tavolo: lo vedranno dopo.',
  'deal-code.copy': 'Copia il codice',
  'deal-code.by-code': 'Gioca una smazzata da un codice',
  'deal-code.field': 'Codice della smazzata',
  'deal-code.found':
    '{deals, plural, =0 {Una smazzata} one {Una smazzata} other {# smazzate}} per {seats}, con le opzioni originali. Chi ha il codice può sapere le carte: la mescolata non è verificata.',
  'deal-code.other-game': 'Questa smazzata è di {game}. Prepara quel gioco.',
  'deal-code.known': 'Chi ha questo codice può sapere le carte: la mescolata non è verificata.',
  'deal-code.elsewhere': 'I punti di chi ti sfida, posto per posto: {scores}.',
  'deal-code.elsewhere.at': '{name} {score}',
};

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'records.story': 'Momenti migliori',
  'match-review.open': 'Analisi',
  'match-review.title': 'Analisi della partita',
  'match-review.about':
    'Ogni mossa si confronta con la migliore che una ricerca trova da quel posto, senza le carte degli altri.',
  'match-review.whose': 'Mosse di',
  'match-review.no-search':
    'In questo gioco non ci sono turni: conta il momento, e nessuna ricerca sa dire che cosa avrebbe portato un altro.',
  'match-review.running': '{done} smazzate analizzate su {deals}…',
  'match-review.longer': 'Ancora un po’ dove il tempo non bastava…',
  'match-review.broken': 'Non è stato possibile analizzare le mosse. La partita è a posto.',
  'match-review.none': 'Nessun errore evidente.',
  'match-review.mistakes':
    '{count, plural, one {Un errore, costato {amount} ± {give}.} other {# errori, costati {amount} ± {give}.}}',
  'match-review.dearest': 'Errori più costosi',
  'match-review.chosen': 'Smazzata {deal}: {made}',
  'match-review.better': 'Meglio: {better}. In media {amount} ± {give} in più.',
  'match-review.look': 'Mostra sul tavolo',
  'match-review.again': 'Riprova',
  'match-review.again.file':
    'Questa partita viene da un file: si può solo guardare e analizzare. Si riprova solo una giocata su questo computer.',
  'match-review.again.closed':
    'Per riprovare si apre un tavolo: può farlo il computer che ospita, o chi ne ha il permesso.',
  'match-review.practice.about': 'Prova: questa partita non conta.',
  'match-review.deals': 'Smazzata per smazzata',
  'match-review.deal': 'Smazzata',
  'match-review.brought': 'Punti',
  'match-review.luck': 'Valore delle carte',
  'match-review.lost': 'Persi in errori',
  'match-review.luck.about':
    'Il valore delle carte: quanto hanno fatto i bot in questo posto, rigiocando tante volte la stessa smazzata.',
  'match-review.spread': '{amount} ± {give}',
  'match-review.unsearched':
    '{count, plural, one {Una decisione non è stata analizzata: si gioca da manuale.} other {# decisioni non sono state analizzate: si giocano da manuale.}}',
  'match-review.missed':
    '{count, plural, one {Per una decisione è mancato il tempo.} other {Per # decisioni è mancato il tempo.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'inference.open': 'Chi è il socio?',
  'inference.title': 'Chi è il socio di {name}?',
  'inference.title.nobody': 'Chi è il socio?',
  'inference.eyes': 'Con gli occhi di',
  'inference.about': 'Che cosa ricava dalle prese fin qui un bot in quel posto, senza vedere le carte degli altri.',
  'inference.not-yet': 'Nessuno ha ancora chiamato una carta.',
  'inference.alone': 'Nessuno',
  'inference.percent': '{value}%',
};

/** Why a bot made a move, in a match that is looked at again. */
export const WHY_MOVE: Messages = {
  'why.open': 'Perché?',
  'why.title': 'Perché {name} ha giocato così?',
  'why.none': 'Vai alla mossa di un bot e qui leggi perché l’ha fatta.',
  'why.pending': 'Sto calcolando…',
  'why.failed': 'Qui non è stato possibile calcolare il motivo.',
  'why.only': 'Non c’era altra scelta.',
  'why.book': 'Si gioca sempre così.',
  'why.unusual': 'Di solito qui si sceglie: {other}.',
  'why.better': 'Seconda scelta: {other}, in media {amount} in meno.',
  'why.even': 'Scelta difficile: {other} valeva più o meno lo stesso.',
  'why.worse': 'Non la migliore: {other} rendeva in media {amount} in più.',
  'why.partner': '{name} pensava che il socio fosse {partner} ({percent} %){since}.',
  'why.partner.unsure': '{name} non sapeva chi fosse il socio: forse {partner} ({percent} %){since}.',
  'why.signs': 'Che cosa dicono le carte',
  'why.of-bot': 'Perché un bot ha giocato quella carta?',
  'why.choice': 'La carta di un bot',
  'why.trick': 'Presa {number}',
  'why.level': 'Al livello «{level}» {name} non fa calcoli: i numeri sono quelli di un esperto.',
  'why.about': 'In base a quello che {name} aveva visto, senza le carte degli altri.',
};

/** Matches that are over, looked at again. */
export const RECORDS: Messages = {
  'records.title': 'Cronologia',
  'records.none': 'Ancora nessuna partita finita. Quelle dei tuoi tavoli restano qui.',
  'records.line': '{game}, {date}',
  'records.at': 'Turno {round}, tavolo {table}',
  'records.won': '{count, plural, one {vinta da {names}} other {vinta da {names}}}',
  'records.lost': 'non ha vinto nessuno',
  'records.broken-off': 'interrotta',
  'records.more': 'Mostra le precedenti',
  'records.save': 'Salva in un file',
  'audit.open': 'Controlla i bot',
  'audit.title': 'I bot hanno giocato pulito?',
  'audit.about':
    'La mossa di un bot dipende da quello che si vedeva dal suo posto, dal suo numero di partenza e da quanto doveva pensare. Qui ognuna si ricalcola, solo da quello.',
  'audit.running': '{computed} mosse controllate su {total}…',
  'audit.right': '{count, plural, one {La sola mossa torna.} other {Tutte le # mosse tornano.}}',
  'audit.wrong':
    '{count, plural, one {Una mossa su {total} non torna.} other {# mosse su {total} non tornano.}} Un bot troppo lento fa una mossa a caso; altrimenti qualcuno ha cambiato la partita o il programma.',
  'audit.astray': 'Evento {event}: {name} avrebbe dovuto giocare altro',
  'audit.unmeant': 'Evento {event}: {name} non avrebbe dovuto fare niente',
  'audit.broken': 'Non è stato possibile controllare i bot. La partita è a posto.',
  'records.import': 'Apri un file di partite',
  'records.opened': 'Dal file {name}',
  'records.opened.more': 'Mostra altre partite',
  'records.unreadable': 'La riga {line} non è una partita: {why} Non è stato aperto niente.',
  'records.no-json': 'non si riesce a leggere.',
  'records.not-read': '{name} non si può leggere. Non è stato aperto niente: riprova.',
  'records.no-text': '{name} non è un file di partite.',
  'records.reading': 'Leggo {name}…',
  'records.stop': 'Ferma',
  'records.too-large': 'Il file supera i {max} MB. Non è stato aperto niente.',
  'records.too-many': 'Il file contiene più di {max, plural, other {# partite}}. Non è stato aperto niente.',
  'records.empty': 'In {name} non c’è nessuna partita.',
  'records.gone': 'Questa partita qui non è salvata.',
  'records.back': 'Tutte le partite',
  'records.perspective': 'Vista da',
  'records.everyone': 'Spettatore',
  'records.open': 'Tutte le carte scoperte',
  'records.hosts': 'Giocata su {hosts}',
  'records.step': 'Passo {at} di {count}',
  'records.first': 'All’inizio',
  'records.previous': 'Indietro',
  'records.play': 'Automatico',
  'records.pause': 'Pausa',
  'records.next': 'Avanti',
  'records.last': 'Alla fine',
  'records.hand': 'In mano a {name}',
  'records.score': 'Punteggio',
};
