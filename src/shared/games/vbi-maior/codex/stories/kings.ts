import type { Stories } from './moment.ts';

export const KINGS: Stories = {
  'A furrow on the Palatine':
    'The Romans told it like this. Romulus ploughed a furrow around the Palatine hill. It marked where a wall would stand. His brother Remus jumped over it to mock him, and Romulus killed him. The story was told long after. Scholars settled on the year only in Caesar’s time. But diggers have found huts on that hill, and parts of an old wall. Herders lived there, above a place to cross the Tiber. Rome still keeps its birthday on 21 April.',
  'The Sabine women':
    'In the legend the new town had men but few wives. So the Romans asked their Sabine neighbours to a feast, and carried off the daughters. Their fathers came back with an army. Then the women stepped between the lines and made peace. The two peoples became one, under two kings. Some think the tale recalls how villages on the hills grew into one town. Others think it was made up to explain old wedding customs.',
  'Numa gives Rome its gods':
    'First came the warrior, the Romans said, and then the priest. Numa was a Sabine. He is said to have taught Rome how to serve its gods. There were priests, and women called Vestals who kept the fire of the hearth. There was a year of twelve months, with days for work and days for the gods. He built the gate of Janus, open in war and shut in peace. He kept it shut. Such customs grow slowly. Nobody knows if he ever lived.',
  'The Horatii and the Curiatii':
    'Alba was said to be Rome’s mother town. In the legend the two let three brothers fight on each side, to spare their armies. Two Romans fell at once. The third ran. His wounded foes came after him, far apart, and he killed them one by one. Then Alba was torn down, and its people moved to Rome. Diggers have found old villages in those hills, but no great town. The story told the Romans why they led the Latins.',
  'A bridge over the Tiber':
    'King Ancus was said to have built the city’s first bridge. It was made of wood alone. It was so holy that priests looked after it. The Latin word for such a priest, pontifex, seems to mean bridge maker. People also said that he founded Ostia, where the river meets the sea. But the oldest walls found there are three hundred years younger. Salt came up this valley from the coast. It was one of the first things that made Rome rich.',
  'The Forum is drained':
    'Between the hills lay a wet valley with graves on its edge. Deep digs show what came next. People raised the ground with great loads of earth and paved it. A ditch led the water off. Much later it became a vaulted drain, the Cloaca Maxima. The Romans said that Tarquin the Elder ordered the work. He was a king from Etruria. Now the villages shared one square for market, court and vote. It was the Roman Forum, the heart of the city for a thousand years.',
  'Servius Tullius counts the people':
    'Servius was the sixth king. Some said that his mother was a slave. He is said to have held the first census. Citizens were put in groups by what they owned. Each group had its arms, and its votes. So the rich, who had more to lose, also had more to say. People gave him the old stone wall too, but that is younger. Most of this system may be younger as well. Still, Rome voted in this way for hundreds of years.',
};
