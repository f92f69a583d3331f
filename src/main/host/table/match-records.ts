/** Finished matches: who may see them, and what they were. */
import type { Game } from '#shared/engine/game.ts';
import { type Match, newMatch, play } from '#shared/engine/match.ts';
import { type GameRecord, RECORD_FORMAT, recordExtras, recordOf } from '#shared/engine/record.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Result } from '#shared/engine/rules.ts';
import { suspicionCurve } from '#shared/evening/bets.ts';
import type { DuplicateDeals } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';
import type { MatchListEntry } from '#shared/protocol/match-history.ts';
import type { FinishedMatch, KeptMatch, Store } from '../../store/store.ts';
import { DamagedLines, StoreWriteError } from '../../store/store-errors.ts';
import { recordedShuffles } from '../fair-shuffle/shuffle-view.ts';

interface Refused {
  readonly refusal: Refusal;
}

export type RecordResult = { readonly record: GameRecord } | Refused;

/** Where a match of an evening was played. */
export interface EveningPlace {
  /** Counts the evenings of this host. */
  readonly evening: number;
  readonly name: string;
  readonly round: number;
  readonly table: number;
  /** What it was dealt from, where deals were compared. */
  readonly numbered: DuplicateDeals | undefined;
}

/** What records are read from, and who else than those of a match may have them. */
export interface RecordAccess {
  readonly store: Store;
  gameOf(id: string): Game | undefined;
  /** Where a match was played, if that was at an evening. */
  placeOf(match: Pick<KeptMatch, 'id' | 'tableId'>): EveningPlace | undefined;
  /** Whether other tables still have to play what was played there. */
  isSecret(table: string): boolean;
  /** Whether this session may have the records of a match that is not its own. */
  mayRead(session: string, match: KeptMatch): boolean;
}

/** The latest finished matches in which this session held a seat or was the host, or the latest before one of them. */
export function recordsOf(access: RecordAccess, session: string, before?: number): MatchListEntry[] {
  const visible = access.store.finished(session, before).filter(({ tableId }) => !access.isSecret(tableId));
  return visible.map((match) => summaryOf(access, session, match));
}

/** The number of the latest match at a table that is over, for who may have it. */
export function latestFor(access: RecordAccess, session: string, table: string): { readonly id: number } | Refused {
  if (access.isSecret(table)) return { refusal: refusal('desk', 'deals-secret') };
  const latest = access.store.latestOver(table);
  const kept = latest && recordFor(access, session, latest.id);
  return kept ? { id: kept.id } : { refusal: refusal('host', 'no-such-record') };
}

/** The line of one that this session may have. */
export function summaryFor(access: RecordAccess, session: string, id: number): MatchListEntry | undefined {
  const kept = recordFor(access, session, id);
  const [line] = kept && !access.isSecret(kept.tableId) ? access.store.allOver(1, id + 1) : [];
  return line?.id === id ? summaryOf(access, session, line) : undefined;
}

function summaryOf({ placeOf }: RecordAccess, session: string, match: FinishedMatch): MatchListEntry {
  const { id, tableId, game, began, names, sessions, winners, brokenOff } = match;
  const mine = sessions.flatMap((held, seat) => (held === session ? seat : []));
  const place = placeOf({ id, tableId });
  const at = place && { evening: place.evening, name: place.name, round: place.round, table: place.table };
  return { id, game, began, names, mine, winners, ...(brokenOff && { brokenOff }), ...(at && { at }) };
}

/** A match that this session may have, its own or another; nothing else is there for it. */
export function recordFor({ store, mayRead }: RecordAccess, session: string, id: number): KeptMatch | undefined {
  const own = store.finishedMatch(session, id);
  if (own) return own;
  const kept = store.overMatch(id);
  return kept && mayRead(session, kept) ? kept : undefined;
}

/** A match whose record this session may have now; any other is refused as if it were not there. */
export function readableMatch(
  access: RecordAccess,
  session: string,
  id: number,
): { readonly match: KeptMatch } | Refused {
  const match = recordFor(access, session, id);
  if (!match) return { refusal: refusal('host', 'no-such-record') };
  return access.isSecret(match.tableId) ? { refusal: refusal('desk', 'deals-secret') } : { match };
}

/** The record of one of them. */
export function readRecord(access: RecordAccess, session: string, id: number): RecordResult {
  const read = readableMatch(access, session, id);
  if ('refusal' in read) return read;
  const { match: kept } = read;
  const game = access.gameOf(kept.game);
  if (!game) return { refusal: refusal('host', 'no-such-game', { game: kept.game }) };
  return readMatch(access.store, game, kept, access.placeOf(kept)?.numbered);
}

/** What onlookers had bet in one of them, as far as it came out: numbers alone, no names. */
export function readBets(access: RecordAccess, session: string, id: number): DealSuspicion[] {
  const kept = recordFor(access, session, id);
  if (!kept || access.isSecret(kept.tableId)) return [];
  return access.store.betBooks(id).flatMap(({ deal, book }) => {
    const { caller, called, known, bets } = book;
    // Only a secret partner is suspected.
    if (!known || caller === null || bets.length === 0) return [];
    const steps = suspicionCurve(book).map(({ event, counts }) => ({ event, counts: [...counts] }));
    return { deal, caller, called, known: known.event, partner: known.suspect, steps };
  });
}

/** The latest match of a table that is over, for whose record it is. */
export function readLatest(
  store: Store,
  game: Game,
  table: string,
  session: string,
  numbered?: DuplicateDeals,
): RecordResult {
  const latest = store.latestOver(table);
  if (!latest) return { refusal: refusal('host', 'match-not-over') };
  const kept = store.finishedMatch(session, latest.id);
  return kept ? readMatch(store, game, kept, numbered) : { refusal: refusal('host', 'no-such-record') };
}

/**
 * The record of a match that is over. Its events were checked when they were kept, and its result was kept with them:
 * nobody waits while it is played again. Only one that ended before results were kept is, once.
 */
export function readMatch(store: Store, { rules }: Game, kept: KeptMatch, numbered?: DuplicateDeals): RecordResult {
  const { id, options, seats, result, brokenOff } = kept;
  try {
    const events = store.events(id);
    const again = (): Match => {
      const match = newMatch(rules, options, seats);
      for (const event of events) if (play(match, event)) throw new UnreadableMatch();
      return match;
    };
    const seals = recordedShuffles(store.sealSteps(id), again);
    const bots = store.seatedBots(id);
    const hosts = store.matchHosts(id);
    if (result || brokenOff) {
      const end = result ? { result } : { brokenOff: true as const };
      const record = { format: RECORD_FORMAT, game: rules.id, seats, options, events, ...end } as const;
      return { record: { ...record, ...recordExtras({ seals, numbered, bots, hosts }) } };
    }
    const record = recordOf(again(), { seals, numbered, bots, hosts });
    if (record.result) saveResult(store, id, record.result);
    return { record };
  } catch (error) {
    if (!(error instanceof UnreadableMatch || error instanceof DamagedLines)) throw error;
    return { refusal: refusal('host', 'match-unreadable') };
  }
}

/** What is kept of a match breaks the rules of this version. */
class UnreadableMatch extends Error {}

/** Where that fails it is found again the next time. */
function saveResult(store: Store, id: number, result: Result): void {
  try {
    store.end(id, result);
  } catch (error) {
    if (!(error instanceof StoreWriteError)) throw error;
  }
}
