import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {rosso} pink {rosa} blue {blu} yellow {giallo} green {verde} other {nero}}';

const ABOUT: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Tre case, sei colori, e vince chi resta prima senza carte.',
};

/** Why a move is refused, said to who tried it. */
const REFUSALS: Messages = {
  'no-such-youngest': 'il posto {seat} non può cominciare: lì non siede nessuno',
  'too-many-rounds': 'questa edizione ha carte vittoria per {most} manche, non per {rounds}',
  'starter-first': 'prima il caso deve dire chi comincia',
  'no-such-starter': 'il posto {seat} non può cominciare: lì non siede nessuno',
  'deal-first': 'ora bisogna dare le carte',
  'not-the-deal': 'si danno tutte le {count} carte dell’edizione',
  'restock-first': 'ora bisogna mescolare un nuovo mazzo',
  'not-the-restock': 'il nuovo mazzo deve essere fatto delle {count} carte che si possono mescolare',
  'no-play-now': 'ora non è il momento di giocare su una casa',
  'no-take-now': 'una carta si prende solo all’inizio, quando tocca a te',
  'no-pass-now': 'ora non è il momento di passare',
  'no-viva-now': 'per VIVA ci vuole lo stesso colore su tutte e tre le case, subito dopo la propria giocata',
  'no-block-now': 'una nuova carta blocco si posa solo dopo VIVA o un’ultima carta',
  'no-last-now': 'un’ultima carta si posa solo all’inizio, quando tocca a te',
  'not-the-card-taken': 'dopo aver preso una carta si può giocare solo quella: {taken}',
  'blocked-by-general': `bloccata: mostra ${COLOUR}, come la carta blocco`,
  'blocked-by-own': `bloccata: mostra ${COLOUR}, come la carta blocco personale`,
  'no-match': 'non lega: {card} non ha colori in comune con {top} sulla casa {house}',
  'mixed-placement': 'le carte uguali vanno ognuna su una casa diversa, in ordine, o tutte su una',
  'not-in-hand':
    'in mano {copies, plural, =0 {non c’è {card}} one {c’è una carta sola {card}} other {ci sono solo # carte {card}}}',
  'keep-one': 'in mano deve restare una carta: l’ultima va su una carta blocco',
  'nothing-to-take': 'non ci sono più carte da prendere',
  'take-instead': 'non si passa finché c’è una carta da prendere',
  'must-play': 'non c’è niente da prendere: se si può, si deve giocare',
  'not-the-last-card': 'su una carta blocco va solo l’ultima carta della mano',
  'no-own-blocker': 'non c’è una carta blocco così su cui posarla',
  'last-no-match':
    'l’ultima carta deve avere un colore in comune con la carta blocco: {card} e {blocking} non ne hanno',
  'policing-enforced': 'a questo tavolo le mosse vietate non si possono fare: non c’è niente da contestare',
  'too-late': 'ora non c’è nessuna giocata da contestare',
  'own-play': 'una propria giocata non si contesta',
  'called-already': 'questo posto ha già contestato la giocata',
};

/** Cards as they are read aloud. */
const CARD_MESSAGES: Messages = {
  'colour.red': 'rosso',
  'colour.pink': 'rosa',
  'colour.blue': 'blu',
  'colour.yellow': 'giallo',
  'colour.green': 'verde',
  'colour.black': 'nero',
  'card.one': '{first}',
  'card.two': '{first} e {second}',
};

/** The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them. */
const EVENTS: Messages = {
  'event.starter': '{name} comincia la prima manche',
  'event.deal': 'Si danno le carte della manche {round}',
  'event.deal.tie-break': 'È pari: si danno le carte dello spareggio',
  'event.restock': 'Si mescola un nuovo mazzo',
  'event.play': '{name} gioca {card} sulla casa {house}',
  'event.play.stacked': '{name} gioca {copies} carte {card} sulla casa {house}',
  'event.play.spread': '{name} gioca {copies} carte {card} sulle case {houses}',
  'event.take': '{name} prende una carta',
  'event.pass': '{name} passa',
  'event.viva': '{name} dice VIVA!',
  'event.block': '{name} posa la nuova carta blocco: {card}',
  'event.last': '{name} posa l’ultima carta sulla carta blocco ed è fuori',
  'event.last.own': '{name} posa l’ultima carta sulla propria carta blocco ed è fuori',
  'event.catch': '{name} contesta la giocata di {player}: era permessa',
  'event.catch.caught': '{name} smaschera {player}: giocata annullata, tre carte',
  'event.round': '{name} prende una carta vittoria; {loser} resta con le carte in mano',
  'event.tie-break': '{name} vince lo spareggio',
};

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = { ...ABOUT, ...REFUSALS, ...CARD_MESSAGES, ...EVENTS };
