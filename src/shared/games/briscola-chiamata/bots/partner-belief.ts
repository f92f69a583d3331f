/** Infers the secret teammate from public play (BC-16); and the weights of `normal`. */

import { at, last } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber, SuitNumber } from '../../../tricks/deck.ts';
import { ALL_SEATS, beatsByNumber, pointsAt, SEATS, suitAt } from '../cards.ts';
import { CONVENTIONS, type Convention, conventionOf } from './conventions.ts';
import { type SeatView, trickSoFar } from './seat-view.ts';

/**
 * Weights of `normal`, tuned over tens of thousands of deals against itself and `easy`, then
 * rounded.
 */
export const WEIGHTS = {
  /**
   * Declarer side's points with any hand, and per trump; and their spread. With random trumps over
   * 30,000 deals the mean was 36; but auction winners overestimate. At 31 seven contracts of ten are made.
   */
  anyDeal: 31,
  eachTrump: 2,
  spread: 9,

  /** Value of keeping a trump: any, plus the share of others it beats … */
  keepTrump: 8,
  keepRank: 6,
  /** … per card point saved, and for an unbeatable one. */
  keepTrumpPoint: 1,
  keepBoss: 20,
  /** Per card point of a side card. */
  keepSidePoint: 0.25,

  /** The other side's readiness to trump a trick, at once and per point in it. */
  ruff: 0.3,
  ruffPerPoint: 0.012,
  /**
   * The same on the called card, which reveals whose trick it is: 9 to 25 % of low ones shown held
   * it.
   */
  ruffShown: 0.85,
  /** A seat's readiness to take its own side's trick. */
  overtake: 0.03,
  /** How often an overtaker loses the trick to a hand that could have taken it before. */
  retake: 0.25,
  /** How much more than average a seat gives to its own side's trick, and less to the other's. */
  load: 0.5,
  /** Per point of a led side card, which anybody may trump. Costs nothing and looks wiser. */
  led: 0.3,
  /** Per point a trick lacks in the first three tricks, where the teammate would reveal itself. */
  worthShowing: 8,
  shown: 0.6,

  /** Penalty of an ace or ten given to the declarer's side early: above any trick's value. */
  gift: 200,

  /** Odds that the declarer holds the called card. */
  alone: 0.03,
} as const;

/** Each seat's alliance with the viewer, from −1 (surely against) to 1. */
export function alliesOf(sight: SeatView): number[] {
  const { me, declarer, partner } = sight;
  const chances = teammateChances(sight);
  const side = me === declarer || me === partner ? 1 : -1;
  const allies = chances.map((chance) => side * (2 * chance - 1));
  allies[declarer] = side;
  allies[me] = 1;
  return allies;
}

/** Each seat's probability of being the teammate; all 0 if the declarer is surely alone. */
export function teammateChances(sight: SeatView): number[] {
  const { declarer, partner } = sight;
  if (partner !== null) return ALL_SEATS.map((seat) => (seat === partner && seat !== declarer ? 1 : 0));
  return chancesFrom(helpLogOdds(sight), sight);
}

function chancesFrom(signs: readonly number[], { me, declarer }: SeatView): number[] {
  const odds = signs.map((sign, seat) => (seat === declarer || seat === me ? 0 : Math.exp(sign)));
  let sum: number = me === declarer ? 0 : WEIGHTS.alone;
  for (const odd of odds) sum += odd;
  for (let seat = 0; seat < SEATS; seat++) odds[seat] = (odds[seat] ?? 0) / sum;
  return odds;
}

/** Log-odds by seat: what each card said of its player. */
function helpLogOdds({ played, leaders, declarer, trump }: Omit<SeatView, 'me' | 'hand' | 'partner'>): number[] {
  const signs = [0, 0, 0, 0, 0];
  let [best, holder, pot] = [0, 0, 0];
  for (let k = 0; k < played.length; k++) {
    const card = played[k] ?? 0;
    const seat = ((leaders[Math.floor(k / SEATS)] ?? 0) + k) % SEATS;
    const leads = k % SEATS === 0;
    const took = leads || beatsByNumber(card, best, trump);
    const given = pointsAt(card);
    if (leads) pot = 0;
    const key = conventionOf(given, leads, took, holder === declarer);
    if (seat !== declarer && key) signs[seat] = (signs[seat] ?? 0) + logOddsOf(key, card, pot, trump);
    if (took) [holder, best] = [seat, card];
    pot += given;
  }
  return signs;
}

function logOddsOf(key: Convention, card: CardNumber, pot: number, trump: SuitNumber): number {
  const { once, perPoint } = CONVENTIONS[key];
  const given = pointsAt(card);
  // A led trump's points aren't at anybody's mercy.
  const points = key === 'took' ? pot + given : key === 'led' && suitAt(card) === trump ? 0 : given;
  return once + perPoint * points;
}

/** A card as a sign of who the partner is; its trick was the holder's before. */
interface CardSign {
  readonly seat: Seat;
  readonly key: Convention;
  readonly card: CardNumber;
  readonly holder: Seat;
}

/** The card without which this seat would look least like the partner; undefined where none speaks for it. */
export function strongestSign(sight: SeatView, suspect: Seat): CardSign | undefined {
  const signs = helpLogOdds(sight);
  const chance = chancesFrom(signs, sight)[suspect] ?? 0;
  let [most, found]: [number, CardSign | undefined] = [0, undefined];
  let before = [0, 0, 0, 0, 0];
  for (const [k, card] of sight.played.entries()) {
    const after = helpLogOdds({ ...sight, played: sight.played.slice(0, k + 1) });
    const shift = after.map((sign, seat) => sign - at(before, seat));
    const without = signs.map((sign, seat) => sign - at(shift, seat));
    const gain = chance - (chancesFrom(without, sight)[suspect] ?? 0);
    if (gain > most) [most, found] = [gain, signOf(sight, k, card)];
    before = after;
  }
  return found;
}

function signOf(sight: SeatView, k: number, card: CardNumber): CardSign | undefined {
  const leaders = sight.leaders.slice(0, Math.floor(k / SEATS) + 1);
  const { best, holder } = trickSoFar({ ...sight, played: sight.played.slice(0, k), leaders });
  const took = best === null || beatsByNumber(card, best, sight.trump);
  const key = conventionOf(pointsAt(card), best === null, took, holder === sight.declarer);
  return key && { seat: (last(leaders) + k) % SEATS, key, card, holder };
}
