/** The deal so far as sentences, all from public information. */
import { italianRankOf, italianSuitOf } from '#shared/cards/italian.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import { pointsOf } from '#shared/games/spizzichino/state/declarations.ts';
import {
  type Declaration,
  LAST_TRICK_THIRDS,
  type Observation,
  TRICKS,
  type Trick,
} from '#shared/games/spizzichino/state/observation.ts';
import { nameAt, type ViewContext } from '../game.ts';
import { combinationName, dealtBy, inPoints, SEATS } from './selectors/names.ts';

/** One sentence a line, the latest last. */
export function log(observation: Observation, sight: ViewContext): readonly string[] {
  return [
    ...dealtLine(observation, sight),
    ...observation.choices.map(({ seat }) => sight.say('event.choose', { name: nameAt(sight, seat) })),
    ...declaredLines(observation, null, sight),
    ...observation.tricks.flatMap((_, index) => trickLines(observation, index, sight)),
    ...endLines(observation, sight),
  ];
}

function dealtLine(observation: Observation, sight: ViewContext): string[] {
  const dealer = dealtBy(observation);
  if (dealer === null) return [];
  const name = nameAt(sight, dealer);
  return [sight.say(observation.last?.type === 'dealer' ? 'event.dealer' : 'event.deal', { name })];
}

/** What this card completed; null: what the hands held from the start. */
function declaredLines(
  { declarations }: Observation,
  completed: Declaration['completed'],
  sight: ViewContext,
): string[] {
  return declarations
    .filter((declaration) => declaration.completed === completed)
    .map((declaration) => {
      const what = combinationName(declaration, sight.say);
      const name = nameAt(sight, declaration.seat);
      return sight.say('event.declare', { name, what, points: pointsOf(declaration) });
    });
}

function trickLines(observation: Observation, index: number, sight: ViewContext): string[] {
  const trick = observation.tricks[index] as Trick;
  const seats = [trick.leader, 1 - trick.leader];
  return [
    ...seats.flatMap((seat, k) => [
      ...takenLines(observation, index, seat, sight),
      ...playedLine(trick.plays[k], seat, sight),
    ]),
    ...winnerLine(trick, index, sight),
  ];
}

function takenLines(observation: Observation, index: number, seat: Seat, sight: ViewContext): string[] {
  return observation.taken
    .filter((taken) => taken.trick === index && taken.seat === seat)
    .flatMap(({ card }) => [
      sight.say('event.take', { name: nameAt(sight, seat), rank: italianRankOf(card), suit: italianSuitOf(card) }),
      ...declaredLines(observation, card, sight),
    ]);
}

function playedLine(played: Trick['plays'][number] | undefined, seat: Seat, sight: ViewContext): string[] {
  if (!played) return [];
  const { card, pile } = played;
  const said = { name: nameAt(sight, seat), rank: italianRankOf(card), suit: italianSuitOf(card) };
  return [pile === null ? sight.say('event.play', said) : sight.say('event.play.pile', { ...said, number: pile + 1 })];
}

function winnerLine({ winner, plays }: Trick, index: number, sight: ViewContext): string[] {
  if (winner === null) return [];
  const isLast = index === TRICKS - 1;
  const sum = plays.reduce((sum, { card }) => sum + thirds(card), isLast ? LAST_TRICK_THIRDS : 0);
  const said = { name: nameAt(sight, winner), thirds: sum, points: inPoints(sum) };
  return [sight.say(isLast ? 'event.last-trick' : 'event.trick', said)];
}

function endLines({ phase, deals }: Observation, sight: ViewContext): string[] {
  const deal = phase === 'scored' || phase === 'over' ? deals.at(-1) : undefined;
  if (!deal) return [];
  return SEATS.map((seat) => sight.say('event.scored', { name: nameAt(sight, seat), points: deal.points[seat] ?? 0 }));
}
