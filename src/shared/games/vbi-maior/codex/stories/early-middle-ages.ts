import type { Stories } from './moment.ts';

export const EARLY_MIDDLE_AGES: Stories = {
  'The aqueducts are cut':
    'Justinian’s general Belisarius had taken the city with some five thousand men; the Goths now besieged it for a year. They broke the aqueducts, and the fountains and baths fell silent; some were mended, few for long. Belisarius kept the bakeries going with mills on boats moored in the Tiber. From the mausoleum of Hadrian the defenders hurled down statues. In the following years Rome changed hands again and again, and for some weeks is said to have been empty.',
  'Gregory the Great':
    'Flood, famine and plague had struck, and the Lombards threatened, when a former city prefect who had become a monk was chosen pope. Gregory fed the poor from the estates of the Church, ransomed prisoners, made truces on his own account and sent missionaries to the English. He called himself servant of the servants of God. During a procession against the plague, a later legend says, an archangel was seen sheathing his sword over Hadrian’s tomb, since known as Castel Sant’Angelo.',
  'The Pantheon becomes a church':
    'The emperor Phocas, honoured in those very years by the last column set up in the Forum, made a present of the Pantheon to Pope Boniface the Fourth, who dedicated it to Mary and all the martyrs. Other temples fell into ruin or were burned for lime. This one kept its dome, although a later emperor took the gilded bronze tiles away. Here the painter Raphael is buried, and two kings of united Italy.',
  'A state for the popes':
    'Pressed by the Lombards and left alone by Constantinople, Pope Stephen crossed the Alps in winter to ask the Franks for help. Their king Pippin came twice with an army, and the keys of the captured towns, from Ravenna and down the coast, were laid on the tomb of Peter. So began a state that would last, with breaks, for eleven centuries. A forged charter in the name of Constantine was before long at hand to justify it; a scholar proved the forgery in 1440.',
  'Charlemagne is crowned':
    'At the Christmas mass in St Peter’s, as the king of the Franks rose from prayer, Pope Leo the Third set a crown on his head, and the crowd hailed him emperor of the Romans. His biographer claims that Charles would not have entered had he known. The west had an emperor again after more than three centuries, and a puzzle that was to occupy it for much longer: which of the two had given power to the other?',
  'The Leonine wall':
    'St Peter’s lay outside the old walls. In the summer of the year eight hundred and forty-six raiders from the sea, Saracens of north Africa, sailed to the Tiber and stripped the basilica of its silver. Leo the Fourth answered with a wall of forty-four towers around the shrine and its quarter of pilgrims and foreigners, built by work gangs from the towns and estates of the Church. A raised passage made along it in later centuries saved popes on the run.',
  'Otto comes for the crown':
    'For decades the city had been in the hands of one noble family: Theophylact, his daughter Marozia, who made and unmade popes, and her son Alberic. Their worst scandals we know from an enemy. Alberic’s own son became pope as John the Twelfth at about eighteen, and called on Otto, king of the Germans, for protection. Otto was crowned emperor in February and had the pope deposed within two years. The bond of Germany and Rome, splendid and unlucky, lasted until Napoleon.',
  'Normans burn the city':
    'Pope Gregory the Seventh had forbidden kings to appoint bishops, and had let Henry the Fourth wait for pardon in the snow at Canossa. Seven years later Henry took Rome, and Gregory sat besieged in Castel Sant’Angelo. He called the Normans of Robert Guiscard to his aid. They freed him, then plundered, and fire ran from the Lateran to the Colosseum; how far it spread is disputed. The Romans’ anger forced the pope to leave with them; he died in Salerno.',
};
