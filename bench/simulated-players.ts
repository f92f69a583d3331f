/** People at tables, each over a line of their own, and a move at each table every so often: how long until all have seen it. */
import type { AnyMove, Viewer } from '../src/shared/engine/rules.ts';
import type { PlayUpdate } from '../src/shared/protocol/table.ts';
import type { Person } from './test-server.ts';

/** One person's sight of a table. */
interface PlayerView {
  readonly person: Person;
  readonly viewer: Viewer;
  latest: PlayUpdate | undefined;
  /** Whether the update that the table's last move caused is still to come. */
  waits: boolean;
}

export interface Table {
  readonly id: string;
  /** By seat, then who looks on. */
  readonly sights: readonly PlayerView[];
  movedAt: number;
}

/** What came of it. */
export interface LoadCounts {
  /** From a move to each update that it caused, in ms. */
  readonly times: number[];
  moves: number;
  /** Versions that somebody never saw. */
  missed: number;
  /** Moves that were not taken. */
  failed: number;
  /** How often something was refused, or a line broke, for which reason. */
  readonly reasons: Map<string, number>;
}

export const emptyCounts = (): LoadCounts => ({ times: [], moves: 0, missed: 0, failed: 0, reasons: new Map() });

/** `what` was refused, or could not be asked: counted by why. */
function countRefusal({ reasons }: LoadCounts, what: string, error: unknown): void {
  const { message, data } = error as { message?: string; data?: { reason?: string } };
  const reason = `${what}: ${data?.reason ?? message ?? String(error)}`;
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

interface Gathering {
  readonly game: string;
  readonly options: Record<string, number>;
  readonly seats: number;
  readonly spectators: number;
  readonly counted: LoadCounts;
  /** The next one comes in. */
  comeIn(): Promise<Person>;
}

/** People sit down at a new table, others look on, and it is dealt. */
export async function openTableWithPeople({
  game,
  options,
  seats,
  spectators,
  counted,
  comeIn,
}: Gathering): Promise<Table> {
  const host = await comeIn();
  const { table: id, code } = await host.client.tables.open({ game, seats, options });
  const sights: PlayerView[] = [];
  for (let k = 0; k < seats + spectators; k++) {
    const person = k === 0 ? host : await comeIn();
    if (k > 0) await person.client.tables.enter({ code });
    if (k < seats) await person.client.table.sit({ table: id, seat: k, name: `Person ${k}` });
    sights.push({ person, viewer: k < seats ? k : 'everyone', latest: undefined, waits: false });
  }
  const table: Table = { id, sights, movedAt: 0 };
  for (const sight of sights) void keepLooking(table, sight, counted);
  await host.client.table.start({ table: id });
  return table;
}

/** Whoever is shown nothing more looks again, as a page does, in ms. */
const LOOKS_AGAIN = 500;

/** Looks as long as the program runs. */
async function keepLooking(table: Table, sight: PlayerView, counted: LoadCounts): Promise<void> {
  for (;;) {
    await look(table, sight, counted).catch((error) => countRefusal(counted, 'looking', error));
    await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN).unref());
  }
}

async function look(table: Table, sight: PlayerView, counted: LoadCounts): Promise<void> {
  for await (const update of await sight.person.client.play.watch({ table: table.id, viewer: sight.viewer })) {
    const { latest } = sight;
    if (latest?.match === update.match && update.version !== latest.version + 1) counted.missed++;
    sight.latest = update;
    if (!sight.waits) continue;
    sight.waits = false;
    counted.times.push(performance.now() - table.movedAt);
  }
}

/** Plays at all tables until then: a move at each every `pace` ms, spread over that time. */
export async function playUntil(
  end: number,
  pace: number,
  tables: readonly Table[],
  counted: LoadCounts,
): Promise<void> {
  await Promise.all(
    tables.map(async (table, k) => {
      await pause((pace * k) / tables.length);
      while (performance.now() < end) {
        const next = performance.now() + pace;
        await step(table, counted).catch((error) => {
          counted.failed++;
          countRefusal(counted, 'moving', error);
        });
        await pause(next - performance.now());
      }
    }),
  );
}

/** Whoever may, makes one of the legal moves; where nobody may, all go on. */
async function step(table: Table, counted: LoadCounts): Promise<void> {
  const sight = table.sights.find(({ latest }) => (latest?.moves.length ?? 0) > 0);
  if (!sight) return goOn(table);
  const { match, version, moves } = sight.latest as PlayUpdate;
  const move = moves[Math.floor(Math.random() * moves.length)] as AnyMove;
  for (const one of table.sights) one.waits = true;
  table.movedAt = performance.now();
  await sight.person.client.play.move({
    table: table.id,
    seat: sight.viewer as number,
    match,
    version,
    move: { ...move },
  });
  counted.moves++;
}

/** After a deal, or a match. */
async function goOn({ id, sights }: Table): Promise<void> {
  const [host] = sights as [PlayerView, ...PlayerView[]];
  const isOver = (host.latest?.observation as { result?: unknown } | undefined)?.result !== undefined;
  if (isOver) {
    await host.person.client.table.again({ table: id });
    await host.person.client.table.start({ table: id });
  } else
    for (const { person, viewer } of sights) if (viewer !== 'everyone') await person.client.table.goOn({ table: id });
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
