import type { Words } from '../../../words/say.ts';

/** The blessings and curses: what they are called, what they do, and a note on the god or the event (VM-28). */
export const CARD_WORDS: Words = {
  'card.ianus.name': 'Janus',
  'card.ianus.effect': 'Whoever turned it up looks at their own deck again and lays it down anew.',
  'card.ianus.note':
    'The god of doorways and beginnings has two faces, one for what was and one for what comes. The doors of his shrine stood open in war and were shut in peace, which was seldom.',

  'card.minerva.name': 'Minerva',
  'card.minerva.effect': 'Everybody looks at their own deck again and lays it down anew.',
  'card.minerva.note':
    'Goddess of craft and clear thought. With Jupiter and Juno she shared the great temple on the Capitol, and teachers, doctors and weavers kept her feast in March.',

  'card.mercurius.name': 'Mercury',
  'card.mercurius.effect':
    'Choose another player who has cards: you give each other the top card of your decks, unseen, and both look and arrange again. Without a card of your own nothing happens.',
  'card.mercurius.note':
    'Patron of merchants, messengers and all who cross borders. On the Ides of May the traders of Rome sprinkled themselves and their goods with water from his spring.',

  'card.apollo.name': 'Apollo',
  'card.apollo.effect': 'The lowest Rome card in your deck is turned face up where it lies. It is still to be played.',
  'card.apollo.note':
    'The Greek god of light, healing and prophecy came to Rome in a time of plague. Augustus built him a temple of white marble on the Palatine, beside his own house.',

  'card.diana.name': 'Diana',
  'card.diana.effect':
    'The lowest Rome card of every deck is turned face up where it lies. These cards are still to be played.',
  'card.diana.note':
    'Huntress and lady of the moon. Her temple on the Aventine was said to go back to King Servius Tullius, who meant it as a common shrine of all the Latin towns.',

  'card.fortuna.name': 'Fortune',
  'card.fortuna.effect':
    'The top three cards of the common deck are shown, and it is shuffled. Each Rome card among them that is higher than the last card laid brings one point at the end of the turn.',
  'card.fortuna.note':
    'She steers with a rudder and gives from a horn of plenty, and nobody can tell which comes next. Rome knew her under dozens of surnames, from First-born to Of This Day.',

  'card.ceres.name': 'Ceres',
  'card.ceres.effect':
    'Draw two cards into your deck, as far as there are any, then look and arrange again. A curse among them is played at once.',
  'card.ceres.note':
    'Goddess of grain. Her temple at the foot of the Aventine belonged to the common people, who kept their records there and held games for her every April.',

  'card.iuppiter.name': 'Jupiter',
  'card.iuppiter.effect': 'The next Rome card that anybody turns up fits, whatever its number.',
  'card.iuppiter.note':
    'Best and Greatest, as his temple on the Capitol called him. A general in triumph rode up to it in a purple cloak and laid his laurels in the lap of the god.',

  'card.vesta.name': 'Vesta',
  'card.vesta.effect': 'Choose a curse in the return deck: it goes to the discard pile and never comes back.',
  'card.vesta.note':
    'The hearth of the whole city burned in her round temple in the Forum. Six priestesses guarded the flame for more than a thousand years, until the old worship was forbidden.',

  'card.vulcanus.name': 'Vulcan',
  'card.vulcanus.effect': 'Choose a Rome card in the return deck: it goes to the discard pile and costs nothing.',
  'card.vulcanus.note':
    'God of the fire that devours. In the dry heat of late August families threw live fish into the flames for him, so that he would spare their barns and houses.',

  'card.saturnus.name': 'Saturn',
  'card.saturnus.effect': 'The malus of this turn counts half, rounded down.',
  'card.saturnus.note':
    'King of a golden age without masters. At his feast in December gifts were given, dice were allowed, and for a few days owners waited on their slaves at table.',

  'card.mars.name': 'Mars',
  'card.mars.effect': 'The next Rome card that does not fit goes to the discard pile instead of the return deck.',
  'card.mars.note':
    'Father of Romulus and Remus, and guardian of field and army alike. The month in which campaigns began bears his name, and so did the meadow where the legions drilled.',

  'card.venus.name': 'Venus',
  'card.venus.effect': 'Name a number from 1 to 90. All are told which players hold a Rome card below it.',
  'card.venus.note':
    'Through her son Aeneas she was the mother of all Romans, and of the house of Caesar above all. Hadrian built her and the goddess Roma a temple of two halves, back to back.',

  'card.neptunus.name': 'Neptune',
  'card.neptunus.effect':
    'The last card laid goes back into the deck of the player who turned it up. That player looks and arranges again, and the card before it is the last once more.',
  'card.neptunus.note':
    'Before he ruled the sea he was lord of springs and streams. His feast fell in the driest days of July, when people sat in huts of leafy branches and drank spring water and wine.',

  'card.barbari.name': 'Barbarians at the gates',
  'card.barbari.effect':
    'Every player, beginning with the bearer and going clockwise, gets the top card of the common deck onto their own, and nobody looks. A curse among these cards is played at once.',
  'card.barbari.note':
    'Gauls burned the city early in its history, and for eight centuries no foreign enemy entered it again. In 410 Alaric’s Goths came in by night through the Salarian Gate.',

  'card.damnatio.name': 'Damnatio memoriae',
  'card.damnatio.effect':
    'The bearer’s whole deck is shuffled, unseen, and whatever is turned up is played. Arranging the deck again puts it back in order.',
  'card.damnatio.note':
    'Emperors who fell from favour were chiselled out of inscriptions and painted out of portraits. On the arch of Septimius Severus one can still see where his son Geta was named.',

  'card.silentium.name': 'The gods are silent',
  'card.silentium.effect':
    'Until the end of the turn blessings do nothing when they are turned up; they go to the discard pile all the same.',
  'card.silentium.note':
    'Rome asked for a sign before every battle. In 249 BC the sacred chickens would not eat; a consul had them thrown into the sea, since they might be thirsty, and lost his fleet.',
};
