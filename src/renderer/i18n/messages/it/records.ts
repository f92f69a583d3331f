import type { Messages } from '#shared/i18n/translate.ts';

/** How everybody has played in this house. */
export const STATISTICS: Messages = {
  'statistics.title': 'Il libro di casa',
  'statistics.of': '{name} nel libro di casa',
  'statistics.about':
    'Contato dalle partite finite qui, chiunque avesse in mano il telefono: un nome è una persona. Premi un numero per vedere di quali partite è fatto.',
  'statistics.none': 'Nessuna partita è ancora finita. Dopo la prima, qui c’è chi l’ha giocata.',
  'statistics.none-of-game': 'Nessuno ha ancora finito una partita di questo gioco.',
  'statistics.nobody': 'Nessuno con questo nome ha finito una partita qui.',
  'statistics.reading': 'Leggo le partite…',
  'statistics.game': 'Gioco',
  'statistics.all-games': 'Tutti i giochi',
  'statistics.everybody': 'Tutti',
  'statistics.people': 'Vinte e perse',
  'statistics.name': 'Nome',
  'statistics.played': 'Giocate',
  'statistics.won': 'Vinte',
  'statistics.lost': 'Perse',
  'statistics.share': 'Quota',
  'statistics.deals-won': 'Smazzate vinte',
  'statistics.deals-lost': 'Smazzate perse',
  'statistics.percent': '{value}%',
  'statistics.count.name': '{name}, {what}: {count}. Vedi le partite',
  'statistics.matches': '{name}, {what}: {count, plural, one {# partita} other {# partite}}',
  'statistics.matches.deals': '{name}, {what}: {times} in {count, plural, one {# partita} other {# partite}}',
  'statistics.fold': 'Ripiega',
  'statistics.more': 'Mostra altro',
  'statistics.line': '{game}, {date}',
  'statistics.look': 'Riguardala',
  'statistics.curve': 'Partite vinte meno partite perse',
  'statistics.curve.of':
    '{name}: {value, plural, =0 {tante vinte quante perse} other {{value} vinte più che perse}} dopo {count, plural, one {# partita} other {# partite}}, {high} al meglio, {low} al peggio',
  'statistics.curve.of.behind':
    '{name}: {value} perse più che vinte dopo {count, plural, one {# partita} other {# partite}}, {high} al meglio, {low} al peggio',
  'statistics.curve.table': 'La curva come tabella',
  'statistics.curve.match': 'Partita',
  'statistics.company': 'Compagnia',
  'statistics.companion': 'Miglior compagnia',
  'statistics.companion.about': '{name}: {so} di {met} vinte insieme',
  'statistics.companion.none': 'Ancora nessuno: servono tre smazzate dalla stessa parte.',
  'statistics.nemesis': 'Bestia nera',
  'statistics.nemesis.about': '{name}: {so} di {met} perse contro',
  'statistics.nemesis.none': 'Ancora nessuno: servono tre smazzate da parti opposte.',
  'statistics.bot': '{name} (un bot)',
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
  'statistics.save.csv': 'Come tabella (CSV)',
  'statistics.save.json': 'Come JSON',
  'statistics.delete': 'Elimina…',
  'statistics.delete.all': 'Elimina {count, plural, one {questa partita} other {queste # partite}}',
  'statistics.delete.sure':
    'Quel che è eliminato è eliminato: la partita con ogni carta, il suo sigillo, le scommesse e tutto quello che se ne conta, per chiunque abbia giocato. Nessuno potrà rivederla. I file già salvati restano dove sono, e così i risultati di una serata. Non si torna indietro.',
  'statistics.deleted':
    '{gone, plural, =0 {Non è stato eliminato niente.} one {Una partita eliminata.} other {# partite eliminate.}}',
  'statistics.deleted.stay':
    '{stay, plural, one {Una partita resta: è ancora su un tavolo, o la sua serata continua. Chiudi il tavolo, poi eliminala.} other {# partite restano: sono ancora su un tavolo, o la loro serata continua. Chiudi il tavolo, poi eliminale.}}',
};

