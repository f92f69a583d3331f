/** Quick and bright, with castanets. */
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { Sign } from '../../sound/cues/sound-cue.ts';
import type { GameSound, LayoutContext } from '../game.ts';
import { CALLED, CAUGHT, LAID, SETTLED } from './selectors/beats.ts';

const gameSound: GameSound<Observation, Move> = {
  tunes: {
    call: {
      pace: 460,
      lines: [
        { on: 'mandolin', notes: 'e5 g#5 b5 e6/4~' },
        { on: 'castanet', notes: 'a4 . a4 a4 . a4 a4', gain: 0.35 },
      ],
    },
    won: {
      pace: 440,
      lines: [
        { on: 'mandolin', notes: 'e5 f#5 g#5 a#5 b5 g#5 b5 e6/5~' },
        { on: 'guitar', notes: 'e3+b3/2 e4/2 b3+f#4/3 e3+b3+e4+g#4/5', gain: 0.7 },
        { on: 'castanet', notes: 'a4 . a4 . a4 a4 a4 a4 . a4 a4', gain: 0.3 },
      ],
    },
    lost: {
      pace: 330,
      lines: [
        { on: 'mandolin', notes: 'b5 g#5 e5/2 d5 c#5 b4/4' },
        { on: 'guitar', notes: 'e3+b3/4 a3/2 e3+b3/4', gain: 0.7 },
      ],
    },
  },
  cues: signs,
};

export default gameSound;

function signs(observation: Observation, { before, beat }: LayoutContext<Move, Observation>): readonly Sign[] {
  const { last, table } = observation;
  if (!before || !last || last.by === 'chance') return [];
  switch (beat) {
    case CALLED:
      return [{ sound: 'call', seat: last.by }];
    case LAID:
      return [{ sound: 'call', seat: last.by, force: 0.6 }];
    case CAUGHT:
      return before.window ? [{ sound: 'crack', seat: before.window.player }] : [];
    case SETTLED: {
      if (last.type === 'pass') return [{ sound: 'knock', seat: last.by }];
      // All hear who is down to the last card.
      const isLast = table.handSizes[last.by] === 1 && before.table.handSizes[last.by] !== 1;
      return isLast ? [{ sound: 'brass', seat: last.by }] : [];
    }
    default:
      return [];
  }
}
