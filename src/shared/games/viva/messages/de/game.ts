import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {Rot} pink {Rosa} blue {Blau} yellow {Gelb} green {Grün} other {Schwarz}}';

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Drei Häuser, sechs Farben: Wer ist seine Karten zuerst los?',
  // Why a move is refused, said to who tried it.
  'not-the-card-taken': 'Du darfst jetzt nur die gezogene Karte spielen: {taken}',
  'blocked-by-general': `Gesperrt: Sie zeigt ${COLOUR} wie die Sperrkarte`,
  'blocked-by-own': `Gesperrt: Sie zeigt ${COLOUR} wie deine eigene Sperrkarte`,
  'no-match': 'Passt nicht: {card} und {top} auf Haus {house} haben keine Farbe gemeinsam',
  'keep-one': 'Eine Karte musst du behalten: Die letzte kommt auf eine Sperrkarte',
  'last-no-match': 'Deine letzte Karte braucht eine Farbe der Sperrkarte: {card} und {blocking} haben keine gemeinsam',
  // Cards as they are read aloud.
  'colour.red': 'Rot',
  'colour.pink': 'Rosa',
  'colour.blue': 'Blau',
  'colour.yellow': 'Gelb',
  'colour.green': 'Grün',
  'colour.black': 'Schwarz',
  'card.one': '{first}',
  'card.two': '{first} mit {second}',
  // The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them.
  'event.starter': '{name} fängt die erste Runde an',
  'event.deal': 'Runde {round} wird gegeben',
  'event.deal.tie-break': 'Gleichstand: Es gibt ein Stechen',
  'event.restock': 'Der Talon wird neu gemischt',
  'event.play': '{name} spielt {card} auf Haus {house}',
  'event.play.stacked': '{name} spielt {copies}-mal {card} auf Haus {house}',
  'event.play.spread': '{name} spielt {copies}-mal {card} auf die Häuser {houses}',
  'event.take': '{name} zieht eine Karte',
  'event.pass': '{name} passt',
  'event.viva': '{name} ruft VIVA!',
  'event.block': '{name} legt {card} als neue Sperrkarte',
  'event.last': '{name} spielt die letzte Karte auf die Sperrkarte und ist raus',
  'event.last.own': '{name} spielt die letzte Karte auf die eigene Sperrkarte und ist raus',
  'event.catch': '{name} reklamiert: Die Karte von {player} war erlaubt',
  'event.catch.caught': '{name} erwischt {player}: Karte zurück und drei dazu',
  'event.round': '{name} bekommt eine Siegkarte; {loser} bleibt auf Karten sitzen',
  'event.tie-break': '{name} gewinnt das Stechen',
};
