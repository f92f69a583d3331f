/** A bot's memory of its own deck, which it can't look at (VM-7). */
import { BLESSINGS, CURSES, isRome, numberOf, type RomeCard, type VbiCard } from '../../../cards/rome.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Arrange } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import { arranged, type StoryEvent } from '../state/table.ts';

/** A bot's deck arrangement (VM-6), always the same, so that it knows the order. */
export function arrangeMove(hand: readonly VbiCard[]): Arrange {
  return {
    type: 'arrange',
    curses: CURSES.filter((card) => hand.includes(card)),
    blessings: BLESSINGS.filter((card) => hand.includes(card)),
  };
}

/** The deck in the bot's arrangement, top first. */
function arrangedDeck(hand: readonly VbiCard[]): VbiCard[] {
  return arranged(hand, arrangeMove(hand));
}

/** A known card; null: never seen; `lost`: in a shuffled deck, mostly of known cards. */
export type KnownCard = VbiCard | 'lost' | null;

export interface Memory {
  readonly seat: Seat;
  /** Its cards at the last look. */
  hand: readonly VbiCard[];
  /** The deck, top first. */
  deck: KnownCard[];
  /** Known cards at unknown `lost` places (Damnatio memoriae). */
  lost: VbiCard[];
  /** Events of the turn processed, and the turn. */
  heard: number;
  turn: number;
}

export function newMemory(seat: Seat): Memory {
  return { seat, hand: [], deck: [], lost: [], heard: 0, turn: 0 };
}

/** Processes an update. */
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

/** With one lost place and one lost card, the card is there. */
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

/** Whether an event affects this seat's deck. */
function concerns(happening: StoryEvent, seat: Seat): boolean {
  if (happening.type === 'muddle' || happening.type === 'curse' || happening.type === 'draw') {
    return happening.seat === seat;
  }
  return 'by' in happening && happening.by === seat;
}

/** A place's card is revealed; the assumed one takes the revealed card's assumed place. */
function placeCard(memory: Memory, position: number, card: VbiCard): void {
  const { deck, lost } = memory;
  if (deck[position] === card) return;
  const elsewhere = deck.indexOf(card);
  if (elsewhere >= 0) deck[elsewhere] = deck[position] ?? null;
  deck[position] = card;
  memory.lost = lost.filter((other) => other !== card);
}

/** Whether the card there is known. */
export function isKnown(place: KnownCard): place is VbiCard {
  return place !== null && place !== 'lost';
}

/** Removes a curse, from its place or the unplaced ones. */
function removeCurse(memory: Memory, card: VbiCard): void {
  const position = memory.deck.indexOf(card);
  if (position >= 0) memory.deck.splice(position, 1);
  else if (memory.lost.includes(card)) {
    memory.lost = memory.lost.filter((other) => other !== card);
    memory.deck.splice(memory.deck.lastIndexOf('lost'), 1);
  }
}

/** Known Rome cards above the last number, from the top. */
export function fittingCards({ deck }: Memory, last: number): RomeCard[] {
  return romeOf(deck).filter((card) => numberOf(card) > last);
}

/** Known Rome cards that no longer fit. */
export function lateCards({ deck }: Memory, last: number): RomeCard[] {
  return romeOf(deck).filter((card) => numberOf(card) < last);
}

function romeOf(deck: readonly KnownCard[]): RomeCard[] {
  return deck.filter(isKnown).filter(isRome);
}

/** Whether an unplaced card may be a Rome card. */
export function hasUnknownRome({ deck, lost }: Memory): boolean {
  return deck.filter((place) => !isKnown(place)).length > lost.filter((card) => !isRome(card)).length;
}
