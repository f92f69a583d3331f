import { by, type Evidences } from './evidence.ts';

export const REPUBLIC: Evidences = {
  'No more kings': {
    how: 'The lists of consuls begin about this time, and the temple’s base can be dated. The rest was written down five hundred years later.',
    old: by('Livy', 'From the Founding of the City', '1.57–60'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
  'Horatius holds the bridge': {
    how: 'Livy tells of the hero. Polybius lets him drown, and Tacitus knows that the city gave in.',
    old: by('Polybius', 'Histories', '6.55'),
    recent: by('G. Forsythe', 'A Critical History of Early Rome', '2005'),
  },
  'Two horsemen at Lake Regillus': {
    how: 'The gods at the spring are a legend. The temple and the treaty were real, and Cicero had seen the bronze.',
    old: by('Livy', 'From the Founding of the City', '2.19–20'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
  'The people walk out': {
    how: 'Tribunes are well known from later times. How it began we only hear from those who lived much later.',
    old: by('Livy', 'From the Founding of the City', '2.32–33'),
    recent: by('G. Forsythe', 'A Critical History of Early Rome', '2005'),
  },
  'The Twelve Tables': {
    how: 'Many lines of the law are quoted, so it was real. The story of the ten men is much doubted.',
    old: by('Livy', 'From the Founding of the City', '3.31–37'),
    recent: by('M. H. Crawford, editor', 'Roman Statutes', '1996'),
  },
  'Veii falls': {
    how: 'That Veii fell to Rome is sure. The ten years and the tunnel sound too much like Troy.',
    old: by('Livy', 'From the Founding of the City', '5.19–22'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
  'The Gauls and the geese': {
    how: 'Greeks of the next years already knew that Rome had fallen. The geese, the scales and the great fire are doubted.',
    old: by('Livy', 'From the Founding of the City', '5.35–49'),
    recent: by('T. J. Cornell', 'The Beginnings of Rome', '1995'),
  },
  'A plebeian may be consul': {
    how: 'Names in the lists of consuls change from now on. What the laws said is not agreed.',
    old: by('Livy', 'From the Founding of the City', '6.35–42'),
    recent: by('G. Forsythe', 'A Critical History of Early Rome', '2005'),
  },
  'Appius builds a road': {
    how: 'His name stayed on the road, and parts of it can still be walked.',
    old: by('Livy', 'From the Founding of the City', '9.29'),
    recent: by('R. Laurence', 'The Roads of Roman Italy', '1999'),
  },
  'The victories of Pyrrhus': {
    how: 'Greeks of his own time wrote about this war. Their books are lost, but Plutarch had read them.',
    old: by('Plutarch', 'Pyrrhus', '13–25'),
    recent: by('P. R. Franke', 'Pyrrhus', 'Cambridge Ancient History VII.2, 1989'),
  },
  'Rome learns to fight at sea': {
    how: 'Polybius wrote a hundred years later and had older books. Bronze rams come up from the sea to this day.',
    old: by('Polybius', 'Histories', '1.20–23'),
    recent: by('J. F. Lazenby', 'The First Punic War', '1996'),
  },
  'The darkest day: Cannae': {
    how: 'Polybius spoke with people who had lived through the war. He and Livy do not agree on how many died.',
    old: by('Polybius', 'Histories', '3.107–118'),
    recent: by('A. Goldsworthy', 'Cannae', '2001'),
  },
  'The Great Mother arrives': {
    how: 'Ruins of her temple stand on the Palatine. That a woman drew the ship by her belt is a legend.',
    old: by('Livy', 'From the Founding of the City', '29.10–14'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  'Women fill the Forum': {
    how: 'Livy tells it a long time after. The law and its end are not in doubt, but he wrote the speeches himself.',
    old: by('Livy', 'From the Founding of the City', '34.1–8'),
    recent: by('P. Culham', 'The Lex Oppia', 'Latomus 41, 1982'),
  },
  'Carthage and Corinth in ruins': {
    how: 'Polybius was there. His own account is mostly lost, but others copied from it.',
    old: by('Appian', 'Punic Wars', '127–132'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  'Tiberius Gracchus': {
    how: 'Both old accounts were written much later, from books of the time. They take sides.',
    old: by('Plutarch', 'Tiberius Gracchus', '8–20'),
    recent: by('M. H. Crawford', 'The Roman Republic', '2nd edition, 1992'),
  },
  'Marius enlists the poor': {
    how: 'Sallust says that he took the poor. How new that was scholars do not agree.',
    old: by('Sallust', 'The War against Jugurtha', '84–86'),
    recent: by('F. Cadiou', 'L’Armée imaginaire', '2018'),
  },
  'Italy asks for citizenship': {
    how: 'The coins of the rebels can be held in the hand. Appian tells of the war.',
    old: by('Appian', 'Civil Wars', '1.34–53'),
    recent: by('C. J. Dart', 'The Social War', '2014'),
  },
  'Sulla’s lists': {
    how: 'People who lived through it wrote of it. Cicero, then young, defended a man in those days.',
    old: by('Plutarch', 'Sulla', '31–34'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  Spartacus: {
    how: 'No slave’s own word is left. We know it only from the side that won.',
    old: by('Plutarch', 'Crassus', '8–11'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  'Cicero against Catiline': {
    how: 'We have Cicero’s speeches and Sallust’s book. We do not have Catiline’s side.',
    old: by('Cicero', 'Against Catiline', 'first speech'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  'Free grain for citizens': {
    how: 'Cicero knew Clodius and hated him. Later writers give the law, and the number of those on the list.',
    old: by('Cassius Dio', 'Roman History', '38.13'),
    recent: by('G. Rickman', 'The Corn Supply of Ancient Rome', '1980'),
  },
  'The die is cast': {
    how: 'That he crossed is sure. What he said by the stream is told by later men.',
    old: by('Suetonius', 'Caesar', '31–33'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  'The Ides of March': {
    how: 'Letters of the time speak of it. The best accounts are later, and made from lost ones.',
    old: by('Suetonius', 'Caesar', '80–85'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
  Actium: {
    how: 'Much was written, and almost all of it by the side that won.',
    old: by('Plutarch', 'Antony', '56–68'),
    recent: by('M. Beard', 'SPQR', '2015'),
  },
};
