import { describe, expect, it } from 'vitest';
import type { FormSettings } from '#shared/evening/schema.ts';
import type { GameOffer } from '#shared/protocol/room.ts';
import {
  type ChosenOptions,
  type EveningContext,
  FORM_IDS,
  refusalOf,
  refusalOfForm,
  refusalOfScoring,
  SCORINGS,
  withDefaults,
} from './evening-defaults.ts';

const offer = (game: string, min: number, max: number, usual: number, more: Partial<GameOffer> = {}): GameOffer => ({
  game,
  seats: { min, max, usual },
  options: {},
  levels: ['easy'],
  together: false,
  deals: [],
  last: { options: {}, level: 'easy' },
  ...more,
});

const UP_TO_20 = Array.from({ length: 20 }, (_, k) => k + 1);
const OFFERS = [
  offer('five', 5, 5, 5, { deals: UP_TO_20 }),
  offer('two', 2, 2, 2),
  offer('any', 2, 6, 4),
  offer('all', 3, 6, 4, { together: true, deals: [1] }),
];

const around = (people: number): EveningContext => ({ offers: OFFERS, people });
const playing = (...games: string[]): ChosenOptions => ({ games: games.map((game) => ({ game })) });

describe('what an evening is made of where nothing was said', () => {
  it.each([
    [2, 'two', 'round-robin'],
    [3, 'any', 'movement'],
    [5, 'five', 'movement'],
    [6, 'two', 'round-robin'],
    [8, 'any', 'movement'],
    [10, 'five', 'movement'],
  ])('with %d people', (people, game, form) => {
    const wish = withDefaults({}, around(people));
    expect([wish.games.map((one) => one.game), wish.form.form]).toEqual([[game], form]);
  });

  it('can be begun as it is, by however many', () => {
    for (let people = 0; people <= 40; people++) {
      const wish = withDefaults({}, around(people));
      expect(refusalOf(wish, around(people))).toBeUndefined();
    }
  });

  it('is long enough for all to have met in a round robin', () => {
    const rounds = (people: number) =>
      withDefaults({ ...playing('two'), form: { form: 'round-robin' } }, around(people)).rounds;
    expect([2, 5, 6].map(rounds)).toEqual([1, 5, 5]);
  });
});

describe('what fits', () => {
  const forms = (...games: string[]) => FORM_IDS.filter((id) => !refusalOfForm(id, playing(...games), around(8)));
  const scorings = (said: ChosenOptions) => SCORINGS.filter((one) => !refusalOfScoring(one, said, around(8)));

  it('is said of every form', () => {
    expect(forms('five')).toEqual(['movement', 'free']);
    expect(forms('two')).toEqual(['movement', 'round-robin', 'swiss', 'free']);
    expect(forms('any')).toEqual(['movement', 'round-robin', 'swiss', 'free']);
    expect(forms('all')).toEqual(['groups', 'free']);
    expect(forms('five', 'all')).toEqual(['free']);
    expect(refusalOfForm('swiss', playing('five'), around(8))).toMatchObject({
      reason: 'not-for-two',
      params: { game: 'five' },
    });
    expect(refusalOfForm('movement', playing('all'), around(8))).toMatchObject({ reason: 'plays-as-one' });
  });

  it('is said of what counts', () => {
    expect(scorings(playing('five'))).toEqual(['places', 'score', 'duplicate']);
    expect(scorings(playing('two'))).toEqual(['places', 'score']);
    expect(scorings(playing('five', 'any'))).toEqual(['places']);
    expect(scorings(playing('all'))).toEqual(['duplicate']);
  });

  it('is taken where what was said does not fit any more', () => {
    const said: ChosenOptions = { ...playing('five'), form: { form: 'swiss' }, scoring: 'score' };
    expect(withDefaults(said, around(8))).toMatchObject({ form: { form: 'movement' }, scoring: 'score' });
    expect(withDefaults({ ...said, ...playing('all') }, around(8))).toMatchObject({
      form: { form: 'groups' },
      scoring: 'duplicate',
      deals: 1,
    });
  });

  it('lets two sit at a table in duels, and as many as were said otherwise', () => {
    const said: ChosenOptions = { games: [{ game: 'any', size: 5 }] };
    const sizes = (form: FormSettings) => withDefaults({ ...said, form }, around(8)).games.map(({ size }) => size);
    expect(sizes({ form: 'swiss' })).toEqual([2]);
    expect(sizes({ form: 'movement', remainder: 'spread' })).toEqual([5]);
  });

  it('has nothing to say of an evening without a game but that', () => {
    expect(refusalOf(withDefaults({ games: [] }, around(8)), around(8))).toMatchObject({ reason: 'no-game' });
  });
});
