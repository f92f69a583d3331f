import type { Messages } from '#shared/i18n/translate.ts';

const ZONES: Messages = {
  'zone.stock': 'Der Talon, {count, plural, =0 {leer} one {eine Karte} other {# Karten}}',
  'zone.cleared': '{count, plural, =0 {Nichts abgeräumt} one {Eine Karte abgeräumt} other {# Karten abgeräumt}}',
  'zone.house': 'Haus {house}',
  'zone.general': 'Die Sperrkarte',
  'zone.own': 'Die Sperrkarte von {name}',
  'zone.own.yours': 'Deine eigene Sperrkarte',
};

/** What is said to who wants a card that can't be played, where the rules' own reasons do not say it. */
const WHY: Messages = {
  'refused.turn': 'Du bist nicht dran.',
  'refused.answer': 'Erst: VIVA, oder nicht?',
  'refused.no-match': 'Passt nicht: keine gemeinsame Farbe mit einem Haus.',
  'fault.blocked-by-general': 'gesperrt',
  'fault.blocked-by-own': 'gesperrt',
  'fault.no-match': 'passt nicht',
  'fault.not-the-card-taken': 'nicht die genommene',
};

const NOTES: Messages = {
  'note.cards': '{count, plural, one {# Karte} other {# Karten}}',
  'note.won': '{count, plural, one {# Runde} other {# Runden}}',
  'note.out': 'raus',
  'note.watches': 'schaut zu',
  'note.last-card': 'letzte Karte!',
  'note.takes': 'nimmt {count}',
  'you.won': 'Du hast {count, plural, one {# Runde} other {# Runden}} gewonnen.',
  'you.out': 'Du bist raus.',
  'you.watches': 'Du schaust in dieser Runde zu.',
  'you.last-card': 'Deine letzte Karte!',
  'you.takes': 'Du nimmst {count, plural, one {# Karte} other {# Karten}}.',
};

/** Called out at a seat on a television. */
const CRIES: Messages = {
  'callout.pass': 'Passe',
  'callout.last-card': 'Letzte Karte!',
};

const STATUS: Messages = {
  'status.round': 'Runde {round} von {rounds}',
  'status.tie-break': 'Stechen',
  'status.blocked': 'Gesperrt',
  'status.blocked.you': 'Für dich auch gesperrt',
  'status.blocked.seat': 'Für {name} auch gesperrt',
  'status.blocked.none': 'noch nichts',
  'status.stock': 'Talon',
  'status.player': 'Name',
  'status.cards': 'Karten',
  'status.won': 'Siege',
};

const ACTIONS: Messages = {
  'turn.title': 'Du bist dran',
  'turn.play': 'Such eine Karte für ein Haus aus, oder nimm eine vom Talon.',
  'turn.take': 'Keine deiner Karten geht.',
  'turn.last': 'Deine letzte Karte passt auf eine Sperrkarte: Leg sie, dann bist du raus.',
  'turn.take-last': 'Deine letzte Karte muss zur Sperrkarte passen.',
  'turn.pass': 'Nichts geht, und zu nehmen gibt es nichts.',
  'turn.take.do': 'Karte nehmen',
  'turn.pass.do': 'Passen',
  'turn.last.general': 'Auf die Sperrkarte legen',
  'turn.last.own': 'Auf die eigene Sperrkarte legen',
  'taken.title': 'Die genommene Karte',
  'taken.playable': 'Du darfst sie gleich spielen.',
  'taken.play': 'Spielen',
  'taken.keep': 'Behalten',
  'houses.copies': '{count, plural, one {# Karte} other {# Karten}}',
  'houses.on': 'Auf welches Haus?',
  'houses.all-on': 'Alle auf ein Haus:',
  'houses.one-each': 'Oder je eine auf:',
  'houses.house': '{top, select, none {Haus {house}: leer} other {{top} auf Haus {house}}}',
  'houses.empty': 'leer',
  'houses.put-back': 'Zurücklegen',
  'answer.title': 'Eine Farbe auf allen Häusern',
  'answer.about': 'Ruf es, und die anderen nehmen Karten. Du musst nicht.',
  'answer.viva': 'VIVA!',
  'answer.decline': 'Nicht jetzt',
  'block.title': 'Die neue Sperrkarte',
  'block.after-viva': 'Leg eine Karte. Ihre Farben sind für alle gesperrt.',
  'block.after-last': 'Leg zuerst eine Karte. Ihre Farben sind für alle gesperrt.',
  'catch.play': '{name} spielte {card} auf Haus {house}',
  'catch.call': 'Erwischt!',
};

const MOMENTS: Messages = {
  'banner.viva': 'VIVA!',
  'banner.first-out': 'Zuerst raus',
  'banner.out': 'Raus',
  'banner.out.line': '{name} legt die letzte Karte',
  'banner.caught': 'Erwischt!',
  'log.catch': '{name} beanstandet, was {player} spielte',
};

const REVIEW: Messages = {
  'review.title': 'Abgeräumt',
  'review.away': 'Zurücklegen',
};

const SCORE: Messages = {
  'log.title': 'Die Runde in Worten',
  'score.next': 'Nächste Runde',
  'score.round': 'Runde',
  'score.winner': '{name} gewinnt die Runde',
  'score.loser': '{name} bleibt mit Karten übrig.',
  'score.first': 'zuerst raus',
  'score.left': 'übrig',
  'score.tie-break': 'Stechen',
  'score.total': 'Siege',
  'score.table': 'Runden und Siegkarten nach Namen',
};

/** German sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  ...ZONES,
  ...WHY,
  ...NOTES,
  ...CRIES,
  ...STATUS,
  ...ACTIONS,
  ...MOMENTS,
  ...REVIEW,
  ...SCORE,
};
