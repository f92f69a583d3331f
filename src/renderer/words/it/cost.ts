import type { Messages } from '#shared/words/say.ts';

/** What a finished match cost somebody, move by move. */
export const MATCH_REVIEW: Messages = {
  'cost.open': 'Quanto è costato',
  'cost.title': 'Quanto è costato',
  'cost.about':
    'Ogni mossa si confronta con quella che una ricerca avrebbe scelto da ciò che si vedeva da quel posto, senza le carte degli altri.',
  'cost.whose': 'Le mosse di chi',
  'cost.no-search':
    'In questo gioco nessuno aspetta il suo turno: conta il momento in cui si posa una carta, e nessuna ricerca sa dire che cosa avrebbe portato un altro momento.',
  'cost.running': '{done} smazzate pesate su {deals} …',
  'cost.longer': 'Peso più a lungo dove il tempo non bastava …',
  'cost.broken': 'Qui non si è riusciti a pesare le mosse. La partita in sé è a posto.',
  'cost.none': 'Nessuna mossa è costata di certo più di un’altra.',
  'cost.mistakes':
    '{count, plural, one {Una mossa è costata di certo troppo: {amount}, più o meno {give}.} other {# mosse sono costate di certo troppo: in tutto {amount}, più o meno {give}.}}',
  'cost.dearest': 'Le mosse più care',
  'cost.chosen': 'Smazzata {deal}: {made}',
  'cost.better': 'Meglio: {better}. In media avrebbe portato {amount} in più, più o meno {give}.',
  'cost.look': 'Mostra sul tavolo',
  'cost.again': 'Riprova',
  'cost.again.file':
    'Questa partita viene da un file: si può guardare e pesare. Si riprova solo una partita giocata su questo computer.',
  'cost.again.closed':
    'Una mossa si riprova a un tavolo proprio, e i tavoli si aprono dal computer che ospita, o li apre chi ne ha il permesso.',
  'cost.practice.about': 'Questa partita non conta da nessuna parte.',
  'cost.deals': 'Smazzata per smazzata',
  'cost.deal': 'Smazzata',
  'cost.brought': 'Ha portato',
  'cost.luck': 'Le carte valevano',
  'cost.lost': 'Perso per errori',
  'cost.luck.about':
    'Quanto valevano le carte: la stessa smazzata giocata e rigiocata da bot in tutti i posti; tanto hanno fatto in questo.',
  'cost.spread': '{amount} ± {give}',
  'cost.unsearched':
    '{count, plural, one {Una decisione non è stata pesata: si gioca da manuale.} other {# decisioni non sono state pesate: si giocano da manuale.}}',
  'cost.missed':
    '{count, plural, one {Per una decisione è mancato il tempo.} other {Per # decisioni è mancato il tempo.}}',
};
