import type { Messages } from '../../../../i18n/translate.ts';

const RANK = '{rank, select, A {asso} K {re} Q {donna} J {fante} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.bid': 'Le migliori chiamate riuscite',
  'feat.bid': `{bid, plural, =61 {Chiamata: ${RANK}; {points} punti fatti} other {Chiamata: 2 a {bid}; {points} punti fatti}}`,
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.deals': 'Smazzate',
  'option.deals.about': 'Quante smazzate valide dura la partita.',
  'option.allPass': 'Se passano tutti',
  'option.allPass.about': 'Che cosa succede se nessuno chiama.',
  'option.allPass.redeal': 'Si ridanno le carte',
  'option.allPass.redeal-doubled': 'Si ridanno, e vale di più',
  'option.leads': 'Prima uscita',
  'option.leads.about': 'Chi gioca la prima carta della smazzata.',
  'option.leads.winner': 'Il chiamante',
  'option.leads.forehand': 'A sinistra del mazziere',
  'option.teammateScore': 'Quota del socio',
  'option.teammateScore.about': 'Quanto vince o perde il socio rispetto al chiamante.',
  'option.teammateScore.full': 'Lo stesso',
  'option.teammateScore.half': 'La metà',
  'option.sweep': 'Cappotto',
  'option.sweep.about': 'Quanto vale fare tutte e otto le prese.',
  'option.sweep.off': 'Niente in più',
  'option.sweep.double': 'Vale doppio',
  'option.weakHand': 'Carte scarse',
  'option.weakHand.about': 'Mani quasi senza punti, prima dell’asta.',
  'option.weakHand.off': 'Si giocano sempre',
  'option.weakHand.0': 'Senza punti: si può mandare a monte',
  'option.weakHand.2': 'Fino a 2 punti: si può mandare a monte',
  'option.weakHand.4': 'Fino a 4 punti: si può mandare a monte',
};
