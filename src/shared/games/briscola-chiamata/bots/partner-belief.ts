/** Infers the secret teammate from public play (BC-16). */
import { beatsByNumber, type CardNumber, pointsAt, type SuitNumber, suitAt } from '../state/cards.ts';
import { ALL_SEATS, SEATS } from '../state/seats.ts';
import type { SeatView } from './seat-view.ts';
import { WEIGHTS } from './weights.ts';

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
  const { me, declarer, partner } = sight;
  if (partner !== null) return ALL_SEATS.map((seat) => (seat === partner && seat !== declarer ? 1 : 0));
  const signs = helpLogOdds(sight);
  const odds = signs.map((sign, seat) => (seat === declarer || seat === me ? 0 : Math.exp(sign)));
  let sum: number = me === declarer ? 0 : WEIGHTS.alone;
  for (const odd of odds) sum += odd;
  for (let seat = 0; seat < SEATS; seat++) odds[seat] = (odds[seat] ?? 0) / sum;
  return odds;
}

/**
 * Log-odds by seat: giving points to the declarer suggests help; taking its tricks or feeding
 * others, the opposite.
 */
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
    const sign = leads ? leadLogOdds(card, trump) : cardLogOdds(given, took, holder === declarer, pot);
    if (seat !== declarer) signs[seat] = (signs[seat] ?? 0) + sign;
    if (took) [holder, best] = [seat, card];
    pot += given;
  }
  return signs;
}

/** Leading points in a side suit suggests an opponent of the declarer, who may trump late. */
function leadLogOdds(card: CardNumber, trump: SuitNumber): number {
  return WEIGHTS.led0 - (suitAt(card) === trump ? 0 : WEIGHTS.ledPoint * pointsAt(card));
}

function cardLogOdds(given: number, took: boolean, fromDeclarer: boolean, pot: number): number {
  if (took) return fromDeclarer ? -WEIGHTS.tookFromDeclarer * (pot + given) : 0;
  if (!fromDeclarer) return -WEIGHTS.gaveToOther * given;
  return given > 0 ? WEIGHTS.gaveToDeclarer * given : -WEIGHTS.gaveNothing;
}
