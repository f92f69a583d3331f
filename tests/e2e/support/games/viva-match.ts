/**
 * A whole match of VIVA for three that is written down, cards and moves: in three rounds Ada makes every kind of move
 * there is (but the pass of who finds nothing to play and nothing to take, VI-12), and wins.
 */
import { scripted } from '#main/host/testing/race-game.ts';
import type { VivaCard } from '#shared/cards/viva.ts';
import type { Game } from '#shared/engine/game.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { viva } from '#shared/games/viva/index.ts';
import { withoutAll } from '#shared/games/viva/state/design-sets.ts';
import type { Move, Play } from '#shared/games/viva/state/moves.ts';
import { allCards } from '#shared/games/viva/state/options.ts';
import { card, cards } from '#shared/games/viva/testing.ts';

export const [ADA, BOB, CARLA] = [0, 1, 2] as const satisfies readonly Seat[];

/** The winner's cards at its end. */
export const SCORES = [2, 0, 1];

type Moved = readonly [seat: Seat, move: Move];

interface Round {
  /** From the top: five for each from who starts on, the blocking card, the last loser's own one, what is drawn. */
  readonly cards: readonly VivaCard[];
  readonly moves: readonly Moved[];
}

const play = (letters: string, ...houses: number[]): Play => ({ type: 'play', card: card(letters), houses });
const block = (letters: string): Move => ({ type: 'block', card: card(letters) });
const last = (on: 'general' | 'own'): Move => ({ type: 'last', on });
const take: Move = { type: 'take' };
const pass: Move = { type: 'pass' };
const idle = (seat: Seat): Moved[] => [
  [seat, take],
  [seat, pass],
];

/** Carla is out first, so Ada lays a blocking card; of the cards that she takes she plays one and keeps one. */
const FIRST: Round = {
  cards: cards('r r ry gk b  y y y y k  p p p p gk  k  r r p'),
  moves: [
    [ADA, play('r', 0, 0)],
    [BOB, play('y', 1, 1, 1, 1)],
    [CARLA, play('p', 2, 2, 2, 2)],
    [ADA, play('ry', 1)],
    ...idle(BOB),
    [CARLA, last('general')],
    [ADA, block('gk')],
    [ADA, take],
    [ADA, play('r', 0)],
    [BOB, play('r', 1)],
    ...idle(ADA),
    [BOB, last('general')],
  ],
};

/** Ada calls out what Carla may not play, calls no VIVA where she could, and goes out by her own blocking card. */
const SECOND: Round = {
  cards: cards('g g g r r  y y py p k  p p p p b  g k  b b gk  gk r gk b gk gk'),
  moves: [
    [CARLA, play('g', 0)],
    [ADA, { type: 'catch' }],
    [ADA, play('y', 0, 1)],
    [BOB, play('p', 2, 2, 2, 2)],
    ...idle(CARLA),
    [ADA, play('py', 2)],
    [ADA, pass],
    ...idle(BOB),
    ...idle(CARLA),
    [ADA, play('p', 2)],
    ...idle(BOB),
    ...idle(CARLA),
    [ADA, last('own')],
    [BOB, block('b')],
    [BOB, play('r', 0)],
    ...idle(CARLA),
    [BOB, last('general')],
  ],
};

/** Ada calls VIVA at once, and goes out first by the blocking card that she then lays. */
const THIRD: Round = {
  cards: cards('r r r bg b  p p p p y  g g g g k  k k  r r py k  g'),
  moves: [
    [ADA, play('r', 0, 1, 2)],
    [ADA, { type: 'viva' }],
    [ADA, block('bg')],
    [BOB, play('p', 0, 0, 0, 0)],
    ...idle(CARLA),
    [ADA, last('general')],
    [BOB, block('py')],
    [BOB, last('general')],
  ],
};

export const ROUNDS: readonly Round[] = [FIRST, SECOND, THIRD];

/** VIVA whose chance deals these rounds, for a table where seat 0 starts. */
export function dealt(): Game {
  const pack = allCards('full');
  const deals = ROUNDS.map((round) => ({ type: 'deal', cards: [...round.cards, ...withoutAll(pack, round.cards)] }));
  return scripted(viva as unknown as Game, deals);
}
