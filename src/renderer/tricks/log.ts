/** The deal so far as sentences, all from public information. */

import { at } from '#shared/engine/collections.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Call } from '#shared/tricks/calls.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { DealResult, Trick, TrickObservation } from '#shared/tricks/state.ts';
import { nameAt, type ViewContext } from '../games/game.ts';
import type { LogLine } from '../games/log-lines.ts';
import { dealtBy, inPoints, scoredDeal, worthOf } from './names.ts';

/** Sentences of the game's own: after the deal; before the first card of a trick, from 0; before and after each card; after a trick. */
export interface LogLines<T extends TrickTypes> {
  afterDeal?(observation: TrickObservation<T>, sight: ViewContext): readonly LogLine[];
  beforeCard?(observation: TrickObservation<T>, trick: number, seat: Seat, sight: ViewContext): readonly LogLine[];
  afterCard?(observation: TrickObservation<T>, card: T['Card'], seat: Seat, sight: ViewContext): readonly LogLine[];
  beforeTrick?(observation: TrickObservation<T>, trick: number, sight: ViewContext): readonly LogLine[];
  afterTrick?(observation: TrickObservation<T>, trick: number, sight: ViewContext): readonly LogLine[];
}

/** One sentence a line, the latest last. */
export function trickLog<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  sight: ViewContext,
  own: LogLines<T> = {},
): readonly LogLine[] {
  return [
    ...dealtLines(basics, observation, sight),
    ...(own.afterDeal?.(observation, sight) ?? []),
    ...observation.tricks.flatMap((trick, k) => [
      ...(own.beforeTrick?.(observation, k, sight) ?? []),
      ...playedLines(basics, k, observation, sight, own),
      ...(trick.winner === null ? [] : takenLine(basics, trick, k, observation, sight)),
      ...(trick.winner === null ? [] : (own.afterTrick?.(observation, k, sight) ?? [])),
    ]),
    ...scoreLines(basics, observation, sight),
  ];
}

function dealtLines<T extends TrickTypes>(
  { deck }: TrickBasics<T>,
  observation: TrickObservation<T>,
  sight: ViewContext,
) {
  const dealer = dealtBy(observation);
  if (dealer === null) return [];
  const name = nameAt(sight, dealer);
  if (observation.last?.type === 'dealer') return [sight.say('event.dealer', { name })];
  const { upcard } = observation;
  if (upcard === null) return [sight.say('event.deal', { name })];
  return [
    sight.say('event.deal', { name }),
    sight.say('event.trump', { rank: deck.rankOf(upcard), suit: deck.suitOf(upcard) }),
  ];
}

/** The trick's cards; and what the seat on turn has done before its card. */
function playedLines<T extends TrickTypes>(
  { deck }: TrickBasics<T>,
  index: number,
  observation: TrickObservation<T>,
  sight: ViewContext,
  own: LogLines<T>,
): LogLine[] {
  const { leader, cards, from, winner } = at(observation.tricks, index);
  const seats = observation.handSizes.length;
  const asked = winner === null ? cards.length + 1 : cards.length;
  return Array.from({ length: asked }, (_, k) => (leader + k) % seats).flatMap((seat, k) => {
    const before = own.beforeCard?.(observation, index, seat, sight) ?? [];
    const card = cards[k];
    if (card === undefined) return before;
    const said = { name: nameAt(sight, seat), rank: deck.rankOf(card), suit: deck.suitOf(card) };
    const pile = from?.[k] ?? null;
    const played =
      pile === null ? sight.say('event.play', said) : sight.say('event.play.pile', { ...said, number: pile + 1 });
    return [...before, played, ...(own.afterCard?.(observation, card, seat, sight) ?? [])];
  });
}

function takenLine<T extends TrickTypes>(
  basics: TrickBasics<T>,
  { winner, cards }: Trick<T['Card']>,
  index: number,
  { tricks, phase }: TrickObservation<T>,
  sight: ViewContext,
): string[] {
  const isLast = phase !== 'play' && index === tricks.length - 1;
  const worth = worthOf(basics, cards) + (isLast ? (basics.lastTrickWorth ?? 0) : 0);
  const said = { name: nameAt(sight, winner ?? 0), points: inPoints(basics, worth), thirds: worth };
  const key = isLast ? 'event.last-trick' : 'event.trick';
  if (basics.worthPerPoint) return [sight.say(`${key}.thirds`, said)];
  return [sight.say(key, { ...said, points: worth })];
}

function scoreLines<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  sight: ViewContext,
): string[] {
  const deal = scoredDeal(observation);
  if (!deal) return [];
  const sides = sidesOf(basics, { options: observation.options, seats: observation.handSizes.length });
  // The highest comes last: where there is room for one line, it is the one shown.
  const order = [...deal.worth.keys()].sort((a, b) => (deal.worth[a] ?? 0) - (deal.worth[b] ?? 0));
  return order.map((side) => sideScore(basics, deal, side, sides, sight));
}

/** What a side scored in a deal, in a sentence. */
export function sideScore<T extends TrickTypes>(
  basics: TrickBasics<T>,
  { points, worth }: DealResult,
  side: number,
  sides: readonly number[],
  sight: Pick<ViewContext, 'seated' | 'say'>,
): string {
  return sight.say('score.side', {
    names: sideNames(sides, side, sight),
    worth: inPoints(basics, worth[side] ?? 0),
    points: points[side] ?? 0,
  });
}

/** The names of a side's seats. */
export function sideNames(sides: readonly number[], side: number, sight: Pick<ViewContext, 'seated' | 'say'>): string {
  const names = sides.flatMap((one, seat) => (one === side ? [nameAt(sight, seat)] : []));
  return names.join(' + ');
}

/** What was called before this trick, from 0: "Ada calls “busso”". */
export function callLines(calls: readonly Call<string>[], trick: number, sight: ViewContext): string[] {
  return calls
    .filter((one) => one.trick === trick)
    .map(({ seat, call }) =>
      sight.say('event.call', { name: nameAt(sight, seat), call: sight.say(`move.call.${call}`) }),
    );
}
