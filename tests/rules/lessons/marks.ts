/** What a sentence names, whatever language it is in: cards, colours, people, numbers, and how it ended. */

/** A word, as the beginning of one, and what it stands for. */
type Lexicon = Readonly<Record<string, string>>;

const RANKS = {
  en: { ace: 'A', ten: '10', king: 'K', queen: 'Q', jack: 'J' },
  it: { asso: 'A', dieci: '10', re: 'K', donna: 'Q', fante: 'J' },
  de: { ass: 'A', zehn: '10', könig: 'K', dame: 'Q', bube: 'J' },
};
const SUITS = {
  en: { club: '♣', diamond: '♦', heart: '♥', spade: '♠' },
  it: { fiori: '♣', quadri: '♦', cuori: '♥', picche: '♠' },
  de: { kreuz: '♣', karo: '♦', herz: '♥', pik: '♠' },
};
const ITALIAN = {
  en: {
    ace: 'A',
    king: 'R',
    knight: 'C',
    jack: 'F',
    coin: 'denari',
    cup: 'coppe',
    sword: 'spade',
    club: 'bastoni',
  },
  it: {
    asso: 'A',
    re: 'R',
    cavallo: 'C',
    fante: 'F',
    denari: 'denari',
    coppe: 'coppe',
    spade: 'spade',
    bastoni: 'bastoni',
  },
  de: {
    ass: 'A',
    könig: 'R',
    reiter: 'C',
    bube: 'F',
    münz: 'denari',
    kelch: 'coppe',
    schwert: 'spade',
    stab: 'bastoni',
  },
};
const COLOURS = {
  en: { red: 'red', pink: 'pink', blue: 'blue', yellow: 'yellow', green: 'green', black: 'black' },
  it: { rosso: 'red', rosa: 'pink', blu: 'blue', giallo: 'yellow', verde: 'green', nero: 'black' },
  de: { rot: 'red', rosa: 'pink', blau: 'blue', gelb: 'yellow', grün: 'green', schwarz: 'black' },
};
const PEOPLE = ['Bruno', 'Bruna', 'Carla', 'Dario', 'Elena', 'Diana'];

/** How something ended or would, and what else one sentence says and another does not. */
const FORMS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    won: /^Won!/,
    lost: /^Lost:|the round is lost/,
    first: /You are out first/,
    later: /out, but not first/,
    'at-once': /lost (?:at once|on the spot)/,
    'other-two': /other player takes two/,
    around: /before you takes two/,
    own: /your own(?! hand)/,
    silenced: /do nothing/,
    lets: /only if a card lets you/,
    alone: /you play alone/,
  },
  it: {
    won: /^Vinta!/,
    lost: /^Persa:|la manche è persa/,
    first: /Chiudi prima di tutti/,
    later: /chiuso, ma non prima di tutti/,
    'at-once': /persa (?:subito|all’istante)/,
    'other-two': /L’altro pesca due/,
    around: /prima di te pesca due/,
    own: /tua personale/,
    silenced: /non hanno effetto/,
    lets: /solo se una carta lo permette/,
    alone: /giochi contro tutti/,
  },
  de: {
    won: /^Gewonnen!/,
    lost: /^Verloren:|Die Runde ist verloren/,
    first: /Du bist zuerst raus/,
    later: /raus, aber nicht zuerst/,
    'at-once': /sofort verloren/,
    'other-two': /Die andere Seite zieht zwei/,
    around: /vor dir dran ist, zieht zwei/,
    own: /[Dd]einer? eigenen?/,
    silenced: /bewirken nichts/,
    lets: /nur wieder hinein, wenn eine Karte es erlaubt/,
    alone: /spielst du allein/,
  },
};

const both = (one: Record<string, Lexicon>, other: Record<string, Lexicon>): Record<string, Lexicon> =>
  Object.fromEntries(Object.keys(one).map((language) => [language, { ...one[language], ...other[language] }]));

/** By game and language. */
const LEXICONS: Readonly<Record<string, Readonly<Record<string, Lexicon>>>> = {
  briscola: ITALIAN,
  'briscola-chiamata': both(RANKS, SUITS),
  spizzichino: ITALIAN,
  tressette: ITALIAN,
  viva: COLOURS,
};

/** What the text names, each once, in order, as one text. */
export function marksOf(text: string, game: string, language: string): string {
  const key = `${game} ${language} ${text}`;
  const known = read.get(key) ?? marksIn(text, game, language).join(' ');
  read.set(key, known);
  return known;
}

/** What was read before. */
const read = new Map<string, string>();

function marksIn(text: string, game: string, language: string): string[] {
  const lexicon = LEXICONS[game]?.[language] ?? {};
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const marks = words.flatMap((word) => {
    if (/\d/.test(word)) return word;
    const person = PEOPLE.find((name) => word.startsWith(name));
    const meant = Object.entries(lexicon).find(([form]) => isForm(word.toLowerCase(), form));
    return person ?? meant?.[1] ?? [];
  });
  const ends = Object.entries(FORMS[language] ?? {}).flatMap(([end, form]) => (form.test(text) ? end : []));
  return [...new Set([...marks, ...ends])].toSorted();
}

/** An ending or two, or a word put together: no more. */
function isForm(word: string, form: string): boolean {
  return word === form || (form.length > 2 && word.startsWith(form) && word.length <= form.length + 2);
}
