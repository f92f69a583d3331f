import type { Messages } from '#shared/i18n/translate.ts';

/** Home, and the pages that it leads to. */
export const HOME: Messages = {
  'home.together': 'Zusammen spielen',
  'home.learn': 'Lernen',
  'home.history': 'Verlauf',
  'home.lesson': 'Lektion',
  'home.join.about': 'Vier Zeichen: vom Gastgeber oder vom Fernseher.',
  'home.open.about': 'Handys und Computer in deinem Netz treten mit dem Code bei.',
  'home.close.about': 'Danach kommt aus dem Netz niemand mehr dazu.',
  'home.tv.about': 'Zeigt den Tisch auf dem Fernseher; die Karten bleiben auf den Handys.',
  'home.evening.about': 'Mehrere Runden, eine Rangliste.',
  'home.host-admin.about': 'Bekannte Geräte und offene Tische.',
  'home.my-tables': 'Deine Tische',
  'home.app.about':
    'Auf dieser Seite spielst du gegen Bots. Mit der App, kostenlos und ohne Konto, spielt ihr auch zusammen:',
  'home.app.phones': 'Jeder hat seine Karten auf dem eigenen Handy, rund um Fernseher oder Computer.',
  'home.app.network': 'Andere Computer zu Hause finden deinen Tisch; nichts verlässt euer Netz.',
  'home.app.evening': 'Ein Abend mit mehreren Runden und einer Rangliste.',
  'home.app.get': 'App holen',
  'history.matches': 'Partien',
};
