import { BASICS } from '#shared/games/tressette/cards.ts';
import { declaredLine } from '../../tricks/honours.ts';
import { callLines } from '../../tricks/log.ts';
import { trickTable } from '../../tricks/table.tsx';
import { Emblem } from './Emblem.tsx';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';

export default trickTable({
  basics: BASICS,
  look: LOOK,
  Emblem,
  words: TABLE_MESSAGES,
  log: {
    beforeTrick: ({ calls }, trick, sight) => callLines(calls, trick, sight),
    afterTrick: ({ honours }, trick, sight) => (trick === 0 ? honours : []).map((one) => declaredLine(one, sight)),
  },
});
