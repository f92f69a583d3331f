import type { Stories } from './moment.ts';

export const EARLY_MIDDLE_AGES: Stories = {
  'The aqueducts are cut':
    'Belisarius had taken Rome for the emperor in the east, with only some five thousand men. Now the Goths lay before the walls for a year. They broke the aqueducts, and the fountains and baths fell silent. A few were mended, but not for long. The mills had stopped too. So Belisarius put mills on boats in the Tiber, and the city had bread. From Hadrian’s tomb his men threw down statues. Rome changed hands again and again. For some weeks, it is said, it stood empty.',
  'Gregory the Great':
    'There was flood, hunger and plague, and the Lombards were near. Gregory had once been head of the city, and then a monk. Now he was chosen pope. He fed the poor from the lands of the Church. He bought captives free, made peace when nobody else did, and sent monks to the English. He called himself servant of the servants of God. A later tale tells of a march against the plague. An angel was seen above Hadrian’s tomb, putting back his sword. It is called Castel Sant’Angelo now.',
  'The Pantheon becomes a church':
    'The emperor Phocas ruled far away, in the east. He made a present of the Pantheon to Pope Boniface. The pope gave it to Mary and all the martyrs. Other temples fell down, or were burned to make lime. This one was used, and so it kept its dome. A later emperor took the tiles of gilded bronze. The painter Raphael lies here, and two kings of Italy. The last column set up in the Forum was for the same Phocas.',
  'A state for the popes':
    'The Lombards pressed hard, and no help came from the east. So Pope Stephen crossed the Alps in winter to ask the Franks. Their king Pippin came twice with an army. The keys of the towns that he took were laid on Peter’s tomb. So a state began that would last, with gaps, for eleven hundred years. Somebody soon made a false charter to defend it. It said that Constantine had given Rome away. A scholar proved in 1440 that it was forged.',
  'Charlemagne is crowned':
    'It was Christmas, and the king of the Franks prayed in St Peter’s. As he stood up, Pope Leo put a crown on his head. The crowd hailed him as emperor of the Romans. His friend Einhard writes that Charles would not have gone in, had he known. The west had an emperor again after more than three hundred years. It also had a riddle for a long time to come. Which of the two had made the other great?',
  'The Leonine wall':
    'St Peter’s lay outside the old walls. Raiders from north Africa came up the Tiber in the summer of 846 and took all its silver. So Pope Leo built a wall with forty-four towers. It went around the church and the homes of pilgrims and foreigners. Men from the towns and farms of the Church did the work. A high passage was later made along it. More than one pope ran that way to save his life.',
  'Marozia and her son':
    'Marozia and her family held the city. No woman had ever had such power in Rome. Popes rose and fell by her word, and one was her son. Then she married a king, Hugh of Provence. At table, the story goes, her other son Alberic spilled the water as he poured it, and the king struck him. Alberic ran out and called the Romans to arms. Hugh fled over the wall on a rope. Alberic locked his mother up and ruled Rome well for twenty years. The worst that we hear of her was written by a foe.',
  'Normans burn the city':
    'Pope Gregory had told kings that they must not choose bishops. King Henry had to wait for his pardon in the snow at Canossa. Seven years later he took Rome, and Gregory sat trapped in Castel Sant’Angelo. The pope called the Normans from the south. They freed him. Then they robbed the city, and fire ran from the Lateran to the Colosseum. How far it went is not clear. The Romans were so angry that the pope had to leave with them. He died in Salerno.',
};
