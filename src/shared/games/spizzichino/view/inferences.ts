/** A viewer's inferences about unseen cards. */
import { ITALIAN_DECK, type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import type { Seat } from '../../../engine/rules.ts';
import { combinationsOf } from '../rules/combinations.ts';
import type { Declaration, Observation, Trick } from '../state/observation.ts';

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
