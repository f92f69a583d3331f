/** A small language for the tests: cards as words, a turn set up as it lies, moves as calls. */

import { type Curse, isBlessing, isCurse, VBI_DECK, type VbiCard } from '../../cards/rome.ts';
import type { BotMaker } from '../../engine/bot.ts';
import { splitWords, takePlace } from '../../engine/checks/testing.ts';
import { at, present } from '../../engine/collections.ts';
import { type Match, newMatch } from '../../engine/match.ts';
import { pick, seeded } from '../../engine/random.ts';
import type { GameEvent, Seat } from '../../engine/rules.ts';
import { selfPlay } from '../../engine/self-play.ts';
import { result as resultOf } from './rules/score.ts';
import { rules } from './rules.ts';
import { knowledgeOfDrawnDeck } from './state/deck-knowledge.ts';
import type { Choose } from './state/moves.ts';
import type { GameResult } from './state/observation.ts';
import type { Difficulty, Options } from './state/options.ts';
import type { VbiMaior } from './state/state.ts';

export type Game = Match<VbiMaior>;

/** `R13 venus` as cards. */
export function cards(text: string): VbiCard[] {
  return splitWords(text).map((word) =>
    present(
      VBI_DECK.find((card) => card === word),
      `card ${word}`,
    ),
  );
}

export function table(seats = 3, options: Partial<Options> = {}): Game {
  return newMatch(rules, { difficulty: 'medium', photoFinish: 'arrival', ...options }, seats);
}

/** Every card, those named first, in this order. */
export function stacked(top: string): VbiCard[] {
  const first = cards(top);
  return [...first, ...VBI_DECK.filter((card) => !first.includes(card))];
}

/** The first turn, with these cards on top of the common deck: seat 0 draws the first. */
export function dealt(top: string, seats = 3, options: Partial<Options> = {}): Game {
  const game = table(seats, options);
  return chance(game, { by: 'chance', type: 'shuffle', cards: stacked(top) });
}

/** A turn in which the seats hold these cards, top first, and have yet to arrange them; `deck`: the common deck. */
export function holding(hands: readonly string[], deck = '', options: Partial<Options> = {}): Game {
  const game = table(hands.length, options);
  const { state } = game;
  state.personal = hands.map(cards);
  state.deck = cards(deck);
  state.table.turn = Math.max(...state.personal.map((hand) => hand.length));
  state.table.known = state.personal.map((hand) => knowledgeOfDrawnDeck(hand.length));
  state.table.looking = state.personal.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  state.table.phase = 'arrange';
  return game;
}

/** The same with all decks laid down: the race, unless there are several curses. */
export function racing(hands: readonly string[], deck = '', options: Partial<Options> = {}): Game {
  return down(holding(hands, deck, options));
}

/** Every seat that looks lays its deck down, curses and blessings in the order they are in. */
export function down(game: Game): Game {
  for (const seat of [...game.state.table.looking]) lay(game, seat);
  return game;
}

export function lay(game: Game, seat: Seat): Game {
  return happen(game, arranging(seat, deck(game, seat)));
}

/** The curses and blessings among these cards, in this order. */
export function arranging(seat: Seat, order: string): Event {
  const named = cards(order);
  return { by: seat, type: 'arrange', curses: named.filter(isCurse), blessings: named.filter(isBlessing) };
}

/** Seat and position of cards turned up one after the other: `0 1 2/3` is the top of 0, of 1, position 3 of 2. */
export function up(game: Game, turns: string): Game {
  for (const turn of turns.split(' ')) {
    const [by = Number.NaN, position = 0] = turn.split('/').map(Number);
    happen(game, { by, type: 'turn-up', position });
  }
  return game;
}

export function choose(game: Game, seat: Seat, choice: Omit<Choose, 'type'>): Game {
  return happen(game, { by: seat, type: 'choose', ...choice });
}

/** One vote for each seat, 0 first. */
export function vote(game: Game, votes: string): Game {
  for (const [seat, curse] of cards(votes).filter(isCurse).entries()) voteBy(game, seat, curse);
  return game;
}

export function voteBy(game: Game, seat: Seat, curse: Curse): Game {
  return happen(game, { by: seat, type: 'vote', curse });
}

export function out(game: Game, seat: Seat): Game {
  return happen(game, { by: seat, type: 'out' });
}

export function done(game: Game, seat: Seat): Game {
  return happen(game, { by: seat, type: 'done' });
}

/** Chance shuffles the common deck so that these cards lie on top. */
export function shuffled(game: Game, top = ''): Game {
  const { deck, table } = game.state;
  const all = table.phase === 'scored' ? [...deck, ...table.returned] : deck;
  const first = cards(top);
  return chance(game, {
    by: 'chance',
    type: 'shuffle',
    cards: [...first, ...all.filter((card) => !first.includes(card))],
  });
}

export function muddled(game: Game, order: string): Game {
  return chance(game, { by: 'chance', type: 'muddle', cards: cards(order) });
}

export function chance(game: Game, event: Extract<Event, { by: 'chance' }>): Game {
  return happen(game, event);
}

type Event = GameEvent<VbiMaior['Move'], VbiMaior['Chance']>;

/** The event happens, or the test fails. */
export function happen(game: Game, event: Event): Game {
  takePlace(game, event);
  return game;
}

/** How the game ended; nothing while it runs. */
export function result({ state }: Game): GameResult | undefined {
  return resultOf(state);
}

/** What lies in the game area, and in the personal deck of a seat. */
export function area(game: Game): string {
  return game.state.table.area.map(({ card }) => card).join(' ');
}

export function deck(game: Game, seat: Seat): string {
  return (game.state.personal[seat] ?? []).join(' ');
}

/** What happened in this turn, of one kind. */
export function told<Type extends Happened['type']>(game: Game, type: Type): Extract<Happened, { type: Type }>[] {
  return game.state.table.story.filter((entry): entry is Extract<Happened, { type: Type }> => entry.type === type);
}

type Happened = Game['state']['table']['story'][number];

/** A seat that knows nothing, wants no end, and mostly turns up its top card: what leads deep into a game. */
export const careless: BotMaker<VbiMaior> = (seat, random) => ({
  see({ observation, moves }) {
    const kept = moves.filter((move) => move.type !== 'out' || observation.phase === 'closing');
    const top = kept.filter((move) => move.type !== 'turn-up' || move.position === 0);
    const choice = random.below(8) > 0 ? top : kept;
    if (choice.length === 0) return undefined;
    // The longer the deck, the sooner: so that decks run out together.
    return { move: pick(choice, random), after: random.below(4000) / (1 + (observation.decks[seat]?.size ?? 0)) };
  },
});

/** How many of so many games a group wins; the makers sit round the table in turn. */
export function winsOf(
  games: number,
  seats: number,
  difficulty: Difficulty,
  makers: readonly BotMaker<VbiMaior>[],
): number {
  let wins = 0;
  for (let seed = 0; seed < games; seed++) {
    const game = table(seats, { difficulty });
    const random = seeded(seed);
    const bots = game.state.personal.map((_, seat) => at(makers, seat % makers.length)(seat, random));
    selfPlay(game, bots, random);
    if (result(game)?.won) wins++;
  }
  return wins;
}
