/** Forms with tables of more than two: individual movement, and groups, where each table plays as one on the same deals. */
import type { Random } from '../../engine/random.ts';
import { refusal } from '../../engine/refusal.ts';
import { mixTables, type Pairing, splitEvenly, type TableSize, tableSizesFor } from '../pairing/mix.ts';
import { playersAt } from '../queries.ts';
import type { EveningGame, FormSettings } from '../schema.ts';
import { type Form, type RoundContext, refuseCooperative } from './form.ts';

// Individual movement: everybody plays for themselves, with new companions each round.

export const movement: Form = {
  refuse({ games, form, scoring }) {
    const isSpread = form.form === 'movement' && form.remainder === 'spread';
    if (isSpread && scoring === 'duplicate') return refusal('evening', 'spread-duplicate');
    return refuseCooperative(games);
  },
  pair({ evening, game, people }, random) {
    const fewest = fewestFor(game, evening.form);
    if (people.length < fewest) return { refusal: refusal('evening', 'too-few', { min: fewest }) };
    return mixTables(evening, people, sizesOf(people.length, game, evening.form), random);
  },
  out: 'mean',
  tieBreaks: ['wins', 'margin'],
};

/** Bots can fill a table, but it needs two people. */
function fewestFor({ size, seats }: EveningGame, form: FormSettings): number {
  const remainder = form.form === 'movement' ? form.remainder : 'sit-out';
  return { bots: 2, 'sit-out': size, spread: Math.max(2, seats.min) }[remainder];
}

function sizesOf(people: number, game: EveningGame, form: FormSettings): TableSize[] {
  const { size } = game;
  const remainder = form.form === 'movement' ? form.remainder : 'sit-out';
  if (remainder === 'spread') return tableSizesFor(people, game).map((seats) => ({ people: seats, seats }));
  const tables = remainder === 'bots' ? Math.ceil(people / size) : Math.floor(people / size);
  const seated = Math.min(people, tables * size);
  return splitEvenly(seated, tables).map((count) => ({ people: count, seats: size }));
}

export const groups: Form = {
  refuse({ games, scoring }) {
    const wrong = games.find(({ together }) => !together);
    if (wrong) return refusal('evening', 'plays-alone', { game: wrong.game });
    return scoring === 'duplicate' ? undefined : refusal('evening', 'groups-by-deals');
  },
  pair(situation, random) {
    const { evening, game, people } = situation;
    if (people.length < game.seats.min) return { refusal: refusal('evening', 'too-few', { min: game.seats.min }) };
    const stay = evening.form.form === 'groups' && evening.form.groups === 'stay';
    return (stay ? sameGroups(situation) : undefined) ?? newGroups(situation, random);
  },
  out: 'mean',
  tieBreaks: ['wins', 'scores'],
};

function newGroups({ evening, game, people }: RoundContext, random: Random): Pairing {
  const sizes = tableSizesFor(people.length, game).map((seats) => ({ people: seats, seats }));
  return mixTables(evening, people, sizes, random);
}

/**
 * The previous round's groups; undefined where there are none, or those without a group don't fit
 * in.
 */
function sameGroups({ evening, game, people }: RoundContext): Pairing | undefined {
  const before = evening.played.at(-1)?.tables ?? [];
  const there = new Set(people);
  const found = before
    .map((table) => playersAt(table).filter((one) => there.has(one)))
    .filter((group) => group.length >= game.seats.min);
  if (found.length === 0) return undefined;
  const loose = people.filter((one) => !found.some((group) => group.includes(one)));
  const all = placeNewcomers(found, loose, game);
  return all && { tables: all.map((group) => ({ people: group, seats: group.length })), out: [] };
}

/** Newcomers form groups of their own where there are enough; the rest join the smallest ones. */
function placeNewcomers(
  found: readonly string[][],
  loose: readonly string[],
  game: EveningGame,
): string[][] | undefined {
  const all = found.map((group) => [...group]);
  const own = loose.length - (loose.length % game.size);
  for (let k = 0; k < own; k += game.size) all.push(loose.slice(k, k + game.size));
  for (const one of loose.slice(own)) {
    const smallest = all.reduce((least, group) => (group.length < least.length ? group : least));
    if (smallest.length >= game.seats.max) return undefined;
    smallest.push(one);
  }
  return all;
}
