import type { Messages } from '#shared/i18n/translate.ts';

/** What the phone's menu alone says: fetched with it. */
export const PHONE_MENU: Messages = {
  'undo.setting': 'Due secondi per ripensarci',
  'phone.practice': 'Questa partita è una prova: non conta da nessuna parte.',
  'phone.sound': 'Suoni',
  'phone.turn-sound': 'Due colpi quando tocca a te',
  'phone.full-screen': 'Schermo intero',
  'phone.counting': 'Conta punti rimasti e briscole uscite',
  'phone.counting.forbidden': 'Questo tavolo non permette aiuti a contare.',
  'phone.four-colours': 'Quattro colori per i semi',
  'phone.larger': 'Testo più grande',
};
