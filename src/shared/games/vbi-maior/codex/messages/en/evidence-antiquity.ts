import type { Messages } from '../../../../../i18n/translate.ts';

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

  R36: 'There was surely a fire. Whether Nero had a part in it, and what he did to the Christians, is still argued over.',
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

  R46: 'The battle is certain. Two friends of the emperor tell of his sign in two ways.',
  'R46.author': 'Lactantius',
  'R46.work': 'On the Deaths of the Persecutors',
  'R46.place': '44',

  R47: 'The collar lies in a museum of Rome. Nobody knows where it was found. Its letters and its coin say that it is of the fourth or fifth century.',
  'R47.author': 'Zoninus',
  'R47.work': 'tag on a slave’s collar',
  'R47.place': 'CIL XV 7194',

  R48: 'The law itself is kept, word for word. How fast people obeyed is not agreed.',
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

export const REPUBLIC: Messages = {
  R8: 'The lists of consuls begin about this time, and the temple’s base can be dated. The rest was written down five hundred years later.',
  'R8.author': 'Livy',
  'R8.work': 'From the Founding of the City',
  'R8.place': '1.57–60',

  R9: 'Livy tells of the hero. Polybius lets him drown, and Tacitus knows that the city gave in.',
  'R9.author': 'Polybius',
  'R9.work': 'Histories',
  'R9.place': '6.55',

  R10: 'The gods at the spring are a legend. The temple and the treaty were real, and Cicero had seen the bronze.',
  'R10.author': 'Livy',
  'R10.work': 'From the Founding of the City',
  'R10.place': '2.19–20',

  R11: 'Tribunes are well known from later times. We hear how it began only from those who lived much later.',
  'R11.author': 'Livy',
  'R11.work': 'From the Founding of the City',
  'R11.place': '2.32–33',

  R12: 'Many lines of the law are quoted, so it was real. The story of the ten men is much doubted.',
  'R12.author': 'Livy',
  'R12.work': 'From the Founding of the City',
  'R12.place': '3.31–37',

  R13: 'That Veii fell to Rome is sure. The ten years and the tunnel sound too much like Troy.',
  'R13.author': 'Livy',
  'R13.work': 'From the Founding of the City',
  'R13.place': '5.19–22',

  R14: 'Greeks of the next years already knew that Rome had fallen. The geese, the scales and the great fire are doubted.',
  'R14.author': 'Livy',
  'R14.work': 'From the Founding of the City',
  'R14.place': '5.35–49',

  R15: 'Names in the lists of consuls change from now on. What the laws said is not agreed.',
  'R15.author': 'Livy',
  'R15.work': 'From the Founding of the City',
  'R15.place': '6.35–42',

  R16: 'His name stayed on the road, and parts of it can still be walked.',
  'R16.author': 'Livy',
  'R16.work': 'From the Founding of the City',
  'R16.place': '9.29',

  R17: 'Greeks of his own time wrote about this war. Their books are lost, but Plutarch had read them.',
  'R17.author': 'Plutarch',
  'R17.work': 'Pyrrhus',
  'R17.place': '13–25',

  R18: 'Polybius wrote a hundred years later and had older books. Bronze rams come up from the sea to this day.',
  'R18.author': 'Polybius',
  'R18.work': 'Histories',
  'R18.place': '1.20–23',

  R19: 'Polybius spoke with people who had lived through the war. He and Livy do not agree on how many died.',
  'R19.author': 'Polybius',
  'R19.work': 'Histories',
  'R19.place': '3.107–118',

  R20: 'Ruins of her temple stand on the Palatine. That a woman drew the ship by her belt is a legend.',
  'R20.author': 'Livy',
  'R20.work': 'From the Founding of the City',
  'R20.place': '29.10–14',

  R21: 'Livy tells it a long time after. The law and its end are not in doubt, but he wrote the speeches himself.',
  'R21.author': 'Livy',
  'R21.work': 'From the Founding of the City',
  'R21.place': '34.1–8',

  R22: 'Polybius was there. His own account is mostly lost, but others copied from it.',
  'R22.author': 'Appian',
  'R22.work': 'Punic Wars',
  'R22.place': '127–132',

  R23: 'Both old accounts were written much later, from books of the time. They take sides.',
  'R23.author': 'Plutarch',
  'R23.work': 'Tiberius Gracchus',
  'R23.place': '8–20',

  R24: 'Sallust says that he took the poor. Scholars do not agree how new that was.',
  'R24.author': 'Sallust',
  'R24.work': 'The War against Jugurtha',
  'R24.place': '84–86',

  R25: 'The coins of the rebels can be held in the hand. Appian tells of the war.',
  'R25.author': 'Appian',
  'R25.work': 'Civil Wars',
  'R25.place': '1.34–53',

  R26: 'People who lived through it wrote of it. Cicero, then young, defended a man in those days.',
  'R26.author': 'Plutarch',
  'R26.work': 'Sulla',
  'R26.place': '31–34',

  R27: 'No slave’s own word is left. We know it only from the side that won.',
  'R27.author': 'Plutarch',
  'R27.work': 'Crassus',
  'R27.place': '8–11',

  R28: 'We have Cicero’s speeches and Sallust’s book. We do not have Catiline’s side.',
  'R28.author': 'Cicero',
  'R28.work': 'Against Catiline',
  'R28.place': 'first speech',

  R29: 'Cicero knew Clodius and hated him. Later writers give the law, and the number of those on the list.',
  'R29.author': 'Cassius Dio',
  'R29.work': 'Roman History',
  'R29.place': '38.13',

  R30: 'We know that he crossed. What he said by the stream was told by later men.',
  'R30.author': 'Suetonius',
  'R30.work': 'Caesar',
  'R30.place': '31–33',

  R31: 'Letters of the time speak of it. The best accounts are later, and made from lost ones.',
  'R31.author': 'Suetonius',
  'R31.work': 'Caesar',
  'R31.place': '80–85',

  R32: 'Much was written, and almost all of it by the side that won.',
  'R32.author': 'Plutarch',
  'R32.work': 'Antony',
  'R32.place': '56–68',
};

export const KINGS: Messages = {
  R1: 'Livy wrote it down more than seven hundred years later. The huts were dug up, but no spade can find Romulus.',
  'R1.author': 'Livy',
  'R1.work': 'From the Founding of the City',
  'R1.place': '1.4–7',

  R2: 'All our writers lived seven hundred years later and more. Nothing from that time speaks of it.',
  'R2.author': 'Livy',
  'R2.work': 'From the Founding of the City',
  'R2.place': '1.9–13',

  R3: 'The customs are real and old. That one king made them all is a tale of later times.',
  'R3.author': 'Plutarch',
  'R3.work': 'Numa',
  'R3.place': '8–20',

  R4: 'Livy himself did not know which three were the Romans. No trace of the fight has been found.',
  'R4.author': 'Livy',
  'R4.work': 'From the Founding of the City',
  'R4.place': '1.24–29',

  R5: 'The wooden bridge stood for a long time, but nobody knows who built the first one. What was dug up at Ostia is younger.',
  'R5.author': 'Livy',
  'R5.work': 'From the Founding of the City',
  'R5.place': '1.33',

  R6: 'The earth itself tells it: drills brought up the fill, layer by layer. Only the king’s name is tradition.',
  'R6.author': 'Livy',
  'R6.work': 'From the Founding of the City',
  'R6.place': '1.38',

  R7: 'Romans of later times knew such a census from their own days. They gave it to an early king.',
  'R7.author': 'Livy',
  'R7.work': 'From the Founding of the City',
  'R7.place': '1.42–44',
};
