import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { formatSignedDecimal, type HintDescriber, oneDigit } from '../load-hint.ts';
import { cardName } from './selectors/names.ts';

const hintDescriber: HintDescriber<Observation, Move> = {
  name(move, _observation, say) {
    if (move.type === 'play') return say('hint.play', { card: cardName(move.card, say) });
    if (move.type === 'take') return say('hint.take', { number: move.pile + 1 });
    const [hand, up] = [move.hand, move.up].map((piles) => piles.map((pile) => pile + 1).join(', '));
    return say('hint.choose', { hand: hand ?? '', up: up ?? '' });
  },
  worth: (worth, say) => say('hint.worth', { points: formatSignedDecimal(worth) }),
  amount: oneDigit,
  button: (move, say) => (move.type === 'take' ? say('piles.take') : undefined),
};

export default hintDescriber;
