import { MIN_BID_POINTS } from '#shared/games/briscola-chiamata/state/cards.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import { formatSignedDecimal, type HintDescriber, oneDigit } from '../load-hint.ts';
import { bidName, cardName } from './selectors/names.ts';

const hintDescriber: HintDescriber<Observation, Move> = {
  name(move, _observation, say) {
    switch (move.type) {
      case 'play':
        return say('hint.play', { card: cardName(move.card, say) });
      case 'bid':
        return say('hint.bid', { bid: bidName({ rank: move.rank, points: move.points ?? MIN_BID_POINTS }, say) });
      case 'trump':
        return say('hint.trump', { suit: say('trump.suit', { suit: move.suit }) });
      default:
        return say(`hint.${move.type}`);
    }
  },
  worth: (worth, say) => say('hint.worth', { points: formatSignedDecimal(worth) }),
  amount: oneDigit,
  button: (move, say) => (move.type === 'pass' ? say('auction.pass') : undefined),
};

export default hintDescriber;
