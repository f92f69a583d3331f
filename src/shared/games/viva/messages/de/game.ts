import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {Rot} pink {Rosa} blue {Blau} yellow {Gelb} green {Grün} other {Schwarz}}';

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Drei Häuser, sechs Farben, und wer die Karten zuerst los ist.',
  // Why a move is refused, said to who tried it.
  'not-the-card-taken': 'Nach dem Nehmen darf nur diese Karte gespielt werden: {taken}',
  'blocked-by-general': `Gesperrt: Sie zeigt ${COLOUR}, wie die Sperrkarte`,
  'blocked-by-own': `Gesperrt: Sie zeigt ${COLOUR}, wie die eigene Sperrkarte`,
  'no-match': 'Passt nicht: {card} und {top} auf Haus {house} haben keine gemeinsame Farbe',
  'keep-one': 'Eine Karte muss auf der Hand bleiben: Die letzte kommt auf eine Sperrkarte',
  'last-no-match': 'Die letzte Karte braucht eine Farbe der Sperrkarte: {card} und {blocking} haben keine gemeinsame',
  // Cards as they are read aloud.
  'colour.red': 'Rot',
  'colour.pink': 'Rosa',
  'colour.blue': 'Blau',
  'colour.yellow': 'Gelb',
  'colour.green': 'Grün',
  'colour.black': 'Schwarz',
  'card.one': '{first}',
  'card.two': '{first}-{second}',
  // The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them.
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
