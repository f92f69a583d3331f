import type { Messages } from '../../../../../i18n/translate.ts';

/** A note on the god or the event of each blessing and curse (VM-28). */
export const NOTES: Messages = {
  ianus:
    'The god of doorways and beginnings has two faces, one for what was and one for what comes. The doors of his shrine stood open in war and were shut in peace, which was seldom.',
  minerva:
    'Goddess of craft and clear thought. With Jupiter and Juno she shared the great temple on the Capitol, and teachers, doctors and weavers kept her feast in March.',
  mercurius:
    'Patron of merchants, messengers and all who cross borders. On the Ides of May the traders of Rome sprinkled themselves and their goods with water from his spring.',
  apollo:
    'The Greek god of light, healing and prophecy came to Rome in a time of plague. Augustus built him a temple of white marble on the Palatine, beside his own house.',
  diana:
    'Huntress and lady of the moon. Her temple on the Aventine was said to go back to King Servius Tullius, who meant it as a common shrine of all the Latin towns.',
  fortuna:
    'She steers with a rudder and gives from a horn of plenty, and nobody can tell which comes next. Rome knew her under dozens of surnames, from First-born to Of This Day.',
  ceres:
    'Goddess of grain. Her temple at the foot of the Aventine belonged to the common people, who kept their records there and held games for her every April.',
  iuppiter:
    'Best and Greatest, as his temple on the Capitol called him. A general in triumph rode up to it in a purple cloak and laid his laurels in the lap of the god.',
  vesta:
    'The hearth of the whole city burned in her round temple in the Forum. Six priestesses guarded the flame for more than a thousand years, until the old worship was forbidden.',
  vulcanus:
    'God of the fire that devours. In the dry heat of late August families threw live fish into the flames for him, so that he would spare their barns and houses.',
  saturnus:
    'King of a golden age without masters. At his feast in December gifts were given, dice were allowed, and for a few days owners waited on their slaves at table.',
  mars: 'Father of Romulus and Remus, and guardian of field and army alike. The month in which campaigns began bears his name, and so did the meadow where the legions drilled.',
  venus:
    'Through her son Aeneas she was the mother of all Romans, and of the house of Caesar above all. Hadrian built her and the goddess Roma a temple of two halves, back to back.',
  neptunus:
    'Before he ruled the sea he was lord of springs and streams. His feast fell in the driest days of July, when people sat in huts of leafy branches and drank spring water and wine.',
  barbari:
    'Gauls burned the city early in its history, and for eight centuries no foreign enemy entered it again. In 410 Alaric’s Goths entered by night through the Salarian Gate.',
  damnatio:
    'Emperors who fell from favour were chiselled out of inscriptions and painted out of portraits. On the arch of Septimius Severus you can still see where his son Geta was named.',
  silentium:
    'Rome asked for a sign before every battle. In 249 BC the sacred chickens would not eat; a consul had them thrown into the sea, since they might be thirsty, and lost his fleet.',
};
