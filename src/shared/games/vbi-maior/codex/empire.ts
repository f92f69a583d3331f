import type { Moment } from './moment.ts';

export const EMPIRE: readonly Moment[] = [
  {
    year: -27,
    date: '27 BC',
    title: 'Octavian becomes Augustus',
    text: 'In January Octavian declared that he was giving the state back to the Senate and people. The Senate begged him to stay, entrusted him with the provinces where the legions stood, and gave him a new name with a holy sound, Augustus. He called himself merely the first citizen. Elections and consuls continued, and everyone knew who decided. He boasted at the end that he had found a city of brick and was leaving one of marble.',
  },
  {
    year: -9,
    date: '9 BC',
    title: 'An altar for peace',
    text: 'When Augustus returned from Spain and Gaul the Senate voted an altar of Peace on the Field of Mars, dedicated four years afterwards. Its marble walls show the imperial family in procession, children tugging at cloaks, and below them vines and swans that seem to grow without end. Nearby an Egyptian obelisk served as the pointer of an enormous sundial. The fragments were dug out from beneath a palace in the twentieth century and put together again.',
  },
  {
    year: 64,
    date: 'July AD 64',
    title: 'The great fire',
    text: 'The fire broke out among the shops by the Circus Maximus on a hot, windy night and burned for more than a week; of the fourteen districts only four were untouched. Nero opened his gardens to the homeless, but rumour said that he had sung of Troy while he watched. He blamed the Christians and had many cruelly put to death. On the cleared ground rose his Golden House, with a lake and a colossal statue, and wider streets.',
  },
  {
    year: 69,
    date: 'AD 69',
    title: 'The year of four emperors',
    text: 'With Nero dead, the line of Augustus had ended. Galba came from Spain, Otho from the guard, Vitellius from the Rhine: each ruled for some months, and each died violently. The Capitol burned while Romans fought in the streets. The fourth, Vespasian, was a plain-spoken soldier from the Sabine country whom the eastern legions had raised. The secret was out, wrote Tacitus, that an emperor could be made elsewhere than at Rome.',
  },
  {
    year: 80,
    date: 'AD 80',
    title: 'The Colosseum opens',
    text: 'Vespasian drained the lake of Nero’s palace and gave the place back to the public, with the largest amphitheatre ever built. His son Titus opened it with a hundred days of games. Some fifty thousand spectators found their seats through numbered arches; lifts and trapdoors, added beneath the floor a little later, brought beasts and scenery up. Sailors spread an awning against the sun. What looked like generosity was costly, cruel and very popular.',
  },
  {
    year: 113,
    date: 'AD 113',
    title: 'Trajan’s column',
    text: 'Trajan, born in Spain, had conquered Dacia beyond the Danube and brought its gold home. The architect Apollodorus cut away a hillside for his forum, with libraries, a vast hall and markets. In the courtyard he set a marble column about thirty metres high, with a spiral frieze that tells the campaigns in over two thousand five hundred figures: bridges, camps, speeches, wounds. The emperor’s ashes were placed in its base. Under him the empire was at its widest.',
  },
  {
    year: 126,
    date: 'about AD 126',
    title: 'The dome of the Pantheon',
    text: 'On the porch stands the name of Agrippa, who built the first temple here; the building behind it is the work of Hadrian’s reign. A hemisphere of concrete rests on a drum of the same height, so that a perfect sphere would fit inside. The aggregate grows lighter towards the top, and a round eye nine metres across lets in the sky, and the rain. No larger dome of unreinforced concrete has been made to this day.',
  },
  {
    year: 180,
    date: 'AD 180',
    title: 'The philosopher dies',
    text: 'Marcus Aurelius had wanted to study, and spent his reign at the frontiers fighting Germans and Sarmatians while a plague emptied the provinces. In his tent he wrote notes to himself, in Greek, about duty, patience and how brief everything is. He died near the Danube. His son Commodus preferred the arena and fought there in person. For the historian Cassius Dio, who saw it, an age of gold now turned into one of iron and rust.',
  },
  {
    year: 212,
    date: 'AD 212',
    title: 'Everyone a Roman',
    text: 'By a single edict the emperor Antoninus, nicknamed Caracalla after his hooded cloak, made nearly all free inhabitants of the empire citizens. A critic said that he wanted more people to pay the inheritance tax. Whatever the reason, from Britain to Syria millions now shared one law, and countless families took his name, Aurelius. Being Roman no longer meant coming from somewhere. It meant belonging to something.',
  },
  {
    year: 216,
    date: 'AD 216',
    title: 'The baths of Caracalla',
    text: 'Whoever entered, for a small coin or for nothing, found hot, warm and cold halls under vaults as high as cathedrals, an open-air swimming pool, gymnasia, gardens and libraries. About sixteen hundred people could bathe at once. Beneath ran tunnels in which slaves fed dozens of furnaces, and a branch of an aqueduct brought the water. The baths served until the Goths cut it off. Their plan has inspired railway stations on the other side of the ocean.',
  },
  {
    year: 248,
    date: 'AD 248',
    title: 'A thousand years of Rome',
    text: 'Philip, born in an Arabian province, had the honour of celebrating the millennium of the city. For three days and nights there were sacrifices, theatre and races; elephants, hippopotamuses and lions were shown, and coins announced an eternal Rome. In the following year he fell in battle against the next pretender. In that half century more than twenty recognised emperors followed one another, nearly all of them killed, while the money lost its silver and enemies broke through.',
  },
  {
    year: 271,
    date: 'AD 271',
    title: 'The city needs a wall',
    text: 'For centuries Rome had needed no walls: its frontiers were far away. When Germanic raiders reached the Po valley, Aurelian began a circuit of nineteen kilometres with some three hundred and eighty towers, built in haste by the guilds of the city and swallowing tombs, gardens and even an aqueduct arch. It was finished under Probus. Heightened later, the brick wall defended the popes until cannon breached it in the nineteenth century, and most of it stands.',
  },
  {
    year: 293,
    date: 'AD 293',
    title: 'Diocletian’s four rulers',
    text: 'A soldier from Dalmatia decided that the empire was too large for a single man. He shared it with a colleague and gave each a junior emperor, a Caesar, so that four courts stood near the threatened borders: at Nicomedia, Sirmium, Milan and Trier. The city of Rome remained venerable and was seldom visited. It received the largest of all its baths as a gift. Diocletian retired to grow cabbages, and the others soon fell out.',
  },
  {
    year: 312,
    date: '28 October AD 312',
    title: 'At the Milvian bridge',
    text: 'Constantine marched from Gaul against Maxentius, who held Rome. Before the battle, he later told his biographer, he saw a cross of light above the sun. His men carried a Christian sign on their shields; Maxentius was drowned in the Tiber when a bridge of boats gave way. In the following year the victor and his eastern colleague agreed to let everyone worship freely. The bishop of Rome received the Lateran, and great churches were begun.',
  },
  {
    year: 330,
    date: '11 May AD 330',
    title: 'A new Rome in the east',
    text: 'On the Bosporus, in the old Greek town of Byzantium, Constantine dedicated a capital that bore his own name and was also called New Rome. It was given a senate, a circus, free bread, seven hills by careful counting, and statues from every famous sanctuary. Emperors lived there from now on. The old city kept its titles, its monuments and its senators; the greatest person residing in it would gradually be its bishop.',
  },
  {
    year: 380,
    date: 'AD 380',
    title: 'One faith for the empire',
    text: 'From Thessalonica the emperor Theodosius ordered all peoples under his rule to follow the faith that Peter had handed to the Romans. Within a dozen years sacrifices were forbidden and the temples closed. The altar of Victory was carried out of the Senate house, and the prefect Symmachus pleaded in vain that so great a mystery cannot be reached by only one road. The fire of Vesta, tended for more than a thousand years, went out.',
  },
  {
    year: 410,
    date: 'August AD 410',
    title: 'Alaric enters the city',
    text: 'Alaric led a people of Goths who had served Rome and wanted land and pay. Three times he lay before the walls; the first time he went away with gold, silver and pepper. Then someone opened the Salarian gate at night, and for three days the city was plundered, for the first time in eight hundred years. The great churches were respected as places of refuge. Far away Jerome wept, and Augustine began to write The City of God.',
  },
  {
    year: 455,
    date: 'June AD 455',
    title: 'The Vandals',
    text: 'King Gaiseric ruled Roman Africa and its fleets. After the murder of the emperor Valentinian he sailed up to the mouth of the Tiber. Pope Leo, who had faced Attila three years earlier, came out to meet him and obtained a promise to spare lives and buildings. For two weeks the Vandals then carried off methodically whatever could be moved: palace furniture, temple treasure from Jerusalem, half of a gilded roof, and the empress with her daughters.',
  },
  {
    year: 476,
    date: 'AD 476',
    title: 'The last emperor of the west',
    text: 'He was a boy, and he bore the names of the founder and of the first emperor: Romulus Augustulus. In Ravenna the officer Odoacer put him aside and let him live with a pension on the bay of Naples. The Senate sent the imperial ornaments to Constantinople with the message that one emperor was enough. In Rome hardly anything changed that day. Consuls, games and lawsuits went on, under a king who was a German.',
  },
];
