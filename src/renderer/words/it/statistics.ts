import type { Words } from '#shared/words/say.ts';

/** How everybody has played in this house. */
export const STATISTICS: Words = {
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
