/** The beginning of a tarantella, on a mandolin. */
import { type FrenchCard, suitOf } from '#shared/cards/french.ts';
import { points } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Sign } from '../../sound/cues/sound-cue.ts';
import type { GameSound, LayoutContext } from '../game.ts';
import { isTeammateShown, lyingTrick, OPEN, TEAMMATE_SHOWN } from './selectors/beats.ts';

/** When both plates start to shine (motion/highlights/highlight-effects.ts), in ms. */
const PLATES_LIT_MS = [120, 800] as const;

const gameSound: GameSound<Observation, Move> = {
  tunes: {
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
  },
  cues: signs,
  // BC-21
  isSecretTurn: ({ phase }) => phase === 'throw-in',
  // A trump lands harder, and so do cards worth ten or eleven (BC-3).
  cardImpact: ({ trump }, face) => {
    const card = face as FrenchCard;
    return (suitOf(card) === trump ? 1.5 : 1) * (points(card) >= 10 ? 1.4 : 1);
  },
};

export default gameSound;

function signs(observation: Observation, { before, beat }: LayoutContext<Move, Observation>): readonly Sign[] {
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
      if (beat !== OPEN && beat !== TEAMMATE_SHOWN) return [];
      if (isTeammateShown(observation, before)) return unmasking(observation);
      const winner = lyingTrick(observation)?.winner;
      return winner == null ? [] : [{ sound: 'brass', seat: winner, force: 0.25 }];
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
