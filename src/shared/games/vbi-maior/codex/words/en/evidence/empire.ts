import type { Messages } from '../../../../../../words/say.ts';

export const EMPIRE: Messages = {
  R33: 'He had it cut in stone himself, and the text is still there.',
  'R33.author': 'Augustus',
  'R33.work': 'Res Gestae',
  'R33.place': '34',

  R34: 'The altar stands again, and Augustus names it in his own words.',
  'R34.author': 'Augustus',
  'R34.work': 'Res Gestae',
  'R34.place': '12',

  R35: 'Tacitus wrote fifty years later and could read what the Senate had kept. The words of the speech are his own.',
  'R35.author': 'Tacitus',
  'R35.work': 'Annals',
  'R35.place': '14.42–45',

  R36: 'The fire is sure. Whether Nero had a part in it, and what he did to the Christians, is argued to this day.',
  'R36.author': 'Tacitus',
  'R36.work': 'Annals',
  'R36.place': '15.38–44',

  R37: 'The poet Martial saw the games and wrote about them. The building speaks for itself.',
  'R37.author': 'Suetonius',
  'R37.work': 'Titus',
  'R37.place': '7',

  R38: 'The words on its base give the year. The pictures tell the war as the winner saw it.',
  'R38.author': 'Cassius Dio',
  'R38.work': 'Roman History',
  'R38.place': '68.16',

  R39: 'Bricks were stamped with names and years. So we know when they were made.',
  'R39.author': 'Cassius Dio',
  'R39.work': 'Roman History',
  'R39.place': '53.27',

  R40: 'The passages are there, with names and pictures. A writer who did not like Callixtus tells of his life.',
  'R40.author': 'Hippolytus',
  'R40.work': 'Refutation of All Heresies',
  'R40.place': '9.12',

  R41: 'Dio lived then and was a senator. A page from Egypt seems to hold the law itself.',
  'R41.author': 'Cassius Dio',
  'R41.work': 'Roman History',
  'R41.place': '78.9',

  R42: 'The ruins stand, and stamps on the bricks give the years.',
  'R42.author': 'Olympiodorus',
  'R42.work': 'fragments',
  'R42.place': '41',

  R43: 'Coins of that year show the beasts. Short books of later times tell of the feast.',
  'R43.author': 'Eutropius',
  'R43.work': 'Short History',
  'R43.place': '9.3',

  R44: 'Most of the wall still stands and can be read like a book.',
  'R44.author': 'Zosimus',
  'R44.work': 'New History',
  'R44.place': '1.49',

  R45: 'Laws, coins and stones name all four. Lactantius, who tells most, hated them.',
  'R45.author': 'Lactantius',
  'R45.work': 'On the Deaths of the Persecutors',
  'R45.place': '7',

  R46: 'The battle is sure. Two friends of the emperor tell of his sign in two ways.',
  'R46.author': 'Lactantius',
  'R46.work': 'On the Deaths of the Persecutors',
  'R46.place': '44',

  R47: 'The collar lies in a museum of Rome. Nobody knows where it was found. Its letters and its coin say that it is of the fourth or fifth century.',
  'R47.author': 'Zoninus',
  'R47.work': 'tag on a slave’s collar',
  'R47.place': 'CIL XV 7194',

  R48: 'The law itself is kept, word for word. How fast people obeyed is argued.',
  'R48.author': 'Theodosian Code',
  'R48.work': 'law of 27 February 380',
  'R48.place': '16.1.2',

  R49: 'People of that time wrote letters and books about it. Few of them were in Rome.',
  'R49.author': 'Orosius',
  'R49.work': 'Histories against the Pagans',
  'R49.place': '7.39',

  R50: 'Prosper lived in Rome then. He alone tells how Leo met the king.',
  'R50.author': 'Prosper',
  'R50.work': 'Chronicle',
  'R50.place': 'year 455',

  R51: 'Short notes of the time tell it. That it was the end of Rome was only said later.',
  'R51.author': 'Anonymus Valesianus',
  'R51.work': 'second part',
  'R51.place': '37–38',
};
