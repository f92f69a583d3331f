import type { Messages } from '#shared/i18n/translate.ts';

const ZONES: Messages = {
  'card.rome': '{number} · {title}',
  'zone.common': 'Mazzo comune, {count, plural, one {# carta} other {# carte}}',
  'zone.discard': 'Scarti, {count, plural, one {# carta} other {# carte}}',
  'zone.returned': 'Mazzo di ritorno, {count, plural, one {# carta} other {# carte}}',
  'zone.area': 'Area di gioco, le ultime carte',
  'zone.area.earlier': 'Area di gioco, le carte di prima',
  'zone.area.card': '{card}, di {name}',
  'zone.shown': 'Mostrate a tutti',
  'zone.own-hand': 'Le tue carte, da quella in cima',
  'zone.hand': 'Le carte di {name}, che le guarda',
  'zone.own-deck': 'Il tuo mazzo, {count, plural, one {# carta} other {# carte}}',
  'zone.deck': 'Il mazzo di {name}, {count, plural, one {# carta} other {# carte}}',
  'zone.deck.open': 'Il mazzo di {name}, scoperte',
  'zone.deck.top': 'la carta in cima di {count}, coperta',
  'zone.deck.card': 'carta {place} di {count} dall’alto, coperta',
};

const NOTES: Messages = {
  'note.cards': '{count, plural, one {# carta} other {# carte}}',
  'note.looking': 'guarda',
  'note.voted': 'ha votato',
  'note.out': 'fuori',
  'note.done': 'ha finito',
  'you.cards': 'Hai {count, plural, one {# carta} other {# carte}}.',
  'you.looking': 'Stai guardando le tue carte.',
  'you.voted': 'Hai votato.',
  'you.out': 'Sei fuori.',
  'you.done': 'Hai finito.',
};

/** Called out at a seat on a television. */
const CRIES: Messages = {
  'callout.too-late': '{number}: tardi!',
};

const STATUS: Messages = {
  'status.turn': 'Turno {turn}',
  'status.points': 'Punti',
  'status.of': '{value} di {most}',
  'status.malus': 'Malus',
  'status.goal': 'Insieme {target} punti: uno per ogni carta Roma in ordine.',
  'status.malus.about':
    'Ogni carta Roma di ritorno costa {cost, plural, one {un punto} other {# punti}}. A {lost} in un turno si perde.',
  'status.phase.shuffle': 'Si mescolano le carte.',
  'status.phase.scored': 'Il turno è finito.',
  'status.phase.arrange': 'Ognuno impara il suo mazzo.',
  'status.phase.vote': 'Quale maledizione per prima?',
  'status.phase.tie': 'Pari: decide il caso.',
  'status.phase.muddle': 'Si mescola un mazzo.',
  'status.phase.choose': 'Una benedizione aspetta una risposta.',
  'status.phase.race': 'La corsa: non una parola.',
  'status.phase.closing': 'In nessun mazzo c’è più una carta Roma.',
  'status.waiting': 'Ancora: {names}',
  'force.iuppiter': 'Giove: la prossima carta Roma va bene',
  'force.mars': 'Marte: la prossima in ritardo non costa',
  'force.saturnus': 'Saturno: il malus conta la metà',
  'force.silentium': 'Silenzio: le benedizioni non fanno niente',
};

const TOLD: Messages = {
  'turn-up.too-late': '{number} non viene dopo {over}.',
  'turn-up.too-late.cost': 'Va nel mazzo di ritorno.',
  'turn-up.too-late.mars': 'Marte la porta agli scarti.',
  'turn-up.silenced': 'Gli dèi tacciono: non succede niente.',
  'turn-up.iuppiter': 'Giove la lascia stare.',
  'turn-up.by': 'scoperta da {name}',
  'turn-up.borne-by': 'portata da {name}',
  'turn-up.qr': 'La storia di questa carta, per il telefono',
  'turn-up.read': 'La sua storia',
};

