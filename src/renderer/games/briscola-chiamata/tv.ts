import './tv.css';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { SETTLED } from '../../tricks/beats.ts';
import type { Callout, GameOnTv, LayoutContext } from '../game.ts';
import { isTeammateShown } from './selectors/beats.ts';
import { bidName } from './selectors/names.ts';

/** Callouts at a seat: bids, and who played the called card. */
export function callout(observation: Observation, moment: LayoutContext<Move, Observation>): Callout | undefined {
  const { last, calls, declarer, teammate } = observation;
  const { say, before, beat } = moment;
  switch (last?.type) {
    case 'pass':
      return { seat: last.by, word: say('callout.pass') };
    case 'bid': {
      const bid = calls.findLast(({ seat }) => seat === last.by)?.bid;
      return bid ? { seat: last.by, word: bidName(bid, say) } : undefined;
    }
    case 'play':
      // BC-16: the called card has revealed the teammate, and all have seen it: text comes last.
      if (beat !== SETTLED || !isTeammateShown(observation, before) || teammate === null || teammate === declarer)
        return undefined;
      return { seat: teammate, word: say('callout.teammate') };
    default:
      return undefined;
  }
}

const onTv: GameOnTv<Observation, Move> = { callout };

export default onTv;
