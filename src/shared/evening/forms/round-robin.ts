/** Round robin: everybody plays a duel against everybody once. */
import { at } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import { refusal } from '../../engine/refusal.ts';
import { bestArrangement } from '../pairing/arrange.ts';
import { pairCosts } from '../pairing/branch-and-bound.ts';
import { type MeetingHistory, meetingHistory, type Pairing } from '../pairing/mix.ts';
import { nextRoundNumber, playersAt } from '../queries.ts';
import type { Evening } from '../schema.ts';
import { type Form, refuseDuel } from './form.ts';

export const roundRobin: Form = {
  refuse: ({ games }) => refuseDuel(games),
  pair({ evening, people }, random) {
    if (people.length < 2) return { refusal: refusal('evening', 'too-few', { min: 2 }) };
    const history = meetingHistory(evening);
    const left = people.map((one) => people.filter((other) => other !== one && history.met(one, other) === 0).length);
    if (left.every((count) => count === 0)) return { refusal: refusal('evening', 'all-have-met') };
    return circleMethod(evening, people, history) ?? byRemainingDuels(people, left, history, random);
  },
  out: 'nothing',
  tieBreaks: ['direct', 'wins', 'margin'],
};

/** A pair; null is a bye. */
type Duel = readonly [string | null, string | null];

/**
 * The circle method: one stays, the others rotate each round. It derives from the first round's
 * pairs, so nothing is stored; it works as long as those players are present and all duels followed
 * it.
 */
function circleMethod(evening: Evening, people: readonly string[], { met }: MeetingHistory): Pairing | undefined {
  const duels = circleOf(evening, people, nextRoundNumber(evening));
  const there = new Set(people);
  const holds =
    duels.flat().filter((one) => one !== null).length === people.length &&
    duels.every(([one, other]) => [one, other].every((who) => who === null || there.has(who))) &&
    duels.every(([one, other]) => one === null || other === null || met(one, other) === 0);
  return holds ? pairingOf(duels) : undefined;
}

function circleOf({ played }: Evening, people: readonly string[], round: number): Duel[] {
  const first = played[0];
  const firstDuels: Duel[] = first
    ? [
        ...first.tables.map((table): Duel => [playersAt(table)[0] ?? null, playersAt(table)[1] ?? null]),
        ...first.out.map((one): Duel => [one, null]),
      ]
    : foldedHalves(people);
  const places = [...firstDuels.map(([one]) => one), ...firstDuels.map(([, other]) => other).reverse()];
  const [still, ...moving] = places;
  const turn = (round - 1) % Math.max(1, moving.length);
  const turned = [still ?? null, ...moving.slice(turn), ...moving.slice(0, turn)];
  return firstDuels.map((_, k) => [placeAt(turned, k), placeAt(turned, turned.length - 1 - k)]);
}

function placeAt(places: readonly (string | null)[], k: number): string | null {
  return places[k] ?? null;
}

/** One half against the other; an odd number leaves a bye. */
function foldedHalves(people: readonly string[]): Duel[] {
  const half = Math.ceil(people.length / 2);
  return Array.from({ length: half }, (_, k) => [at(people, k), people[half + k] ?? null]);
}

/**
 * After arrivals or departures: those with most duels left play first, as they decide the number of
 * rounds. Nobody meets twice: a player without a new opponent sits out.
 */
function byRemainingDuels(
  people: readonly string[],
  left: readonly number[],
  { met }: MeetingHistory,
  random: Random,
): Pairing {
  const hurry = (one: number) => at(left, one) ** 3;
  const isNew = (one: number, other: number) => met(at(people, one), at(people, other)) === 0;
  const tables = Math.floor(people.length / 2);
  const places = [
    ...Array.from({ length: tables }, () => TABLE),
    { size: people.length % 2, together: false, alone: hurry },
  ];
  const cost = (one: number, other: number) => (isNew(one, other) ? 0 : hurry(one) + hurry(other));
  const arrangement = bestArrangement({ people: people.length, places, pair: pairCosts(people.length, cost) }, random);
  return pairingOf(
    arrangement.flatMap((seated): Duel[] => {
      const [one, other] = seated;
      if (one !== undefined && other !== undefined && isNew(one, other)) return [[at(people, one), at(people, other)]];
      return seated.map((alone) => [at(people, alone), null]);
    }),
  );
}

const TABLE = { size: 2, together: true, alone: () => 0 };

function pairingOf(duels: readonly Duel[]): Pairing {
  const tables = duels.flatMap(([one, other]) => (one && other ? [{ people: [one, other], seats: 2 }] : []));
  const out = duels.flatMap(([one, other]) => (one && other ? [] : [one, other].filter((who) => who !== null)));
  return { tables, out };
}
