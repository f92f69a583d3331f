import type { Seat } from '#shared/engine/rules.ts';
import { PENALTY } from '#shared/games/viva/rules/illegal-play.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import { type Observation, penalties } from '#shared/games/viva/state/observation.ts';
import type { OwnState } from '../../game.ts';
import { SETTLED } from '../selectors/beats.ts';
import { faultFor } from '../selectors/plays.ts';
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
export function ownState(observation: Observation, { viewer, moves }: VivaContext): OwnState {
  const { round, phase } = observation;
  const isOut = round?.out.some((seat) => seat === viewer);
  const looksOn = round && !round.seats.some((seat) => seat === viewer);
  const isStuck = phase === 'turn' && moves.length > 0 && !moves.some((move) => isPermitted(observation, move));
  return {
    am: isOut ? { key: 'you.out' } : looksOn ? { key: 'you.watches' } : undefined,
    asked: isStuck ? 'asked.stuck' : `asked.${phase.split('-')[0]}`,
  };
}

function isPermitted(observation: Observation, move: Move): boolean {
  return move.type === 'last' || (move.type === 'play' && !faultFor(observation, move));
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
