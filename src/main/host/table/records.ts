/** Finished matches: who may see them, and what they were. */
import type { Game } from '#shared/engine/game.ts';
import { newMatch, play } from '#shared/engine/match.ts';
import { type GameRecord, recordOf } from '#shared/engine/record.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Finished } from '#shared/protocol/records.ts';
import type { KeptMatch, Store } from '../../store/store.ts';

export type Read = { readonly record: GameRecord } | { readonly refusal: Refusal };

/** The finished matches in which this session held a seat or was the host, the latest first. */
export function recordsOf(store: Store, session: string): Finished[] {
  return store.finished(session).map(({ id, game, began, names, sessions, winners }) => {
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

/** The record of a match that is kept. */
export function readMatch(store: Store, { rules }: Game, { id, options, seats }: KeptMatch): Read {
  const match = newMatch(rules, options, seats);
  for (const event of store.events(id)) {
    if (play(match, event)) return { refusal: refusal('host', 'match-unreadable') };
  }
  return { record: recordOf(match) };
}
