import type { Messages } from '../../../../../../words/say.ts';

export const EMPIRE: Messages = {
  R33: 'Lo fece incidere lui stesso nella pietra, e il testo c’è ancora.',
  'R33.author': 'Augusto',
  'R33.work': 'Res gestae',
  'R33.place': '34',

  R34: 'L’altare è di nuovo in piedi, e Augusto lo nomina con parole sue.',
  'R34.author': 'Augusto',
  'R34.work': 'Res gestae',
  'R34.place': '12',

  R35: 'Tacito scrisse cinquant’anni dopo e poteva leggere le carte del Senato. Le parole del discorso sono sue.',
  'R35.author': 'Tacito',
  'R35.work': 'Annali',
  'R35.place': '14.42–45',

  R36: 'L’incendio è sicuro. Se Nerone c’entrasse, e che cosa fece ai cristiani, si discute ancora oggi.',
  'R36.author': 'Tacito',
  'R36.work': 'Annali',
  'R36.place': '15.38–44',

  R37: 'Il poeta Marziale vide i giochi e ne scrisse. L’edificio parla da sé.',
  'R37.author': 'Svetonio',
  'R37.work': 'Tito',
  'R37.place': '7',

  R38: 'Le parole sulla base danno l’anno. Le figure dicono la guerra come la vide chi vinse.',
  'R38.author': 'Cassio Dione',
  'R38.work': 'Storia romana',
  'R38.place': '68.16',

  R39: 'I mattoni portavano un bollo con nomi e anni. Così sappiamo quando furono fatti.',
  'R39.author': 'Cassio Dione',
  'R39.work': 'Storia romana',
  'R39.place': '53.27',

  R40: 'I corridoi ci sono, con nomi e pitture. La vita di Callisto la racconta uno che non lo amava.',
  'R40.author': 'Ippolito',
  'R40.work': 'Confutazione di tutte le eresie',
  'R40.place': '9.12',

  R41: 'Dione viveva allora ed era senatore. Un foglio dall’Egitto sembra contenere proprio la legge.',
  'R41.author': 'Cassio Dione',
  'R41.work': 'Storia romana',
  'R41.place': '78.9',

  R42: 'Le rovine sono in piedi, e i bolli sui mattoni danno gli anni.',
  'R42.author': 'Olimpiodoro',
  'R42.work': 'frammenti',
  'R42.place': '41',

  R43: 'Le monete di quell’anno mostrano le bestie. Della festa dicono brevi libri più tardi.',
  'R43.author': 'Eutropio',
  'R43.work': 'Breviario',
  'R43.place': '9.3',

  R44: 'In gran parte le mura sono in piedi, e si leggono come un libro.',
  'R44.author': 'Zosimo',
  'R44.work': 'Storia nuova',
  'R44.place': '1.49',

  R45: 'Leggi, monete e pietre nominano tutti e quattro. Lattanzio, che racconta di più, li odiava.',
  'R45.author': 'Lattanzio',
  'R45.work': 'Le morti dei persecutori',
  'R45.place': '7',

  R46: 'La battaglia è sicura. Del segno raccontano due amici dell’imperatore, in due modi.',
  'R46.author': 'Lattanzio',
  'R46.work': 'Le morti dei persecutori',
  'R46.place': '44',

  R47: 'Il collare è in un museo di Roma. Dove fu trovato non lo sa nessuno. Le lettere e la moneta dicono che è del quarto o del quinto secolo.',
  'R47.author': 'Zonino',
  'R47.work': 'targhetta di un collare da schiavo',
  'R47.place': 'CIL XV 7194',

  R48: 'La legge c’è ancora, parola per parola. Quanto in fretta si ubbidì è discusso.',
  'R48.author': 'Codice Teodosiano',
  'R48.work': 'legge del 27 febbraio 380',
  'R48.place': '16.1.2',

  R49: 'Chi viveva allora ne scrisse lettere e libri. Pochi di loro erano a Roma.',
  'R49.author': 'Orosio',
  'R49.work': 'Storie contro i pagani',
  'R49.place': '7.39',

  R50: 'Prospero viveva a Roma in quegli anni. È il solo a dire come Leone incontrò il re.',
  'R50.author': 'Prospero',
  'R50.work': 'Cronaca',
  'R50.place': 'anno 455',

  R51: 'Lo dicono brevi note di quel tempo. Che fosse la fine di Roma si disse solo dopo.',
  'R51.author': 'Anonimo Valesiano',
  'R51.work': 'seconda parte',
  'R51.place': '37–38',
};
