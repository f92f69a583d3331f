/** The last tricks between two seats, counted out: once it is known who holds each card, and all may be played. */
import type { CardNumber, SuitNumber } from './deck.ts';
import type { TrickBasics } from './definition.ts';

/** How many tricks before the end a counting player looks through. */
export const COUNTED_TRICKS = 4;

/** What does not change to the end of the deal. */
interface Setting {
  readonly game: Pick<TrickBasics, 'deck' | 'follow' | 'lastTrickWorth'>;
  readonly trump: SuitNumber | null;
}

/** The cards left, by what the seat on turn holds; `led` where it answers. */
interface Rest {
  readonly mine: readonly CardNumber[];
  readonly theirs: readonly CardNumber[];
  readonly led: CardNumber | null;
}

/** Worth that the seat on turn gains over the other if it plays this card, and both then play their best. */
export function gainWith(card: CardNumber, setting: Setting, { mine, theirs, led }: Rest): number {
  const { deck, lastTrickWorth = 0 } = setting.game;
  const left = mine.filter((other) => other !== card);
  if (led === null) return -bestGain(setting, { mine: theirs, theirs: left, led: card });
  const takes = deck.beats(card, led, setting.trump);
  const pot = deck.worthAt(led) + deck.worthAt(card) + (left.length === 0 ? lastTrickWorth : 0);
  const next = takes ? { mine: left, theirs, led: null } : { mine: theirs, theirs: left, led: null };
  const rest = left.length === 0 ? 0 : bestGain(setting, next);
  return takes ? pot + rest : -pot - rest;
}

function bestGain(setting: Setting, rest: Rest): number {
  return Math.max(...playable(setting, rest).map((card) => gainWith(card, setting, rest)));
}

function playable({ game: { deck, follow }, trump }: Setting, { mine, led }: Rest): readonly CardNumber[] {
  if (led === null || follow === 'free') return mine;
  const inSuit = (suit: SuitNumber) => mine.filter((card) => deck.suitAt(card) === suit);
  const following = inSuit(deck.suitAt(led));
  const wanted = following.length > 0 || follow === 'suit' || trump === null ? following : inSuit(trump);
  const higher = follow === 'beat' ? wanted.filter((card) => deck.beats(card, led, trump)) : [];
  return [higher, wanted, mine].find(({ length }) => length > 0) ?? mine;
}
