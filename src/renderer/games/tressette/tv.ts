import type { Tressette } from '#shared/games/tressette/types.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { GameOnTv } from '../game.ts';

const onTv: GameOnTv<TrickObservation<Tressette>, TrickMove<Tressette>> = {
  callout: ({ last }, { say }) =>
    last?.type === 'call' ? { seat: last.by, word: say(`move.call.${last.call}`) } : undefined,
};

export default onTv;
