import type { Stories } from '../moment.ts';

export const KINGS: Stories = {
  'A furrow on the Palatine':
    'Roman tradition counts the years from the day Romulus is said to have ploughed a furrow around the Palatine hill, marking where a wall would stand, and to have killed his brother Remus for leaping over it. The story was told long afterwards. Yet excavations have found huts and a wall on the same hill from about that century, a village of herdsmen above a ford of the Tiber. The birthday of the city, 21 April, is still kept.',
  'The Sabine women':
    'The new settlement had men but few families. According to the legend, the Romans invited their Sabine neighbours to a festival and carried off the daughters. When the fathers came back with an army, the women themselves stepped between the lines and made peace, and the two peoples became one state under two kings. Historians read the tale as a memory of how Latin and Sabine villages on the hills grew together into a single town.',
  'Numa gives Rome its gods':
    'After the warrior came the priest. Numa Pompilius, a Sabine, was remembered as the king who taught Rome its ceremonies: the colleges of priests, the Vestals who kept the fire of the hearth, and a calendar of twelve months with days for work and days for the gods. He built the gate of Janus, to be shut in peace and open in war. In his reign, the Romans liked to say, it stayed shut throughout.',
  'The Horatii and the Curiatii':
    'Rome and its mother town, Alba Longa, agreed to let three brothers fight for each side instead of two armies. Two of the Roman Horatii fell at once; the third pretended to flee, and killed his wounded pursuers one after another as they caught up. Alba was later pulled down and its families brought to the Caelian hill. The legend explains how Rome came to lead the Latins, whose common shrine lay on the Alban mount.',
  'A bridge over the Tiber':
    'King Ancus Marcius was credited with the first bridge of the city, the Pons Sublicius, built of timber alone. It was held so sacred that priests had charge of its repair, and the word pontifex, bridge maker, was explained by it. He was also said to have founded Ostia, at the mouth of the river, beside the salt pans. Salt and river traffic, on the road from the sea to the hills, were an early source of wealth.',
  'The Forum is drained':
    'The valley between the hills was a marsh used for burials. Towards the end of the seventh century before our era it was filled with earth, paved, and drained by a channel that later became the great vaulted sewer, the Cloaca Maxima. Tradition gives the work to the Etruscan king Tarquin the Elder. What had been separate villages now had one common square for market, court and assembly: the Roman Forum, the heart of public life for a thousand years.',
  'Servius Tullius counts the people':
    'The sixth king, by one account born to a slave, is said to have held the first census. Citizens were sorted by their property into classes; each class had its weapons in the army and its votes in the assembly, so that those with more to defend also had more to say. He was credited too with a wall around the seven hills. The stone remains that bear his name are younger, but the organisation lasted for centuries.',
};
