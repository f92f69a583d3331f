/** What a bot keeps in its head of its own deck, which it can't look at (VM-7). */
import { BLESSINGS, CURSES, isRome, numberOf, type RomeCard, type VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import { arranged } from '../rules/arrange.ts';
import type { Arrange } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import type { StoryEvent } from '../state/table.ts';

/** How bots arrange a deck (VM-6): always in one way, so that they know it again. */
export function arrangeMove(hand: readonly VbiCard[]): Arrange {
  return {
    type: 'arrange',
    curses: CURSES.filter((card) => hand.includes(card)),
    blessings: BLESSINGS.filter((card) => hand.includes(card)),
  };
}

/** The deck as a bot lays it down, top first. */
function arrangedDeck(hand: readonly VbiCard[]): VbiCard[] {
  return arranged(hand, arrangeMove(hand));
}

/** A card; null: one that it never saw; `lost`: one of a deck that was shuffled, mostly of those it knew. */
export type KnownCard = VbiCard | 'lost' | null;

export interface Memory {
  readonly seat: Seat;
  /** Its cards when it last looked at them. */
  hand: readonly VbiCard[];
  /** The deck, top first. */
  deck: KnownCard[];
  /** Cards known to lie at places that are `lost`, nobody knows at which (Damnatio memoriae). */
  lost: VbiCard[];
  /** How much of the turn's story it has lived through, and in which turn. */
  heard: number;
  turn: number;
}

export function newMemory(seat: Seat): Memory {
  return { seat, hand: [], deck: [], lost: [], heard: 0, turn: 0 };
}

/** Takes in an update of its seat. */
export function remember(memory: Memory, observation: Observation): void {
  const { story, turn, hand, decks } = observation;
  if (turn !== memory.turn) Object.assign(memory, { turn, heard: 0, deck: [], lost: [] });
  for (const happening of story.slice(memory.heard)) follow(memory, happening);
  memory.heard = story.length;
  if (hand) memory.hand = hand;
  while (memory.deck.length < (decks[memory.seat]?.size ?? 0)) memory.deck.push(null);
  for (const { position, card } of decks[memory.seat]?.faceUp ?? []) placeCard(memory, position, card);
  deduceLastUnknown(memory);
}

/** Where one place is lost and one card, it lies there. */
function deduceLastUnknown({ deck, lost }: Memory): void {
  const [card, another] = lost;
  const position = deck.indexOf('lost');
  if (!card || another || position !== deck.lastIndexOf('lost') || position < 0) return;
  deck[position] = card;
  lost.splice(0);
}

function follow(memory: Memory, happening: StoryEvent): void {
  if (!concerns(happening, memory.seat)) return;
  switch (happening.type) {
    case 'arrange':
      memory.deck = arrangedDeck(memory.hand);
      memory.lost = [];
      break;
    case 'turn-up':
      placeCard(memory, happening.position, happening.card);
      memory.deck.splice(happening.position, 1);
      break;
    case 'curse':
      removeCurse(memory, happening.card);
      break;
    case 'draw':
      memory.deck.unshift(null);
      break;
    case 'muddle':
      memory.lost = [...memory.lost, ...memory.deck.filter(isKnown)];
      memory.deck = memory.deck.map(() => 'lost');
      break;
    case 'out':
    case 'done':
      memory.deck = [];
      break;
  }
}

/** Whether something happened to this seat's deck. */
function concerns(happening: StoryEvent, seat: Seat): boolean {
  if (happening.type === 'muddle' || happening.type === 'curse' || happening.type === 'draw') {
    return happening.seat === seat;
  }
  return 'by' in happening && happening.by === seat;
}

/** It turns out which card lies there; what was thought to lie there lies where that card was thought to be. */
function placeCard(memory: Memory, position: number, card: VbiCard): void {
  const { deck, lost } = memory;
  if (deck[position] === card) return;
  const elsewhere = deck.indexOf(card);
  if (elsewhere >= 0) deck[elsewhere] = deck[position] ?? null;
  deck[position] = card;
  memory.lost = lost.filter((other) => other !== card);
}

/** Whether it knows the card that lies there. */
export function isKnown(place: KnownCard): place is VbiCard {
  return place !== null && place !== 'lost';
}

/** A curse left the deck: from its place, or from among the cards that lie somewhere. */
function removeCurse(memory: Memory, card: VbiCard): void {
  const position = memory.deck.indexOf(card);
  if (position >= 0) memory.deck.splice(position, 1);
  else if (memory.lost.includes(card)) {
    memory.lost = memory.lost.filter((other) => other !== card);
    memory.deck.splice(memory.deck.lastIndexOf('lost'), 1);
  }
}

/** The Rome cards whose place it knows, from the top: those that fit above the last number. */
export function fittingCards({ deck }: Memory, last: number): RomeCard[] {
  return romeOf(deck).filter((card) => numberOf(card) > last);
}

/** Those that fit no more. */
export function lateCards({ deck }: Memory, last: number): RomeCard[] {
  return romeOf(deck).filter((card) => numberOf(card) < last);
}

function romeOf(deck: readonly KnownCard[]): RomeCard[] {
  return deck.filter(isKnown).filter(isRome);
}

/** Whether some card whose place it does not know may be a Rome card. */
export function hasUnknownRome({ deck, lost }: Memory): boolean {
  return deck.filter((place) => !isKnown(place)).length > lost.filter((card) => !isRome(card)).length;
}
