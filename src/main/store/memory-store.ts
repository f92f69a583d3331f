/**
 * The store as documents in memory, for a host without SQLite. `changed` is told of each document that is put or deleted, so
 * that whoever opened it keeps them elsewhere, and hands them in again at the next start.
 */
import type { MatchHost, SeatedBot } from '#shared/engine/record.ts';
import type { GameEvent, Result } from '#shared/engine/rules.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import type { KeptEvening } from './evening-store.ts';
import type { KeptBets } from './match-documents.ts';
import type { KeptRoom } from './room-store.ts';
import type { KeptSession } from './session-store.ts';
import type { ShuffleStep } from './shuffle-step.ts';
import { FINISHED_PAGE_SIZE, type KeptMatch, type KeptTable, type Store } from './store.ts';
import { StoreWriteError } from './store-errors.ts';

interface SessionDocument extends KeptSession {
  /** In order of coming. */
  readonly order: number;
}

interface TableDocument {
  readonly table: KeptTable;
  readonly order: number;
}

interface MatchDocument extends KeptMatch {
  readonly number: number;
  readonly host: string | null;
  readonly began: string;
  readonly names: readonly (string | null)[];
  readonly sessions: readonly (string | null)[];
  readonly winners: readonly number[];
  /** Its row stays, so that no other match gets its number. */
  readonly isDeleted: boolean;
}

interface BetsDocument {
  readonly bets: KeptBets;
  readonly match: number;
  readonly order: number;
  /** The number of its evening. */
  readonly evening?: number;
}

export interface MemoryStoreOptions {
  /** What was kept before, by key. */
  readonly documents?: Iterable<readonly [key: string, document: unknown]>;
  /** Called with each change; without a document, it is deleted. */
  readonly changed?: (key: string, document?: unknown) => void;
  /** Resolves when all changes so far are kept where they survive; nothing where nothing survives. */
  readonly whenDurable?: () => Promise<void> | undefined;
}

