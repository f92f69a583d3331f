/** How the score of a deal came about: each seat's tricks, and what they are worth. */
import type { ReactNode } from 'react';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickObservation } from '#shared/tricks/state.ts';
import type { Deck } from '../decks/deck.ts';
import { SeatName } from '../games/CountTable.tsx';
import type { ViewContext } from '../games/game.ts';
import {
  type BreakdownLine,
  type BreakdownNumber,
  observationAtScore,
  scoreBreakdownOf,
} from '../games/score-breakdown.tsx';
import { SCORE_BREAKDOWN } from './messages/en/score-breakdown.ts';
import { cardName, inPoints, seatsOf, worthOf } from './names.ts';

/** `line`: the deal's index in the match, from 0. */
export function scoreBreakdown<T extends TrickTypes>(
  basics: TrickBasics<T>,
  deck: Deck,
  observation: TrickObservation<T>,
  line: number,
  sight: ViewContext,
): ReactNode {
  const seen = observationAtScore(observation, line, sight);
  const numbers = seen ? seatsOf(seen).map((seat) => seatBreakdown(basics, seen, seat, sight)) : [];
  const note = seen ? undefined : translate(SCORE_BREAKDOWN, 'score-breakdown.unseen');
  return scoreBreakdownOf(numbers, deck, note);
}

function seatBreakdown<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  seat: number,
  { seated, say }: ViewContext,
): BreakdownNumber {
  return {
    who: <SeatName seat={seat} seated={seated} say={say} />,
    number: inPoints(basics, observation.taken[seat] ?? 0),
    lines: tookLines(basics, observation, seat, say, SCORE_BREAKDOWN),
  };
}

/** A seat's tricks that are worth something, and the last one where it counts extra, in these words. */
export function tookLines<T extends TrickTypes>(
  basics: TrickBasics<T>,
  { tricks }: TrickObservation<T>,
  seat: number,
  say: ViewContext['say'],
  words: Messages,
): BreakdownLine[] {
  const own = tricks.filter(({ winner }) => winner === seat);
  const cards = own.flatMap((trick) => trick.cards);
  const took = { count: own.length, points: inPoints(basics, worthOf(basics, cards)) };
  const isLast = basics.lastTrickWorth !== undefined && tricks.at(-1)?.winner === seat;
  return [
    {
      text: translate(words, 'score-breakdown.took', took),
      rule: basics.scoreRule,
      tricks: own
        .filter((trick) => worthOf(basics, trick.cards) > 0)
        .map((trick) => trick.cards.map((card) => ({ face: card, name: cardName(basics, card, say) }))),
    },
    ...(isLast ? [{ text: translate(words, 'score-breakdown.last'), rule: basics.scoreRule }] : []),
  ];
}
