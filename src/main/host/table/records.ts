/** Finished matches: who may see them, and what they were. */
import type { Game } from '#shared/engine/game.ts';
import { type Match, newMatch, play } from '#shared/engine/match.ts';
import { FORMAT, type GameRecord, recordOf } from '#shared/engine/record.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Result } from '#shared/engine/rules.ts';
import { suspicion } from '#shared/evening/bets.ts';
import type { SuspicionOfDeal } from '#shared/protocol/bets.ts';
import type { Finished } from '#shared/protocol/records.ts';
import { Damaged } from '../../store/kept-lines.ts';
import { type KeptMatch, NotKept, type Store } from '../../store/store.ts';
import { recordSeals } from '../match/seal-view.ts';

export type Read = { readonly record: GameRecord } | { readonly refusal: Refusal };

/** The latest finished matches in which this session held a seat or was the host, or the latest before one of them. */
export function recordsOf(store: Store, session: string, before?: number): Finished[] {
  return store.finished(session, before).map(({ id, game, began, names, sessions, winners }) => {
    const mine = sessions.flatMap((held, seat) => (held === session ? seat : []));
    return { id, game, began, names, mine, winners };
  });
}

/** One of them; any other is refused as if it were not there. */
export function readRecord(store: Store, gameOf: (id: string) => Game | undefined, session: string, id: number): Read {
  const kept = store.finishedMatch(session, id);
  if (!kept) return { refusal: refusal('host', 'no-such-record') };
  const game = gameOf(kept.game);
  return game ? readMatch(store, game, kept) : { refusal: refusal('host', 'no-such-game', { game: kept.game }) };
}

/** What onlookers had bet in one of them, as far as it came out: numbers alone, no names. */
export function readBets(store: Store, session: string, id: number): SuspicionOfDeal[] {
  if (!store.finishedMatch(session, id)) return [];
  return store.betBooks(id).flatMap(({ deal, book }) => {
    const { caller, called, known, bets } = book;
    if (!known || bets.length === 0) return [];
    const steps = suspicion(book).map(({ event, counts }) => ({ event, counts: [...counts] }));
    return { deal, caller, called, known: known.event, partner: known.suspect, steps };
  });
}

/**
 * The record of a match that is over. Its events were checked when they were kept, and its result was kept with them:
 * nobody waits while it is played again. Only one that ended before results were kept is, once.
 */
export function readMatch(store: Store, { rules }: Game, kept: KeptMatch): Read {
  const { id, options, seats, result } = kept;
  try {
    const events = store.events(id);
    const again = (): Match => {
      const match = newMatch(rules, options, seats);
      for (const event of events) if (play(match, event)) throw new Unreadable();
      return match;
    };
    const seals = recordSeals(store.sealSteps(id), again);
    if (result) {
      const record = { format: FORMAT, game: rules.id, seats, options, events, result } as const;
      return { record: { ...record, ...(seals.length > 0 && { seals }) } };
    }
    const record = recordOf(again(), seals);
    if (record.result) keepResult(store, id, record.result);
    return { record };
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof Damaged)) throw error;
    return { refusal: refusal('host', 'match-unreadable') };
  }
}

/** What is kept of a match breaks the rules of this version. */
class Unreadable extends Error {}

/** Where that fails it is found again the next time. */
function keepResult(store: Store, id: number, result: Result): void {
  try {
    store.end(id, result);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}
