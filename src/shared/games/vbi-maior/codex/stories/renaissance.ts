import type { Stories } from '../moment.ts';

export const RENAISSANCE: Stories = {
  'Martin finds a ruin':
    'A council at Constance had ended the schism by electing a Roman, Oddone Colonna. When Martin the Fifth at last rode into his native city, a chronicler wrote, he found it so dilapidated that it hardly had the look of a town: cattle in the Forum, wolves near St Peter’s, perhaps twenty-five thousand inhabitants. He had streets cleared and roofs mended and called painters from Florence. With him the popes settled down to rebuild, and never left for long again.',
  'Bronzes for the people':
    'Sixtus the Fourth gave the city back a treasure that had stood for centuries outside the Lateran: the she-wolf, the boy drawing a thorn from his foot, a giant head and hand. They were set up on the Capitol as a present to the Roman people, and the inscription says that they had once sprung from it. The Capitoline Museums, often called the oldest public museum in the world, count their years from this gift.',
  'A new St Peter’s':
    'Constantine’s basilica leaned and cracked. Julius the Second, who led armies in person, decided to replace the most venerable church of the west by the greatest, and climbed down into a deep pit to lay the first stone. Bramante planned a dome like that of the Pantheon set upon the vaults of the Forum’s great hall. Indulgences were sold to pay for it, and a monk in Wittenberg objected. The work took twenty popes.',
  'Michelangelo’s ceiling':
    'The sculptor protested that painting was not his trade. For four years he nevertheless stood on a scaffold of his own design, head bent back, colour dripping into his face, as he complained in a sonnet, and covered the vault of the Sistine Chapel with the story of the Creation: prophets, sibyls, and a hand that almost touches another. A few rooms away Raphael had just painted The School of Athens. When the scaffold came down, the city came running.',
  'The sack of Rome':
    'Charles the Fifth’s unpaid army, Spaniards, Italians and Lutheran lansquenets, stormed the walls in morning fog and lost its commander in the first assault. Nearly all of the Swiss Guard died covering the escape of Clement the Seventh along the raised passage to Castel Sant’Angelo. Months of murder, ransom and plague followed; Luther’s name was scratched into a fresco by Raphael. More than half of the inhabitants were dead or gone. A carefree age of art had ended.',
  'The ghetto gates close':
    'Jews had lived by the Tiber since before Caesar, the oldest such community in western Europe. With a bull Paul the Fourth ordered them into a few flooded streets, locked at night, forbade them to own property or practise most trades, and made them wear a yellow hat. Confined there for three centuries, they kept up schools, synagogues and a cuisine that the whole city now claims. The walls came down in the nineteenth century, the last restrictions with the papal state.',
  'Ten days vanish':
    'Caesar’s calendar ran eleven minutes a year too long, and by now spring came ten days early. A commission under Gregory the Thirteenth, with the physician Lilio and the Jesuit Clavius, proposed to drop three leap days in four hundred years. To catch up, Thursday the fourth of October was followed by Friday the fifteenth. Catholic countries obeyed at once, Protestant ones after generations of wrangling. Today nearly the whole world sets its dates by a Roman decree.',
  'The obelisk travels':
    'An Egyptian obelisk had stood beside St Peter’s since Caligula’s time. Sixtus the Fifth wanted it in the middle of the square. Domenico Fontana lowered, rolled and raised its three hundred and thirty tons with nine hundred men, some seventy-five horses and forty windlasses. Silence was ordered on pain of death, and a sailor who cried for water on the smoking ropes is said to have been rewarded. The same pope’s straight avenues still guide pilgrims from church to church.',
};
