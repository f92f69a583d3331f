/** What becomes of a damaged store: whether the host starts, what it says, what it has kept, and what it holds for true. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gameOf } from '#catalogue';
import { Host } from '#main/host/host.ts';
import { readMatch } from '#main/host/table/match-records.ts';
import { PatientAdvisor, PromptBots } from '#main/host/testing/bots.ts';
import { FakeClock } from '#main/host/testing/fake-clock.ts';
import { openStore } from '#main/store/sqlite-store.ts';
import type { KeptMatch, KeptTable, Store } from '#main/store/store.ts';
import { seeded } from '#shared/engine/random.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { GameEvent } from '#shared/engine/rules.ts';
import { readableRows } from './readable-rows.ts';
import type { MatchTruth, Truth } from './sample-store.ts';

export interface RecoveryVerdict {
  /** Why it did not start; nothing if it did. */
  readonly fell: string | undefined;
  readonly notices: readonly string[];
  /** What is gone, and nobody was told. */
  readonly lostSilently: readonly string[];
  /** What is not what it ever was, and is taken for true. */
  readonly altered: readonly string[];
  /** What a plain look at a copy of the damaged files still finds whole, and is gone. */
  readonly forsaken: readonly string[];
  /** What was not set aside as it was, or is told of a second time, or may be read by others. */
  readonly untidy: readonly string[];
}

/** Starts a host on the folder, whose store was damaged. */
export function judge(folder: string, truth: Truth): RecoveryVerdict {
  const readable = readableRows(folder, truth);
  const before = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  cpSync(folder, before, { recursive: true });
  try {
    const { notices, lost, altered } = start(folder, truth);
    const forsaken = [...lost, ...altered].filter((name) => readable.has(name));
    const untidy = untidinessIn(folder, before, notices);
    return { fell: undefined, notices, lostSilently: notices.length > 0 ? [] : lost, altered, forsaken, untidy };
  } catch (error) {
    const fell = String(error instanceof Error ? error.stack : error);
    return { fell, notices: [], lostSilently: [], altered: [], forsaken: [], untidy: [] };
  } finally {
    rmSync(before, { recursive: true });
  }
}

interface Found {
  readonly lost: readonly string[];
  readonly altered: readonly string[];
}

function start(folder: string, truth: Truth): Found & { readonly notices: readonly string[] } {
  const store = openStore(folder);
  try {
    const host = new Host({
      gameOf,
      random: seeded(1),
      pace: 0,
      scorePauseMs: 1000,
      clock: new FakeClock(),
      log: () => undefined,
      pool: new PromptBots(),
      hintService: new PatientAdvisor(gameOf),
      reachHost: async (address) => ({ refusal: refusal('host', 'nobody-listens', { address }) }),
      store,
    });
    const notices = [...store.notices, ...host.resume()].map(({ key, params }) => `${key} ${JSON.stringify(params)}`);
    host.stop();
    return { notices, ...compare(store, truth) };
  } finally {
    store.close();
  }
}

/** Whether a thing is as it was kept last, is an earlier one or gone, or is what it never was. */
type Outcome = 'whole' | 'lost' | 'altered';

function compare(store: Store, truth: Truth): Found {
  const tables = new Map(store.tables().map((table) => [table.id, table]));
  const strangers = [...tables.keys()].filter((id) => !truth.tables.has(id));
  const outcomes: (readonly [name: string, outcome: Outcome])[] = [
    ...strangers.map((id) => [`table ${id}`, 'altered'] as const),
    ...[...truth.sessions].map(([id, hash]) => [`session ${id}`, compareSession(store, id, hash)] as const),
    ...[...truth.tables].map(([id, all]) => [`table ${id}`, compareTable(tables.get(id), all)] as const),
    ...truth.matches.map((match) => [`match ${match.id}`, compareMatch(store, match)] as const),
  ];
  const those = (wanted: Outcome) => outcomes.flatMap(([name, outcome]) => (outcome === wanted ? name : []));
  return { lost: those('lost'), altered: those('altered') };
}

/** A table's host whose session is lost is one that nobody can be any more: to the store it is none. */
function compareSession(store: Store, id: string, hash: Uint8Array): Outcome {
  const kept = store.session(id);
  if (!kept) return 'lost';
  return isDeepStrictEqual(new Uint8Array(kept.hash), hash) ? 'whole' : 'altered';
}

/** The match that lies on a table may be a later one than when the table was kept. */
function compareTable(kept: KeptTable | undefined, versions: readonly KeptTable[]): Outcome {
  if (!kept) return 'lost';
  if (isDeepStrictEqual(kept, versions.at(-1))) return 'whole';
  const isEarlier = versions.some((one) => isDeepStrictEqual({ ...kept, match: 0 }, { ...one, match: 0 }));
  return isEarlier ? 'lost' : 'altered';
}

function compareMatch(store: Store, match: MatchTruth): Outcome {
  const kept = store.match(match.table, match.number);
  if (!kept) return 'lost';
  const isSame = kept.game === match.game && isDeepStrictEqual(kept.options, match.options);
  if (!isSame || kept.seats !== match.sessions.length || (kept.over && !match.winners)) return 'altered';
  const events = read(store, kept);
  // It is there, and says that it can't be read.
  if (!events) return 'whole';
  const steps = store.sealSteps(match.id);
  if (!isDeepStrictEqual(steps, match.seals.slice(0, steps.length))) return 'altered';
  if (steps.length < match.seals.length) return 'lost';
  if (kept.over) return compareRecord(store, match, events);
  const last = events.findIndex((event, number) => !isDeepStrictEqual(event, match.events[number]));
  if (last < 0 && events.length === match.events.length) return match.winners ? 'lost' : 'whole';
  // It goes on from an earlier event; where chance was to draw then, the host has drawn again.
  return last < 0 || events.slice(last).every(({ by }) => by === 'chance') ? 'lost' : 'altered';
}

function compareRecord(store: Store, match: MatchTruth, events: readonly GameEvent[]): Outcome {
  const listed = store.finished(match.sessions[0] as string).find(({ id }) => id === match.id);
  if (!listed) return 'lost';
  const { names, sessions, winners } = listed;
  const now = [names, sessions, winners, events];
  return isDeepStrictEqual(now, [match.names, match.sessions, match.winners, match.events]) ? 'whole' : 'altered';
}

function read(store: Store, kept: KeptMatch): readonly GameEvent[] | undefined {
  const game = gameOf(kept.game);
  try {
    const found = game && readMatch(store, game, kept);
    return found && 'record' in found ? found.record.events : undefined;
  } catch {
    return undefined;
  }
}

function untidinessIn(folder: string, before: string, notices: readonly string[]): string[] {
  const untidy = readdirSync(folder).filter((file) => (statSync(join(folder, file)).mode & 0o077) !== 0);
  const [, kept] = /kept as (.*), and a new one begun/.exec(notices.join(' ')) ?? [];
  for (const file of kept === undefined ? [] : readdirSync(before)) {
    const aside = file.replace(/^panno-verde[.]sqlite/, kept ?? '');
    if (!existsSync(aside) || !readFileSync(aside).equals(readFileSync(join(before, file))))
      untidy.push(`${file} aside`);
  }
  const again = openStore(folder);
  if (again.notices.length > 0) untidy.push(`said again: ${JSON.stringify(again.notices)}`);
  again.close();
  return untidy;
}
