/**
 * One life of a host in a cluster: from an empty copy until it ends, or is found to hold nothing any more. Then another begins,
 * in the same process: whoever was away so long that others took its tables has nothing that is worth keeping.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { gameOf } from '#catalogue';
import { parseDefaultTableName, titleOf } from '#main/host/table/lobby.ts';
import { NOTICE_MESSAGES } from '#shared/protocol/messages/en/notices.ts';
import { type Notice, noticesText } from '#shared/protocol/notice.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { Connection, ForwardedGreeting, Transport } from '../host/api/connection.ts';
import type { ClusterView } from '../host/host-setup.ts';
import { seatsOf } from '../host/table/seating.ts';
import { refuseGuest } from '../host/table/table-access.ts';
import { type RunningHost, type StartOptions, startHost } from '../start-host.ts';
import { openReplica } from '../store/sqlite-store.ts';
import { type KeptTable, ROOM_ID } from '../store/store.ts';
import type { Broker } from './broker.ts';
import type { Shard } from './log-message.ts';
import { Ownership } from './ownership.ts';
import { replicatedStore } from './replicated-store.ts';
import { RequestForwarder } from './request-forwarder.ts';

/** So many tables one host of a cluster may have. */
const MAX_TABLES_PER_NODE = 2000;

/** So often it is looked whether lines still go somewhere, in ms. */
const FORWARDER_TICK_MS = 500;

/** Changes of other hosts' tables are told so long together, in ms. */
const CHANGES_COALESCE_MS = 1000;

export interface NodeOptions {
  readonly broker: Broker;
  readonly start: StartOptions & { log(line: string): void };
  /** By which all hosts of the cluster are known. */
  readonly secret: Uint8Array;
  /** Others hold what this host held. */
  onFenced(why: string): void;
  /** The broker answers no more, or again. */
  onCutOff(isCutOff: boolean): void;
  onStored?(ms: number): void;
}

export interface RunningNode {
  readonly running: RunningHost;
  readonly ownership: Ownership;
  readonly forwarder: RequestForwarder;
  /** How many lines there are. */
  lineCount(): number;
  /** Who is at the other end of a line, here or elsewhere in the cluster. */
  accept(line: Transport): Connection;
  /** Hands over all it holds, and ends. */
  leave(): Promise<void>;
  /** Ends at once; others take what it held. */
  end(): Promise<void>;
}

/** Begins one: it has followed the log, and takes what nobody holds. */
export async function startNode({
  broker,
  start,
  secret,
  onFenced: ended,
  onCutOff: cutOff,
  onStored: stored,
}: NodeOptions): Promise<RunningNode> {
  const { log } = start;
  const copy = openReplica(join(start.data, 'house'));
  const lines = new Set<Transport>();
  let running: RunningHost | undefined;
  let carrier: RequestForwarder | undefined;
  let due: NodeJS.Timeout | undefined;
  let isOver = false;

  const hangUp = (why: string): void => {
    for (const line of [...lines]) line.close(why);
  };
  const member = new Ownership({
    broker,
    id: randomBytes(6).toString('base64url').replaceAll('-', 'A').replaceAll('_', 'B'),
    copy,
    log,
  });
  member.on('acquired', (holding) => takeUp(holding));
  member.on('fenced', (why) => {
    if (isOver) return;
    isOver = true;
    // Nobody is answered any more: what was not settled never happened.
    hangUp('another host of the house has this table now');
    ended(why);
  });
  member.on('cutOff', (isCutOff) => {
    running?.host.setStalled(isCutOff);
    // Whoever is carried on to others hears nothing of them any more, and finds another door.
    if (isCutOff) carrier?.hangUp();
    cutOff(isCutOff);
  });
  member.on('tablesChanged', () => {
    due ??= setTimeout(() => {
      due = undefined;
      if (!isOver) running?.host.elsewhereChanged();
    }, CHANGES_COALESCE_MS);
  });
  if (stored) member.on('stored', stored);

  const logTroubles = (troubles: readonly Notice[]): void => {
    if (troubles.length > 0) log(noticesText(NOTICE_MESSAGES, troubles));
  };

  function takeUp(holding: Shard): void {
    if (!running || isOver) return;
    const { host } = running;
    if (holding === ROOM_ID) {
      const isNew = copy.room() === undefined;
      logTroubles(host.takeUpRoom());
      // Other hosts know its code from what is kept.
      if (isNew) host.room.newCode();
      return;
    }
    const table = member.directory.tables.get(holding);
    const trouble = table && host.takeUp(table);
    if (trouble) logTroubles([trouble]);
  }

  await member.ready();
  const house: ClusterView = {
    caughtUp: () => member.caughtUp().catch(() => undefined),
    maxTables: MAX_TABLES_PER_NODE,
    codes: () => [...member.directory.tables.values()].map(({ code }) => code).concat(member.directory.roomCode),
    tablesElsewhere: (viewer) => tablesElsewhere(member, viewer),
  };
  const carrierHere = {
    begin: (...given: Parameters<RequestForwarder['begin']>) => (carrier as RequestForwarder).begin(...given),
  };
  const here = startHost({
    ...start,
    secret,
    cluster: house,
    forwarder: carrierHere,
    store: replicatedStore(copy, member),
  });
  running = here;
  const track = (line: Transport, vouched?: ForwardedGreeting): Connection => {
    lines.add(line);
    const connection = here.accept(line, vouched);
    return {
      ...connection,
      closed() {
        lines.delete(line);
        connection.closed();
      },
    };
  };
  const carries = new RequestForwarder({ broker, member, log, accept: track });
  carrier = carries;
  const looks = setInterval(() => carries.tick(), FORWARDER_TICK_MS);
  member.begin();
  log(`host ${member.id} is there`);

  async function stop(): Promise<void> {
    clearInterval(looks);
    clearTimeout(due);
    member.stop();
    await here.close();
  }

  return {
    running: here,
    ownership: member,
    forwarder: carries,
    lineCount: () => lines.size,
    accept: (line) => track(line),
    async leave() {
      isOver = true;
      clearInterval(looks);
      hangUp('this host ends');
      carries.stop();
      here.host.stop();
      await member.leave();
      await stop();
    },
    async end() {
      isOver = true;
      hangUp('this host begins anew');
      carries.stop();
      await stop();
    },
  };
}

/** The tables of other hosts: those that are open, those this session has come in to, and all of them to who is at home. */
function tablesElsewhere(
  member: Ownership,
  { session, isLocal }: { session: string; isLocal: boolean },
): TableSummary[] {
  const { directory } = member;
  const others = [...directory.tables.values()].filter((table) => !member.owns(directory.shardOf(table.id)));
  return others.flatMap((table) => {
    const entered = refuseGuest(table, session) === undefined;
    return isLocal || table.settings.open || entered
      ? summaryOf(table, session, entered, directory.stageOf(table))
      : [];
  });
}

/** As much of another host's table as is kept: who is at it now, only that host knows. */
function summaryOf(table: KeptTable, session: string, entered: boolean, stage: TableSummary['stage']): TableSummary {
  const { id, name, game, settings, host } = table;
  const known = gameOf(game);
  const called = parseDefaultTableName(name, known ? titleOf(known) : game);
  return {
    id,
    name,
    ...(called && { called }),
    game,
    stage,
    seats: table.seats.map((who) => {
      if (who.kind !== 'person') return who;
      return { kind: 'person', name: who.name, here: true, lag: null, standIn: false, stoodIn: 0 };
    }),
    mine: seatsOf(table, session),
    host: !table.room && host === session,
    entered,
    locked: settings.locked,
    open: settings.open,
    waits: false,
  };
}