/** Opens a store on these documents. */
export function memoryStore({
  documents = [],
  changed = () => undefined,
  whenDurable = () => undefined,
}: MemoryStoreOptions = {}): Store {
  const all = new Map(documents);

  /** The documents whose keys begin so, by the rest of their keys. */
  function collection<T>(name: string) {
    const prefix = `${name}/`;
    const own = new Map<string, T>();
    for (const [key, document] of all) if (key.startsWith(prefix)) own.set(key.slice(prefix.length), document as T);
    return {
      get: (id: string | number) => own.get(String(id)),
      values: () => [...own.values()],
      put(id: string | number, document: T): void {
        const kept = structuredClone(document);
        own.set(String(id), kept);
        changed(prefix + id, kept);
      },
      delete(id: string | number): void {
        if (own.delete(String(id))) changed(prefix + id);
      },
    };
  }

  const sessions = collection<SessionDocument>('sessions');
  const tables = collection<TableDocument>('tables');
  const matches = collection<MatchDocument>('matches');
  const seatedBots = collection<readonly SeatedBot[]>('bots');
  const matchHosts = collection<readonly MatchHost[]>('hosts');
  const stories = collection<readonly Chapter[]>('stories');
  const bets = collection<BetsDocument>('bets');
  const room = collection<KeptRoom>('room');
  const evenings = collection<{ readonly id: number; readonly kept: KeptEvening }>('evenings');

  /** Lines of matches, each a document of its own: to append one costs no more than it is long. */
  function chain<T>(name: string) {
    const lines = collection<T>(name);
    const counts = new Map<number, number>();
    const countOf = (match: number): number => {
      let count = counts.get(match) ?? 0;
      while (lines.get(`${match}/${count}`) !== undefined) count++;
      counts.set(match, count);
      return count;
    };
    return {
      all: (match: number): T[] =>
        Array.from({ length: countOf(match) }, (_, number) => structuredClone(lines.get(`${match}/${number}`)) as T),
      add(match: number, number: number, added: readonly T[]): void {
        if (number !== countOf(match)) throw new StoreWriteError('nothing was written');
        for (const [k, line] of added.entries()) lines.put(`${match}/${number + k}`, line);
      },
      delete(match: number): void {
        for (let number = countOf(match); number-- > 0; ) lines.delete(`${match}/${number}`);
        counts.delete(match);
      },
    };
  }
  const events = chain<GameEvent>('events');
  const steps = chain<ShuffleStep>('steps');

  const inOrder = <T extends { readonly order: number }>(some: T[]): T[] => some.sort((a, b) => a.order - b.order);
  const nextOrder = (some: readonly { readonly order: number }[]): number =>
    Math.max(-1, ...some.map(({ order }) => order)) + 1;
  const latestEvening = () => evenings.values().sort((a, b) => b.id - a.id)[0];

  const isOwner = ({ host, sessions }: MatchDocument, session: string): boolean =>
    host === session || sessions.includes(session);
  const countsOver = (match: MatchDocument | undefined): match is MatchDocument =>
    match?.over === true && !match.practice;
  const finishedOf = (chosen: (match: MatchDocument) => boolean, before: number, most: number): MatchDocument[] =>
    matches
      .values()
      .filter((match) => countsOver(match) && match.id < before && chosen(match))
      .sort((a, b) => b.id - a.id)
      .slice(0, most);
  const listed = (match: MatchDocument) => ({ ...plain(match), ...finished(match) });
  const changeMatch = (id: number, change: Partial<MatchDocument>): void => {
    const match = matches.get(id);
    if (match) matches.put(id, { ...match, ...change });
  };
  const end = (id: number, result: Result | undefined, brokenOff: boolean): void =>
    changeMatch(id, { over: true, brokenOff, result, winners: result?.winners ?? [] });

  const keepTable = (table: KeptTable): void =>
    tables.put(table.id, { table, order: tables.get(table.id)?.order ?? nextOrder(tables.values()) });
  const keepEvening = (kept: KeptEvening, isNew: boolean): void => {
    const latest = latestEvening()?.id ?? 0;
    const id = isNew ? latest + 1 : latest;
    if (id > 0) evenings.put(id, { id, kept });
  };
  const deleteMatches = (ids: readonly number[]): void => {
    for (const id of ids) {
      const match = matches.get(id);
      if (!match || !(match.over || match.practice)) continue;
      const empty = { names: [], sessions: [], winners: [], options: {}, began: '', host: null, result: undefined };
      matches.put(id, { ...match, ...empty, over: false, isDeleted: true });
      events.delete(id);
      steps.delete(id);
      seatedBots.delete(id);
      matchHosts.delete(id);
      stories.delete(id);
      for (const {
        match: of,
        bets: { deal },
      } of bets.values())
        if (of === id) bets.delete(`${id}/${deal}`);
    }
  };

  return {
    notices: [],

    session(id) {
      const session = sessions.get(id);
      return session && session.hash.length > 0 ? known(session) : undefined;
    },
    sessions: () =>
      inOrder(sessions.values())
        .reverse()
        .filter(({ hash }) => hash.length > 0)
        .sort((a, b) => b.seen - a.seen)
        .map(known),
    keepSession(id, hash, seen) {
      if (sessions.get(id)) return;
      const order = nextOrder(sessions.values());
      sessions.put(id, { id, hash, seen, name: '', device: '', opens: false, untold: false, order });
    },
    noteSession({ id, seen, name, device, opens, untold }) {
      const session = sessions.get(id);
      if (session) sessions.put(id, { ...session, seen, name, device, opens, untold });
    },
    forgetSession(id) {
      const session = sessions.get(id);
      if (session) sessions.put(id, { ...session, hash: new Uint8Array(), opens: false });
    },
    // Nobody else comes in to a host in a page: there is one session, and it stays.
    forgetSessionsOf: () => undefined,
    forgetSessionsBefore: () => undefined,

    tables: () => inOrder(tables.values()).map(({ table }) => table),
    keepTable,
    handOver(table, id, from, to) {
      keepTable(table);
      const match = id === undefined ? undefined : matches.get(id);
      if (!match) return;
      const moved = (session: string | null): string | null => (session === from ? to : session);
      changeMatch(match.id, { host: moved(match.host), sessions: match.sessions.map(moved) });
    },
    inherit(table, id, heirs) {
      keepTable(table);
      const match = matches.get(id);
      if (!match) return;
      const [names, owners] = [[...match.names], [...match.sessions]];
      for (const { seat, session, name } of heirs) [names[seat], owners[seat]] = [name, session];
      changeMatch(id, { names, sessions: owners });
    },
    dropTable: (id) => tables.delete(id),

    beginMatch({ id: tableId, match: number, game, seats, options, host }, practice = false, born) {
      const id = born?.id ?? Math.max(0, ...matches.values().map((match) => match.id)) + 1;
      const match: MatchDocument = {
        id,
        tableId,
        number,
        game,
        seats: seats.length,
        options: { ...options },
        host,
        began: born?.began ?? new Date().toISOString(),
        practice,
        names: seats.map((seat) => (seat.kind === 'empty' ? null : seat.name)),
        sessions: seats.map((seat) => (seat.kind === 'person' ? seat.session : null)),
        winners: [],
        over: false,
        paused: false,
        brokenOff: false,
        result: undefined,
        isDeleted: false,
      };
      matches.put(id, match);
      return plain(match);
    },
    match(table, number) {
      const match = matches.values().find((one) => one.tableId === table && one.number === number);
      return match && plain(match);
    },
    latestOver(table) {
      const over = matches.values().filter((one) => one.tableId === table && one.over);
      const [latest] = over.sort((a, b) => b.number - a.number);
      return latest && plain(latest);
    },
    append: (match, number, event) => events.add(match, number, [event]),
    appendDiscreetly: (match, number, more) => events.add(match, number, more),
    setPaused: (match, paused) => changeMatch(match, { paused }),
    end: (match, result) => end(match, result, false),
    breakOff(match, table) {
      end(match, undefined, true);
      keepTable(table);
    },
    finished: (session, before = Number.MAX_SAFE_INTEGER) =>
      finishedOf((match) => isOwner(match, session), before, FINISHED_PAGE_SIZE).map(finished),
    finishedMatch(session, id) {
      const match = matches.get(id);
      return countsOver(match) && isOwner(match, session) ? plain(match) : undefined;
    },
    overMatch(id) {
      const match = matches.get(id);
      return countsOver(match) ? plain(match) : undefined;
    },
    allOver: (most, before = Number.MAX_SAFE_INTEGER) => finishedOf(() => true, before, most).map(listed),
    deleteMatches,
    sweepPractice() {
      const current = tables.values().map(({ table }) => `${table.id}/${table.match}`);
      const left = matches.values().filter((one) => one.practice && !current.includes(`${one.tableId}/${one.number}`));
      deleteMatches(left.map(({ id }) => id));
    },
    events: events.all,
    addSealSteps: (match, number, added) => steps.add(match, number, added),
    sealSteps: steps.all,

    seatedBots: (match) => [...(seatedBots.get(match) ?? [])],
    keepSeatedBots: (match, bots) => seatedBots.put(match, bots),
    matchHosts: (match) => [...(matchHosts.get(match) ?? [])],
    keepMatchHosts: (match, hosts) => matchHosts.put(match, hosts),
    story: (match) => stories.get(match),
    keepStory: (match, story) => stories.put(match, story),
    betBooks: (match) =>
      bets
        .values()
        .filter((one) => one.match === match)
        .map((one) => one.bets)
        .sort((a, b) => a.deal - b.deal),
    betBooksBeside(match) {
      const own = bets.values().find((one) => one.match === match && one.evening !== undefined)?.evening;
      const beside = bets.values().filter((one) => one.match === match || (own !== undefined && one.evening === own));
      return inOrder(beside).map((one) => one.bets);
    },
    keepBetBook(match, book) {
      if (!book) return;
      const key = `${match}/${book.deal}`;
      const evening = latestEvening();
      const current = evening && !evening.kept.over ? { evening: evening.id } : {};
      bets.put(key, { order: nextOrder(bets.values()), ...current, ...bets.get(key), match, bets: book });
    },

    room: () => room.get(0),
    keepRoom: (kept) => room.put(0, kept),
    evening: () => latestEvening()?.kept,
    evenings: () => evenings.values().sort((a, b) => a.id - b.id),
    keepEvening,
    adoptEvening(kept, isNew, table) {
      keepTable(table);
      keepEvening(kept, isNew);
    },

    checkpoint: () => undefined,
    whenDurable,
    close: () => undefined,
  };
}

function known({ id, hash, seen, name, device, opens, untold }: SessionDocument): KeptSession {
  return { id, hash, seen, name, device, opens, untold };
}

/** What a host knows of a match without who played it. */
function plain({
  id,
  game,
  seats,
  options,
  tableId,
  over,
  paused,
  practice,
  brokenOff,
  result,
}: MatchDocument): KeptMatch {
  return { id, game, seats, options, tableId, over, paused, practice, brokenOff, result };
}

/** As it stands in a list. */
function finished({ id, tableId, game, began, names, sessions, winners, brokenOff }: MatchDocument) {
  const called = names.map((name) => name ?? '');
  return { id, tableId, game, began, names: called, sessions: [...sessions], winners: [...winners], brokenOff };
}
