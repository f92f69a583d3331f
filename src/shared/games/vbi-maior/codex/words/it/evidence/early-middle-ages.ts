import type { Messages } from '../../../../../../words/say.ts';

export const EARLY_MIDDLE_AGES: Messages = {
  R52: 'Procopio era in città con Belisario, e lo vide.',
  'R52.author': 'Procopio',
  'R52.work': 'Le guerre',
  'R52.place': '5.19',

  R53: 'Restano più di ottocento sue lettere. L’angelo entrò nel racconto molto più tardi.',
  'R53.author': 'Gregorio di Tours',
  'R53.work': 'Storie',
  'R53.place': '10.1',

  R54: 'Beda scrisse una quarantina d’anni dopo, e copiò i versi sulla tomba del giovane re. I nomi sui muri ci sono ancora.',
  'R54.author': 'Beda',
  'R54.work': 'Storia ecclesiastica',
  'R54.place': '5.7',

  R55: 'Del re e delle chiavi parla il libro delle vite dei papi. Fu scritto subito, da uomini del papa.',
  'R55.author': 'Liber Pontificalis',
  'R55.work': 'vita di Stefano II',
  'R55.place': '94',

  R56: 'Che sia accaduto è sicuro. Se Carlo lo volesse, non lo sapevano nemmeno i suoi amici.',
  'R56.author': 'Eginardo',
  'R56.work': 'Vita di Carlo Magno',
  'R56.place': '28',

  R57: 'Parti del muro sono in piedi, con pietre che dicono chi le costruì.',
  'R57.author': 'Liber Pontificalis',
  'R57.work': 'vita di Leone IV',
  'R57.place': '105',

  R58: 'Carte di quel tempo danno il suo nome e i suoi titoli. I racconti più forti sono di Liutprando, che serviva i nemici di suo figlio.',
  'R58.author': 'Liutprando di Cremona',
  'R58.work': 'Antapodosis',
  'R58.place': 'libro 3',

  R59: 'Chi viveva allora scrive di fuoco e saccheggio. Su quanto bruciò non sono d’accordo, e le tracce trovate sono poche.',
  'R59.author': 'Goffredo Malaterra',
  'R59.work': 'Le gesta del conte Ruggero',
  'R59.place': 'libro 3',
};
