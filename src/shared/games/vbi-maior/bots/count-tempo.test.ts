import { describe, expect, it } from 'vitest';
import { choose, type Game, racing, up } from '../testing.ts';
import {
  advanceCount,
  type Count,
  msPerNumber,
  NEW_CARD_PAUSE_MS,
  newCount,
  TEMPO_MS_PER_NUMBER,
} from './count-tempo.ts';

const [ALLEGRO, ANDANTE, ADAGIO] = TEMPO_MS_PER_NUMBER.map(({ ms }) => ms) as [number, number, number];

/** Seat 0 counts along: shown the table now, and after each of these events at its time in ms. */
function counting(game: Game, ...events: readonly (readonly [at: number, turns: string])[]): Count {
  const count = newCount(0);
  const look = (now: number) => advanceCount(count, game.rules.observe(game.state, 0), now);
  look(0);
  for (const [at, turns] of events) {
    if (turns) up(game, turns);
    look(at);
  }
  return count;
}

describe('the count', () => {
  it('takes a breath, and then goes on by one a beat', () => {
    const count = counting(racing(['R50', 'R60', 'R70']), [NEW_CARD_PAUSE_MS + 10 * ALLEGRO, '']);
    expect(count.value).toBeCloseTo(10);
  });

  it('goes on from the last card', () => {
    const count = counting(
      racing(['R50', 'R20 R60', 'R70']),
      [1000, '1'],
      [1000 + NEW_CARD_PAUSE_MS + 2 * ALLEGRO * 1, ''],
    );
    const beats = (2 * ALLEGRO) / msPerNumber(count, count.seen as NonNullable<Count['seen']>);
    expect(count.value).toBeCloseTo(20 + beats);
  });

  it('has three tempi: the more cards, the slower', () => {
    const ms = (hand: string) => {
      const count = counting(racing([hand, hand, hand]));
      return msPerNumber(count, count.seen as NonNullable<Count['seen']>);
    };
    const cards = (n: number) => Array.from({ length: n }, (_, k) => `R${k + 1}`).join(' ');
    expect([ms(cards(2)), ms(cards(4)), ms(cards(5))]).toEqual([ALLEGRO, ANDANTE, ADAGIO]);
  });

  it('VM-16: stands still while a blessing asks', () => {
    const game = racing(['R50', 'R20 venus', 'R70']);
    const count = newCount(0);
    const look = (now: number) => advanceCount(count, game.rules.observe(game.state, 0), now);
    look(0);
    up(game, '1/1');
    look(NEW_CARD_PAUSE_MS);
    choose(game, 1, { number: 3 });
    look(NEW_CARD_PAUSE_MS + 60_000);
    expect(count.value).toBeCloseTo(0);
    look(NEW_CARD_PAUSE_MS + 60_000 + 5 * ALLEGRO);
    expect(count.value).toBeCloseTo(5);
  });

  it('VM-30: begins anew at the card before when Neptune takes the last one back', () => {
    const game = racing(['R50', 'R20 R60 neptunus', 'R70']);
    const count = counting(game, [1000, '1'], [2000, '1'], [3000, '1']);
    expect(count.value).toBeLessThanOrEqual(20);
  });
});

describe('drifting to another’s tempo', () => {
  /** Seat 1 lays 10, 20, … 60, so many times slower than the tempo. */
  function beside(slower: number): number {
    const game = racing(['R80 R90', 'R10 R20 R30 R40 R50 R60', 'R70 R75'], '');
    const count = newCount(0);
    let now = 0;
    const look = () => advanceCount(count, game.rules.observe(game.state, 0), now);
    look();
    for (let card = 1; card <= 6; card++) {
      const beat = msPerNumber({ ...count, pace: 1 }, game.rules.observe(game.state, 0));
      now += NEW_CARD_PAUSE_MS + 10 * beat * slower;
      up(game, '1');
      look();
    }
    return count.pace;
  }

  it('goes most of the way in half a dozen cards, slower or faster', () => {
    expect(beside(1)).toBeCloseTo(1);
    expect(beside(2)).toBeGreaterThan(1.5);
    expect(beside(2)).toBeLessThan(2.001);
    expect(beside(0.5)).toBeLessThan(0.75);
  });

  it('keeps within bounds, whatever it sees', () => {
    expect(beside(1000)).toBeLessThanOrEqual(4);
  });

  it('learns nothing from a card that had nothing to wait for', () => {
    // Nobody else has a card: seat 1 need not count.
    const game = racing(['', 'R10 R60', '']);
    expect(counting(game, [NEW_CARD_PAUSE_MS + 5000, '1']).pace).toBe(1);
  });

  it('learns nothing from its own cards, nor from a story told in no time', () => {
    expect(counting(racing(['R10 R50', 'R60', 'R70']), [60_000, '0']).pace).toBe(1);
    expect(counting(racing(['R50', 'R10 R60', 'R70']), [0, '1']).pace).toBe(1);
  });
});
