/** How moments hang together: threads through many of them, by what they are about, and pairs that belong side by side. */
import type { Moment } from './stories/moment.ts';

const THREADS = {
  walls: ['A furrow on the Palatine', 'Servius Tullius counts the people', 'The Gauls and the geese', 'The city needs a wall', 'Alaric enters the city', 'The aqueducts are cut', 'The Leonine wall', 'Towers over the city', 'The sack of Rome', 'The ghetto gates close', 'The breach at Porta Pia'],
  water: ['A bridge over the Tiber', 'The Forum is drained', 'Two horsemen at Lake Regillus', 'Appius builds a road', 'The baths of Caracalla', 'The aqueducts are cut', 'Four rivers in a square', 'The Trevi fountain'],
  bread: ['The Twelve Tables', 'Tiberius Gracchus', 'Free grain for citizens', 'A new Rome in the east', 'The aqueducts are cut', 'Gregory the Great', 'Four rivers in a square'],
  women: ['The Sabine women', 'No more kings', 'The Great Mother arrives', 'Women fill the Forum', 'Actium', 'One faith for the empire', 'Marozia and her son', 'Stairs of thanks', 'The pope comes home', 'Mazzini’s republic', 'The vote that made a republic'],
  slaves: ['Servius Tullius counts the people', 'The darkest day: Cannae', 'Spartacus', 'Four hundred slaves', 'The catacombs', 'The baths of Caracalla'],
  people: ['The people walk out', 'The Twelve Tables', 'A plebeian may be consul', 'Marius enlists the poor', 'Free grain for citizens', 'Four hundred slaves', 'The catacombs', 'A senate on the Capitol', 'Towers over the city', 'Stairs of thanks', 'A press comes to Rome', 'The ghetto gates close', 'Occupied and set free', 'The vote that made a republic'],
  popes: ['The catacombs', 'Gregory the Great', 'The Pantheon becomes a church', 'A state for the popes', 'Charlemagne is crowned', 'The Leonine wall', 'Normans burn the city', 'The first Jubilee', 'The pope comes home', 'Bronzes for the people', 'A new St Peter’s', 'Ten days vanish', 'Galileo on his knees', 'The breach at Porta Pia', 'The smallest state', 'A year of lead and three popes', 'Another holy door'],
  republics: ['No more kings', 'The Ides of March', 'Octavian becomes Augustus', 'A senate on the Capitol', 'Cola, tribune of the people', 'A tree of liberty on the Capitol', 'Mazzini’s republic', 'The vote that made a republic'],
  belief: ['Numa gives Rome its gods', 'The Great Mother arrives', 'At the Milvian bridge', 'One faith for the empire', 'The Pantheon becomes a church', 'The first Jubilee', 'The ghetto gates close', 'Fire on Campo de’ Fiori', 'Galileo on his knees'],
  stone: ['The Forum is drained', 'An altar for peace', 'The Colosseum opens', 'Trajan’s column', 'The dome of the Pantheon', 'The baths of Caracalla', 'Bronzes for the people', 'A new St Peter’s', 'Michelangelo’s ceiling', 'The obelisk travels', 'The arms of the colonnade', 'The Trevi fountain'],
} as const satisfies Readonly<Record<string, readonly Moment['title'][]>>;

/** What a thread is about; its name is said by `codex.thread.<thread>`. */
export type Thread = keyof typeof THREADS;

export const ALL_THREADS = Object.keys(THREADS) as readonly Thread[];

