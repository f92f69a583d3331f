import { describe, expect, it } from 'vitest';
import { orderOf, type VivaCard } from '../../../cards/viva.ts';
import { playMatch } from '../../../engine/checks/properties.ts';
import { clone } from '../../../engine/clone.ts';
import { at } from '../../../engine/collections.ts';
import { seeded } from '../../../engine/random.ts';
import type { GameEvent, Seat } from '../../../engine/rules.ts';
import { random as randomPlayer } from '../bots/easy.ts';
import { botOf } from '../bots/player.ts';
import { viva } from '../index.ts';
import { rules } from '../rules.ts';
import { countOf, withoutAll } from '../state/design-sets.ts';
import { nameOf, namesOf, numbersOf } from '../state/designs.ts';
import { type HandEvent, handOfCards } from '../state/hand.ts';
import type { Chance, Move } from '../state/moves.ts';
import { penalties, stillIn } from '../state/observation.ts';
import { roundOf, type State } from '../state/state.ts';
import { handOf } from '../state/table.ts';
import { act, callOut, card, cards, laying, namesHeld, restock, scene } from '../testing.ts';

type Event = GameEvent<Move, Chance>;
/** Where a card from the stock goes. */
type Place = Seat | 'own' | 'general';

/** The round since its past began: the state before that, each event, and where the cards went that it brought. */
interface Told {
  readonly before: State;
  readonly events: { readonly event: Event; readonly drawn: readonly (readonly [Place, VivaCard])[] }[];
}

/** Where the cards went that this event brought; `before` and `after` it. */
function placesOf(before: State, event: Event, after: State): Place[] {
  const fresh = event.type === 'restock';
  const count = after.table.drawn - (fresh ? 0 : before.table.drawn);
  const due = dueAt(before, event, after);
  if (fresh && (before.table.stale || before.due.length === 0)) due.unshift('general');
  return due.slice(0, count);
}

function dueAt(before: State, event: Event, after: State): Place[] {
  if (event.type === 'restock') return [...before.due];
  if (event.type === 'viva') return [...penalties(stillIn(roundOf(before)), event.by), 'own'];
  const larger = after.table.hands.findIndex((hand, seat) => hand.size > handOf(before.table.hands, seat).size);
  // A blocking card that was the only one is replaced: the hand is as large as before (VI-15).
  return [larger >= 0 ? larger : (event.by as Seat)];
}

/**
 * Matches among random bots without forbidden plays: every state with a history, and how it came
 * about.
 */
function throughPasts(matches: number, seats: number, look: (state: State, told: Told) => void): void {
  const options = { edition: 'pocket', youngest: 0, rounds: 1, policing: 'enforced' } as const;
  for (let seed = 1; seed <= matches; seed++) {
    const match = playMatch(viva, options, seats, botOf(randomPlayer), seed);
    const state = rules.initial(options, seats);
    let told: Told | null = null;
    for (const event of match.events as Event[]) {
      const before = clone(state);
      rules.apply(state, event);
      if (!state.table.past || state.phase === 'over') continue;
      if (event.type === 'restock') told = null;
      told ??= { before, events: [] };
      const places = placesOf(before, event, state);
      const from = event.type === 'restock' ? 0 : before.table.drawn;
      told.events.push({ event, drawn: places.map((to, k) => [to, nameOf(at(state.table.shuffled, from + k))]) });
      look(state, told);
    }
  }
}

/**
 * A resampled world replayed from the start of its history: every move is legal, and it ends in the
 * same state.
 */
function replays(imagined: State, { before, events }: Told): State {
  const came = (imagined.table.past?.hands ?? []).map((passages) =>
    passages.flatMap((passage: HandEvent) => ('came' in passage ? [passage.came] : [])),
  );
  const state = clone(before);
  state.table.hands = before.table.hands.map((hand, seat) =>
    handOfCards(numbersOf(came[seat]?.splice(0, hand.size) ?? [])),
  );
  const stocks: VivaCard[][] = [];
  for (const { event, drawn } of events) {
    if (event.type === 'restock') stocks.push([]);
    for (const [to, card] of drawn)
      stocks.at(-1)?.push(typeof to === 'number' ? at(came[to]?.splice(0, 1) ?? [], 0) : card);
  }
  stocks.at(-1)?.push(...namesOf(imagined.table.shuffled.slice(imagined.table.drawn)));
  for (const { event } of events) {
    if (event.by === 'chance') rules.apply(state, { ...event, cards: stocks.shift() } as Event);
    else {
      expect(rules.refuse(state, event.by, event)).toBeUndefined();
      rules.apply(state, event);
    }
  }
  return state;
}

