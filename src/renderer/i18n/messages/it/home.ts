import type { Messages } from '#shared/i18n/translate.ts';

/** Home, and the pages that it leads to. */
export const HOME: Messages = {
  'home.together': 'Gioca insieme',
  'home.learn': 'Impara',
  'home.history': 'Cronologia',
  'home.lesson': 'Lezione',
  'home.join.about': 'Quattro lettere o cifre: le ha chi ospita, e le mostra la TV.',
  'home.open.about': 'Telefoni e computer della tua rete entrano con il codice.',
  'home.close.about': 'Poi dalla rete non entra più nessuno.',
  'home.tv.about': 'Mostra il tavolo sulla TV; le carte in mano restano sui telefoni.',
  'home.evening.about': 'Più turni, una sola classifica.',
  'home.host-admin.about': 'I dispositivi già noti e i tavoli aperti.',
  'home.my-tables': 'I tuoi tavoli',
  'home.app.about': 'Qui si gioca contro i bot. Con l’app, gratis e senza account, si gioca anche insieme:',
  'home.app.phones': 'Ognuno ha le carte sul proprio telefono, attorno alla TV o al computer.',
  'home.app.network': 'Gli altri computer di casa trovano il tuo tavolo; dalla rete di casa non esce nulla.',
  'home.app.evening': 'Una serata di più turni, con un’unica classifica.',
  'home.app.get': 'Scarica l’app',
  'history.matches': 'Partite',
};
