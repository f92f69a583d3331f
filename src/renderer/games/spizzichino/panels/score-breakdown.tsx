/** The breakdown of a deal's points: tricks in thirds, the last one, and declarations (SP-3, SP-19). */
import type { ReactNode } from 'react';
import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import { pointsOf } from '#shared/games/spizzichino/state/declarations.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { translate as speak } from '#shared/i18n/translate.ts';
import { ITALIAN } from '../../../decks/italian/index.ts';
import { SeatName } from '../../CountTable.tsx';
import type { ViewContext } from '../../game.ts';
import {
  type BreakdownLine,
  type BreakdownNumber,
  observationAtScore,
  scoreBreakdownOf,
} from '../../score-breakdown.tsx';
import { SCORE_BREAKDOWN } from '../messages/en/account.ts';
import { cardName, combinationName, inPoints, SEATS } from '../selectors/names.ts';

/** `line`: the deal's index in the match, from 0. */
export function scoreBreakdown(observation: Observation, line: number, sight: ViewContext): ReactNode {
  const note = observationAtScore(observation, line, sight)
    ? undefined
    : speak(SCORE_BREAKDOWN, 'score-breakdown.unseen');
  return scoreBreakdownOf(dealBreakdown(observation, line, sight), ITALIAN, note);
}

export function dealBreakdown(observation: Observation, line: number, sight: ViewContext): BreakdownNumber[] {
  const deal = observation.deals[line];
  if (!deal) return [];
  const seen = observationAtScore(observation, line, sight);
  return SEATS.map((seat) => {
    const all = deal.thirds[seat] ?? 0;
    const whole = { points: inPoints(all), whole: Math.floor(all / 3) };
    return {
      who: <SeatName seat={seat} seated={sight.seated} say={sight.say} />,
      number: `${deal.points[seat] ?? 0}`,
      lines: [
        ...(seen ? took(seen, seat, sight) : []),
        { text: speak(SCORE_BREAKDOWN, 'score-breakdown.whole', whole), rule: 'SP-19' },
        ...declared(seen, seat, deal.declared[seat] ?? 0, sight),
      ],
    };
  });
}

function took({ tricks }: Observation, seat: number, { say }: ViewContext): BreakdownLine[] {
  const own = tricks.filter(({ winner }) => winner === seat);
  const sum = own.flatMap(({ plays }) => plays).reduce((all, { card }) => all + thirds(card), 0);
  // Worthless cards would fill twenty tricks, so they are left out.
  const worth = own.filter(({ plays }) => plays.some(({ card }) => thirds(card) > 0));
  return [
    {
      text: speak(SCORE_BREAKDOWN, 'score-breakdown.took', { count: own.length, points: inPoints(sum) }),
      rule: 'SP-3',
      tricks: worth.map(({ plays }) => plays.map(({ card }) => ({ face: card, name: cardName(card, say) }))),
    },
    ...(tricks.at(-1)?.winner === seat ? [{ text: speak(SCORE_BREAKDOWN, 'score-breakdown.last'), rule: 'SP-3' }] : []),
  ];
}

function declared(seen: Observation | undefined, seat: number, points: number, { say }: ViewContext) {
  if (!seen)
    return points > 0 ? [{ text: speak(SCORE_BREAKDOWN, 'score-breakdown.declared', { points }), rule: 'SP-19' }] : [];
  return seen.declarations
    .filter((one) => one.seat === seat)
    .map((one): BreakdownLine => {
      const what = combinationName(one, say);
      return {
        text: speak(SCORE_BREAKDOWN, 'score-breakdown.combination', { what, points: pointsOf(one) }),
        rule: 'SP-8',
      };
    });
}
