import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {rosso} pink {rosa} blue {blu} yellow {giallo} green {verde} other {nero}}';

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Tre case, sei colori, e vince chi finisce prima le carte.',
  // Why a move is refused, said to who tried it.
  'not-the-card-taken': 'dopo aver pescato puoi giocare solo quella carta: {taken}',
  'blocked-by-general': `bloccata: ha il ${COLOUR}, come la carta blocco`,
  'blocked-by-own': `bloccata: ha il ${COLOUR}, come la tua carta blocco personale`,
  'no-match': 'non lega: {card} non ha colori in comune con {top} sulla casa {house}',
  'keep-one': 'devi tenere una carta: l’ultima va su una carta blocco',
  'last-no-match':
    'l’ultima carta deve avere un colore in comune con la carta blocco: {card} e {blocking} non ne hanno',
  // Cards as they are read aloud.
  'colour.red': 'rosso',
  'colour.pink': 'rosa',
  'colour.blue': 'blu',
  'colour.yellow': 'giallo',
  'colour.green': 'verde',
  'colour.black': 'nero',
  'card.one': '{first}',
  'card.two': '{first} e {second}',
  // The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them.
  'event.starter': '{name} comincia la prima manche',
  'event.deal': 'Manche {round}: si danno le carte',
  'event.deal.tie-break': 'Parità: si danno le carte dello spareggio',
  'event.restock': 'Il mazzo è finito e si rimescola',
  'event.play': '{name} gioca {card} sulla casa {house}',
  'event.play.stacked': '{name} gioca {copies} carte {card} sulla casa {house}',
  'event.play.spread': '{name} gioca {copies} carte {card} sulle case {houses}',
  'event.take': '{name} pesca una carta',
  'event.pass': '{name} passa',
  'event.viva': '{name} dice VIVA!',
  'event.block': '{name} mette la nuova carta blocco: {card}',
  'event.last': '{name} chiude: ultima carta sulla carta blocco',
  'event.last.own': '{name} chiude: ultima carta sulla propria carta blocco',
  'event.catch': '{name} contesta la giocata di {player}: era permessa',
  'event.catch.caught': '{name} becca {player}: giocata annullata e tre carte in più',
  'event.round': '{name} vince una carta vittoria; {loser} resta con le carte in mano',
  'event.tie-break': '{name} vince lo spareggio',
};
