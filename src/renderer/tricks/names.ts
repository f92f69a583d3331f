/** What is read from an observation of a trick game: names, numbers, cards. */
import type { Seat } from '#shared/engine/rules.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { DealResult, Trick, TrickObservation } from '#shared/tricks/state.ts';
import type { Say } from '../i18n/say.ts';

/** All seats of the table. */
export function seatsOf({ handSizes }: Pick<TrickObservation, 'handSizes'>): readonly Seat[] {
  return [...handSizes.keys()];
}

/** Who dealt the cards on the table. Once a deal is scored, the observation names the next dealer already. */
export function dealtBy({ dealer, phase, handSizes }: TrickObservation): Seat | null {
  if (dealer === null || phase !== 'scored') return dealer;
  return (dealer + handSizes.length - 1) % handSizes.length;
}

/** "king of cups". */
export function cardName<T extends TrickTypes>({ deck }: TrickBasics<T>, card: string, say: Say): string {
  return say('card', { rank: deck.rankOf(card), suit: deck.suitOf(card) });
}

/** The trick in the middle, or the last one there: a full one too, whose winner has not led yet. */
export function lyingTrick<Card extends string>(tricks: readonly Trick<Card>[]): Trick<Card> | undefined {
  return tricks.findLast(({ cards }) => cards.length > 0);
}

/** The latest deal, once it is scored; undefined for a game whose deals are more than worth and points by side. */
export function scoredDeal({ phase, deals }: TrickObservation): DealResult | undefined {
  const deal = phase === 'scored' || phase === 'over' ? deals.at(-1) : undefined;
  return deal && 'worth' in deal && 'points' in deal ? (deal as DealResult) : undefined;
}

/** Fractions of a point, as one writes them. */
const THIRDS = ['', '⅓', '⅔'];

/** A worth in points: "7", "1⅓". */
export function inPoints({ worthPerPoint = 1 }: TrickBasics, worth: number): string {
  if (worthPerPoint === 1) return `${worth}`;
  const whole = Math.floor(worth / worthPerPoint);
  const rest = THIRDS[worth % worthPerPoint] ?? '';
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
}

/** What several cards are worth. */
export function worthOf<T extends TrickTypes>({ deck }: TrickBasics<T>, cards: readonly string[]): number {
  return deck.worthIn(cards.map(deck.numberOf));
}

/** The cards of a seat that the viewer has seen: played, shown, or its own. */
export function cardsSeen<T extends TrickTypes>(
  { tricks, own, viewer, known, handSizes }: TrickObservation<T>,
  seat: number,
) {
  const seats = handSizes.length;
  const played = tricks.flatMap(({ leader, cards }) => cards.filter((_, k) => (leader + k) % seats === seat));
  const held =
    seat === viewer && own ? own.hand : (own?.others.find((other) => other.seat === seat)?.hand ?? known[seat]);
  return [...played, ...(held ?? [])];
}
