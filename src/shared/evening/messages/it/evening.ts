import type { Messages } from '../../../i18n/translate.ts';

/** Why something can't be done with an evening: what is so, and what to do about it. Then what its tables are headed with. */
export const EVENING: Messages = {
  // Planning
  'no-game': 'Scegli almeno un gioco.',
  'game-twice': '{game} c’è già. Scegli ogni gioco una volta sola.',
  'bad-size': 'A {game} si gioca da {min} a {max} per tavolo. Scegli un numero fra questi.',
  'not-for-two': 'A {game} non si gioca in due: niente duelli. Scegli un’altra formula o un altro gioco.',
  'plays-as-one': 'A {game} un tavolo vince o perde tutto insieme. Scegli i gruppi, o il gioco libero.',
  'plays-alone': 'A {game} ognuno gioca per sé: i gruppi non si possono confrontare. Scegli un’altra formula.',
  'groups-by-deals': 'I gruppi si confrontano con le stesse carte. In «Che cosa conta» scegli «Stesse carte».',
  'spread-duplicate':
    'Le stesse carte si confrontano solo fra tavoli con lo stesso numero di posti. Fai completare i bot, o fai riposare qualcuno.',
  'free-duplicate':
    'Nel gioco libero i tavoli non hanno mai le stesse carte. Scegli i piazzamenti o i punti del gioco.',
  'scores-of-one-game':
    'I punti di un gioco non si sommano a quelli di un altro. Scegli i piazzamenti, o un gioco solo.',
  'how-many-deals': 'Scegli quante smazzate gioca ogni tavolo in un turno: da 1 a {max}.',
  'deals-for-nothing': 'Il numero di smazzate vale solo con «Stesse carte». Scegli quella, o togli il numero.',
  'bad-rounds': 'I turni possono essere da {min} a {max}.',
  'bad-minutes': 'Un turno dura da 1 a {max} minuti.',

  // People
  'player-twice': 'Un nome c’è due volte. Scrivi ognuno una volta sola.',
  'too-many-players': 'Una serata ha posto per {max} persone, e ci sono già tutte.',
  'no-such-player': 'Questa persona non è nella serata: deve prima entrare.',
  'there-already': '{name} c’è già.',
  'gone-already': '{name} ha già lasciato. Quello che ha giocato conta ancora.',

  // Rounds
  'too-few': 'Servono almeno {min} persone. Aspetta qualcuno, o fai completare i bot.',
  'all-rounds-made':
    '{rounds, plural, one {Il solo turno è fatto} other {Tutti i # turni sono fatti}}. Per continuare aggiungine uno.',
  'all-have-met': 'Tutti hanno giocato contro tutti. La classifica è definitiva.',
  'free-has-no-rounds': 'Nel gioco libero non ci sono turni: siediti e gioca, conta tutto.',
  'no-round': 'Ancora nessun turno.',
  'round-begun': 'Il turno {round} ha già un risultato e non si può annullare. Correggi quello che è sbagliato.',
  'sits-already': 'In questo turno ha già un posto al tavolo {table}.',

  // Tables and results
  'no-such-table': 'Il turno {round} non ha un tavolo {table}.',
  'no-such-seat': 'Il tavolo {table} del turno {round} non ha un posto {seat}.',
  'table-begun': 'Il tavolo {table} del turno {round} ha già un risultato: lì non può sedersi nessun altro.',
  'deal-missing': 'Nel turno {round} si confrontano le smazzate. Di’ di quale smazzata è il risultato.',
  'no-such-deal': 'Nel turno {round} non c’è la smazzata {deal}.',
  'bad-result': 'Questo tavolo non può finire così: ci vuole un punteggio per ognuno dei suoi {seats} posti.',
  'result-there': 'Il tavolo {table} del turno {round} ha già questo risultato. Se è sbagliato, correggilo.',
  'result-not-there':
    'Il tavolo {table} del turno {round} non ha ancora questo risultato: non c’è niente da correggere.',
  'reason-missing': 'Scrivi perché correggi il risultato, in al massimo {max} caratteri.',
  'who-corrects': 'Scrivi chi corregge il risultato, in al massimo {max} caratteri.',
  'too-many-entries': 'Il risultato del tavolo {table} nel turno {round} è stato corretto troppe volte. Resta com’è.',

  // Free play
  'not-free': 'Questa serata ha dei turni: contano solo le partite ai suoi tavoli.',
  'not-of-the-evening': '{game} non è un gioco di questa serata: la partita non conta.',
  'nobody-of-the-evening': 'Quella partita non l’ha giocata nessuno di questa serata: non conta.',
  'too-many-matches': 'Questa serata ha già {max} partite, il massimo.',

  // Bets

  // What orders the standings
  'tie-break.buchholz': 'Buchholz',
  'tie-break.direct': 'Scontro diretto',
  'tie-break.wins': 'Vittorie',
  'tie-break.margin': 'Scarto',
  'tie-break.scores': 'Punti del gioco',
  'tie-break.fewer-tables': 'Meno partite',

  // What a line of somebody's points is
  'line.played': 'giocata',
  'line.open': 'aperta',
  'line.broken off': 'interrotta',
  'line.out': 'riposo',

  // The heads of exported tables
  'csv.place': 'Posto',
  'csv.name': 'Nome',
  'csv.points': 'Punti',
  'csv.tables': 'Tavoli giocati',
  'csv.won': 'Vinti',
  'csv.round': 'Turno {round}',
  'csv.number': 'Turno',
  'csv.table': 'Tavolo',
  'csv.deal': 'Smazzata',
  'csv.with': 'Con',
  'csv.score': 'Punteggio',
  'csv.state': 'Stato',
  'csv.bot': 'Bot',
};