describe('an imagined world', () => {
  it.each([2, 3, 5])('of %i seats is one in which all that was seen can have happened (VI-10, VI-12)', (seats) => {
    const random = seeded(seats);
    let looked = 0;
    throughPasts(8, seats, (state, told) => {
      if (random.below(4) > 0) return;
      const viewer = random.below(seats + 1);
      const seen = rules.observe(state, viewer === seats ? 'everyone' : viewer);
      const imagined = rules.resample(seen, random);
      const again = replays(imagined, told);
      expect(again.table.hands).toEqual(imagined.table.hands);
      expect(rules.observe(again, seen.viewer)).toEqual(seen);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  it('is now and then the true one', () => {
    const random = seeded(3);
    const seen = { states: 0, true: 0 };
    throughPasts(6, 3, (state, { events }) => {
      if (events.length > 12) return;
      const observation = rules.observe(state, random.below(3));
      seen.states++;
      for (let k = 0; k < 200; k++) {
        const { hands } = rules.resample(observation, random).table;
        if (JSON.stringify(hands) !== JSON.stringify(state.table.hands)) continue;
        seen.true++;
        break;
      }
    });
    expect(seen.states).toBeGreaterThan(20);
    expect(seen.true).toBeGreaterThan(0);
  });
});

describe('what is known of hidden cards', () => {
  const EMPTY = { hands: ['r y', 'g p', 'b k'], general: 'k', houses: ['r rb', 'g', 'y'], cleared: 'k pk py' };
  const worlds = (match: ReturnType<typeof scene>, viewer: Seat) =>
    Array.from({ length: 60 }, (_, seed) => rules.resample(rules.observe(match.state, viewer), seeded(seed)));

  it('VI-12 who took no card since a restock holds what was in hands then', () => {
    const match = scene(EMPTY);
    act(match, 'take');
    restock(match, 'py r pk k');
    const held = cards('r y b k');
    for (const world of worlds(match, 1)) expect(withoutAll(namesHeld(world, 2), held)).toEqual([]);
    expect(new Set(worlds(match, 1).map(({ table }) => JSON.stringify(table.hands[2]))).size).toBeGreaterThan(2);
  });

  it('VI-10 the card played after a take came from the stock', () => {
    const match = scene({ ...EMPTY, general: 'pk', cleared: 'k y py' });
    act(match, 'take');
    restock(match, 'y k r py');
    act(match, laying('y', 2));
    // The yellow card that it had before is still in a hand.
    for (const world of worlds(match, 1))
      expect(countOf([...namesHeld(world, 0), ...namesHeld(world, 2)], card('y'))).toBe(1);
  });

  it('VI-12 who passes because nothing can be taken can play nothing', () => {
    const match = scene({ hands: ['k r', 'k k', 'k p'], general: 'k', houses: ['b', 'b', 'b'] });
    act(match, 'pass');
    for (const world of worlds(match, 1)) expect(namesHeld(world, 0).some((one) => one.includes('blue'))).toBe(false);
  });

  it('VI-21 who drew a card in a turn that was undone knows who gets it', () => {
    const match = scene(
      { hands: ['r r k', 'g p', 'b b'], general: 'r', houses: ['r', 'r', ''], stock: 'k pk y b g' },
      { policing: 'caught' },
    );
    act(match, laying('r', 2), 'viva');
    callOut(match, 1);
    // Two cards had gone to seat 2, one to seat 1; now all three are the player’s.
    for (const world of worlds(match, 2)) {
      expect(namesHeld(world, 0)).toEqual(expect.arrayContaining([...cards('k pk'), ...cards('r r')]));
    }
    expect(worlds(match, 1).every((world) => namesHeld(world, 0).includes(card('y')))).toBe(true);
    expect(worlds(match, 1).every((world) => namesHeld(world, 0).includes(card('pk')))).toBe(false);
  });

  it('VI-10 who took a card and plays may play another than that', () => {
    const match = scene(
      { hands: ['r y b', 'g p', 'b b'], general: 'k', houses: ['r', '', ''], stock: 'y k pk y b g r' },
      { policing: 'caught' },
    );
    act(match, 'take', laying('r', 0));
    const taken = worlds(match, 1).map(({ window }) => window?.taken);
    expect(taken.filter((one) => one === orderOf('red')).length).toBeGreaterThan(30);
    expect(taken.filter((one) => one !== orderOf('red')).length).toBeGreaterThan(1);
  });
});
