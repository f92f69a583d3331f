/** Tables that come from other hosts: what stands against one, and how it becomes this host's. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { KeptTable } from '../../store/store.ts';
import type { Bundle } from './bundle.ts';
import type { TableOffer } from './giving.ts';
import type { HandoverDeps } from './handover-deps.ts';
import type { Arrival, Given, KeptLedger } from './ledger.ts';
import { hostsAfterMove, hostsSoFar } from './match-hosts.ts';
import { eveningThatComes } from './moving-evening.ts';
import { writeMatch } from './restore.ts';

/** Who here has said yes, and where the table comes from. */
export interface Coming {
  readonly by: string;
  readonly address: string;
  readonly host: string;
}

/** Why no such table can come here now. */
export function refuseOffer(
  { tables, room, evening, setup }: HandoverDeps,
  ledger: KeptLedger,
  { table, room: isRooms }: Pick<TableOffer, 'table' | 'room'>,
): Refusal | undefined {
  if (!setup) return refusal('host', 'handover-none');
  if (tables.get(table) || ledger.isPending(table)) return refusal('host', 'handover-one');
  if (isRooms && evening.current) return refusal('host', 'handover-evening-there', { host: setup.hostName });
  return isRooms && room.state.ownTable?.stage === 'playing'
    ? refusal('host', 'handover-busy', { host: setup.hostName })
    : undefined;
}

/** Whether the table of this handing over is here. */
export function hasTaken({ store }: HandoverDeps, ledger: KeptLedger, id: string): boolean {
  const entry = ledger.now.taken.find((one) => one.id === id);
  if (!entry) return false;
  return entry.state === 'taken' || store.tables().some((table) => table.id === entry.table);
}

/** Writes the table and takes it up. Where that fails it throws, and nothing has come. */
export function takeTable(deps: HandoverDeps, ledger: KeptLedger, id: string, bundle: Bundle, come: Coming): void {
  const { store, room, evening, callers } = deps;
  const before = ledger.now;
  // A table's host is known here: until its own has come, that is whoever has taken it.
  callers.persist(come.by);
  const { table: came } = bundle;
  const guests = came.guests.filter(({ session }) => session !== come.by);
  const table = {
    ...came,
    host: store.session(came.host) ? came.host : come.by,
    guests: [...guests, { session: come.by, device: callers.deviceOf(come.by), name: '' }],
  };
  ledger.keep({
    given: before.given.filter((one) => one.table !== table.id && !isEveningOf(one, bundle)),
    taken: [...before.taken, { id, table: table.id, address: come.address, host: come.host, state: 'taking' }],
    arrivals: arrivalsWith(deps, before.arrivals, bundle),
  });
  try {
    write(deps, table, bundle, come);
  } catch (error) {
    store.dropTable(table.id);
    if (evening.current?.id !== undefined && evening.current.id === bundle.evening?.id)
      evening.leave(evening.current.id);
    if (bundle.room) room.tableMoved(table.id, new Set(bundle.sessions.map(({ session }) => session)));
    ledger.keep(before);
    throw error;
  }
  ledger.keep({ taken: ledger.now.taken.map((one) => (one.id === id ? { ...one, state: 'taken' } : one)) });
}

function write(deps: HandoverDeps, table: KeptTable, bundle: Bundle, { host, by }: Coming): void {
  const { store, tables, room, evening, policy, setup } = deps;
  const { match, room: theirs, chat } = bundle;
  const came = bundle.evening && eveningThatComes(bundle.evening, table.id, by, evening.latest);
  const isEvenings = came?.rounds.some(({ tables }) => tables.includes(table.id)) ?? false;
  const own = { name: setup?.hostName ?? '', key: setup?.print };
  if (match) {
    const hosts = hostsAfterMove(hostsSoFar(match.hosts, { name: host }), own, match.events.length);
    writeMatch(store, table, { ...match, hosts });
  }
  if (theirs) room.adopt(theirs, isEvenings ? '' : table.id);
  // From here on it is this host's.
  if (came) evening.adopt(came, table);
  else store.keepTable(table);
  if (theirs) room.open(true);
  else policy.setExposed(table.id, true, { isLocal: true });
  const trouble = tables.takeUp(table);
  if (trouble) throw new Error(`a table that came can't be taken up: ${trouble.key}`);
  tables.get(table.id)?.chat.restore(chat);
  room.check();
}

/** Whether this evening comes back, which went away with another table. */
function isEveningOf({ evening }: Given, bundle: Bundle): boolean {
  return evening !== undefined && evening === bundle.evening?.id;
}

/** Who is expected now. Each host vouches for people at its own table alone; a session that is known here needs nobody's word. */
function arrivalsWith({ store }: HandoverDeps, before: readonly Arrival[], bundle: Bundle): Arrival[] {
  const { table, room, sessions } = bundle;
  const inRoom = new Set([...(room?.people ?? []), ...(room?.screens ?? [])].map(({ session }) => session));
  const coming = sessions
    .filter(({ session }) => !store.session(session))
    .map((one) => ({ ...one, table: table.id, room: inRoom.has(one.session), hosts: one.session === table.host }));
  const others = before.filter((one) => one.table !== table.id);
  return [...others.map((one) => (inRoom.has(one.session) ? { ...one, room: false } : one)), ...coming];
}
