/** A siciliana, slow and swaying. */
import { BASICS } from '#shared/games/spizzichino/cards.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import type { Sign } from '../../sound/cues/sound-cue.ts';
import { trickSound } from '../../tricks/sound.ts';
import type { GameSound, LayoutContext } from '../game.ts';
import { declaredAt } from './selectors/beats.ts';

const tricks = trickSound(BASICS);

const gameSound: GameSound<Observation, Move> = {
  tunes: {
    call: {
      pace: 250,
      lines: [
        { on: 'mandolin', notes: 'b4/1.5 c5/.5 d5 g5/3~' },
        { on: 'guitar', notes: 'g3/3 g3+d4+g4/3', gain: 0.7 },
      ],
    },
    won: {
      pace: 230,
      lines: [
        { on: 'mandolin', notes: 'd5/1.5 e5/.5 d5 g5/1.5 a5/.5 b5 g5/4~' },
        { on: 'guitar', notes: 'g3+b3+d4/3 d3+a3+d4/3 g3+d4+g4/4', gain: 0.8 },
      ],
    },
    lost: {
      pace: 200,
      lines: [
        { on: 'mandolin', notes: 'd5/1.5 c5/.5 b4 a4/1.5 g4/.5 f#4 e4/4' },
        { on: 'guitar', notes: 'g3+d4/3 d3+a3/3 e3+b3+e4/4', gain: 0.8 },
      ],
    },
  },
  cues: signs,
};

export default gameSound;

function signs(observation: Observation, moment: LayoutContext<Move, Observation>): readonly Sign[] {
  // SP-9: announced while its cards are shown.
  const declared = declaredAt(observation, moment.beat);
  if (declared) return [{ sound: 'call', seat: declared.seat }];
  return observation.last?.type === 'take' ? [] : (tricks.cues?.(observation, moment) ?? []);
}