/** Deals as codes, to challenge others with. */
export const DEALS: Messages = {
  'deal-code.challenge': 'Sfida altri',
  'deal-code.title': '{deals, plural, =0 {Questa smazzata} one {Questa smazzata} other {Queste smazzate}} in un codice',
  'deal-code.about':
    'Chi ha questo codice gioca {deals, plural, =0 {la stessa prima smazzata} one {la stessa smazzata} other {le stesse # smazzate}} su qualunque Panno Verde: prepara {game} e lo scrive lì. Il codice può rivelare tutte le carte: dallo solo a chi ti fidi.',
  'deal-code.score': 'Dice anche come ha giocato il vostro tavolo: lo vedranno dopo.',
  'deal-code.copy': 'Copia il codice',
  'deal-code.by-code': 'Gioca una smazzata dal codice',
  'deal-code.field': 'Il codice della smazzata',
  'deal-code.found':
    '{deals, plural, =0 {Una smazzata} one {Una smazzata} other {# smazzate}} per {seats}, con le opzioni con cui {deals, plural, =0 {è stata giocata} one {è stata giocata} other {sono state giocate}}. Chi ha il codice può sapere le carte, perciò niente sigillo.',
  'deal-code.other-game': 'Questa è una smazzata di {game}. Prepara quel gioco.',
  'deal-code.known': 'Chi ha il codice di questa smazzata può sapere le carte. Niente sigillo.',
  'deal-code.elsewhere': 'Chi ha lanciato la sfida ha fatto, posto per posto: {scores}.',
  'deal-code.elsewhere.at': '{name} {score}',
};

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'match-review.open': 'Quanto è costato',
  'match-review.title': 'Quanto è costato',
  'match-review.about':
    'Ogni mossa si confronta con quella che una ricerca avrebbe scelto da ciò che si vedeva da quel posto, senza le carte degli altri.',
  'match-review.whose': 'Le mosse di chi',
  'match-review.no-search':
    'In questo gioco nessuno aspetta il suo turno: conta il momento in cui si posa una carta, e nessuna ricerca sa dire che cosa avrebbe portato un altro momento.',
  'match-review.running': '{done} smazzate pesate su {deals} …',
  'match-review.longer': 'Peso più a lungo dove il tempo non bastava …',
  'match-review.broken': 'Qui non si è riusciti a pesare le mosse. La partita in sé è a posto.',
  'match-review.none': 'Nessuna mossa è costata di certo più di un’altra.',
  'match-review.mistakes':
    '{count, plural, one {Una mossa è costata di certo troppo: {amount}, più o meno {give}.} other {# mosse sono costate di certo troppo: in tutto {amount}, più o meno {give}.}}',
  'match-review.dearest': 'Le mosse più care',
  'match-review.chosen': 'Smazzata {deal}: {made}',
  'match-review.better': 'Meglio: {better}. In media avrebbe portato {amount} in più, più o meno {give}.',
  'match-review.look': 'Mostra sul tavolo',
  'match-review.again': 'Riprova',
  'match-review.again.file':
    'Questa partita viene da un file: si può guardare e pesare. Si riprova solo una partita giocata su questo computer.',
  'match-review.again.closed':
    'Una mossa si riprova a un tavolo proprio, e i tavoli si aprono dal computer che ospita, o li apre chi ne ha il permesso.',
  'match-review.practice.about': 'Questa partita non conta da nessuna parte.',
  'match-review.deals': 'Smazzata per smazzata',
  'match-review.deal': 'Smazzata',
  'match-review.brought': 'Ha portato',
  'match-review.luck': 'Le carte valevano',
  'match-review.lost': 'Perso per errori',
  'match-review.luck.about':
    'Quanto valevano le carte: la stessa smazzata giocata e rigiocata da bot in tutti i posti; tanto hanno fatto in questo.',
  'match-review.spread': '{amount} ± {give}',
  'match-review.unsearched':
    '{count, plural, one {Una decisione non è stata pesata: si gioca da manuale.} other {# decisioni non sono state pesate: si giocano da manuale.}}',
  'match-review.missed':
    '{count, plural, one {Per una decisione è mancato il tempo.} other {Per # decisioni è mancato il tempo.}}',
};

/** Whom a bot suspects, in a match that is looked at again. */
export const INFERENCE: Messages = {
  'inference.open': 'Chi con chi',
  'inference.title': 'Chi gioca con {name}?',
  'inference.title.nobody': 'Chi gioca con chi?',
  'inference.eyes': 'Con gli occhi di',
  'inference.about': 'Che cosa ricava dalle prese fin qui un bot in quel posto. Le carte degli altri non le ha viste.',
  'inference.not-yet': 'Nessuno ha ancora chiamato una carta.',
  'inference.alone': 'Nessuno',
  'inference.percent': '{value}%',
};

/** Matches that are over, looked at again. */
export const RECORDS: Messages = {
  'records.title': 'Partite finite',
  'records.none': 'Nessuna partita è ancora finita. Quelle che finiscono ai tuoi tavoli restano qui.',
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
    'La mossa di un bot dipende da quello che si vedeva dal suo posto, dal suo numero di partenza e da quanto gli è stato detto di pensare. Qui ognuna si ricalcola, da quello e nient’altro.',
  'audit.running': '{computed} mosse ricalcolate su {total} …',
  'audit.right':
    '{count, plural, one {La sola mossa è come deve essere.} other {Tutte le # mosse sono come devono essere.}}',
  'audit.wrong':
    '{count, plural, one {Una mossa su {total} non è come deve essere.} other {# mosse su {total} non sono come devono essere.}} Se un bot tarda troppo, la mossa viene fatta a caso per lui; altrimenti qualcuno ha cambiato la partita o il programma.',
  'audit.astray': 'Evento {event}: {name} avrebbe dovuto giocare altro',
  'audit.unmeant': 'Evento {event}: {name} non avrebbe dovuto fare niente',
  'audit.broken': 'Qui non si è riusciti a ricalcolare i bot. La partita in sé è a posto.',
  'records.import': 'Apri un file di partite',
  'records.opened': 'Dal file {name}',
  'records.opened.more': 'Mostra altre partite',
  'records.unreadable': 'La riga {line} non è una partita: {why} Non è stato aperto niente.',
  'records.no-json': 'non si riesce a leggere.',
  'records.not-read': 'Qui non si è potuto leggere {name}. Non è stato aperto niente: riprova.',
  'records.no-text': '{name} non è un file di partite.',
  'records.reading': 'Sto leggendo {name} …',
  'records.stop': 'Ferma',
  'records.too-large': 'Il file supera i {max} MB. Non è stato aperto niente.',
  'records.too-many': 'Il file contiene più di {max, plural, other {# partite}}. Non è stato aperto niente.',
  'records.empty': 'Nel file {name} non c’è nessuna partita.',
  'records.gone': 'Questa partita qui non c’è.',
  'records.back': 'Tutte le partite',
  'records.perspective': 'Vista da',
  'records.everyone': 'Chi guarda',
  'records.open': 'Tutte le carte scoperte',
  'records.step': 'Passo {at} di {count}',
  'records.first': 'All’inizio',
  'records.previous': 'Indietro',
  'records.play': 'Avanti da sé',
  'records.pause': 'Ferma',
  'records.next': 'Avanti',
  'records.last': 'Alla fine',
  'records.hand': 'In mano a {name}',
  'records.score': 'Il punteggio',
};
