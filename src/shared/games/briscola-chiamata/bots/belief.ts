/** Who the secret teammate may be, judged by what everybody has seen (BC-16). */
import type { FrenchCard } from '../../../cards/french.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats, points } from '../cards.ts';
import type { Observation, Trick } from '../observation.ts';
import { ALL_SEATS, clockwise } from '../seats.ts';
import { WEIGHTS } from './weights.ts';

/** How likely each seat is on the viewer's side, from −1, surely against it, to 1. Needs a declarer and a seat that looks. */
export function alliesOf(observation: Observation): number[] {
  const me = observation.viewer as Seat;
  const declarer = observation.declarer as Seat;
  const chances = teammateChances(observation);
  const iDeclare = me === declarer || observation.own?.isTeammate;
  return ALL_SEATS.map((seat) => {
    if (seat === me) return 1;
    if (seat === declarer) return iDeclare ? 1 : -1;
    const chance = chances[seat] as number;
    return iDeclare ? 2 * chance - 1 : 1 - 2 * chance;
  });
}

/** How likely each seat is the declarer's teammate, 0 to 1; all 0 if the declarer is surely alone. */
export function teammateChances(observation: Observation): number[] {
  const { viewer, declarer, own, teammate } = observation;
  const known = teammate ?? (own?.isTeammate ? viewer : null);
  if (known !== null) return ALL_SEATS.map((seat) => (seat === known && seat !== declarer ? 1 : 0));
  const signs = signsOfHelp(observation);
  const odds = ALL_SEATS.map((seat) => (seat === declarer || seat === viewer ? 0 : Math.exp(signs[seat] as number)));
  const alone = viewer === declarer ? 0 : WEIGHTS.alone;
  const sum = odds.reduce((a, b) => a + b, alone);
  return odds.map((odd) => odd / sum);
}

/** Log-odds by seat: who gave points to the declarer helps it, who took its tricks or fed others does not. */
function signsOfHelp({ tricks, declarer, trump }: Observation): number[] {
  const signs = ALL_SEATS.map(() => 0);
  for (const trick of tricks) readTrick(trick, declarer as Seat, trump, signs);
  return signs;
}

function readTrick({ leader, cards }: Trick, declarer: Seat, trump: Observation['trump'], signs: number[]): void {
  let holder = leader;
  let best = cards[0] as FrenchCard;
  let pot = cards[0] ? points(cards[0]) : 0;
  for (let k = 1; k < cards.length; k++) {
    const seat = clockwise(leader, k);
    const card = cards[k] as FrenchCard;
    const took = beats(card, best, trump);
    if (seat !== declarer) signs[seat] = (signs[seat] as number) + signOf(card, took, holder === declarer, pot);
    if (took) [holder, best] = [seat, card];
    pot += points(card);
  }
}

function signOf(card: FrenchCard, took: boolean, fromDeclarer: boolean, pot: number): number {
  const given = points(card);
  if (took) return fromDeclarer ? -WEIGHTS.tookFromDeclarer * (pot + given) : 0;
  if (!fromDeclarer) return -WEIGHTS.gaveToOther * given;
  return given > 0 ? WEIGHTS.gaveToDeclarer * given : -WEIGHTS.gaveNothing;
}
