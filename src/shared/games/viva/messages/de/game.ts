import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {Rot} pink {Rosa} blue {Blau} yellow {Gelb} green {Grün} other {Schwarz}}';

const ABOUT: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Drei Häuser, sechs Farben, und wer die Karten zuerst los ist.',
};

/** Why a move is refused, said to who tried it. */
const REFUSALS: Messages = {
  'no-such-youngest': 'Platz {seat} kann nicht anfangen: Dort sitzt niemand',
  'too-many-rounds': 'Diese Ausgabe hat Siegkarten für {most} Runden, nicht für {rounds}',
  'starter-first': 'Erst muss der Zufall sagen, wer anfängt',
  'no-such-starter': 'Platz {seat} kann nicht anfangen: Dort sitzt niemand',
  'deal-first': 'Jetzt müssen die Karten gegeben werden',
  'not-the-deal': 'Gegeben wird aus allen {count} Karten der Ausgabe',
  'restock-first': 'Jetzt muss ein neuer Talon gemischt werden',
  'not-the-restock': 'Der neue Talon muss genau die {count} Karten haben, die gemischt werden können',
  'no-play-now': 'Jetzt kommt keine Karte auf ein Haus',
  'no-take-now': 'Eine Karte nimmt man nur als Erstes, wenn man dran ist',
  'no-pass-now': 'Jetzt wird nicht gepasst',
  'no-viva-now': 'Für VIVA braucht es eine Farbe auf allen drei Häusern, gleich nach der eigenen Karte',
  'no-block-now': 'Eine neue Sperrkarte legt man nur nach VIVA oder einer letzten Karte',
  'no-last-now': 'Die letzte Karte legt man nur als Erstes, wenn man dran ist',
  'not-the-card-taken': 'Nach dem Nehmen darf nur diese Karte gespielt werden: {taken}',
  'blocked-by-general': `Gesperrt: Sie zeigt ${COLOUR}, wie die Sperrkarte`,
  'blocked-by-own': `Gesperrt: Sie zeigt ${COLOUR}, wie die eigene Sperrkarte`,
  'no-match': 'Passt nicht: {card} und {top} auf Haus {house} haben keine gemeinsame Farbe',
  'mixed-placement': 'Gleiche Karten kommen jede auf ein anderes Haus, der Reihe nach, oder alle auf eines',
  'not-in-hand': 'Auf der Hand ist {copies, plural, =0 {kein {card}} one {nur einmal {card}} other {nur #-mal {card}}}',
  'keep-one': 'Eine Karte muss auf der Hand bleiben: Die letzte kommt auf eine Sperrkarte',
  'nothing-to-take': 'Es ist keine Karte mehr zum Nehmen da',
  'take-instead': 'Solange es eine Karte zum Nehmen gibt, wird nicht gepasst',
  'must-play': 'Zu nehmen gibt es nichts, also muss gespielt werden, was geht',
  'not-the-last-card': 'Auf eine Sperrkarte kommt nur die letzte Karte einer Hand',
  'no-own-blocker': 'Die Sperrkarte, auf die sie soll, gibt es nicht',
  'last-no-match': 'Die letzte Karte braucht eine Farbe der Sperrkarte: {card} und {blocking} haben keine gemeinsame',
  'policing-enforced': 'An diesem Tisch geht nichts Verbotenes, also gibt es nichts zu beanstanden',
  'too-late': 'Jetzt ist nichts da, was man beanstanden könnte',
  'own-play': 'Sich selbst kann man nicht beanstanden',
  'called-already': 'Dieser Platz hat das schon beanstandet',
};

/** Cards as they are read aloud. */
const CARD_MESSAGES: Messages = {
  'colour.red': 'Rot',
  'colour.pink': 'Rosa',
  'colour.blue': 'Blau',
  'colour.yellow': 'Gelb',
  'colour.green': 'Grün',
  'colour.black': 'Schwarz',
  'card.one': '{first}',
  'card.two': '{first}-{second}',
};

/** The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them. */
const EVENTS: Messages = {
  'event.starter': '{name} fängt die erste Runde an',
  'event.deal': 'Runde {round} wird gegeben',
  'event.deal.tie-break': 'Gleichstand: Eine Stechrunde wird gegeben',
  'event.restock': 'Ein neuer Talon wird gemischt',
  'event.play': '{name} spielt {card} auf Haus {house}',
  'event.play.stacked': '{name} spielt {copies}-mal {card} auf Haus {house}',
  'event.play.spread': '{name} spielt {copies}-mal {card} auf die Häuser {houses}',
  'event.take': '{name} nimmt eine Karte',
  'event.pass': '{name} passt',
  'event.viva': '{name} ruft VIVA!',
  'event.block': '{name} legt {card} als neue Sperrkarte',
  'event.last': '{name} legt die letzte Karte auf die Sperrkarte und ist raus',
  'event.last.own': '{name} legt die letzte Karte auf die eigene Sperrkarte und ist raus',
  'event.catch': '{name} beanstandet, was {player} spielte: Es war erlaubt',
  'event.catch.caught': '{name} erwischt {player}: Die Karte kommt zurück und kostet drei',
  'event.round': '{name} bekommt eine Siegkarte; {loser} bleibt mit Karten übrig',
  'event.tie-break': '{name} gewinnt das Stechen',
};

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = { ...ABOUT, ...REFUSALS, ...CARD_MESSAGES, ...EVENTS };
