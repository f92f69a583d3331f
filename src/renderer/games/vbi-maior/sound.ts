/** Brass and a lyre, slow; and, where the rules want silence, a held breath. */
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Sign } from '../../sound/cues/sound-cue.ts';
import type { GameSound, LayoutContext } from '../game.ts';
import { FROZEN, SHOWN } from './selectors/beats.ts';
import { lastToldCard, misplay } from './selectors/turn-story.ts';

const gameSound: GameSound<Observation, Move> = {
  tunes: {
    call: {
      pace: 132,
      lines: [
        { on: 'lyre', notes: 'd4 a4 d5/2' },
        { on: 'horn', notes: 'd3/2 a3/2', gain: 0.45 },
      ],
    },
    won: {
      pace: 138,
      lines: [
        { on: 'horn', notes: 'd4/.5 d4/.5 a4 d5/1.5 c5/.5 d5/3', gain: 0.7 },
        { on: 'horn', notes: 'd3 d3 a3/2 d3+a3/3', gain: 0.5 },
        { on: 'lyre', notes: 'd4 a4 d4 a4 d4+f#4+a4+d5/3', gain: 0.7 },
      ],
    },
    lost: {
      pace: 104,
      lines: [
        { on: 'horn', notes: 'd4/1.5 c4/.5 bb3 a3/3', gain: 0.6 },
        { on: 'lyre', notes: 'd3+a3/2 g3+d4 a2+e3+a3/3', gain: 0.7 },
      ],
    },
  },
  cues: signs,
};

export default gameSound;

function signs(observation: Observation, { before, beat }: LayoutContext<Move, Observation>): readonly Sign[] {
  if (!before) return [];
  // VM-20: the race begins in silence.
  const begins: Sign[] = observation.phase === 'race' && before.phase !== 'race' ? [{ sound: 'breath' }] : [];
  const missed = beat === FROZEN ? misplay(observation) : undefined;
  if (missed) return [{ sound: 'crack', seat: missed.by }];
  const told = beat === SHOWN ? lastToldCard(observation) : undefined;
  return told ? [{ sound: 'call', seat: told.seat, force: 0.6 }] : begins;
}
