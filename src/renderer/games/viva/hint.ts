import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { HintDescriber } from '../load-hint.ts';
import { cardName } from './selectors/names.ts';

const hintDescriber: HintDescriber<Observation, Move> = {
  name(move, _observation, say) {
    switch (move.type) {
      case 'play': {
        const houses = [...new Set(move.houses)].map((house) => house + 1);
        const said = { card: cardName(move.card, say), copies: move.houses.length, houses: houses.join(', ') };
        return say('hint.play', { ...said, count: houses.length });
      }
      case 'block':
        return say('hint.block', { card: cardName(move.card, say) });
      case 'last':
        return say('hint.last', { on: move.on });
      default:
        return say(`hint.${move.type}`);
    }
  },
  worth: (worth, say) => say('hint.worth', { percent: Math.round(worth) }),
  amount: (worth) => `${Math.round(Math.abs(worth))} %`,
  button(move, say) {
    if (move.type === 'take' || move.type === 'pass') return say(`turn.${move.type}.do`);
    return move.type === 'viva' ? say('answer.viva') : undefined;
  },
};

export default hintDescriber;
