/** Individual movement: each plays for oneself, every round with new companions. */
import { refusal } from '../../engine/refusal.ts';
import { mix, type TableSize } from '../pairing/mix.ts';
import { evenly, spread } from '../pairing/sizes.ts';
import type { EveningGame, FormChoice } from '../schema.ts';
import { refuseTogether } from './fits.ts';
import type { Form } from './form.ts';

export const movement: Form = {
  refuse({ games, form, scoring }) {
    const isSpread = form.form === 'movement' && form.remainder === 'spread';
    if (isSpread && scoring === 'duplicate') return refusal('evening', 'spread-duplicate');
    return refuseTogether(games);
  },
  pair({ evening, game, people }, random) {
    const sizes = sizesOf(people.length, game, evening.form);
    if (sizes.length === 0 || people.length < 2) {
      const isFull = evening.form.form === 'movement' && evening.form.remainder === 'sit-out';
      const min = isFull ? game.size : Math.max(2, game.seats.min);
      return { refusal: refusal('evening', 'too-few', { min }) };
    }
    return mix(evening, people, sizes, random);
  },
  out: 'mean',
  tieBreaks: ['wins', 'margin'],
};

function sizesOf(people: number, game: EveningGame, form: FormChoice): TableSize[] {
  const { size } = game;
  const remainder = form.form === 'movement' ? form.remainder : 'sit-out';
  if (remainder === 'spread') return spread(people, game).map((seats) => ({ people: seats, seats }));
  const tables = remainder === 'bots' ? Math.ceil(people / size) : Math.floor(people / size);
  const seated = Math.min(people, tables * size);
  return evenly(seated, tables).map((count) => ({ people: count, seats: size }));
}
