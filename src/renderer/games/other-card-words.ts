/** A game's sentences in the words of other cards than its own: loaded where somebody has chosen other faces. */

import { BRISCOLA_RANKS } from '#shared/cards/briscola-ranks.ts';
import { RANKS, type Rank } from '#shared/cards/french.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { COURT_LETTERS } from '../decks/messages/en/court-letters.ts';
import type { Faces } from '../decks/regional/other-faces.ts';
import { CARD_WORDS } from './messages/en/other-card-words.ts';

/** The courts and aces that a sentence chooses a rank of a French card by, and its article before a number. */
const FRENCH_RANKS = /(select, A \{.*?\} K \{.*?\} Q \{.*?\} J \{.*?\}) (other \{([^{}]*)\{\w+\}\})/g;

const { K = '', Q = '', J = '', R = '', C = '', F = '' } = COURT_LETTERS;
const PRINTED: Readonly<Record<'french' | 'italian', string>> = {
  french: `{rank, select, 1 {A} R {${K}} C {${Q}} F {${J}} other {{rank}}}`,
  italian: `{rank, select, ${RANKS.map((rank) => `${rank} {${printed(italianRank(rank))}}`).join(' ')} other {{rank}}}`,
};

/** Ranks go by their order: the three is the ten. */
function italianRank(rank: Rank): string {
  return BRISCOLA_RANKS[RANKS.indexOf(rank)] ?? rank;
}

function printed(rank: string): string {
  return { R, C, F }[rank] ?? rank;
}

/** The sentences of a game as they are said of cards with these faces; those of other games, and rules, stay. */
export function wordsOfFaces(faces: Faces): (words: Messages) => Messages {
  if (faces === 'own') return (words) => words;
  const wanted = faces === 'french' ? 'french' : 'italian';
  const known = new Map<string, string>();
  return (words) => {
    const own = cardsNamedIn(words);
    if (!own || own === wanted) return words;
    const said = ([key, text]: [string, string]): [string, string] => {
      if (key === 'rank.printed') return [key, PRINTED[wanted]];
      if (key.startsWith('rules.')) return [key, text];
      const other = known.get(text) ?? reworded(text, wanted);
      known.set(text, other);
      return [key, other];
    };
    return Object.fromEntries(Object.entries(words).map(said));
  };
}

/** The cards that a game's sentences are about, by how they tell its ranks; none on a page without a game. */
function cardsNamedIn({ rank = '' }: Messages): 'french' | 'italian' | undefined {
  if (/ K \{.* Q \{/.test(rank)) return 'french';
  return / R \{.* C \{/.test(rank) ? 'italian' : undefined;
}

const PAIRS = {
  french: pairsOf(CARD_WORDS['italian.french']),
  italian: pairsOf(CARD_WORDS['french.italian']),
};

/** What is said instead of what, longer phrases first. */
function pairsOf(list = ''): (readonly [RegExp, string])[] {
  return list.split(' | ').flatMap((pair) => {
    const [from = '', to = ''] = pair.split('=');
    return [[from, to] as const, [capital(from), capital(to)] as const].map(
      ([one, other]) =>
        [new RegExp(`(?<!\\p{L})${one}${/\p{L}$/u.test(one) ? '(?!\\p{L})' : ''}`, 'gu'), other] as const,
    );
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Every place of a word is found before one is replaced: what is said instead may be a word of the list, too. */
function reworded(text: string, wanted: 'french' | 'italian'): string {
  const marked = PAIRS[wanted].reduce((done, [from], k) => done.replace(from, `\u0000${k}\u0000`), text);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no sentence has this character.
  const said = marked.replace(/\u0000(\d+)\u0000/g, (_, k: string) => PAIRS[wanted][Number(k)]?.[1] ?? '');
  if (wanted === 'french') return said;
  return said.replace(FRENCH_RANKS, (_, courts: string, other: string, article: string) => {
    const numbers = RANKS.filter((rank) => /\d/.test(rank)).map((rank) => `${rank} {${article}${italianRank(rank)}}`);
    return `${courts} ${numbers.join(' ')} ${other}`;
  });
}
