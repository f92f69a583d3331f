import type { Messages } from '../../../../i18n/translate.ts';

const RANK = '{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.bid': 'Beste gehaltene Gebote',
  'feat.bid': `{bid, plural, =61 {${RANK} gerufen, {points} Augen geholt} other {2 mit {bid} gerufen, {points} Augen geholt}}`,
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.deals': 'Spiele',
  'option.deals.about': 'Wie viele gewertete Spiele eine Partie hat.',
  'option.allPass': 'Wenn alle passen',
  'option.allPass.about': 'Was folgt, wenn in einem Spiel niemand reizt.',
  'option.allPass.redeal': 'Neu geben',
  'option.allPass.redeal-doubled': 'Neu geben, zählt mehr',
  'option.leads': 'Erster Stich',
  'option.leads.about': 'Wer in einem Spiel die erste Karte ausspielt.',
  'option.leads.winner': 'Wer ruft',
  'option.leads.forehand': 'Vorhand, links vom Geber',
  'option.teammateScore': 'Anteil des Partners',
  'option.teammateScore.about': 'Wie viel der heimliche Partner mit gewinnt oder verliert.',
  'option.teammateScore.full': 'Gleich viel',
  'option.teammateScore.half': 'Halb so viel',
  'option.sweep': 'Alle acht Stiche',
  'option.sweep.about': 'Ob ein Spiel doppelt zählt, wenn eine Seite alle Stiche macht.',
  'option.sweep.off': 'Nichts extra',
  'option.sweep.double': 'Zählt doppelt',
  'option.weakHand': 'Schwache Blätter',
  'option.weakHand.about': 'Ob man ein Blatt fast ohne Augen vor dem Reizen hinwerfen darf.',
  'option.weakHand.off': 'Werden gespielt',
  'option.weakHand.0': 'Ohne Augen: darf man hinwerfen',
  'option.weakHand.2': 'Bis 2 Augen: darf man hinwerfen',
  'option.weakHand.4': 'Bis 4 Augen: darf man hinwerfen',
};
