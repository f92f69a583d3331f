import type { Messages } from '../../../../../../words/say.ts';

export const BAROQUE: Messages = {
  R75: 'Ein Deutscher, der dabeistand, schrieb noch am selben Tag einen Brief darüber. Vieles vom Prozess ist verloren.',
  'R75.author': 'K. Schoppe',
  'R75.work': 'Brief an Konrad Rittershausen',
  'R75.place': '17. Februar 1600',

  R76: 'Das Urteil ist erhalten und auch, was er vorlesen musste. Das Flüstern hörte niemand: Es stand erst mehr als hundert Jahre später auf Papier.',
  'R76.author': 'Galilei',
  'R76.work': 'Urteil und Abschwörung',
  'R76.place': '22. Juni 1633',

  R77: 'Zeichnungen und Rechnungen sind erhalten. Vom Modell erzählten die Ersten, die sein Leben beschrieben.',
  'R77.author': 'F. Baldinucci',
  'R77.work': 'Leben Berninis',
  'R77.place': '1682',

  R78: 'Was die Arme bedeuten, schrieb Bernini selbst auf. Die Pläne sind erhalten.',
  'R78.author': 'F. Baldinucci',
  'R78.work': 'Leben Berninis',
  'R78.place': '1682',

  R79: 'Rechnungen und Pläne sind erhalten. Von der Quelle erzählt Frontinus, der im alten Rom für das Wasser sorgte.',
  'R79.author': 'Frontinus',
  'R79.work': 'Über die Wasser\u00ADleitungen',
  'R79.place': '10',
};
