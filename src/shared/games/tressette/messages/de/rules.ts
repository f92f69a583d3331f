import type { Messages } from '../../../../i18n/translate.ts';

/** The rules page: section n is `rules.n.title`, its rules in `rules.n.rules`, and `rules.n.text`; then what options say. */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Die Karten',
  'rules.1.rules': 'TS-1, TS-2, TS-3',
  'rules.1.text':
    'Vierzig italienische Karten: Münzen, Kelche, Schwerter und Stäbe. Von der höchsten zur niedrigsten: 3, 2, Ass, König, Reiter, Bube, 7, 6, 5, 4. Ein Ass ist ein ganzer Punkt, eine 3, eine 2 und jedes Bild ein Drittel, der Rest nichts. Der letzte Stich zählt einen Punkt extra.',

  'rules.2.title': 'Die Spieler',
  'rules.2.rules': 'TS-4, TS-5',
  'rules.2.text':
    'Man spielt zu zweit gegeneinander oder zu viert in Paaren; die Partner sitzen einander gegenüber. Wer zuerst gibt, wird ausgelost; danach geht es im Uhrzeigersinn weiter.',

  'rules.3.title': 'Das Geben',
  'rules.3.rules': 'TS-6',
  'rules.3.text': 'Alle bekommen zehn Karten. Zu zweit bilden die übrigen zwanzig den Talon.',

  'rules.4.title': 'Die Stiche',
  'rules.4.rules': 'TS-7, TS-8, TS-9, TS-10',
  'rules.4.text':
    'Vorhand, links vom Geber, spielt aus; danach immer, wer den letzten Stich gemacht hat. Du musst bedienen; kannst du nicht, spielst du, was du willst. Die höchste Karte der ausgespielten Farbe macht den Stich; Trumpf gibt es nicht. Zu zweit zieht ihr nach jedem Stich beide eine Karte, zuerst, wer ihn gemacht hat, und zeigt sie einander, bis der Talon leer ist.',

  'rules.5.title': 'Die Wertung',
  'rules.5.rules': 'TS-11',
  'rules.5.text': 'Nach dem letzten Stich zählt jede Seite ihre Stiche und rundet auf ganze Punkte ab.',

  'rules.6.title': 'Die Partie',
  'rules.6.rules': 'TS-12',
  'rules.6.target':
    'Die Partie endet nach dem Spiel, in dem eine Seite {target} Punkte erreicht. Es gewinnt, wer insgesamt mehr hat; bei Gleichstand wird noch ein Spiel gespielt.',

  'rules.7.title': 'Buongioco',
  'rules.7.rules': 'TS-13',
  'rules.7.buongioco.off': 'Nur die Stiche bringen Punkte.',
  'rules.7.buongioco.on':
    'Drei Dreien, drei Zweien oder drei Asse im Blatt, das du bekommen hast, bringen 3 Punkte, alle vier 4 Punkte. Eine Napoletana (3, 2 und Ass einer Farbe) bringt 3 Punkte. Angesagt wird nach dem ersten Stich automatisch; eine Karte darf für beides zählen.',

  'rules.8.title': 'Die Rufe',
  'rules.8.rules': 'TS-14',
  'rules.8.calls.on':
    'Zu viert darfst du, wenn du ausspielst, dem Partner vorher eines zurufen; alle hören es. „Busso“ bittet um seine beste Karte der Farbe und sagt wie „striscio“, dass du noch mehr davon hast; „volo“ sagt, dass es deine letzte ist. Der Ruf muss zur ausgespielten Karte passen.',
  'rules.8.calls.off': 'Es wird nichts gerufen.',
};