const ARRANGE: Messages = {
  'arrange.title': 'Le tue carte',
  'arrange.about': 'Imparale a memoria: poi vedi solo dorsi. Le carte Roma sono in ordine, la più bassa in cima.',
  'arrange.curses': 'Maledizioni, in cima',
  'arrange.blessings': 'Benedizioni, in fondo',
  'arrange.raise': 'Sposta in su {card}',
  'arrange.lay': 'Posa il mazzo',
};

const VOTE: Messages = {
  'vote.title': 'Quale maledizione per prima?',
  'vote.voted': 'Hai votato per {card}.',
};

const RACE: Messages = {
  'race.title': 'Il tuo mazzo: {count, plural, one {una carta} other {# carte}}',
  'race.turn-up': 'Scopri',
  'race.top': 'la carta in cima',
  'race.key': 'Spazio',
  'race.fan': 'Apri',
  'race.fold': 'Chiudi',
  'race.fan.about': 'Punta una carta, o sceglila con le frecce e Invio. Quella in cima è a destra.',
  'race.out': 'Sono fuori',
  'race.out.sure': 'Le tue carte si mostrano. Se fra loro c’è una carta Roma, la partita è persa.',
  'race.out.yes': 'Solo benedizioni: sono fuori',
  'race.out.no': 'No, continuo',
  'race.done': 'Ho finito',
  'race.closing': 'Le benedizioni che tieni portano un punto l’una. Usale, o di’ che hai finito.',
};

const CHOICE: Messages = {
  'choice.mercurius': 'Con chi scambi la carta in cima?',
  'choice.mercurius.seat': '{name}, {count, plural, one {# carta} other {# carte}}',
  'choice.vesta': 'Quale maledizione non deve più tornare?',
  'choice.vulcanus': 'Quale carta non deve costare niente?',
  'choice.venus': 'Chi ha una carta sotto questo numero?',
  'choice.venus.number': 'Un numero da 1 a 90',
  'choice.venus.less': 'Uno in meno',
  'choice.venus.more': 'Uno in più',
  'choice.venus.ask': 'Chiedi del {number}',
};

const MOMENTS: Messages = {
  'moment.won': 'Roma è in piedi',
  'moment.lost.out': 'Fuori troppo presto',
  'moment.lost.malus': 'Fuori ordine',
  'moment.lost.deck': 'Il mazzo è finito',
};

const SCORE: Messages = {
  'log.title': 'Il turno a parole',
  'score.next': 'Prossimo turno',
  'score.turn': 'Turno',
  'score.rome': 'In ordine',
  'score.blessings': 'Benedizioni tenute',
  'score.fortune': 'Fortuna',
  'score.malus': 'Malus',
  'score.points': 'Punti',
  'score.broken': 'interrotto',
  'score.not-dealt': 'non dato',
  'score.total': 'Insieme',
  'score.table': 'Punti per turno',
  'score.verdict': 'Il turno porta {total, plural, one {# punto} other {# punti}}',
  'score.still': '{left, plural, one {Manca # punto} other {Mancano # punti}}.',
  'result.title': 'La partita è finita',
  'result.winners': '{count, plural, =0 {Il gruppo ha perso} other {Il gruppo ha vinto}}',
};

const CODEX: Messages = {
  'codex.title': 'Novanta momenti di Roma',
  'codex.about': 'Quello che raccontano le carte: dalle prime capanne sul Tevere fino a noi.',
  'codex.before': 'Prima',
  'codex.after': 'Dopo',
  'codex.close': 'Chiudi il libro',
  'codex.date.told': '{date} (narrato)',
  'codex.date.disputed': '{date} (discusso)',
  'codex.kings': 'I re',
  'codex.republic': 'La repubblica',
  'codex.empire': 'L’impero',
  'codex.early-middle-ages': 'Dopo l’impero',
  'codex.middle-ages': 'Il Medioevo',
  'codex.renaissance': 'Rinascimento',
  'codex.baroque': 'Barocco',
  'codex.modern': 'La città moderna',
};

/** Italian sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  ...ZONES,
  ...NOTES,
  ...CRIES,
  ...STATUS,
  ...TOLD,
  ...ARRANGE,
  ...VOTE,
  ...RACE,
  ...CHOICE,
  ...MOMENTS,
  ...SCORE,
  ...CODEX,
};
