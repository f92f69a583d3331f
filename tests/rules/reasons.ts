/** Why an answer to an exercise is right, read as it stands: what it says of each choice. */
import { type FrenchCard, RANKS, rankOf, suitOf } from '#shared/cards/french.ts';
import { ITALIAN_RANKS, type ItalianCard, italianRankOf, italianSuitOf } from '#shared/cards/italian.ts';
import { isBlessing, isCurse, isRome, numberOf, type VbiCard } from '#shared/cards/rome.ts';
import { coloursOf, type VivaCard } from '#shared/cards/viva.ts';
import type { Exercise } from '#shared/lessons/exercise.ts';

type Reason = (exercise: Exercise, place: number) => boolean;

const row = <Card extends string>({ rows }: Exercise, name: string) =>
  (rows.find((one) => one.name === name)?.cards ?? []) as readonly (Card | null)[];
const lying = <Card extends string>(exercise: Exercise, name: string) =>
  row<Card>(exercise, name).filter((card): card is Card => card !== null);
function card<Card extends string>({ choices }: Exercise, place: number): Card {
  const choice = choices[place];
  return (choice && 'card' in choice ? choice.card : '') as Card;
}
const cards = <Card extends string>(exercise: Exercise) =>
  exercise.choices.map((_, place) => card<Card>(exercise, place));
const said = ({ choices }: Exercise, place: number) => {
  const choice = choices[place];
  return choice && 'said' in choice ? choice.said : { key: '' };
};
const number = (exercise: Exercise, place: number) => Number(said(exercise, place).with?.number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const given = (exercise: Exercise, gap: string) => exercise.with?.[gap];

/** The highest trump; if there is none, the highest card of the suit that was led; the ten right below the ace. */
function highest(all: readonly FrenchCard[], trump: unknown): FrenchCard | undefined {
  const trumps = all.filter((one) => suitOf(one) === trump);
  const [led] = all;
  const within = trumps.length > 0 ? trumps : all.filter((one) => led && suitOf(one) === suitOf(led));
  return within.toSorted((one, other) => RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)))[0];
}
const above = (one: FrenchCard, other: FrenchCard) => RANKS.indexOf(rankOf(one)) < RANKS.indexOf(rankOf(other));
const WORTH: Readonly<Record<string, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };

interface Bid {
  readonly rank: (typeof RANKS)[number];
  readonly points: number;
}

function bidIn(named: unknown): Bid {
  const { with: gaps = {} } = named as { with?: { rank?: { with: { rank: Bid['rank'] } }; points?: number } };
  return { rank: gaps.rank?.with.rank ?? 'A', points: gaps.points ?? 61 };
}

const BRISCOLA_CHIAMATA: Readonly<Record<string, Reason>> = {
  takes: (exercise, place) => highest(cards(exercise), given(exercise, 'suit')) === card(exercise, place),
  /** A trump above every trump that lies there; as long as none lies there, a higher card of the suit led, too. */
  wins(exercise, place) {
    const trump = given(exercise, 'suit');
    const [all, own] = [lying<FrenchCard>(exercise, 'trick'), card<FrenchCard>(exercise, place)];
    const trumps = all.filter((one) => suitOf(one) === trump);
    if (suitOf(own) === trump) return trumps.every((one) => above(own, one));
    const led = suitOf(all[0] ?? own);
    return trumps.length === 0 && suitOf(own) === led && all.every((one) => suitOf(one) !== led || above(own, one));
  },
  points: (exercise, place) =>
    sum(lying<FrenchCard>(exercise, 'trick').map((one) => WORTH[rankOf(one)] ?? 0)) === number(exercise, place),
  /** A lower rank. Over a 2 only a 2 with a number goes, and over a number a higher one. */
  bids(exercise, place) {
    const [standing, bid] = [bidIn(given(exercise, 'standing')), bidIn(said(exercise, place))];
    if (standing.rank === '2') return bid.rank === '2' && bid.points > standing.points;
    return RANKS.indexOf(bid.rank) > RANKS.indexOf(standing.rank);
  },
  /** Up to 70 that is worth 2, up to 80 it is 4, up to 90 it is 6 and so on: won if it was reached, lost if not. */
  brings(exercise, place) {
    const [asked, taken] = [Number(given(exercise, 'asked')), Number(given(exercise, 'taken'))];
    const worth = 2 * Math.max(1, Math.ceil((asked - 60) / 10));
    return number(exercise, place) === (taken >= asked ? worth : -worth);
  },
};

