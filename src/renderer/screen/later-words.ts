/** What a television says later than it shows its first picture: what bots say, and what a score has to tell. */
import type { Words } from '#shared/words/say.ts';
import { BANTER } from '../words/en/banter.ts';
import { BETS } from '../words/en/bets.ts';
import { TALLY } from '../words/en/tally.ts';

export const LATER: Words = { ...BANTER, ...BETS, ...TALLY };