const PAIRS: readonly (readonly [string, string])[] = [
  ['A furrow on the Palatine', 'A thousand years of Rome'],
  ['The Sabine women', 'No more kings'],
  ['The Horatii and the Curiatii', 'Europe signs on the Capitol'],
  ['A bridge over the Tiber', 'Horatius holds the bridge'],
  ['The Forum is drained', 'A tree of liberty on the Capitol'],
  ['Servius Tullius counts the people', 'A plebeian may be consul'],
  ['No more kings', 'The Ides of March'],
  ['The people walk out', 'Tiberius Gracchus'],
  ['The Twelve Tables', 'The vote that made a republic'],
  ['The Gauls and the geese', 'Alaric enters the city'],
  ['Appius builds a road', 'The catacombs'],
  ['Appius builds a road', 'Spartacus'],
  ['The victories of Pyrrhus', 'Rome learns to fight at sea'],
  ['The darkest day: Cannae', 'Women fill the Forum'],
  ['The darkest day: Cannae', 'The Great Mother arrives'],
  ['Women fill the Forum', 'The vote that made a republic'],
  ['Carthage and Corinth in ruins', 'The Vandals'],
  ['Tiberius Gracchus', 'Free grain for citizens'],
  ['Marius enlists the poor', 'Sulla’s lists'],
  ['Italy asks for citizenship', 'Everyone a Roman'],
  ['Sulla’s lists', 'The die is cast'],
  ['Spartacus', 'Four hundred slaves'],
  ['Cicero against Catiline', 'Free grain for citizens'],
  ['The Ides of March', 'Octavian becomes Augustus'],
  ['Actium', 'Octavian becomes Augustus'],
  ['Octavian becomes Augustus', 'An altar for peace'],
  ['The great fire', 'The Colosseum opens'],
  ['The dome of the Pantheon', 'The Pantheon becomes a church'],
  ['The dome of the Pantheon', 'A new St Peter’s'],
  ['Trajan’s column', 'The city needs a wall'],
  ['The baths of Caracalla', 'Games under old vaults'],
  ['Diocletian’s four rulers', 'A new Rome in the east'],
  ['At the Milvian bridge', 'A state for the popes'],
  ['One faith for the empire', 'Fire on Campo de’ Fiori'],
  ['A boy emperor is pensioned off', 'Charlemagne is crowned'],
  ['The city needs a wall', 'The breach at Porta Pia'],
  ['The aqueducts are cut', 'The Trevi fountain'],
  ['Gregory the Great', 'The sack of Rome'],
  ['The Leonine wall', 'The sack of Rome'],
  ['A state for the popes', 'The breach at Porta Pia'],
  ['Marozia and her son', 'Charlemagne is crowned'],
  ['Normans burn the city', 'The sack of Rome'],
  ['A senate on the Capitol', 'Towers over the city'],
  ['Veii falls', 'Italy asks for citizenship'],
  ['The first Jubilee', 'Another holy door'],
  ['Laurels for a poet', 'Cola, tribune of the people'],
  ['Cola, tribune of the people', 'Stairs of thanks'],
  ['The pope comes home', 'A year of lead and three popes'],
  ['A press comes to Rome', 'Galileo on his knees'],
  ['Bronzes for the people', 'A senate on the Capitol'],
  ['Michelangelo’s ceiling', 'A new St Peter’s'],
  ['The ghetto gates close', 'Occupied and set free'],
  ['Ten days vanish', 'The Ides of March'],
  ['Ten days vanish', 'Numa gives Rome its gods'],
  ['The obelisk travels', 'The arms of the colonnade'],
  ['Fire on Campo de’ Fiori', 'Galileo on his knees'],
  ['Four rivers in a square', 'The Trevi fountain'],
  ['A tree of liberty on the Capitol', 'Mazzini’s republic'],
  ['Mazzini’s republic', 'The vote that made a republic'],
  ['The breach at Porta Pia', 'The smallest state'],
  ['The march on Rome', 'Occupied and set free'],
  ['Europe signs on the Capitol', 'Occupied and set free'],
  ['Two horsemen at Lake Regillus', 'The Horatii and the Curiatii'],
];

/** The threads that a moment is on. */
export function threadsOf({ title }: Pick<Moment, 'title'>): Thread[] {
  return ALL_THREADS.filter((thread) => (THREADS[thread] as readonly string[]).includes(title));
}

/** The titles of the moments that belong beside this one; each of them names it, too. */
export function besideOf({ title }: Pick<Moment, 'title'>): string[] {
  return PAIRS.flatMap((pair) => (pair.includes(title) ? pair.filter((one) => one !== title) : []));
}
