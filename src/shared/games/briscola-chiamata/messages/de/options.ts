import type { Messages } from '../../../../i18n/translate.ts';

const RANK = '{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.bid': 'Beste gewonnene Spiele',
  'feat.bid': `{bid, plural, =61 {${RANK} gereizt, {points} Augen geholt} other {2 mit {bid} gereizt, {points} Augen geholt}}`,
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.deals': 'Spiele',
  'option.deals.about': 'Gewertete Spiele in einer Partie.',
  'option.allPass': 'Wenn alle passen',
  'option.allPass.about': 'Was passiert, wenn niemand reizt.',
  'option.allPass.redeal': 'Neu geben',
  'option.allPass.redeal-doubled': 'Neu geben, zählt mehr',
  'option.leads': 'Erster Stich',
  'option.leads.about': 'Wer zum ersten Stich ausspielt.',
  'option.leads.winner': 'Wer ruft',
  'option.leads.forehand': 'Vorhand, links vom Geber',
  'option.teammateScore': 'Anteil des Partners',
  'option.teammateScore.about': 'Wie viel der heimliche Partner mitgewinnt oder mitverliert.',
  'option.teammateScore.full': 'Gleich viel',
  'option.teammateScore.half': 'Halb so viel',
  'option.sweep': 'Alle acht Stiche',
  'option.sweep.about': 'Was es bringt, wenn eine Seite alle Stiche macht.',
  'option.sweep.off': 'Nichts extra',
  'option.sweep.double': 'Zählt doppelt',
  'option.weakHand': 'Schwache Blätter',
  'option.weakHand.about': 'Blätter fast ohne Augen, vor dem Reizen.',
  'option.weakHand.off': 'Werden gespielt',
  'option.weakHand.0': 'Ohne Augen: Hinwerfen erlaubt',
  'option.weakHand.2': 'Bis 2 Augen: Hinwerfen erlaubt',
  'option.weakHand.4': 'Bis 4 Augen: Hinwerfen erlaubt',
};
