import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Die Karten',
  'rules.1.rules': 'BR-1, BR-2, BR-3',
  'rules.1.text':
    'Vierzig italienische Karten: Münzen, Kelche, Schwerter und Stäbe. Von der höchsten zur niedrigsten: Ass, 3, König, Reiter, Bube, 7, 6, 5, 4, 2. Ein Ass zählt 11 Punkte, eine 3 zählt 10, ein König 4, ein Reiter 3, ein Bube 2, der Rest nichts: zusammen 120. Zu dritt spielt man ohne die Stab-2, zu sechst ohne alle Zweien.',

  'rules.2.title': 'Die Spieler',
  'rules.2.rules': 'BR-4, BR-5',
  'rules.2.text':
    'Zu zweit oder zu dritt spielt jeder für sich. Zu viert spielt man in Paaren, die Partner sitzen einander gegenüber; zu sechst spielen drei gegen drei, abwechselnd rund um den Tisch. Wer zuerst gibt, wird ausgelost; danach geht es im Uhrzeigersinn weiter.',

  'rules.3.title': 'Das Geben',
  'rules.3.rules': 'BR-6, BR-7',
  'rules.3.text':
    'Alle bekommen drei Karten. Die nächste wird aufgedeckt: Ihre Farbe ist Trumpf, die Briscola. Sie liegt halb unter dem Talon und wird als letzte gezogen.',

  'rules.4.title': 'Die Stiche',
  'rules.4.rules': 'BR-8, BR-9, BR-10, BR-11',
  'rules.4.text':
    'Vorhand, links vom Geber, spielt aus; danach immer, wer den letzten Stich gemacht hat. Du darfst jede Karte spielen: Bedienen musst du nicht. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Nach jedem Stich ziehen alle eine Karte, zuerst, wer ihn gemacht hat. Ist der Talon leer, spielt ihr die letzten drei Karten aus.',

  'rules.5.title': 'Die Wertung',
  'rules.5.rules': 'BR-12',
  'rules.5.text':
    'Jede Seite zählt die Punkte ihrer Stiche. Wer mehr hat als alle anderen, gewinnt das Spiel: bei zwei Seiten ab 61. Bei Gleichstand, etwa 60 zu 60, gewinnt niemand.',

  'rules.6.title': 'Die Partie',
  'rules.6.rules': 'BR-13',
  'rules.6.games':
    '{games, plural, one {Ein Spiel entscheidet die Partie.} other {Wer mehr als die Hälfte von # Spielen gewinnt, gewinnt die Partie.}} Unentschiedene Spiele werden wiederholt.',

  'rules.7.title': 'Die Karten des Partners',
  'rules.7.rules': 'BR-14',
  'rules.7.lastThree.hidden': 'Partner sehen einander nie in die Karten.',
  'rules.7.lastThree.shown': 'Ist der Talon leer, zeigen Partner einander ihre letzten drei Karten.',

  'rules.8.title': 'Der Tausch',
  'rules.8.rules': 'BR-15',
  'rules.8.exchange.off': 'Die aufgedeckte Karte bleibt, wo sie ist.',
  'rules.8.exchange.seven':
    'Bist du dran und ist noch ein Talon da, darfst du die Trumpf-7 gegen die aufgedeckte Karte tauschen, falls diese höher ist; einmal im Spiel.',
  'rules.8.exchange.two':
    'Bist du dran und ist noch ein Talon da, darfst du die Trumpf-2 gegen die aufgedeckte Karte tauschen; einmal im Spiel.',
};
