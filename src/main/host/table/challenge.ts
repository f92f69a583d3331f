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
export function readChallenge(code: string, { rules, duplicate }: Game): Challenge | { readonly refusal: Refusal } {
  const read = readDealCode(code, [rules]);
  if ('fault' in read) return { refusal: REFUSALS[read.fault] };
  const isPlayable = read.source.deals.length === 0 || duplicate !== undefined;
  const refused = rules.refuseOptions?.(read.options, read.seats);
  if (refused) return { refusal: refused };
  return isPlayable ? read : { refusal: REFUSALS.other };
}

/** What is played at this table; nothing where nobody can know the cards. */
export function challengeAt({ dealt }: KeptTable, game: Game): Challenge | undefined {
  const read = dealt === '' ? undefined : readChallenge(dealt, game);
  return read && 'refusal' in read ? undefined : read;
}
