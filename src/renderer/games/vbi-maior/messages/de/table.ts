import type { Messages } from '#shared/i18n/translate.ts';

const ZONES: Messages = {
  'card.rome': '{number} · {title}',
  'zone.common': 'Vorrat, {count, plural, one {# Karte} other {# Karten}}',
  'zone.discard': 'Ablage, {count, plural, one {# Karte} other {# Karten}}',
  'zone.returned': 'Rückgabe, {count, plural, one {# Karte} other {# Karten}}',
  'zone.area': 'Die Reihe, die letzten Karten',
  'zone.area.earlier': 'Die Reihe, die Karten davor',
  'zone.area.card': '{card}, von {name}',
  'zone.shown': 'Allen gezeigt',
  'zone.own-hand': 'Deine Karten, die oberste zuerst',
  'zone.hand': 'Die Karten von {name}, werden angesehen',
  'zone.own-deck': 'Dein Stapel, {count, plural, one {# Karte} other {# Karten}}',
  'zone.deck': 'Der Stapel von {name}, {count, plural, one {# Karte} other {# Karten}}',
  'zone.deck.open': 'Der Stapel von {name}, offen',
  'zone.deck.top': 'die oberste von {count}, verdeckt',
  'zone.deck.card': 'Karte {place} von {count} von oben, verdeckt',
};

const NOTES: Messages = {
  'note.cards': '{count, plural, one {# Karte} other {# Karten}}',
  'note.looking': 'sieht an',
  'note.voted': 'hat gewählt',
  'note.out': 'raus',
  'note.done': 'fertig',
  'you.cards': 'Du hast {count, plural, one {# Karte} other {# Karten}}.',
  'you.looking': 'Du siehst deine Karten an.',
  'you.voted': 'Du hast gewählt.',
  'you.out': 'Du bist raus.',
  'you.done': 'Du bist fertig.',
};

/** Called out at a seat on a television. */
const CRIES: Messages = {
  'callout.too-late': '{number}: zu spät!',
};

const STATUS: Messages = {
  'status.turn': 'Runde {turn}',
  'status.points': 'Punkte',
  'status.of': '{value} / {most}',
  'status.malus': 'Malus',
  'status.goal': 'Holt zusammen {target} Punkte: einen je Romkarte in der Reihe.',
  'status.malus.about':
    'Jede Romkarte in der Rückgabe kostet {cost, plural, one {einen Punkt} other {# Punkte}}. Bei {lost} in einer Runde ist es verloren.',
  'status.phase.shuffle': 'Die Karten werden gemischt.',
  'status.phase.scored': 'Die Runde ist vorbei.',
  'status.phase.arrange': 'Alle prägen sich ihren Stapel ein.',
  'status.phase.vote': 'Welcher Fluch zuerst?',
  'status.phase.tie': 'Gleichstand: Der Zufall entscheidet.',
  'status.phase.muddle': 'Ein Stapel wird gemischt.',
  'status.phase.choose': 'Ein Segen wartet auf Antwort.',
  'status.phase.race': 'Das Rennen: kein Wort.',
  'status.phase.closing': 'In keinem Stapel ist mehr eine Romkarte.',
  'status.waiting': 'Noch: {names}',
  'force.iuppiter': 'Jupiter: Die nächste Romkarte passt',
  'force.mars': 'Mars: Die nächste zu späte kostet nichts',
  'force.saturnus': 'Saturn: Der Malus zählt halb',
  'force.silentium': 'Schweigen: Segen bewirken nichts',
};

const TOLD: Messages = {
  'turn-up.too-late': '{number} kommt nicht nach {over}.',
  'turn-up.too-late.cost': 'Sie geht in die Rückgabe.',
  'turn-up.too-late.mars': 'Mars nimmt sie auf die Ablage.',
  'turn-up.silenced': 'Die Götter schweigen: Nichts geschieht.',
  'turn-up.iuppiter': 'Jupiter lässt sie liegen.',
  'turn-up.by': 'aufgedeckt von {name}',
  'turn-up.borne-by': 'getragen von {name}',
  'turn-up.qr': 'Die Geschichte dieser Karte, für die Handykamera',
  'turn-up.read': 'Ihre Geschichte',
};

