/** Whether a blessing is worth more to `normal` than its point if kept (VM-22). */
import { type Blessing, isRome, numberOf } from '../../../cards/rome.ts';
import { FORTUNE_CARDS } from '../rules/blessings.ts';
import { MALUS_LOST, malusOfOne } from '../state/options.ts';
import type { PlannedMove, Situation } from './bot.ts';
import { fittingCards, hasUnknownRome, isKnown, lateCards } from './memory.ts';
import { endOfCount, lastNumber, otherDecks } from './observation-queries.ts';
import { shareAbove } from './unseen.ts';

/** When to play the blessing; undefined for not now. */
type Use = (situation: Situation) => PlannedMove['at'] | undefined;

/** In order of preference. Blessings not listed are kept. */
const USES: readonly (readonly [Blessing, Use])[] = [
  ['neptunus', immediatelyIf(wasPassedOver)],
  ['ianus', immediatelyIf(hasForgotten)],
  ['minerva', immediatelyIf((situation) => hasForgotten(situation) || looseCards(situation) > 1)],
  [
    'mercurius',
    immediatelyIf(
      (situation) => hasForgotten(situation) && otherDecks(situation.observation, situation.seat).length > 0,
    ),
  ],
  ['fortuna', immediatelyIf((situation) => fortunePoints(situation) > 1.5)],
  ['saturnus', immediatelyIf((situation) => isWorth(situation, ({ malus }) => Math.ceil(malus / 2)))],
  ['vulcanus', immediatelyIf((situation) => isWorth(situation, malusOfLast))],
  [
    'vesta',
    immediatelyIf(({ observation }) => observation.phase === 'closing' && observation.returned.includes('barbari')),
  ],
  ['iuppiter', atTheEnd],
  ['mars', (situation) => (isMalusDangerous(situation) ? atTheEnd(situation) : undefined)],
];

/** The blessing to play from its deck, and when. None in silence. */
export function plannedBlessing(situation: Situation): PlannedMove | undefined {
  const { observation, memory } = situation;
  if (observation.inForce.includes('silentium')) return undefined;
  for (const [card, use] of USES) {
    const position = memory.deck.indexOf(card);
    const at = position < 0 ? undefined : use(situation);
    if (at !== undefined) return { move: { type: 'turn-up', position }, at };
  }
  return undefined;
}

function immediatelyIf(holds: (situation: Situation) => boolean): Use {
  return (situation) => (holds(situation) ? 'now' : undefined);
}

/** After all fitting cards, before uncertain ones. */
function atTheEnd({ observation, memory, seat }: Situation): PlannedMove['at'] | undefined {
  const last = lastNumber(observation);
  if (fittingCards(memory, last).length > 0) return undefined;
  if (lateCards(memory, last).length === 0 && !hasUnknownRome(memory)) return undefined;
  return endOfCount(observation, seat);
}

/** Whether the last card skipped one of its own that would have fitted. */
function wasPassedOver({ observation, memory }: Situation): boolean {
  const before = observation.area.at(-2);
  const number = before ? numberOf(before.card) : 0;
  return lateCards(memory, lastNumber(observation)).some((card) => numberOf(card) > number);
}

/** Whether it has lost the order of its own deck. */
function hasForgotten({ memory }: Situation): boolean {
  return memory.deck.some((place) => !isKnown(place));
}

/** Number of unknown cards in other decks. */
function looseCards({ observation, seat }: Situation): number {
  return otherDecks(observation, seat).reduce((sum, { loose }) => sum + loose, 0);
}

/** Fortune's expected points now. */
function fortunePoints({ observation, memory }: Situation): number {
  const cards = Math.min(FORTUNE_CARDS, observation.deckSize);
  return cards * shareAbove(observation, memory, lastNumber(observation));
}

/** Whether an out-of-order card costs more than a blessing brings, or the game. */
function isMalusDangerous(situation: Situation): boolean {
  const { options, turn } = situation.observation;
  return malusOfOne(options, turn) > 1 || isDangerous(situation);
}

/** Whether the saving is worth it: always in danger, else computed in the closing phase. */
function isWorth(situation: Situation, saved: (observation: Situation['observation']) => number): boolean {
  const saves = saved(situation.observation);
  if (isDangerous(situation)) return saves > 0;
  return situation.observation.phase === 'closing' && saves > 1;
}

/** The malus saved if one Rome card leaves the return deck. */
function malusOfLast({ returned, malus, inForce, options, turn }: Situation['observation']): number {
  const rest = Math.max(0, returned.filter(isRome).length - 1) * malusOfOne(options, turn);
  return malus - (inForce.includes('saturnus') ? Math.floor(rest / 2) : rest);
}

/** Whether one more out-of-order card, besides the unknown ones, may lose the game (VM-24). */
export function isDangerous({ observation }: Situation): boolean {
  const { malus, decks, options, turn } = observation;
  const loose = decks.reduce((sum, deck) => sum + deck.loose, 0);
  return malus + (1 + loose) * malusOfOne(options, turn) >= MALUS_LOST;
}
