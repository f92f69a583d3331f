/** Who says what, of themselves: bots alone, of what everybody saw, not every time, never the same twice in a row. Pure. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { QuickChatOccasion } from '../../games/game.ts';
import { hash01 } from '../../table/places/hash.ts';

/** So often somebody who could say something does. */
const LINE_PROBABILITY = 0.6;
/** At the end of a match somebody always does. */
const AT_THE_END = ['won', 'lost'];

/** What somebody says, by the key of its words. */
export interface QuickChatLine {
  readonly seat: Seat;
  readonly name: string;
  readonly words: string;
}

interface Occasion {
  readonly remark: QuickChatOccasion;
  readonly seated: readonly Seated[];
  /** Names what has happened: the same on every screen. */
  readonly seed: string;
  /** The words that were said last. */
  readonly last: string | undefined;
  readonly has: (words: string) => boolean;
}

/** Nothing where a person sits, or nobody feels like it. */
export function chooseLine({ remark: { seat, on }, seated, seed, last, has }: Occasion): QuickChatLine | undefined {
  const who = seated[seat];
  if (who?.kind !== 'bot') return undefined;
  if (!AT_THE_END.includes(on) && hash01(seed, 'talkative') >= LINE_PROBABILITY) return undefined;
  const ways: string[] = [];
  for (let k = 1; has(`banter.${on}.${k}`); k++) ways.push(`banter.${on}.${k}`);
  const fresh = ways.filter((words) => words !== last);
  const words = fresh[Math.floor(hash01(seed, 'words') * fresh.length)];
  return words === undefined ? undefined : { seat, name: who.name, words };
}

/** At the end: one of the bots, and how it ended for them. */
export function chooseFinalLine(winners: readonly Seat[], seated: readonly Seated[], seed: string): QuickChatOccasion | undefined {
  const bots = seated.flatMap(({ kind }, seat) => (kind === 'bot' ? seat : []));
  const seat = bots[Math.floor(hash01(seed, 'who') * bots.length)];
  return seat === undefined ? undefined : { seat, on: winners.includes(seat) ? 'won' : 'lost' };
}
