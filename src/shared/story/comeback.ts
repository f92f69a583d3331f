/** The comeback: a winner who had been behind, and the trick that brought the lead for good. */
import { at } from '../engine/collections.ts';
import { type Match, newMatch, take } from '../engine/match.ts';
import type { ObservationBase, Seat } from '../engine/rules.ts';
import type { Candidate } from './candidate.ts';

/** Less behind, as a share of the largest total at the end, is nothing to come back from. */
const LEAST_SHARE = 0.1;

/** Totals by seat, after this event; a line where they changed. */
interface Standing {
  readonly event: number;
  readonly totals: readonly number[];
}

/** Every time the totals changed; empty for a game that counts otherwise. */
function standingsOf({ rules, options, seats, events }: Match): Standing[] {
  const again = newMatch(rules, options, seats);
  const standings: Standing[] = [];
  let before = totalsIn(rules.observe(again.state, 'everyone'));
  for (const [event, taken] of events.entries()) {
    take(again, taken);
    const totals = totalsIn(rules.observe(again.state, 'everyone'));
    if (totals.some((total, seat) => total !== (before[seat] ?? 0))) standings.push({ event, totals });
    before = totals;
  }
  return standings;
}

function totalsIn(observation: ObservationBase): readonly number[] {
  const { scores = [] } = observation as ObservationBase & { readonly scores?: readonly unknown[] };
  return scores.filter((score) => typeof score === 'number');
}

/** None where nobody won alone, and where the winner was never behind. */
export function comebacks(match: Match): Candidate<'comeback'>[] {
  const winners = match.rules.result(match.state)?.winners ?? [];
  const [winner] = winners;
  const standings = standingsOf(match);
  const end = standings.at(-1);
  if (winner === undefined || winners.length === match.seats || !end) return [];
  const areOneSide = standings.every(({ totals }) => winners.every((seat) => totals[seat] === totals[winner]));
  if (!areOneSide) return [];
  const others = [...Array(match.seats).keys()].filter((seat) => !winners.includes(seat));
  const deficits = standings.map(({ totals }) => bestOf(totals, others) - at(totals, winner));
  const behind = Math.max(...deficits);
  if (behind <= 0) return [];
  const after = deficits.indexOf(behind);
  const deal = deficits.findLastIndex((deficit) => deficit >= 0) + 1;
  // Level in points at the end, and ahead by something else: no trick brought the lead.
  if (deal === deficits.length) return [];
  const then = at(standings, after).totals;
  const led = others.filter((seat) => at(then, seat) === at(then, winner) + behind);
  const weight = behind / Math.max(1, ...end.totals.map((total) => Math.abs(total)));
  if (weight < LEAST_SHARE) return [];
  const { event } = at(standings, deal);
  return [
    {
      chapter: { kind: 'comeback', seats: [...winners], deal, behind, after, weight },
      event,
      named: [...winners, ...led],
    },
  ];
}

function bestOf(totals: readonly number[], seats: readonly Seat[]): number {
  return Math.max(...seats.map((seat) => at(totals, seat)));
}