const ARRANGE: Messages = {
  'arrange.title': 'Deine Karten',
  'arrange.about': 'Merk sie dir: Später siehst du nur Rücken. Die Romkarten sind sortiert, die kleinste oben.',
  'arrange.curses': 'Flüche, oben',
  'arrange.blessings': 'Segen, unten',
  'arrange.raise': '{card} nach oben',
  'arrange.lay': 'Stapel hinlegen',
};

const VOTE: Messages = {
  'vote.title': 'Welcher Fluch zuerst?',
  'vote.voted': 'Du hast gestimmt für: {card}.',
};

const RACE: Messages = {
  'race.title': 'Dein Stapel: {count, plural, one {eine Karte} other {# Karten}}',
  'race.turn-up': 'Aufdecken',
  'race.top': 'die oberste',
  'race.key': 'Leertaste',
  'race.fan': 'Fächern',
  'race.fold': 'Zuklappen',
  'race.fan.about': 'Zeig auf eine Karte, oder nimm Pfeile und Enter. Die oberste liegt rechts.',
  'race.out': 'Ich bin raus',
  'race.out.sure': 'Deine Karten werden gezeigt. Mit einer Romkarte ist das Spiel verloren.',
  'race.out.yes': 'Nur Segen: Ich bin raus',
  'race.out.no': 'Nein, weiter',
  'race.done': 'Ich bin fertig',
  'race.closing': 'Behaltene Segen bringen je einen Punkt. Nutz sie, oder sei fertig.',
};

const CHOICE: Messages = {
  'choice.mercurius': 'Wer tauscht mit dir die oberste Karte?',
  'choice.mercurius.seat': '{name}, {count, plural, one {# Karte} other {# Karten}}',
  'choice.vesta': 'Welcher Fluch soll nie wiederkommen?',
  'choice.vulcanus': 'Welche Karte soll nichts kosten?',
  'choice.venus': 'Wer hat eine Karte unter dieser Zahl?',
  'choice.venus.number': 'Eine Zahl von 1 bis 90',
  'choice.venus.less': 'Eins weniger',
  'choice.venus.more': 'Eins mehr',
  'choice.venus.ask': 'Nach {number} fragen',
};

const MOMENTS: Messages = {
  'moment.won': 'Rom steht',
  'moment.lost.out': 'Zu früh raus',
  'moment.lost.malus': 'Aus der Reihe',
  'moment.lost.deck': 'Der Vorrat ist leer',
};

const SCORE: Messages = {
  'log.title': 'Die Runde in Worten',
  'score.next': 'Nächste Runde',
  'score.turn': 'Runde',
  'score.rome': 'In der Reihe',
  'score.blessings': 'Segen behalten',
  'score.fortune': 'Fortuna',
  'score.malus': 'Malus',
  'score.points': 'Punkte',
  'score.broken': 'abgebrochen',
  'score.not-dealt': 'nicht gegeben',
  'score.total': 'Zusammen',
  'score.table': 'Punkte nach Runden',
  'score.verdict': 'Die Runde bringt {total, plural, one {# Punkt} other {# Punkte}}',
  'score.still': 'Noch {left, plural, one {# Punkt} other {# Punkte}}.',
  'result.title': 'Das Spiel ist vorbei',
  'result.winners': '{count, plural, =0 {Die Gruppe hat verloren} other {Die Gruppe hat gewonnen}}',
};

const CODEX: Messages = {
  'codex.title': 'Neunzig Augenblicke Roms',
  'codex.about': 'Was die Karten erzählen: von den ersten Hütten am Tiber bis heute.',
  'codex.before': 'Früher',
  'codex.after': 'Später',
  'codex.close': 'Buch zuklappen',
  'codex.date.told': '{date} (erzählt)',
  'codex.date.disputed': '{date} (umstritten)',
  'codex.kings': 'Die Könige',
  'codex.republic': 'Die Republik',
  'codex.empire': 'Das Kaiserreich',
  'codex.early-middle-ages': 'Nach dem Kaiserreich',
  'codex.middle-ages': 'Das Mittelalter',
  'codex.renaissance': 'Renaissance',
  'codex.baroque': 'Barock',
  'codex.modern': 'Die moderne Stadt',
};

/** German sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
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
