/** The beginning of a tarantella, on a mandolin. */
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Sign } from '../../sound/cues/sound-cue.ts';
import { OPEN } from '../../tricks/beats.ts';
import { trickSound } from '../../tricks/sound.ts';
import type { GameSound, LayoutContext } from '../game.ts';
import { isTeammateShown, TEAMMATE_SHOWN } from './selectors/beats.ts';

/** When both plates start to shine (motion/highlights/highlight-effects.ts), in ms. */
const PLATES_LIT_MS = [120, 800] as const;

const usual = trickSound(BASICS, {
  call: {
    pace: 330,
    lines: [
      { on: 'mandolin', notes: 'e5 a5 b5 c6/4~' },
      { on: 'guitar', notes: 'a3 . . a3+e4+a4/4', gain: 0.7 },
    ],
  },
  won: {
    pace: 330,
    lines: [
      { on: 'mandolin', notes: 'e5 a5 b5 c6 b5 a5 g#5 a5 b5 c#6/5~' },
      { on: 'guitar', notes: 'a3/3 e4+a4/3 e3+b3+e4/3 a3+c#4+e4+a4/5', gain: 0.8 },
    ],
  },
  lost: {
    pace: 270,
    lines: [
      { on: 'mandolin', notes: 'e5/2 d5 c5/2 b4 a4/5' },
      { on: 'guitar', notes: 'a3/3 e3/3 a2+e3+a3/5', gain: 0.8 },
    ],
  },
});

const gameSound: GameSound<Observation, Move> = {
  ...usual,
  cues: signs,
  // BC-21
  isSecretTurn: ({ phase }) => phase === 'throw-in',
};

export default gameSound;

function signs(observation: Observation, moment: LayoutContext<Move, Observation>): readonly Sign[] {
  const { before, beat } = moment;
  const { last, declarer } = observation;
  switch (last?.type) {
    case 'pass':
    case 'bid': {
      const said: Sign = { sound: last.type === 'pass' ? 'knock' : 'slip', seat: last.by };
      const isWon = before !== null && before.declarer === null && declarer !== null;
      return isWon ? [said, { sound: 'brass', seat: declarer, after: 300 }] : [said];
    }
    case 'trump':
      return [{ sound: 'call', seat: last.by }];
    case 'play': {
      // An update of several beats sounds at its first.
      if (beat !== TEAMMATE_SHOWN && beat !== OPEN) return [];
      return isTeammateShown(observation, before) ? unmasking(observation) : (usual.cues?.(observation, moment) ?? []);
    }
    default:
      return [];
  }
}

/** BC-16: the called card has revealed the teammate, or that there is none. */
function unmasking({ declarer, teammate }: Observation): readonly Sign[] {
  const seats = [...new Set([declarer, teammate])].filter((seat) => seat !== null);
  return seats.map((seat, k) => ({ sound: 'brass', seat, force: 1, after: PLATES_LIT_MS[k] ?? 0 }));
}