const shares = (one: VivaCard, other: VivaCard) => coloursOf(one).some((colour) => coloursOf(other).includes(colour));
const blocks = (exercise: Exercise, own: VivaCard) =>
  lying<VivaCard>(exercise, 'blocking').some((one) => shares(own, one));

const VIVA: Readonly<Record<string, Reason>> = {
  fits: (exercise, place) =>
    lying<VivaCard>(exercise, 'houses').some((one) => shares(one, card(exercise, place))) &&
    !blocks(exercise, card(exercise, place)),
  /** It is allowed where it goes, and then one colour is on top of all three houses. */
  calls(exercise, place) {
    const own = card<VivaCard>(exercise, place);
    const houses = row<VivaCard>(exercise, 'houses');
    return houses.some((top, house) => {
      if (blocks(exercise, own) || (top !== null && !shares(own, top))) return false;
      const then = houses.map((one, k) => (k === house ? own : one));
      return coloursOf(own).some((colour) => then.every((one) => one !== null && coloursOf(one).includes(colour)));
    });
  },
  last: (exercise, place) => blocks(exercise, card(exercise, place)),
  together(exercise, place) {
    const houses = String(said(exercise, place).with?.houses).split(', ');
    return [1, houses.length].includes(new Set(houses).size);
  },
  'takes-before': (exercise, place) => number(exercise, place) === 2,
  'takes-after': (exercise, place) => number(exercise, place) === 1,
  'takes-other': (exercise, place) => number(exercise, place) === 2,
};

const italianAbove = (one: ItalianCard, other: ItalianCard) =>
  ITALIAN_RANKS.indexOf(italianRankOf(one)) < ITALIAN_RANKS.indexOf(italianRankOf(other));
const THIRDS: Readonly<Record<string, number>> = { '1': 3, '3': 1, '2': 1, R: 1, C: 1, F: 1 };

const SPIZZICHINO: Readonly<Record<string, Reason>> = {
  wins(exercise, place) {
    const [led, own] = [lying<ItalianCard>(exercise, 'led')[0], card<ItalianCard>(exercise, place)];
    return led !== undefined && italianSuitOf(led) === italianSuitOf(own) && italianAbove(own, led);
  },
  follows(exercise, place) {
    const suit = italianSuitOf(lying<ItalianCard>(exercise, 'led')[0] ?? '3D');
    const can = cards<ItalianCard>(exercise).some((one) => italianSuitOf(one) === suit);
    return !can || italianSuitOf(card(exercise, place)) === suit;
  },
  thirds: (exercise, place) =>
    sum(lying<ItalianCard>(exercise, 'taken').map((one) => THIRDS[italianRankOf(one)] ?? 0)) ===
    number(exercise, place),
  declares: (exercise, place) => most(lying<ItalianCard>(exercise, 'hand')) === number(exercise, place),
  scores: (exercise, place) => Math.floor(Number(given(exercise, 'thirds')) / 3) === number(exercise, place),
  'scores-last': (exercise, place) =>
    Math.floor((Number(given(exercise, 'thirds')) + 3) / 3) === number(exercise, place),
};

/** Three honours of a kind and a napoletana are worth 3 each, four of a kind 4. A card counts once, wherever it brings most. */
function most(hand: readonly ItalianCard[]): number {
  const sets = [
    ...['3', '2', '1'].flatMap((rank) => {
      const equal = hand.filter((one) => italianRankOf(one) === rank);
      return [
        ...(equal.length === 4 ? [equal] : []),
        ...(equal.length > 2 ? equal.map((out) => equal.filter((one) => equal.length === 3 || one !== out)) : []),
      ];
    }),
    ...['D', 'C', 'S', 'B'].flatMap((suit) => {
      const all = hand.filter((one) => italianSuitOf(one) === suit && '321'.includes(italianRankOf(one)));
      return all.length === 3 ? [all] : [];
    }),
  ];
  return Math.max(0, ...sets.map((set) => (set.length === 4 ? 4 : 3) + most(hand.filter((one) => !set.includes(one)))));
}

