import type { Moment } from './moment.ts';

export const MODERN: readonly Moment[] = [
  {
    year: 1798,
    date: '15 February 1798',
    title: 'A tree of liberty in the Forum',
    text: 'General Berthier’s French troops had entered almost without a shot. On the cow pasture that covered the ancient Forum patriots planted a tree of liberty and proclaimed a Roman Republic with consuls and tribunes. The aged Pius the Sixth was carried off and died in Valence. Cartloads of masterpieces, the Laocoön among them, had gone to Paris already. The republic lived for less than two years, but words such as citizen, equality and constitution had been spoken in Roman streets.',
  },
  {
    year: 1849,
    date: '9 February 1849',
    title: 'Mazzini’s republic',
    text: 'Pius the Ninth had fled in disguise when his minister was stabbed. An assembly elected by all men declared the pope’s temporal rule at an end, abolished the death penalty and the censor, and wrote a constitution that Italy would remember in 1948. Giuseppe Mazzini governed from a small room; Garibaldi’s volunteers held the Janiculum for a month against a French army. Among the dead was Mameli, twenty-one years old, whose song is the national anthem.',
  },
  {
    year: 1870,
    date: '20 September 1870',
    title: 'The breach at Porta Pia',
    text: 'When war called the French garrison away, the kingdom of Italy sent its army. For five hours cannon fired at Aurelian’s wall beside Michelangelo’s gate, until there was a gap of about thirty metres and the bersaglieri ran through, with plumes on their hats. Pius had ordered only a token defence, and withdrew into the Vatican as its prisoner. A vote joined Rome to Italy; within months it was the capital, with ministries, embankments and new quarters.',
  },
  {
    year: 1911,
    date: '4 June 1911',
    title: 'The white monument',
    text: 'Fifty years after unification the king unveiled the monument to his grandfather, Victor Emmanuel the Second, for which a medieval quarter on the slope of the Capitol had been pulled down. Its Brescian marble is whiter than anything around it, and the Romans called it the typewriter or the wedding cake. Before the opening, workers had held a banquet inside the belly of the bronze horse. An unknown soldier of the Great War has rested on its steps since ten years later.',
  },
  {
    year: 1922,
    date: '28 October 1922',
    title: 'The march on Rome',
    text: 'Some twenty-five thousand poorly armed Blackshirts gathered in the rain outside the city. The government asked for a state of siege, and the king would not sign. Mussolini, who was waiting in Milan, arrived by sleeping car and was made prime minister at thirty-nine. Within four years he had abolished parties, unions and a free press. For parades he drove a wide avenue over the imperial forums to the Colosseum, and from a balcony he led Italy into war.',
  },
  {
    year: 1929,
    date: '11 February 1929',
    title: 'The smallest state',
    text: 'In the Lateran palace a cardinal and the head of the government signed treaties that ended the quarrel of sixty years. The pope recognised Italy with Rome as its capital, and Italy the Vatican as an independent state of forty-four hectares, with its own stamps, railway station and radio, which Marconi soon installed. Catholic teaching entered the schools. To celebrate, a broad straight road was cut through the old streets between the river and Bernini’s square.',
  },
  {
    year: 1944,
    date: '4 June 1944',
    title: 'Occupied and set free',
    text: 'For nine months after the armistice German forces held the city. On 16 October of the first autumn more than a thousand Jews were rounded up and sent to Auschwitz; sixteen came back. After a partisan attack in Via Rasella, three hundred and thirty-five men and boys were shot in the Ardeatine caves. Convents and neighbours hid thousands. When the American columns arrived one evening in June, people wept in the streets. Rossellini filmed Rome, Open City within a year.',
  },
  {
    year: 1957,
    date: '25 March 1957',
    title: 'Europe signs on the Capitol',
    text: 'In the hall of the Horatii and Curiatii, under frescoes of the legendary wars, ministers of six countries that had fought one another twelve years earlier signed two treaties: for a common market and for atomic energy. Rain poured down on the square outside. It is told that the printers had not finished, and that the dignitaries put their names to a bundle of largely blank pages. From the Treaty of Rome grew the European Union.',
  },
  {
    year: 1960,
    date: '25 August 1960',
    title: 'Games under old vaults',
    text: 'The Olympic Games came to a city that had become young again, with scooters, cinema and a currency that had won a prize. Wrestlers competed in the Basilica of Maxentius and gymnasts in the baths of Caracalla, before television cameras from many countries. On the last evening Abebe Bikila of Ethiopia ran the marathon barefoot by torchlight, passed the obelisk taken from his country, and won at the arch of Constantine: the first gold for black Africa.',
  },
  {
    year: 1978,
    date: '1978',
    title: 'A year of lead and three popes',
    text: 'On 16 March the Red Brigades kidnapped Aldo Moro, who was building a bridge between Christian Democrats and Communists, and killed his five guards. After fifty-five days his body was found in a red Renault in Via Caetani, close to the offices of both parties. In August Paul the Sixth died; his successor smiled for thirty-three days. In October a Pole, Karol Wojtyła, stepped onto the balcony as the first pope in over four centuries who was not Italian.',
  },
  {
    year: 2025,
    date: '2025',
    title: 'Another holy door',
    text: 'The Jubilee that Boniface began was kept once more, with millions of pilgrims passing through the holy doors. Francis, the pope from Buenos Aires, opened it in a wheelchair, gave a last blessing on Easter Sunday and died the morning after. In May white smoke announced Leo the Fourteenth, born in Chicago. While tunnelling for a third underground line, engineers kept on finding barracks, baths and orchards. In Rome, whoever digs for the future meets the past first.',
  },
];
