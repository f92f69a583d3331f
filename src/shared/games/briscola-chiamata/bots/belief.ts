/** Who the secret teammate may be, judged by what everybody has seen (BC-16). */

import type { FrenchCard } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats, points } from '../state/cards.ts';
import type { Trick } from '../state/observation.ts';
import { ALL_SEATS, clockwise } from '../state/seats.ts';
import type { Seen } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** How likely each seat is on the viewer's side, from −1, surely against it, to 1. Needs a declarer and a seat that looks. */
export function alliesOf(observation: Seen): number[] {
  const { viewer: me, declarer } = observation;
  const chances = teammateChances(observation);
  const iDeclare = me === declarer || observation.own.isTeammate;
  return ALL_SEATS.map((seat) => {
    if (seat === me) return 1;
    if (seat === declarer) return iDeclare ? 1 : -1;
    const chance = at(chances, seat);
    return iDeclare ? 2 * chance - 1 : 1 - 2 * chance;
  });
}

/** How likely each seat is the declarer's teammate, 0 to 1; all 0 if the declarer is surely alone. */
export function teammateChances(observation: Seen): number[] {
  const { viewer, declarer, own, teammate } = observation;
  const known = teammate ?? (own.isTeammate ? viewer : null);
  if (known !== null) return ALL_SEATS.map((seat) => (seat === known && seat !== declarer ? 1 : 0));
  const signs = signsOfHelp(observation);
  const odds = ALL_SEATS.map((seat) => (seat === declarer || seat === viewer ? 0 : Math.exp(at(signs, seat))));
  const alone = viewer === declarer ? 0 : WEIGHTS.alone;
  const sum = odds.reduce((a, b) => a + b, alone);
  return odds.map((odd) => odd / sum);
}

/** Log-odds by seat: who gave points to the declarer helps it, who took its tricks or fed others does not. */
function signsOfHelp({ tricks, declarer, trump }: Seen): number[] {
  const signs = ALL_SEATS.map(() => 0);
  for (const trick of tricks) readTrick(trick, declarer, trump, signs);
  return signs;
}

function readTrick({ leader, cards }: Trick, declarer: Seat | null, trump: Seen['trump'], signs: number[]): void {
  let holder = leader;
  let [best] = cards;
  if (!best) return;
  let pot = points(best);
  for (let k = 1; k < cards.length; k++) {
    const seat = clockwise(leader, k);
    const card = at(cards, k);
    const took = beats(card, best, trump);
    if (seat !== declarer) signs[seat] = at(signs, seat) + signOf(card, took, holder === declarer, pot);
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
