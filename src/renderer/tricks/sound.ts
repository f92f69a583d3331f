/** A trick game's sounds besides those of its cards. */
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { GameSound } from '../games/game.ts';
import type { Tunes } from '../sound/cues/sound-cue.ts';
import { OPEN } from './beats.ts';
import { lyingTrick, worthOf } from './names.ts';

/** A trump lands harder, and so do cards that are worth much. */
const TRUMP_IMPACT = 1.5;
const WORTH_IMPACT = 1.4;
/** Share of the deck's worth from which on a card is worth much. */
const MUCH = 1 / 16;

/** A saltarello, for games without tunes of their own. */
const TUNES: Tunes = {
  call: {
    pace: 260,
    lines: [
      { on: 'mandolin', notes: 'd5 e5 f#5 a5/3~' },
      { on: 'guitar', notes: 'd3+a3+d4/3 a3+e4/3', gain: 0.7 },
    ],
  },
  won: {
    pace: 240,
    lines: [
      { on: 'mandolin', notes: 'd5 f#5 a5 b5 a5 f#5 e5 g5 b5 d6/4~' },
      { on: 'guitar', notes: 'd3+a3+d4/3 g3+b3+d4/3 a3+e4/3 d3+a3+d4/4', gain: 0.8 },
    ],
  },
  lost: {
    pace: 210,
    lines: [
      { on: 'mandolin', notes: 'a5 g5 f5 e5 d5 c5 d5/4' },
      { on: 'guitar', notes: 'd3+a3/3 a3+e4/3 d3+a3+d4/4', gain: 0.8 },
    ],
  },
};

/** The sounds of a game: tricks taken, its own moves, and how hard its cards land. */
export function trickSound<T extends TrickTypes>(
  basics: TrickBasics<T>,
  tunes: Tunes = TUNES,
): GameSound<TrickObservation<T>, TrickMove<T>> {
  const much = basics.deck.worthIn([...basics.deck.cards.keys()]) * MUCH;
  return {
    tunes,
    cues: ({ last, tricks }, { beat }) => {
      if (last && last.by !== 'chance' && last.type !== 'play') return [{ sound: 'slip', seat: last.by }];
      const winner = last?.type === 'play' && beat === OPEN ? lyingTrick(tricks)?.winner : undefined;
      return winner == null ? [] : [{ sound: 'brass', seat: winner, force: 0.25 }];
    },
    cardImpact: ({ trump }, face) =>
      (basics.deck.suitOf(face) === trump ? TRUMP_IMPACT : 1) * (worthOf(basics, [face]) >= much ? WORTH_IMPACT : 1),
  };
}
