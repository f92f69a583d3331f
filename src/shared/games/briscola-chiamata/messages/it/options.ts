import type { Messages } from '../../../../i18n/translate.ts';

const CALLED = '{rank, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.bid': 'Le migliori chiamate mantenute',
  'feat.bid': `{bid, plural, =61 {Chiamato ${CALLED}, fatti {points} punti} other {Chiamato il 2 a {bid}, fatti {points} punti}}`,
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.deals': 'Smazzate',
  'option.deals.about': 'Quante smazzate segnate fanno una partita.',
  'option.allPass': 'Se passano tutti',
  'option.allPass.about': 'Che cosa segue una smazzata in cui nessuno chiama.',
  'option.allPass.redeal': 'Si ridà',
  'option.allPass.redeal-doubled': 'Si ridà, e vale di più',
  'option.leads': 'Prima uscita',
  'option.leads.about': 'Chi gioca la prima carta di una smazzata.',
  'option.leads.winner': 'Il chiamante',
  'option.leads.forehand': 'Alla sinistra del mazziere',
  'option.teammateScore': 'La parte del socio',
  'option.teammateScore.about': 'Quanto vince o perde il socio segreto insieme al chiamante.',
  'option.teammateScore.full': 'Altrettanto',
  'option.teammateScore.half': 'La metà',
  'option.sweep': 'Tutte e otto le prese',
  'option.sweep.about': 'Se una smazzata vale doppio quando una parte fa tutte le prese.',
  'option.sweep.off': 'Niente in più',
  'option.sweep.double': 'Vale doppio',
  'option.weakHand': 'Carte scarse',
  'option.weakHand.about': 'Se si può mandare a monte, prima dell’asta, con quasi nessun punto in mano.',
  'option.weakHand.off': 'Si giocano',
  'option.weakHand.0': 'Senza punti: si può mandare a monte',
  'option.weakHand.2': 'Fino a 2 punti: si può mandare a monte',
  'option.weakHand.4': 'Fino a 4 punti: si può mandare a monte',
};
