import { BASICS } from '#shared/games/tressette/cards.ts';
import { honourPoints } from '#shared/tricks/honours.ts';
import { trickTable } from '../../tricks/table.tsx';
import { nameAt } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';

export default trickTable({
  basics: BASICS,
  look: LOOK,
  Emblem,
  words: TABLE_MESSAGES,
  log: {
    beforeTrick: ({ calls }, trick, sight) =>
      calls
        .filter((call) => call.trick === trick)
        .map(({ seat, call }) =>
          sight.say('event.call', { name: nameAt(sight, seat), call: sight.say(`move.call.${call}`) }),
        ),
    afterTrick: ({ honours }, trick, sight) =>
      (trick === 0 ? honours : []).map((one) => {
        const said = { name: nameAt(sight, one.seat), points: honourPoints(one) };
        return one.kind === 'napoletana'
          ? sight.say('event.napoletana', { ...said, suit: one.suit })
          : sight.say('event.equals', { ...said, rank: one.rank, missing: one.missing ?? 'none' });
      }),
  },
});
