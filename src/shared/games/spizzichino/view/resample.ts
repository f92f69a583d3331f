/** Samples a full deal consistent with a seat's observation. */
import { ITALIAN_DECK, type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import { at } from '../../../engine/collections.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import { combinationsOf } from '../rules/combinations.ts';
import { type CardNumber, namesOf, numberOf } from '../state/cards.ts';
import { type Declaration, type Observation, TRICKS, type Trick, type VisiblePile } from '../state/observation.ts';
import { ALL_STACKS, BOTH_SEATS, STACK_SIZE, stacksLeft } from '../state/options.ts';
import { handOf, pilesForState, type State } from '../state/state.ts';

// A viewer's inferences about unseen cards.

/** Cards that the viewer sees nowhere. */
export function unseenBy({ own, known, piles, tricks }: Observation): ItalianCard[] {
  const seen = new Set<ItalianCard | null>(own?.hand);
  for (const card of known.flat()) seen.add(card);
  for (const { top } of piles.flat()) seen.add(top);
  for (const { plays } of tricks) for (const { card } of plays) seen.add(card);
  return ITALIAN_DECK.filter((card) => !seen.has(card));
}

/** Suits a seat failed to follow (SP-14): its hand has none but those taken from a pile since. */
export function inferredVoids(tricks: readonly Trick[], seat: Seat): ReadonlySet<ItalianSuit> {
  const missing = new Set<ItalianSuit>();
  for (const { leader, plays } of tricks) {
    const [led, answer] = plays;
    if (leader === seat || !led || !answer) continue;
    if (italianSuitOf(answer.card) !== italianSuitOf(led.card)) missing.add(italianSuitOf(led.card));
  }
  return missing;
}

/** Whether this hand would have made exactly these declarations (SP-9). */
export function matchesDeclarations(observation: Observation, seat: Seat, hand: readonly ItalianCard[]): boolean {
  const { options, tricks } = observation;
  const taken = observation.taken.filter((take) => take.seat === seat);
  const playedIn = new Map<ItalianCard, number>();
  for (const [index, { leader, plays }] of tricks.entries()) {
    const play = plays[leader === seat ? 0 : 1];
    if (play?.pile === null) playedIn.set(play.card, index);
  }
  const held = new Set([...hand, ...playedIn.keys()]);
  for (const { card } of taken) held.delete(card);

  const declared: Declaration[] = [];
  const declare = (completed: ItalianCard | null) => {
    for (const combination of combinationsOf([...held], declared, options.reuse)) {
      declared.push({ seat, completed, ...combination });
    }
  };
  declare(null);
  for (const { card, trick } of taken) {
    held.add(card);
    for (const [other, index] of playedIn) if (index < trick) held.delete(other);
    declare(card);
  }
  const seen = observation.declarations.filter((declaration) => declaration.seat === seat);
  return JSON.stringify(declared) === JSON.stringify(seen);
}

/** Max tries, rarely needed. The last one is used even if its declarations don't fit. */
const MOST_TRIES = 500;

/** Deals the unseen cards at random until the hands fit plays and declarations. */
export function resample(observation: Observation, random: Random): State {
  for (let tries = 1; ; tries++) {
    const state = sampleState(observation, random);
    if (tries === MOST_TRIES || fits(state, observation)) return state;
  }
}

function sampleState(observation: Observation, random: Random): State {
  const unseen = shuffle(unseenBy(observation), random);
  return {
    options: observation.options,
    phase: observation.phase,
    turn: observation.toAct[0] ?? null,
    dealer: observation.dealer,
    hands: BOTH_SEATS.map((seat) => sampleHand(observation, seat, unseen).map(numberOf)),
    ...pilesForState(observation.piles.map((piles) => piles.map((pile) => samplePile(pile, unseen)))),
    stacks: sampleStacks(observation, unseen),
    choices: observation.choices,
    declarations: observation.declarations,
    taken: observation.taken,
    ...tricksAsPlayed(observation),
    thirds: [...observation.thirds],
    deals: observation.deals,
    last: observation.last?.type === 'play' ? null : observation.last,
  };
}

/** The tricks in the state's form. */
function tricksAsPlayed({ tricks }: Observation) {
  const plays = tricks.flatMap((trick) => trick.plays);
  const leaders = tricks.map(({ leader }) => leader);
  const lastTaker = tricks[TRICKS - 1]?.winner ?? null;
  if (lastTaker !== null) leaders.push(lastTaker);
  return { played: plays.map(({ card }) => numberOf(card)), from: plays.map(({ pile }) => pile), leaders };
}

/** Fills a known hand from the unseen cards, void suits last. */
function sampleHand({ viewer, own, known, handSizes, tricks }: Observation, seat: number, unseen: ItalianCard[]) {
  if (seat === viewer && own) return [...own.hand];
  const seen = at(known, seat);
  const missing = inferredVoids(tricks, seat);
  const isLikely = (card: ItalianCard) => !missing.has(italianSuitOf(card));
  const inOrder = [...unseen.filter(isLikely), ...unseen.filter((card) => !isLikely(card))];
  const drawn = inOrder.slice(0, at(handSizes, seat) - seen.length);
  for (const card of drawn) unseen.splice(unseen.indexOf(card), 1);
  return [...seen, ...drawn];
}

function samplePile({ top, depth }: VisiblePile, unseen: ItalianCard[]): CardNumber[] {
  return top ? [...unseen.splice(0, depth - 1), top].map(numberOf) : [];
}

function sampleStacks({ phase, choices }: Observation, unseen: ItalianCard[]): CardNumber[][] {
  if (phase !== 'choosing') return [];
  const left = stacksLeft(choices);
  return ALL_STACKS.map((stack) => (left.includes(stack) ? unseen.splice(0, STACK_SIZE).map(numberOf) : []));
}

/** Whether the hands fit the plays and declarations. */
function fits(state: State, observation: Observation): boolean {
  if (observation.phase === 'choosing') return true;
  return BOTH_SEATS.every((seat) => {
    if (seat === observation.viewer) return true;
    const hand = namesOf(handOf(state, seat));
    const missing = inferredVoids(observation.tricks, seat);
    const known = at(observation.known, seat);
    const follows = hand.every((card) => known.includes(card) || !missing.has(italianSuitOf(card)));
    return follows && matchesDeclarations(observation, seat, hand);
  });
}
