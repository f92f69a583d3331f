import type { Messages } from '#shared/i18n/translate.ts';

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'hand.undo.setting': 'Due secondi per ripensarci',
  'hand.practice': 'Questa partita è una prova: non conta da nessuna parte.',
  'hand.sound': 'Suoni',
  'hand.turn-sound': 'Due colpi quando tocca a te',
  'hand.full-screen': 'Schermo intero',
  'hand.counting': 'Conta punti rimasti e briscole uscite',
  'hand.counting.forbidden': 'Questo tavolo non permette aiuti a contare.',
  'hand.four-colours': 'Quattro colori per i semi',
  'hand.larger': 'Testo più grande',
};
