/** The breakdown of a deal's scores: its tricks, the target, and its value (BC-17 to BC-20). */
import type { ReactNode } from 'react';
import { pointsOf, stake } from '#shared/games/briscola-chiamata/cards.ts';
import type { DealResult, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { translate as speak } from '#shared/i18n/translate.ts';
import { FRENCH } from '../../../decks/french/index.ts';
import { SeatName } from '../../CountTable.tsx';
import type { ViewContext } from '../../game.ts';
import { formatSigned } from '../../numbers.ts';
import {
  type BreakdownLine,
  type BreakdownNumber,
  observationAtScore,
  scoreBreakdownOf,
} from '../../score-breakdown.tsx';
import { SCORE_BREAKDOWN } from '../messages/en/account.ts';
import { cardName, SEATS } from '../selectors/names.ts';

/** `line`: the deal's index in the match, from 0. */
export function scoreBreakdown(observation: Observation, line: number, sight: ViewContext): ReactNode {
  const note = observationAtScore(observation, line, sight)
    ? undefined
    : speak(SCORE_BREAKDOWN, 'score-breakdown.unseen');
  return scoreBreakdownOf(dealBreakdown(observation, line, sight), FRENCH, note);
}

export function dealBreakdown(observation: Observation, line: number, sight: ViewContext): BreakdownNumber[] {
  const deal = observation.deals[line];
  if (!deal) return [];
  const seen = observationAtScore(observation, line, sight);
  return SEATS.map((seat) => ({
    who: <SeatName seat={seat} seated={sight.seated} say={sight.say} />,
    number: formatSigned(deal.scores[seat] ?? 0),
    lines: [...(seen ? [tookLine(seen, seat, sight)] : []), ...worth(deal, seat, observation)],
  }));
}

function tookLine({ tricks }: Observation, seat: number, { say }: ViewContext): BreakdownLine {
  const own = tricks.filter(({ winner }) => winner === seat);
  const points = pointsOf(own.flatMap(({ cards }) => cards));
  return {
    text: speak(SCORE_BREAKDOWN, 'score-breakdown.took', { count: own.length, points }),
    rule: 'BC-3',
    tricks: own.map(({ cards }) => cards.map((face) => ({ face, name: cardName(face, say) }))),
  };
}

function worth(deal: DealResult, seat: number, { options }: Observation): BreakdownLine[] {
  const { winner, teammate, points, bid, scores } = deal;
  const of = { points, bid, made: points >= bid ? 'yes' : 'no' };
  const isDeclarer = seat === winner;
  const isTeammate = seat === teammate;
  const side = isDeclarer || isTeammate ? (teammate === null ? 'alone' : 'together') : 'side';
  const times = timesOf(scores, winner, teammate, stake(bid));
  return [
    { text: speak(SCORE_BREAKDOWN, `score-breakdown.${side}`, of), rule: 'BC-17' },
    { text: speak(SCORE_BREAKDOWN, 'score-breakdown.stake', { bid, stake: stake(bid) }), rule: 'BC-18' },
    ...(times > 1 ? [{ text: speak(SCORE_BREAKDOWN, 'score-breakdown.times', { times }), rule: 'BC-10, BC-20' }] : []),
    ...(isDeclarer
      ? [
          {
            text: speak(SCORE_BREAKDOWN, teammate === null ? 'score-breakdown.alone-four' : 'score-breakdown.declarer'),
            rule: 'BC-18',
          },
        ]
      : []),
    ...(isTeammate
      ? [
          {
            text: speak(SCORE_BREAKDOWN, 'score-breakdown.teammate', {
              half: options.teammateScore === 'half' ? 'yes' : 'no',
            }),
            rule: 'BC-19',
          },
        ]
      : []),
  ];
}

/** The deal's multiplier, as an opponent's score shows it. */
function timesOf(scores: readonly number[], winner: number, teammate: number | null, each: number): number {
  const opponent = SEATS.find((seat) => seat !== winner && seat !== teammate) ?? 0;
  return Math.abs(scores[opponent] ?? each) / each;
}
