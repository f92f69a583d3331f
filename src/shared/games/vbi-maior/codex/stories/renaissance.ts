import type { Stories } from './moment.ts';

export const RENAISSANCE: Stories = {
  'A press comes to Rome':
    'Until now each book was copied by hand. Two German printers came over the hills from a monastery and set up a press in a palace near Piazza Navona. They cut round letters like those that scholars wrote, and we still call such type Roman. In five years they printed some twelve thousand books. But few people could buy them. They begged the pope for help: our house is full of paper, they wrote, and there is nothing in it to eat. Soon there were many presses, and books grew cheap.',
  'Bronzes for the people':
    'A treasure had stood by the Lateran for hundreds of years: the wolf, the boy who draws a thorn from his foot, a giant head and hand. Pope Sixtus gave it back to the people of Rome. The words on the stone say that it had once come from them. It went to the Capitol, and some call that the oldest museum in the world. Is the wolf Etruscan, or was she made in the Middle Ages? Scholars still argue.',
  'A new St Peter’s':
    'The old church leaned and cracked. Pope Julius, who led his own armies, chose to pull it down. He would build the greatest of all. He climbed into a deep pit to lay the first stone. Bramante made the plan. It is said that he meant to set the dome of the Pantheon on the great hall in the Forum. To pay for it the Church sold pardons. A monk in Wittenberg, Martin Luther, spoke out against that. The work took twenty popes.',
  'Michelangelo’s ceiling':
    'He was a sculptor, and said that painting was not his trade. Yet he worked for four years on a scaffold of his own. His head was bent back, and the colour dripped into his face. He said so in a poem. He covered the roof of the Sistine Chapel with the story of the world, from its making to Noah. One hand almost touches another. Close by Raphael had just painted The School of Athens. When the boards came down, people ran to see it.',
  'The sack of Rome':
    'The emperor’s army had no pay. Spaniards, Italians and Germans stormed the walls in a morning fog. Of 189 Swiss guards 147 died. The others brought Pope Clement along the high passage to Castel Sant’Angelo. For months the soldiers killed, robbed and sold people for money, and the plague came too. Someone scratched Luther’s name into a wall that Raphael had painted. In the end half of the people were dead or gone. A bright time of art was over.',
  'The ghetto gates close':
    'Jews had lived by the Tiber since before Caesar’s time. No other group in western Europe may be so old. Now Pope Paul forced them into a few streets that the river often flooded. At night the gates were locked. They could own no house and trade only in old goods. They had to wear a yellow hat. There they lived for three hundred years. They kept their schools, their prayers and their way to cook, which all Rome loves today. The walls fell in 1848.',
  'Ten days vanish':
    'Caesar’s year was eleven minutes too long. By now spring came ten days early. Lilio, a doctor, had left a plan when he died: drop three leap days in four hundred years. The star watcher Clavius and others worked it out, and Pope Gregory made it law. To catch up, ten days were left out. After Thursday the fourth of October came Friday the fifteenth. Some lands obeyed at once, and others argued for a very long time. Today nearly all the world counts its days by that law.',
  'The obelisk travels':
    'An obelisk from Egypt had stood beside St Peter’s for fifteen hundred years. Pope Sixtus wanted it in the middle of the square. The builder Fontana laid it down and rolled it over. On this day he raised it, all three hundred and thirty tons. He used eight hundred men, a hundred and forty horses, and forty great winches. Nobody might speak, on pain of death. The ropes began to smoke. A sailor is said to have cried for water, and so he saved them.',
};
