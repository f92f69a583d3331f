import type { Messages } from '../../../../../../words/say.ts';

export const EARLY_MIDDLE_AGES: Messages = {
  R52: 'Prokop war mit Belisar in der Stadt und hat es gesehen.',
  'R52.author': 'Prokop',
  'R52.work': 'Kriege',
  'R52.place': '5,19',

  R53: 'Mehr als achthundert seiner Briefe sind erhalten. Der Engel kam erst viel später in die Geschichte.',
  'R53.author': 'Gregor von Tours',
  'R53.work': 'Zehn Bücher Geschichten',
  'R53.place': '10,1',

  R54: 'Beda schrieb rund vierzig Jahre später und gab die Verse vom Grab des jungen Königs wieder. Die Namen an den Wänden gibt es noch.',
  'R54.author': 'Beda',
  'R54.work': 'Kirchengeschichte',
  'R54.place': '5,7',

  R55: 'Das Buch mit den Leben der Päpste erzählt von König und Schlüsseln. Männer des Papstes schrieben es gleich danach.',
  'R55.author': 'Liber Pontificalis',
  'R55.work': 'Leben Stephans II.',
  'R55.place': '94',

  R56: 'Dass es geschah, ist sicher. Ob Karl es gewollt hatte, darüber waren schon seine Freunde uneins.',
  'R56.author': 'Einhard',
  'R56.work': 'Leben Karls des Großen',
  'R56.place': '28',

  R57: 'Stücke der Mauer stehen, mit Steinen, auf denen die Namen derer sind, die sie bauten.',
  'R57.author': 'Liber Pontificalis',
  'R57.work': 'Leben Leos IV.',
  'R57.place': '105',

  R58: 'Urkunden jener Zeit nennen sie und ihre Titel. Die wilden Geschichten stammen von Liutprand, der den Feinden ihres Sohnes diente.',
  'R58.author': 'Liutprand von Cremona',
  'R58.work': 'Antapodosis',
  'R58.place': 'Buch 3',

  R59: 'Schriftsteller jener Zeit erzählen von Feuer und Raub. Wie viel brannte, sagen sie verschieden, und Spuren fand man kaum.',
  'R59.author': 'Gaufredus Malaterra',
  'R59.work': 'Taten des Grafen Roger',
  'R59.place': 'Buch 3',
};
