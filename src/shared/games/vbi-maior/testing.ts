/** Test notation: cards as words, turns by layout, moves as calls. */
import { type Curse, isBlessing, isCurse, VBI_DECK, type VbiCard } from '../../cards/rome.ts';
import type { Bot, BotMaker, Intent } from '../../engine/bot.ts';
import { splitWords, takePlace } from '../../engine/checks/testing.ts';
import { at, present } from '../../engine/collections.ts';
import { type Match, newMatch } from '../../engine/match.ts';
import { pick, seeded } from '../../engine/random.ts';
import type { GameEvent, Seat } from '../../engine/rules.ts';
import { selfPlay } from '../../engine/self-play.ts';
import { viewOf } from '../../engine/view.ts';
import { result as resultOf } from './rules/score.ts';
import { rules } from './rules.ts';
import { knowledgeOfDrawnDeck } from './state/deck-knowledge.ts';
import type { Choose, Move } from './state/moves.ts';
import type { GameResult } from './state/observation.ts';
import type { Difficulty, Options } from './state/options.ts';
import type { VbiMaior } from './state/state.ts';

// Helpers for bot tests: seat 0 observes and plans.

/** Seat 0's bot; each call gives it the current update. */
export function watching(game: Game, maker: BotMaker<VbiMaior>) {
  const bot: Bot<VbiMaior> = maker(0, seeded(1));
  const look = (now = 0): Intent<Move> | undefined => bot.see(viewOf(rules, game.state, 0), now);
  return { intent: look(), look };
}

/** Seat 0's intent after all decks are down and these events. */
export function intentAfter(game: Game, maker: BotMaker<VbiMaior>, events: (game: Game) => void = () => undefined) {
  const { look } = watching(game, maker);
  down(game);
  look();
  events(game);
  return look();
}

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

/** The full deck with these cards first. */
export function stacked(top: string): VbiCard[] {
  const first = cards(top);
  return [...first, ...VBI_DECK.filter((card) => !first.includes(card))];
}

/** The first turn with these cards on top of the common deck; seat 0 draws first. */
export function dealt(top: string, seats = 3, options: Partial<Options> = {}): Game {
  const game = table(seats, options);
  return chance(game, { by: 'chance', type: 'shuffle', cards: stacked(top) });
}

/** A turn before arranging, with these hands, top first; `deck`: the common deck. */
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

/** The same with all decks down: the race, unless there are several curses. */
export function racing(hands: readonly string[], deck = '', options: Partial<Options> = {}): Game {
  return down(holding(hands, deck, options));
}

/** Every looking seat lays its deck down in the present order. */
export function down(game: Game): Game {
  for (const seat of [...game.state.table.looking]) lay(game, seat);
  return game;
}

export function lay(game: Game, seat: Seat): Game {
  return happen(game, arranging(seat, deck(game, seat)));
}

/** The curses and blessings of these cards, in order. */
export function arranging(seat: Seat, order: string): Event {
  const named = cards(order);
  return { by: seat, type: 'arrange', curses: named.filter(isCurse), blessings: named.filter(isBlessing) };
}

/** Plays cards by seat and position: `0 1 2/3` is the top of 0, of 1, position 3 of 2. */
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

/** One vote per seat, from 0. */
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

/** Shuffles the common deck with these cards on top. */
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

/** Applies the event, or fails the test. */
export function happen(game: Game, event: Event): Game {
  takePlace(game, event);
  return game;
}

/** The result; undefined while the game runs. */
export function result({ state }: Game): GameResult | undefined {
  return resultOf(state);
}

/** The game area, and a seat's deck. */
export function area(game: Game): string {
  return game.state.table.area.map(({ card }) => card).join(' ');
}

export function deck(game: Game, seat: Seat): string {
  return (game.state.personal[seat] ?? []).join(' ');
}

/** Events of one kind this turn. */
export function told<Type extends Happened['type']>(game: Game, type: Type): Extract<Happened, { type: Type }>[] {
  return game.state.table.story.filter((entry): entry is Extract<Happened, { type: Type }> => entry.type === type);
}

type Happened = Game['state']['table']['story'][number];

/** A bot without knowledge that mostly plays its top card, to reach late positions. */
export const careless: BotMaker<VbiMaior> = (seat, random) => ({
  see({ observation, moves }) {
    const kept = moves.filter((move) => move.type !== 'out' || observation.phase === 'closing');
    const top = kept.filter((move) => move.type !== 'turn-up' || move.position === 0);
    const choice = random.below(8) > 0 ? top : kept;
    if (choice.length === 0) return undefined;
    // Longer decks play sooner, so that they run out together.
    return { move: pick(choice, random), after: random.below(4000) / (1 + (observation.decks[seat]?.size ?? 0)) };
  },
});

/** Wins of a group over so many games; the makers take the seats in turn. */
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
