/** The breakdown of a turn's points (VM-22). */
import type { ReactNode } from 'react';
import { isBlessing, isRome, type VbiCard } from '#shared/cards/rome.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { malusOfOne } from '#shared/games/vbi-maior/state/options.ts';
import { translate as speak } from '#shared/i18n/translate.ts';
import { ROME } from '../../../decks/rome/index.ts';
import type { Say } from '../../../i18n/say.ts';
import { formatSigned } from '../../numbers.ts';
import { type BreakdownNumber, scoreBreakdownOf } from '../../score-breakdown.tsx';
import { SCORE_BREAKDOWN } from '../messages/en/account.ts';
import { cardName } from '../selectors/names.ts';

/** `line`: the turn's index in the game, from 0. */
export function scoreBreakdown(observation: Observation, line: number, say: Say): ReactNode {
  return scoreBreakdownOf(turnBreakdown(observation, line, say), ROME);
}

export function turnBreakdown(observation: Observation, line: number, say: Say): BreakdownNumber[] {
  const { options, scores, points, target, area, returned, phase } = observation;
  const score = scores[line];
  if (!score) return [];
  // While the turn's cards are on the table they can be looked at.
  const isHere = line === scores.length - 1 && (phase === 'scored' || phase === 'over');
  const laid = (cards: readonly VbiCard[]) => (isHere && cards.length > 0 ? { tricks: [cards.map(named)] } : {});
  const named = (face: VbiCard) => ({ face, name: cardName(face, say) });
  const part = (key: 'rome' | 'blessings' | 'fortune', cards: readonly VbiCard[]): BreakdownNumber => ({
    who: say(`score.${key}`),
    number: formatSigned(score[key]),
    lines: [{ text: speak(SCORE_BREAKDOWN, `score-breakdown.${key}`), rule: 'VM-22', ...laid(cards) }],
  });
  return [
    part(
      'rome',
      area.map(({ card }) => card),
    ),
    part('blessings', returned.filter(isBlessing)),
    ...(score.fortune === 0 ? [] : [part('fortune', [])]),
    {
      who: say('score.malus'),
      number: formatSigned(-score.malus),
      lines: [
        {
          text: speak(SCORE_BREAKDOWN, `score-breakdown.${malusOfOne(options, line + 1) ? 'malus' : 'free'}`),
          rule: 'VM-22',
          ...laid(returned.filter(isRome)),
        },
      ],
    },
    {
      who: say('score.points'),
      number: formatSigned(score.total),
      lines: [{ text: speak(SCORE_BREAKDOWN, 'score-breakdown.total', { target, points }), rule: 'VM-24' }],
    },
  ];
}