const VBI_MAIOR: Readonly<Record<string, Reason>> = {
  fits(exercise, place) {
    const last = lying<VbiCard>(exercise, 'area').filter(isRome).at(-1);
    const own = card<VbiCard>(exercise, place);
    return last !== undefined && isRome(own) && numberOf(own) > numberOf(last);
  },
  top(exercise, place) {
    const all = cards<VbiCard>(exercise);
    const own = card<VbiCard>(exercise, place);
    const rome = all.filter(isRome).toSorted((one, other) => numberOf(one) - numberOf(other));
    return (all.find(isCurse) ?? rome[0] ?? all.find(isBlessing)) === own;
  },
  turn(exercise, place) {
    const [area, returned] = [lying<VbiCard>(exercise, 'area'), lying<VbiCard>(exercise, 'returned')];
    const cost = given(exercise, 'difficulty') === 'easy' ? 1 : 2;
    const points =
      area.filter(isRome).length + returned.filter(isBlessing).length - cost * returned.filter(isRome).length;
    return points === number(exercise, place);
  },
  target(exercise, place) {
    const each = { easy: 10, medium: 12, hard: 15 }[String(given(exercise, 'difficulty'))] ?? 0;
    return Number(given(exercise, 'seats')) * each === number(exercise, place);
  },
  out(exercise, place) {
    const loses = lying<VbiCard>(exercise, 'deck').some(isRome);
    return said(exercise, place).key.endsWith(loses ? '.loses' : '.goes-on');
  },
};

/** A trick game of the kit with Italian cards, its ranks from high to low. */
function ofTricks(ranks: string, worth: Readonly<Record<string, number>>): Readonly<Record<string, Reason>> {
  /** The highest trump; if there is none, the highest card of the suit that was led. */
  function taking(all: readonly ItalianCard[], trump: unknown): ItalianCard | undefined {
    const trumps = all.filter((one) => italianSuitOf(one) === trump);
    const within = trumps.length > 0 ? trumps : all.filter((one) => one.slice(1) === all[0]?.slice(1));
    return within.toSorted((one, other) => ranks.indexOf(italianRankOf(one)) - ranks.indexOf(italianRankOf(other)))[0];
  }
  return {
    takes: (exercise, place) => taking(cards(exercise), given(exercise, 'trump')) === card(exercise, place),
    wins(exercise, place) {
      const own = card<ItalianCard>(exercise, place);
      return taking([...lying<ItalianCard>(exercise, 'trick'), own], given(exercise, 'trump')) === own;
    },
    follows(exercise, place) {
      const suit = italianSuitOf(lying<ItalianCard>(exercise, 'trick')[0] ?? '3D');
      const can = cards<ItalianCard>(exercise).some((one) => italianSuitOf(one) === suit);
      return !can || italianSuitOf(card(exercise, place)) === suit;
    },
    counts: (exercise, place) =>
      sum(lying<ItalianCard>(exercise, 'taken').map((one) => worth[italianRankOf(one)] ?? 0)) ===
      number(exercise, place),
  };
}

/** By game and kind of exercise; a game need not be here. */
export const REASONS: Readonly<Record<string, Readonly<Record<string, Reason>>>> = {
  briscola: ofTricks('13RCF76542', { '1': 11, '3': 10, R: 4, C: 3, F: 2 }),
  'briscola-chiamata': BRISCOLA_CHIAMATA,
  spizzichino: SPIZZICHINO,
  tressette: ofTricks('321RCF7654', THIRDS),
  'vbi-maior': VBI_MAIOR,
  viva: VIVA,
};
