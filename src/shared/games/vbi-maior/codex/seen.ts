/** What is to be seen on the picture of each moment, in simple words, for who can't see it; by the moment's title. */
import type { Moment } from './stories/moment.ts';

const SEEN: Readonly<Record<string, string>> = {
  'A furrow on the Palatine':
    'A man ploughs a furrow with two oxen; behind him straw huts on a hill, and the rising sun.',
  'The Sabine women': 'A woman with two children stands with open arms between two lines of armed men.',
  'Numa gives Rome its gods':
    'A veiled, bearded priest pours an offering on a burning altar before a closed gate, at night.',
  'The Horatii and the Curiatii':
    'A warrior lifts his sword against three others who come up a path, far apart from each other.',
  'A bridge over the Tiber': 'A priest greets a man with a sack of salt on a wooden bridge on tall piles.',
  'The Forum is drained': 'Water runs out of a great stone arch into the river; above it two men carry earth.',
  'Servius Tullius counts the people':
    'A crowned king on a throne reads from a list; before him soldiers and people wait to be counted.',
  'No more kings': 'Two men in togas with bundles of rods stand before a temple; a broken crown lies between them.',
  'Horatius holds the bridge': 'One man with a shield and a sword faces many spears on a broken bridge over the river.',
  'Two horsemen at Lake Regillus': 'Two young riders let their white horses drink; over each shines a star.',
  'The people walk out': 'Men and women with tools and bundles leave the gate of a city for a hill.',
  'The Twelve Tables': 'Twelve bronze tablets hang on a wall; a man shows a boy what is written there.',
  'Veii falls': 'Soldiers with a torch and swords climb through a tunnel in a cliff, up to a temple.',
  'The Gauls and the geese': 'Two geese cry on a rock under the moon while men climb up in the dark.',
  'A plebeian may be consul': 'Two hands clasp over a magistrate’s folding chair, before a temple.',
  'Appius builds a road': 'A paved road runs straight to the horizon, past pines, a milestone and an aqueduct.',
  'The victories of Pyrrhus': 'A war elephant with a tower and a spearman on its back meets Roman soldiers.',
  'Rome learns to fight at sea': 'Soldiers cross from one warship to another on a bridge with a spike.',
  'The darkest day: Cannae':
    'Seen from above: a ring of spears and shields has closed around a few ranks and their eagle.',
  'The Great Mother arrives':
    'A veiled woman draws a ship ashore by her girdle; a black stone stands on it between two flames.',
  'Women fill the Forum': 'Women with bright shawls fill a street; one speaks to a man in a toga who lifts his hand.',
  'Carthage and Corinth in ruins':
    'Two men look at a burning city, one hides his face; before them lies a broken column.',
  'Tiberius Gracchus':
    'A man speaks from a platform with arm held out; behind him fields, before him a crowd with raised sticks.',
  'Marius enlists the poor': 'A soldier marches with all his kit on a forked pole over his shoulder; others follow.',
  'Italy asks for citizenship': 'A coin: a bull with lowered horns against a wolf, and the word ITALIA.',
  'Sulla’s lists': 'People stand before a white board full of lines, some of them struck through in red.',
  Spartacus: 'A man lifts both arms with broken chains and a sword; behind him others, and Vesuvius.',
  'Cicero against Catiline': 'A man in a toga points at another, who sits alone on his bench.',
  'Free grain for citizens': 'A man holds out a sack while grain pours from a great jar; behind him a ship waits.',
  'The die is cast': 'A rider with a cloak at a small river, by moonlight; over him a great die tumbles.',
  'The Ides of March': 'A man draws his toga over his head before a statue; arms with daggers rise on both sides.',
  Actium: 'A Roman warship with a ram; ahead a queen’s ship with an eye on its sail flees into the sun.',
  'Octavian becomes Augustus':
    'A statue with a laurel crown lifts its arm; behind it a brick wall, and a marble temple.',
  'An altar for peace':
    'A marble enclosure with carved figures and vines; through its door one sees an altar with a flame.',
  'The great fire': 'Flames stand over the houses of a city at night; people flee with children and bundles.',
  'Four hundred slaves': 'Four people in one chain walk behind a soldier; a crowd raises its fists.',
  'The Colosseum opens': 'The round arena with all its arches and an awning on masts; people walk towards it.',
  'Trajan’s column': 'A tall column with a band of pictures wound around it, and a statue on top.',
  'The dome of the Pantheon': 'Inside a dome: a beam of light falls through its round eye on one small figure.',
  'The catacombs': 'A man with a lamp walks down a dark passage with shelves for the dead; a fish is painted there.',
  'Everyone a Roman': 'A torn sheet of writing, and before it a crowd of many different people.',
  'The baths of Caracalla': 'A high vaulted hall with a pool; two people swim, one sits at the edge.',
  'A thousand years of Rome':
    'A hippopotamus, a lion and an elephant before a crowd; above them the number M in a wreath.',
  'The city needs a wall': 'Workers build a brick wall with towers around a pyramid and an aqueduct.',
  'Diocletian’s four rulers': 'Four rulers in red stone stand in two pairs, arm in arm, hands on their swords.',
  'At the Milvian bridge':
    'A cross stands above the sun; soldiers hold shields with the sign of Christ before a bridge.',
  'A new Rome in the east': 'A city with walls on the water, a column with a crowned statue, a ship under a cross.',
  'One faith for the empire':
    'A cross shines in a dark sky; before a round temple the sacred fire is out, and a woman mourns.',
  'Alaric enters the city': 'A rider with a torch comes through an open city gate at night.',
  'The Vandals': 'Two men carry the seven-branched lampstand of Jerusalem down to a ship.',
  'A boy emperor is pensioned off': 'A boy lays a crown down before a soldier; behind him stands a large empty throne.',
  'The aqueducts are cut': 'A broken aqueduct; below it a boat on the river turns a mill wheel.',
  'Gregory the Great': 'An angel on top of a castle puts his sword away; below, a pope leads a procession.',
  'The Pantheon becomes a church':
    'A cross stands over the dome and columns of the Pantheon; a bishop leads people in.',
  'A state for the popes': 'A kneeling king lays keys on an altar under a lamp.',
  'Charlemagne is crowned': 'A pope sets a crown on the head of a kneeling, bearded king, between two candles.',
  'The Leonine wall': 'A new wall with towers around a basilica; two workers carry stone.',
  'Marozia and her son':
    'A lady with a crown looks from the window of a round castle; a young man below lifts a torch.',
  'Normans burn the city': 'Three knights with pointed helmets and long shields; behind them the city burns at night.',
  'A senate on the Capitol': 'A red shield with the letters SPQR before a palace with towers; people gather.',
  'Towers over the city':
    'Men with ropes pull at a tall tower that breaks in the middle; other towers stand behind it.',
  'The first Jubilee': 'Two pilgrims on a bridge, one going, one coming back; a castle at its end.',
  'Stairs of thanks': 'A very long flight of steps leads up to a plain church; women climb it on their knees.',
  'Laurels for a poet': 'The head of a poet in a red hood; a hand sets a laurel wreath on it.',
  'Cola, tribune of the people': 'A man with a red banner on a long flight of steps; a crowd below, a church above.',
  'The pope comes home': 'A pope arrives in a ship with crossed keys on its sail; a veiled woman greets him.',
  'A press comes to Rome': 'A printer pulls the bar of a wooden press; sheets hang above on a line to dry.',
  'Bronzes for the people': 'The bronze she-wolf with the twins on a pedestal, a giant hand, two people who look.',
  'A new St Peter’s': 'A pope climbs down a ladder into a deep pit, to the first stone; the old church stands behind.',
  'Michelangelo’s ceiling': 'Two great hands almost touch; below, a painter on a scaffold reaches up with his brush.',
  'The sack of Rome': 'Guards with pikes bring a pope along a raised passage to a castle; soldiers below.',
  'The ghetto gates close': 'A gate barred and locked at night; in the houses behind, lit windows and a candlestick.',
  'Ten days vanish': 'A calendar that goes from the 4th to the 15th; ten leaves fall from it.',
  'The obelisk travels': 'Men and horses turn a windlass and raise an obelisk with ropes.',
  'Fire on Campo de’ Fiori': 'A hooded man with a book stands over low flames; above him the sky is full of suns.',
  'Galileo on his knees': 'An old bearded man kneels before three judges; above them hangs Jupiter with four moons.',
  'Four rivers in a square': 'A fountain: an obelisk over a rock, two river gods, a lion and a palm.',
  'The arms of the colonnade': 'Seen from above: two curved rows of columns embrace a square with an obelisk.',
  'The Trevi fountain': 'The god of the sea before a palace front, horses and falling water; a coin flies in.',
  'A tree of liberty on the Capitol':
    'Two people in red caps dance around a tree with ribbons, and a great red cap on top.',
  'Mazzini’s republic':
    'Two volunteers in red shirts hold a wall under a flag of three stripes; the dome is behind them.',
  'The breach at Porta Pia': 'Soldiers with plumes on their hats run through a gap in a brick wall.',
  'The vote that made a republic':
    'A woman with a kerchief puts a folded paper into a ballot box, and others wait behind her.',
  'The march on Rome': 'Rows of dark figures without faces march in the rain; a newspaper lies struck through.',
  'The smallest state': 'A postage stamp with a dome inside a wall, two keys and a radio mast.',
  'Occupied and set free':
    'Between dark houses with cut barbed wire people wave to a jeep; the sun rises over the Colosseum.',
  'Europe signs on the Capitol': 'Six people sign one great book, under twelve stars and a rider of bronze.',
  'Games under old vaults': 'A barefoot runner, between torches, before ancient vaults.',
  'A year of lead and three popes':
    'A red car with laurel laid before it, in a dark street; above, three popes on a balcony.',
  'Another holy door': 'A pope in a wheelchair, seen from behind, before a holy door that opens into light.',
};

/** What the picture of a moment shows, in a sentence. Throws if nobody has said it. */
export function seenOn({ title }: Pick<Moment, 'title'>): string {
  const seen = SEEN[title];
  if (seen === undefined) throw new RangeError(`nobody has said what is seen on ${title}`);
  return seen;
}
