import type { Seat } from '#shared/engine/rules.ts';
import { PENALTY } from '#shared/games/viva/rules/illegal-play.ts';
import { type Observation, penalties } from '#shared/games/viva/state/observation.ts';
import type { OwnState, ViewContext } from '../../game.ts';
import { SETTLED } from '../selectors/beats.ts';
import type { VivaContext } from './board.ts';

/** The notes under a name: winner's cards, and the seat's latest event. */
export function notes(observation: Observation, { say, beat, tvLayout }: VivaContext, seat: Seat): string[] {
  const { scores, round, table } = observation;
  const won = scores[seat] ?? 0;
  const cards = table.handSizes[seat] ?? 0;
  const more = beat === SETTLED ? cardsTaken(observation, seat) : 0;
  const plays = round?.seats.includes(seat) ?? true;
  const signs = [
    ...(round?.out.includes(seat) ? [say('note.out')] : []),
    ...(plays ? [] : [say('note.watches')]),
    ...(more > 0 ? [say('note.takes', { count: more })] : []),
    ...(cards === 1 ? [say('note.last-card')] : []),
  ];
  // A television shows one note: the seat's latest event, else its number of cards.
  if (tvLayout) return signs.length > 0 || cards === 0 ? signs : [say('note.cards', { count: cards })];
  return [...(won > 0 ? [say('note.won', { count: won })] : []), ...signs];
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
