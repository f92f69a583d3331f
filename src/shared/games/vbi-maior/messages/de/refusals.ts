import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'deck-is-down': 'Dein Stapel liegt schon, jetzt darfst du nicht hineinsehen',
  'not-these-curses': 'Es müssen die Flüche deines Stapels sein, jeder einmal',
  'not-these-blessings': 'Es müssen die Segen deines Stapels sein, jeder einmal',
  'decks-first': 'Erst müssen alle Stapel liegen',
  'curses-first': 'Erst kommen die Flüche',
  'choice-first': 'Ein Segen wartet auf eine Antwort',
  'no-vote': 'Jetzt wird nicht abgestimmt',
  'has-voted': 'Du hast schon abgestimmt',
  'curse-not-shown': '{curse} ist nicht unter den Flüchen auf dem Tisch',
  countdown: 'warte das Ende des Countdowns ab',
  'no-cards': 'Du hast keine Karten mehr',
  'no-such-position': 'Dein Stapel hat {size, plural, one {# Karte} other {# Karten}}, die oberste an Stelle 0',
  'not-closing': 'Fertig bist du erst, wenn kein Stapel mehr eine Romkarte hat',
  'not-asked': 'Kein Segen fragt dich etwas',
  'not-for-mercurius': 'Merkur geht nur zu jemand anderem mit Karten',
  'not-for-vesta': 'Vesta nimmt einen Fluch aus der Rückgabe',
  'not-for-vulcanus': 'Vulcanus nimmt eine Romkarte aus der Rückgabe',
  'not-for-venus': 'Venus fragt nach einer Zahl von 1 bis 90',
  'no-tie': 'Es gibt keinen Gleichstand',
  'not-a-leader': 'Dieser Fluch ist nicht unter denen mit den meisten Stimmen',
  'no-muddle': 'Jetzt wird kein Stapel gemischt',
  'not-that-deck': 'Das sind nicht die Karten dieses Stapels',
  'no-shuffle': 'Der Vorrat wird jetzt nicht gemischt',
  'not-the-common-deck': 'Das sind nicht die Karten des Vorrats',
};
