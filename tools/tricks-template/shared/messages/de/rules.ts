import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Die Karten',
  'rules.1.rules': 'XX-1, XX-2, XX-3',
  'rules.1.text':
    'Vierzig italienische Karten: Münzen, Kelche, Schwerter und Stäbe. Von oben nach unten sticht Ass, König, Reiter, Bube, 7, 6, 5, 4, 3, 2. Ein Ass zählt 4 Punkte, ein König 3, ein Reiter 2, ein Bube 1, der Rest nichts: zusammen 40.',

  'rules.2.title': 'Die Spieler',
  'rules.2.rules': 'XX-4',
  'rules.2.text':
    'Man spielt zu viert, jeder für sich. Wer als Erstes gibt, wird ausgelost, danach geht es im Uhrzeigersinn weiter.',

  'rules.3.title': 'Die Stiche',
  'rules.3.rules': 'XX-5, XX-6, XX-7',
  'rules.3.text':
    'Alle bekommen zehn Karten. Wer links vom Geber sitzt, spielt aus, danach immer, wer den letzten Stich gemacht hat. Farbe muss bedient werden; wer nicht kann, spielt, was er will. Die höchste Karte der ausgespielten Farbe macht den Stich; Trumpf gibt es nicht.',

  'rules.4.title': 'Die Partie',
  'rules.4.rules': 'XX-8',
  'rules.4.target':
    'Die Partie endet nach dem Spiel, in dem jemand {target} Punkte erreicht. Es gewinnt, wer insgesamt am meisten hat; bei Gleichstand wird noch ein Spiel gespielt.',
};
