import type { Seat } from '#shared/engine/rules.ts';
import { PENALTY } from '#shared/games/viva/rules/illegal-play.ts';
import { type Observation, penalties } from '#shared/games/viva/state/observation.ts';
import type { OwnState, ViewContext } from '../../game.ts';
import { SETTLED } from '../selectors/beats.ts';
import type { VivaContext } from './board.ts';

/** The note under a name: the seat's latest event, else its winner's cards; on a television its number of cards. */
export function note(observation: Observation, { say, beat, tvLayout }: VivaContext, seat: Seat): string | undefined {
  const { scores, round, table } = observation;
  const won = scores[seat] ?? 0;
  const cards = table.handSizes[seat] ?? 0;
  const more = beat === SETTLED ? cardsTaken(observation, seat) : 0;
  if (round?.out.includes(seat)) return say('note.out');
  if (round && !round.seats.includes(seat)) return say('note.watches');
  if (more > 0) return say('note.takes', { count: more });
  if (cards === 1) return say('note.last-card');
  if (tvLayout) return cards > 0 ? say('note.cards', { count: cards }) : undefined;
  return won > 0 ? say('note.won', { count: won }) : undefined;
}

/** What the viewer is, and what their turn asks for. */
export function ownState({ round, phase }: Observation, { viewer }: ViewContext): OwnState {
  const isOut = round?.out.some((seat) => seat === viewer);
  const looksOn = round && !round.seats.some((seat) => seat === viewer);
  return {
    am: isOut ? { key: 'you.out' } : looksOn ? { key: 'you.watches' } : undefined,
    asked: `asked.${phase.split('-')[0]}`,
  };
}

/** The penalty cards that the latest event brought a seat (VI-14, VI-21). */
function cardsTaken({ last, round, window, story }: Observation, seat: Seat): number {
  if (last?.type === 'viva' && round) {
    const inRound = round.seats.filter((one) => !round.out.includes(one));
    return penalties(inRound, last.by).filter((one) => one === seat).length;
  }
  if (last?.type === 'catch' && window === null) {
    return story.findLast(({ type }) => type === 'play')?.by === seat ? PENALTY : 0;
  }
  return 0;
}
