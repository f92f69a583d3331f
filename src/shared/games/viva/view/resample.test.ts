import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../engine/checks/properties.ts';
import { clone } from '../../../engine/clone.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import { random as randomPlayer } from '../bots/easy.ts';
import { botOf } from '../bots/player.ts';
import { viva } from '../index.ts';
import { rules } from '../rules.ts';
import { withoutAll } from '../state/design-sets.ts';
import { namesOf } from '../state/designs.ts';
import { cardsIn } from '../state/hand.ts';
import { allCards } from '../state/options.ts';
import type { State, Window } from '../state/state.ts';
import type { Table } from '../state/table.ts';

const OPTIONS = { edition: 'pocket', youngest: 0, rounds: 1, policing: 'caught' } as const;

/** Every state of matches among random bots, with one viewer. */
function inPlay(matches: number, look: (state: State, seat: Seat) => void): void {
  const random = seeded(7);
  for (let seed = 1; seed <= matches; seed++) {
    const match = playMatch(viva, OPTIONS, 2 + (seed % 5), botOf(randomPlayer), seed);
    const state = rules.initial(OPTIONS, match.seats);
    for (const event of match.events) {
      rules.apply(state, event as Parameters<typeof rules.apply>[1]);
      look(state, random.below(match.seats));
    }
  }
}

/** The player takes cards that only it sees; and nobody else can tell whether it played the card it took before. */
function isPrivate({ player, taken }: Window, seat: Seat): boolean {
  return player === seat || taken !== null;
}

/**
 * Calls out the play in the true and in a resampled state: the seat sees no difference. Returns
 * whether it was undone.
 */
function undoneAlike(state: State, seat: Seat, random: Random): boolean {
  const truth = clone(state);
  const imagined = rules.resample(rules.observe(state, seat), random);
  for (const other of [truth, imagined]) rules.apply(other, { by: seat, type: 'catch' });
  expect(rules.observe(imagined, seat)).toEqual(rules.observe(truth, seat));
  return truth.window === null;
}

/** Every card of a table, wherever it lies. */
function allOf({ hands, houses, general, own, shuffled, drawn, cleared }: Table) {
  const cards = [hands.map(cardsIn), houses, general ?? [], own?.card ?? [], shuffled.slice(drawn), cleared];
  return namesOf(cards.flat(2));
}

describe('an imagined state', () => {
  it('has all cards, also before a play that may be undone', () => {
    const random = seeded(1);
    const whole = allCards('pocket');
    inPlay(4, (state, seat) => {
      const { table, window } = rules.resample(rules.observe(state, seat), random);
      for (const cards of [table, ...(window ? [window.before] : [])].map(allOf)) {
        expect(cards).toHaveLength(whole.length);
        expect(withoutAll(whole, cards)).toEqual([]);
      }
    });
  });

  it('undoes a play as the true one does, as far as others can tell (VI-21)', () => {
    const random = seeded(2);
    const seen = { undone: 0, drawn: 0, restocked: 0 };
    inPlay(60, (state, seat) => {
      const { window } = state;
      if (!window || isPrivate(window, seat)) return;
      const brought = window.since.filter(({ draws }) => draws.length > 0);
      if (brought.length === 0 && random.below(10) > 0) return;
      seen.undone += undoneAlike(state, seat, random) ? 1 : 0;
      seen.drawn += brought.length;
      seen.restocked += brought.filter(({ event }) => event.type === 'restock').length;
    });
    expect(seen.undone).toBeGreaterThan(20);
    expect(seen.drawn).toBeGreaterThan(100);
    expect(seen.restocked).toBeGreaterThan(2);
  });

  it('holds who was called out in vain for no cheat (VI-21, VI-10)', () => {
    const random = seeded(3);
    let inVain = 0;
    inPlay(20, (state, seat) => {
      const { window } = state;
      if (!window || !isPrivate(window, seat) || !window.since.some(({ event }) => event.type === 'catch')) return;
      // A cheat is imagined rarely.
      for (let k = 0; k < 20; k++) {
        const { window: imagined } = rules.resample(rules.observe(state, seat), random);
        expect(imagined?.taken).toBe(window.taken);
      }
      inVain += 1;
    });
    expect(inVain).toBeGreaterThan(10);
  });
});
