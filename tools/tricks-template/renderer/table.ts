import { BASICS } from '#shared/games/sample/cards.ts';
import { trickTable } from '../../tricks/table.tsx';
import { Emblem } from './Emblem.tsx';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';

export default trickTable({ basics: BASICS, look: LOOK, Emblem, words: TABLE_MESSAGES });
