/** Individual movement: everybody plays for themselves, with new companions each round. */
import { refusal } from '../../engine/refusal.ts';
import { mixTables, splitEvenly, type TableSize, tableSizesFor } from '../pairing/mix.ts';
import type { EveningGame, FormSettings } from '../schema.ts';
import { type Form, refuseCooperative } from './form.ts';

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
