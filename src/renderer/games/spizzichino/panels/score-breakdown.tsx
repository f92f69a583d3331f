/** The breakdown of a deal's points: tricks in thirds, the last one, and declarations (SP-3, SP-19). */
import type { ReactNode } from 'react';
import { BASICS } from '#shared/games/spizzichino/cards.ts';
import { pointsOf } from '#shared/games/spizzichino/declarations.ts';
import type { Observation } from '#shared/games/spizzichino/state.ts';
import { translate as speak } from '#shared/i18n/translate.ts';
import { ITALIAN } from '../../../decks/italian/index.ts';
import { honoursName } from '../../../tricks/honours.ts';
import { tookLines } from '../../../tricks/score-breakdown.tsx';
import { SeatName } from '../../CountTable.tsx';
import type { ViewContext } from '../../game.ts';
import {
  type BreakdownLine,
  type BreakdownNumber,
  observationAtScore,
  scoreBreakdownOf,
} from '../../score-breakdown.tsx';
import { SCORE_BREAKDOWN } from '../messages/en/account.ts';
import { inPoints, SEATS } from '../selectors/names.ts';

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
        ...(seen ? tookLines(BASICS, seen, seat, sight.say, SCORE_BREAKDOWN) : []),
        { text: speak(SCORE_BREAKDOWN, 'score-breakdown.whole', whole), rule: 'SP-19' },
        ...declared(seen, seat, deal.declared[seat] ?? 0, sight),
      ],
    };
  });
}

function declared(seen: Observation | undefined, seat: number, points: number, { say }: ViewContext) {
  if (!seen)
    return points > 0 ? [{ text: speak(SCORE_BREAKDOWN, 'score-breakdown.declared', { points }), rule: 'SP-19' }] : [];
  return seen.declarations
    .filter((one) => one.seat === seat)
    .map((one): BreakdownLine => {
      const what = honoursName(one, say);
      return {
        text: speak(SCORE_BREAKDOWN, 'score-breakdown.combination', { what, points: pointsOf(one) }),
        rule: 'SP-8',
      };
    });
}
