import { describe, expect, it } from 'vitest';
import { isRome, numberOf, VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { drawNext, isOver, moveEvent, newMatch, play, take } from '../../../engine/match.ts';
import { pick, seeded } from '../../../engine/random.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { selfPlay } from '../../../engine/self-play.ts';
import { rules } from '../rules.ts';
import { rankOf } from '../state/deck-knowledge.ts';
import type { State, VbiMaior } from '../state/state.ts';
import { careless, choose, type Game, racing, table, up } from '../testing.ts';
import { canHaveCome, returnedByFortune } from './resample.ts';

const VIEWERS: readonly Viewer[] = ['everyone', 0, 1, 2];

/** Goes through whole games, state by state. */
function everyState(games: number, look: (state: State, seed: number) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(seed);
    const seats = 3 + (seed % 4);
    const difficulty = pick(['easy', 'medium', 'hard'] as const, random);
    const game = table(seats, { difficulty });
    selfPlay(
      game,
      Array.from({ length: seats }, (_, seat) => careless(seat, random)),
      random,
    );
    const again = newMatch<VbiMaior>(rules, game.options, seats);
    for (const event of game.events) {
      take(again, event);
      look(again.state, seed);
    }
  }
}

/** What contradicts the knowledge of personal decks. */
function brokenKnowledge({ personal, table: { known } }: State): string[] {
  return known.flatMap(({ floor, below, loose, bounds }, seat) => {
    const deck = personal[seat] ?? [];
    const numbers = deck.filter(isRome).map(numberOf);
    const ordered = deck.slice(loose).filter(isRome).map(numberOf);
    return [
      ...numbers.filter((number) => number < floor).map((number) => `seat ${seat} holds ${number} under ${floor}`),
      ...(below === null || numbers.some((number) => number < below) ? [] : [`seat ${seat} holds none below ${below}`]),
      ...(ordered.every((number, k) => k === 0 || number > (ordered[k - 1] as number)) ? [] : [`seat ${seat}: order`]),
      ...bounds.flatMap(({ from, to }, k) => {
        const rank = rankOf(deck[loose + k] as VbiCard);
        return rank >= from && rank <= to ? [] : [`seat ${seat}: ${rank} at ${loose + k} is not from ${from} to ${to}`];
      }),
      ...(bounds.length === 0 || bounds.length === deck.length - loose
        ? []
        : [`seat ${seat}: ${bounds.length} bounds`]),
    ];
  });
}

/** What contradicts the knowledge of seen cards that are face down again. */
function brokenHeld({ personal, table: { held, story } }: State): string[] {
  const returned = returnedByFortune(story, personal.length);
  return [
    ...held
      .filter(({ card, seats }) => !seats.some((seat) => personal[seat]?.includes(card)))
      .map(({ card, seats }) => `${card} is not held by ${seats}`),
    ...personal.flatMap((deck, seat) =>
      canHaveCome(returned, deck, seat) ? [] : [`seat ${seat} can't have Fortune's`],
    ),
  ];
}

/** Every card lies somewhere, once. */
function everyCard({ deck, personal, table }: State): boolean {
  const all = [...deck, ...personal.flat(), ...table.discard, ...table.returned, ...table.area.map(({ card }) => card)];
  return all.length === VBI_DECK.length && new Set(all).size === VBI_DECK.length;
}

function finish(state: State, seed: number): boolean {
  const random = seeded(seed);
  const game: Game = { ...newMatch<VbiMaior>(rules, state.options, state.seats), state };
  while (!isOver(game)) {
    const chance = drawNext(game, random);
    const seat = chance ? 0 : pick(rules.toAct(state) as readonly Seat[], random);
    const refused = play(game, chance ?? moveEvent(seat, pick(rules.legalMoves(state, seat), random)));
    if (refused) return false;
  }
  return true;
}

describe('what is known of personal decks', () => {
  it('is true in every state', () => {
    let some = 0;
    everyState(150, (state) => {
      expect(brokenKnowledge(state)).toEqual([]);
      expect(brokenHeld(state)).toEqual([]);
      expect(everyCard(state)).toBe(true);
      if (state.table.known.some(({ floor, below }) => floor > 0 || below !== null)) some++;
    });
    expect(some).toBeGreaterThan(1000);
  });

  it('VM-6: what lies under a card from the top of an ordered deck is higher', () => {
    const { state } = up(racing(['R5 R9 mars', 'R6', 'R7']), '0');
    expect(state.table.known[0]).toMatchObject({ floor: 5, below: null, loose: 0 });
  });

  it('VM-30: Venus tells of each seat whether it holds a card below the number', () => {
    const { state } = choose(up(racing(['R5 venus', 'R60', 'R7']), '0/1'), 0, { number: 50 });
    expect(state.table.known.map(({ floor, below }) => [floor, below])).toEqual([
      [0, 50],
      [50, null],
      [0, 50],
    ]);
  });
});

describe('an imagined state', () => {
  it('is one that can be: every card once, and nothing against what is known', () => {
    everyState(40, (state, seed) => {
      const random = seeded(seed);
      for (const viewer of VIEWERS) {
        const imagined = rules.resample(rules.observe(state, viewer), random);
        expect(brokenKnowledge(imagined)).toEqual([]);
        expect(brokenHeld(imagined)).toEqual([]);
        expect(everyCard(imagined)).toBe(true);
      }
    });
  });

  it('can be played to its end', () => {
    everyState(12, (state, seed) => {
      for (const viewer of VIEWERS) {
        expect(finish(rules.resample(rules.observe(state, viewer), seeded(seed)), seed)).toBe(true);
      }
    });
  });

  it('VM-7: lays the viewer’s own cards anew too, once they are down', () => {
    const { state } = racing(['R5 R9 mars', 'R6 R8 R10', 'R7 R11 R12']);
    const hands = Array.from({ length: 20 }, (_, seed) =>
      rules.resample(rules.observe(state, 0), seeded(seed)).personal[0]?.join(' '),
    );
    expect(new Set(hands).size).toBeGreaterThan(15);
  });

  it('VM-21: holds no Rome card in a deck in the closing phase, and some in the race', () => {
    const closing = up(racing(['R5 mars', 'R6 venus', 'R7 apollo']), '0 1 2').state;
    const race = racing(['R5 mars', 'venus', 'apollo ianus']).state;
    for (let seed = 0; seed < 20; seed++) {
      const held = (state: State) =>
        rules.resample(rules.observe(state, 1), seeded(seed)).personal.flat().filter(isRome).length;
      expect(held(closing)).toBe(0);
      expect(held(race)).toBeGreaterThan(0);
    }
  });
});
