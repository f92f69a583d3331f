import type { Messages } from '../../../../../../words/say.ts';

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

  R11: 'Tribunes are well known from later times. How it began we only hear from those who lived much later.',
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

  R24: 'Sallust says that he took the poor. How new that was scholars do not agree.',
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

  R30: 'That he crossed is sure. What he said by the stream is told by later men.',
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
