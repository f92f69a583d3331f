/** Tables at which a deal is played that somebody knows by its code. */
import type { Game } from '#shared/engine/game.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { type Challenge, type CodeFault, readDealCode } from '#shared/protocol/deal-code.ts';
import type { KeptTable } from '../../store/store.ts';

const REFUSALS: Readonly<Record<CodeFault, Refusal>> = {
  short: refusal('deal', 'code-short'),
  wrong: refusal('deal', 'code-wrong'),
  other: refusal('deal', 'code-other'),
};

/** The challenge that a code is in this game, or why it is none. */
export function parseDealCode(code: string, game: Game): Challenge | { readonly refusal: Refusal } {
  const read = readDealCode(code, [game]);
  if ('fault' in read) return { refusal: REFUSALS[read.fault] };
  const refused = game.rules.refuseOptions?.(read.options, read.seats);
  return refused ? { refusal: refused } : read;
}

/** What is played at this table; nothing where nobody can know the cards. */
export function challengeAt({ dealt }: KeptTable, game: Game): Challenge | undefined {
  const read = dealt === '' ? undefined : parseDealCode(dealt, game);
  return read && 'refusal' in read ? undefined : read;
}
