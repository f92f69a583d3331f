import { by, type Evidences } from './evidence.ts';

export const EMPIRE: Evidences = {
  'Octavian becomes Augustus': {
    how: 'He had it cut in stone himself, and the text is still there.',
    old: by('Augustus', 'Res Gestae', '34'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  'An altar for peace': {
    how: 'The altar stands again, and Augustus names it in his own words.',
    old: by('Augustus', 'Res Gestae', '12'),
    recent: by('A. Claridge', 'Rome: An Oxford Archaeological Guide', '2nd edition, 2010'),
  },
  'Four hundred slaves': {
    how: 'Tacitus wrote fifty years later and could read what the Senate had kept. The words of the speech are his own.',
    old: by('Tacitus', 'Annals', '14.42–45'),
    recent: by('K. Bradley', 'Slavery and Society at Rome', '1994'),
  },
  'The great fire': {
    how: 'The fire is sure. Whether Nero had a part in it, and what he did to the Christians, is argued to this day.',
    old: by('Tacitus', 'Annals', '15.38–44'),
    recent: by('B. D. Shaw', 'The Myth of the Neronian Persecution', 'Journal of Roman Studies 105, 2015'),
  },
  'The Colosseum opens': {
    how: 'The poet Martial saw the games and wrote about them. The building speaks for itself.',
    old: by('Suetonius', 'Titus', '7'),
    recent: by('K. Hopkins and M. Beard', 'The Colosseum', '2005'),
  },
  'Trajan’s column': {
    how: 'The words on its base give the year. The pictures tell the war as the winner saw it.',
    old: by('Cassius Dio', 'Roman History', '68.16'),
    recent: by('F. Lepper and S. Frere', 'Trajan’s Column', '1988'),
  },
  'The dome of the Pantheon': {
    how: 'Bricks were stamped with names and years. So we know when they were made.',
    old: by('Cassius Dio', 'Roman History', '53.27'),
    recent: by('L. M. Hetland', 'Dating the Pantheon', 'Journal of Roman Archaeology 20, 2007'),
  },
  'The catacombs': {
    how: 'The passages are there, with names and pictures. A writer who did not like Callixtus tells of his life.',
    old: by('Hippolytus', 'Refutation of All Heresies', '9.12'),
    recent: by('V. Fiocchi Nicolai, F. Bisconti and D. Mazzoleni', 'The Christian Catacombs of Rome', '1999'),
  },
  'Everyone a Roman': {
    how: 'Dio lived then and was a senator. A page from Egypt seems to hold the law itself.',
    old: by('Cassius Dio', 'Roman History', '78.9'),
    recent: by('D. Potter', 'The Roman Empire at Bay', '2nd edition, 2014'),
  },
  'The baths of Caracalla': {
    how: 'The ruins stand, and stamps on the bricks give the years.',
    old: by('Olympiodorus', 'fragments', '41'),
    recent: by('J. DeLaine', 'The Baths of Caracalla', '1997'),
  },
  'A thousand years of Rome': {
    how: 'Coins of that year show the beasts. Short books of later times tell of the feast.',
    old: by('Eutropius', 'Short History', '9.3'),
    recent: by('D. Potter', 'The Roman Empire at Bay', '2nd edition, 2014'),
  },
  'The city needs a wall': {
    how: 'Most of the wall still stands and can be read like a book.',
    old: by('Zosimus', 'New History', '1.49'),
    recent: by('H. W. Dey', 'The Aurelian Wall and the Refashioning of Imperial Rome', '2011'),
  },
  'Diocletian’s four rulers': {
    how: 'Laws, coins and stones name all four. Lactantius, who tells most, hated them.',
    old: by('Lactantius', 'On the Deaths of the Persecutors', '7'),
    recent: by('D. Potter', 'The Roman Empire at Bay', '2nd edition, 2014'),
  },
  'At the Milvian bridge': {
    how: 'The battle is sure. Two friends of the emperor tell of his sign in two ways.',
    old: by('Lactantius', 'On the Deaths of the Persecutors', '44'),
    recent: by('D. Potter', 'The Roman Empire at Bay', '2nd edition, 2014'),
  },
  'A new Rome in the east': {
    how: 'Coins and laws of the time speak of the new city. When it became the real capital is a later question.',
    old: by('Zosimus', 'New History', '2.30–32'),
    recent: by('G. Dagron', 'Naissance d’une capitale', '1974'),
  },
  'One faith for the empire': {
    how: 'The law itself is kept, word for word. How fast people obeyed is argued.',
    old: by('Theodosian Code', 'law of 27 February 380', '16.1.2'),
    recent: by('A. Cameron', 'The Last Pagans of Rome', '2011'),
  },
  'Alaric enters the city': {
    how: 'People of that time wrote letters and books about it. Few of them were in Rome.',
    old: by('Orosius', 'Histories against the Pagans', '7.39'),
    recent: by('M. Kulikowski', 'Rome’s Gothic Wars', '2007'),
  },
  'The Vandals': {
    how: 'Prosper lived in Rome then. He alone tells how Leo met the king.',
    old: by('Prosper', 'Chronicle', 'year 455'),
    recent: by('P. Heather', 'The Fall of the Roman Empire', '2005'),
  },
  'A boy emperor is pensioned off': {
    how: 'Short notes of the time tell it. That it was the end of Rome was only said later.',
    old: by('Anonymus Valesianus', 'second part', '37–38'),
    recent: by('P. Heather', 'The Fall of the Roman Empire', '2005'),
  },
};
