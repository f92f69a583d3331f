/**
 * One life of a host in a house: from an empty copy until it ends, or is found to hold nothing any more. Then another begins,
 * in the same process: whoever was away so long that others took its tables has nothing that is worth keeping.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { gameOf } from '#shared/games/index.ts';
import { calledOf } from '#shared/protocol/called.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import type { AmongHosts } from '../host/host-setup.ts';
import type { Connection, Line, Vouched } from '../host/router/connection.ts';
import { refuseGuest } from '../host/table/entrance.ts';
import { seatsOf } from '../host/table/seating.ts';
import { titleOf } from '../host/table/table-name.ts';
import { type RunningHost, type StartOptions, startHost } from '../start.ts';
import { type KeptTable, openCopy, ROOM } from '../store/store.ts';
import { HouseCarrier } from './carrier.ts';
import type { Engine } from './engine.ts';
import { houseStore } from './house-store.ts';
import { Member } from './member.ts';
import type { Holding } from './message.ts';

/** So many tables one host of a house may have. */
const MOST_TABLES = 2000;

/** So often it is looked whether lines still go somewhere, in ms. */
const LOOK = 500;

/** Changes of other hosts' tables are told so long together, in ms. */
const TOGETHER = 1000;

export interface LifeOptions {
  readonly engine: Engine;
  readonly start: StartOptions & { log(line: string): void };
  /** By which all hosts of the house are known. */
  readonly secret: Uint8Array;
  /** Others hold what this host held. */
  ended(why: string): void;
  /** The engine answers no more, or again. */
  cutOff(isCutOff: boolean): void;
  stored?(ms: number): void;
}

export interface Life {
  readonly running: RunningHost;
  readonly member: Member;
  readonly carrier: HouseCarrier;
  /** How many lines there are. */
  lines(): number;
  /** Who is at the other end of a line, here or elsewhere in the house. */
  accept(line: Line): Connection;
  /** Hands over all it holds, and ends. */
  leave(): Promise<void>;
  /** Ends at once; others take what it held. */
  end(): Promise<void>;
}

/** Begins one: it has followed the log, and takes what nobody holds. */
export async function beginLife({ engine, start, secret, ended, cutOff, stored }: LifeOptions): Promise<Life> {
  const { log } = start;
  const copy = openCopy(join(start.data, 'house'));
  const lines = new Set<Line>();
  let running: RunningHost | undefined;
  let carrier: HouseCarrier | undefined;
  let due: NodeJS.Timeout | undefined;
  let isOver = false;

  const hangUp = (why: string): void => {
    for (const line of [...lines]) line.close(why);
  };
  const member = new Member({
    engine,
    id: randomBytes(6).toString('base64url').replaceAll('-', 'A').replaceAll('_', 'B'),
    copy,
    log,
    took: (holding) => takeUp(holding),
    lost(why) {
      if (isOver) return;
      isOver = true;
      // Nobody is answered any more: what was not settled never happened.
      hangUp('another host of the house has this table now');
      ended(why);
    },
    cutOff(isCutOff) {
      running?.host.stall(isCutOff);
      // Whoever is carried on to others hears nothing of them any more, and finds another door.
      if (isCutOff) carrier?.hangUp();
      cutOff(isCutOff);
    },
    changed() {
      due ??= setTimeout(() => {
        due = undefined;
        if (!isOver) running?.host.elsewhereChanged();
      }, TOGETHER);
    },
    ...(stored && { stored }),
  });

  function takeUp(holding: Holding): void {
    if (!running || isOver) return;
    const { host } = running;
    if (holding === ROOM) {
      const isNew = copy.room() === undefined;
      for (const trouble of host.takeUpRoom()) log(trouble);
      // Other hosts know its code from what is kept.
      if (isNew) host.room.newCode();
      return;
    }
    const table = member.directory.tables.get(holding);
    const trouble = table && host.takeUp(table);
    if (trouble) log(trouble);
  }

  await member.ready();
  const house: AmongHosts = {
    caughtUp: () => member.caughtUp().catch(() => undefined),
    mostTables: MOST_TABLES,
    codes: () => [...member.directory.tables.values()].map(({ code }) => code).concat(member.directory.roomCode),
    elsewhere: (looker) => elsewhere(member, looker),
  };
  const carrierHere = {
    begin: (...given: Parameters<HouseCarrier['begin']>) => (carrier as HouseCarrier).begin(...given),
  };
  const here = startHost({ ...start, secret, house, carrier: carrierHere, store: houseStore(copy, member) });
  running = here;
  const track = (line: Line, vouched?: Vouched): Connection => {
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
  const carries = new HouseCarrier({ engine, member, log, accept: track });
  carrier = carries;
  const looks = setInterval(() => carries.beat(), LOOK);
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
    member,
    carrier: carries,
    lines: () => lines.size,
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
function elsewhere(member: Member, { session, isAtHome }: { session: string; isAtHome: boolean }): TableSummary[] {
  const { directory } = member;
  const others = [...directory.tables.values()].filter((table) => !member.holds(directory.holdingOf(table.id)));
  return others.flatMap((table) => {
    const entered = refuseGuest(table, session) === undefined;
    return isAtHome || table.settings.open || entered
      ? summaryOf(table, session, entered, directory.stageOf(table))
      : [];
  });
}

/** As much of another host's table as is kept: who is at it now, only that host knows. */
function summaryOf(table: KeptTable, session: string, entered: boolean, stage: TableSummary['stage']): TableSummary {
  const { id, name, game, settings, host } = table;
  const known = gameOf(game);
  const called = calledOf(name, known ? titleOf(known) : game);
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
