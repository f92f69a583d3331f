import type { Messages } from '../../../i18n/translate.ts';

/** German, for what people should know about how a host started. */
export const NOTICE_MESSAGES: Messages = {
  'store.damaged': 'Die Datei mit Tischen und Partien war beschädigt.',
  'store.behind': 'Der Datei mit Tischen und Partien fehlt, was zuletzt gespeichert wurde.',
  'store.gone': 'Die Datei mit Tischen und Partien war weg oder leer.',
  'store.newer': 'Die Datei mit Tischen und Partien stammt von einer neueren Version von Panno Verde.',
  'store.kept': 'Sie liegt jetzt als {kept} daneben, und eine neue wurde angelegt.',
  'store.saved':
    'Gerettet: {tables, plural, one {# Tisch} other {# Tische}} und {matches, plural, one {# Partie} other {# Partien}}.',
  'store.left.tables': '{count, plural, one {Ein Tisch war} other {# Tische waren}} nicht mehr zu retten.',
  'store.left.matches': '{count, plural, one {Eine Partie war} other {# Partien waren}} nicht mehr zu retten.',
  'store.left.room': 'Wer im Raum war, ist nicht mehr bekannt.',
  'store.left.evening': 'Ein Spieleabend ist verloren.',
  'store.missing':
    '{count, plural, one {Ein Zug fehlt} other {# Züge fehlen}}; eine Partie kann ein Stück zurückgesprungen sein.',
  'store.start-newer': 'Starte die neuere Version, um damit weiterzumachen.',
  'store.check-disk': 'Öffne wieder, was fehlt. Wenn das öfter passiert, prüf die Festplatte.',
  'store.no-count':
    'Ob die letzten Züge alle da sind, lässt sich nicht sagen: {file} fehlte, und darin werden sie gezählt. Ab jetzt wird wieder gezählt; zu tun ist nichts.',
  'store.count-damaged':
    'Ob die letzten Züge alle da sind, lässt sich nicht sagen: {file}, worin sie gezählt werden, war beschädigt und liegt jetzt als {kept} daneben. Ab jetzt wird wieder gezählt; zu tun ist nichts.',
  'store.other':
    '{file} ist nicht die Datei, die hier zuletzt benutzt wurde. Wenn niemand sie dort hingelegt hat, such die richtige.',
  'key.damaged':
    'Der Schlüssel, an dem andere Geräte diesen Computer erkennen, war beschädigt. Er liegt jetzt als {kept} daneben, und es gibt einen neuen: Handys und Computer, die schon hier waren, fragen einmal, ob das noch derselbe Computer ist. Wenn du eine Kopie von {file} hast, leg sie zurück.',
  'table.unreadable': 'Ein Tisch für {game} ist nicht lesbar. Er bleibt gespeichert; du kannst einen neuen öffnen.',
  'table.no-game':
    'Ein Tisch für {game} lässt sich nicht wieder öffnen: Diese Version hat das Spiel nicht. Er bleibt gespeichert.',
  'table.broken':
    'Ein Tisch für {game} lässt sich nicht wieder öffnen: Was gespeichert war, verstößt gegen die Regeln. Er bleibt gespeichert; du kannst einen neuen öffnen.',
};
