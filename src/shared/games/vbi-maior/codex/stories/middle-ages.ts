import type { Stories } from '../moment.ts';

export const MIDDLE_AGES: Stories = {
  'A senate on the Capitol':
    'Free communes were rising all over Italy. When their pope made a lenient peace with hated Tivoli, the Romans climbed the Capitol, where goats grazed among the ruins, and proclaimed that the Senate was restored. They struck coins with the old letters SPQR and dated their documents by a new era. The preacher Arnold of Brescia thundered against rich prelates until an emperor had him hanged. Popes and commune learned to share the city, with quarrels.',
  'The Fourth Lateran Council':
    'Innocent the Third, the most powerful of medieval popes, summoned Christendom to his cathedral. More than four hundred bishops and twice as many abbots came, so crowded that one is said to have been crushed in the doorway. They fixed the doctrine of the Eucharist, required confession once a year, forbade priests to take part in ordeals, and ordered Jews and Muslims to wear distinguishing dress. Francis of Assisi had gained the same pope’s approval for his brothers.',
  'The first Jubilee':
    'At the turn of the century crowds came of their own accord to St Peter’s, believing that great forgiveness was to be had. Boniface the Eighth made a rule of it: a Holy Year, at first every hundred years, soon more often. Dante saw the pilgrims keep to opposite sides of the bridge as they went and returned, and set his journey through the other world in that spring. Two clerks, it was reported, raked in the coins day and night.',
  'The popes leave for Avignon':
    'After Boniface had been seized and humiliated at Anagni by men of the king of France, the cardinals elected a Frenchman, who never crossed the Alps. From this year the court lived at Avignon on the Rhône, where it built a fortress palace. Seven popes, all French, ruled there for close to seventy years. Rome, without pilgrims’ money and without judges, shrank among its ruins; Colonna and Orsini barricaded themselves in theatres and tombs.',
  'Laurels for a poet':
    'Francesco Petrarca had received two invitations on one day, from Paris and from Rome, and chose Rome. On Easter Sunday a senator placed a crown of laurel on his head in the hall upon the Capitol, as ancient poets were believed to have been honoured. In his speech he called for a rebirth of the old studies. He had walked through the ruins with a friend and complained that nowhere was Rome known less than in Rome.',
  'Cola, tribune of the people':
    'An innkeeper’s son who could read ancient inscriptions, Cola di Rienzo, gathered the Romans on the Capitol at Whitsun and declared the good estate. Barons were made to swear obedience, roads became safe, and for some months ambassadors from all Italy listened to his plans for a united country. Then grandeur went to his head, and he had to flee. He returned years later as a papal senator, taxed hard, and was killed by a mob at the foot of the steps.',
  'The pope comes home':
    'Catherine, a dyer’s daughter from Siena, had written to Gregory the Eleventh with astonishing frankness, telling him to be a man and return. Birgitta of Sweden had urged the same. He sailed up the Tiber in winter and was received with torches. He died little more than a year later, and the election that followed under the shouts of a crowd produced two rival popes, one in Rome and one in Avignon: a schism that divided Europe for nearly forty years.',
};
