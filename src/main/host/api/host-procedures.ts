import { refusal } from '#shared/engine/refusal.ts';
import type { DiscoveredTable, KeyComparison } from '#shared/protocol/lan.ts';
import type { Notice } from '#shared/protocol/notice.ts';
import type { OutsideView } from '#shared/protocol/outside.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { latestFor, readableMatch, readBets, readRecord, recordsOf, summaryFor } from '../table/match-records.ts';
import {
  anybody,
  durableStream,
  openStream,
  peopleOnly,
  refusalError,
  requireLocal,
  streamValues,
  throwIfRefused,
} from './guard.ts';

/** The statistics, for who sits at the host's own computer, and not behind a screen: it says of everybody how they play. */
export function statisticsProcedures({ statistics: recorder, savedMatches }: Host) {
  const { statistics } = peopleOnly.use(({ context, next }) => {
    requireLocal(context.caller);
    return next();
  });
  return {
    lines: statistics.lines.handler(({ input: { before } }) => {
      const { lines, next } = recorder.lines(before);
      return { lines: [...lines], next };
    }),
    remove: statistics.remove.handler(({ input: { matches } }) => recorder.remove(matches)),
    takeUp: statistics.takeUp.handler(({ context: { session }, input: { text, isLast } }) => {
      const taken = savedMatches.add(session, text, isLast);
      if ('refusal' in taken) throw refusalError(taken.refusal);
      return taken;
    }),
  };
}

/** What the host says of itself to who greets it. */
export interface HostInfo {
  readonly host: string;
  readonly version: string;
  readonly notices?: Notice[];
  /** The print of its key (shared/noise): links that lead here carry it. */
  readonly key?: string;
}

export function sessionProcedures(host: Host, about: HostInfo) {
  return {
    greet: anybody.session.greet.handler(async ({ context: { caller }, input }) => {
      const unknown = input.token !== undefined && host.sessions.find(input.token) === undefined;
      if (unknown) await host.caughtUp?.();
      // Greeting again proves that the line holds: only a session that has moved on is told so.
      if (caller.greeting) throwIfRefused(caller.refuse());
      const { token } = host.greet(caller, input.token, input.role === 'screen', input.arrival);
      return { token, rights: host.rightsOf(caller), ...about };
    }),
    leaveOut: peopleOnly.session.leaveOut.handler(({ context: { caller, session }, input }) => {
      if (input.of === 'guesses') host.setGuessless(caller, input.out);
      else host.sessions.setUntold(session, input.out);
      return {};
    }),
  };
}

export function recordProcedures(host: Host) {
  return {
    list: peopleOnly.records.list.handler(({ context: { session }, input }) =>
      recordsOf(host.recordAccess, session, input.before),
    ),
    latest: peopleOnly.records.latest.handler(({ context: { session }, input }) => {
      const latest = latestFor(host.recordAccess, session, input.table);
      if ('refusal' in latest) throw refusalError(latest.refusal);
      return latest.id;
    }),
    line: peopleOnly.records.line.handler(
      ({ context: { session }, input }) => summaryFor(host.recordAccess, session, input.id) ?? null,
    ),
    get: peopleOnly.records.get.handler(({ context: { session }, input }) => {
      const read = readRecord(host.recordAccess, session, input.id);
      if ('refusal' in read) throw refusalError(read.refusal);
      return read.record;
    }),
    bets: peopleOnly.records.bets.handler(({ context: { session }, input }) =>
      readBets(host.recordAccess, session, input.id),
    ),
    story: peopleOnly.records.story.handler(async ({ context: { session }, input }) => {
      const read = readableMatch(host.recordAccess, session, input.id);
      if ('refusal' in read) throw refusalError(read.refusal);
      return [...(await host.stories.of(read.match))];
    }),
  };
}

/** Whether nobody stands between: a guest asks for the cards, and who sits at the host's own computer sees them. */
export function keyComparisonProcedures(host: Host) {
  const { keyComparison: comparing } = host;
  return {
    compare: peopleOnly.line.compare.handler(({ context: { caller, session } }) => {
      const begun = comparing.begin(caller, session);
      if ('reason' in begun) throw refusalError(begun);
      return begun;
    }),
    show: peopleOnly.line.show.handler(({ context: { caller, session }, input }) => {
      const opened = comparing.open(caller, session, input.part);
      if ('reason' in opened) throw refusalError(opened);
      return opened;
    }),
    watch: peopleOnly.line.watch.handler(({ context: { caller }, signal }) => {
      requireLocal(caller);
      const stream = openStream<KeyComparison | null>(caller, 'line', signal, true);
      stream.onEnd(comparing.watch((shown) => stream.put(shown)));
      return durableStream(stream, host, ROOM_ID);
    }),
    putAway: peopleOnly.line.putAway.handler(({ context: { caller } }) => {
      requireLocal(caller);
      comparing.dismiss();
      return {};
    }),
  };
}

/** All of it makes this computer ask at others: only who sits at it may have that. */
export function lanProcedures(host: Host, { version }: HostInfo) {
  return {
    watch: peopleOnly.lan.watch.handler(({ context: { caller }, signal }) => {
      requireLocal(caller);
      const stream = openStream<DiscoveredTable[]>(caller, 'lan', signal, true);
      host.watchOtherHosts(stream);
      return streamValues(stream);
    }),
    reach: peopleOnly.lan.reach.handler(async ({ context: { caller }, input }) => {
      requireLocal(caller);
      const answer = await host.reachHost(input.address, version);
      if ('refusal' in answer) throw refusalError(answer.refusal);
      return answer.reached;
    }),
    diagnose: peopleOnly.lan.diagnose.handler(async ({ context: { caller }, input: { wish, address } }) => {
      requireLocal(caller);
      const diagnosis = await host.doctor?.(wish, address);
      if (!diagnosis) throw refusalError(refusal('host', 'too-many-messages'));
      return diagnosis;
    }),
  };
}

/** Whoever opens this computer to the outside sits at it. */
export function outsideProcedures(host: Host) {
  const { outside } = peopleOnly.use(({ context, next }) => {
    requireLocal(context.caller);
    return next();
  });
  return {
    watch: outside.watch.handler(({ context: { caller }, signal }) => {
      const stream = openStream<OutsideView | null>(caller, 'outside', signal, true);
      if (host.outside) stream.onEnd(host.outside.watch((view) => stream.put(view)));
      else stream.put(null);
      return streamValues(stream);
    }),
    open: outside.open.handler(({ input: { relay, token } }) => {
      if (!host.outside?.open(relay, token)) throw refusalError(refusal('host', 'no-relay'));
      if (!host.room.state.isOpen) host.room.open(true);
      return {};
    }),
    close: outside.close.handler(() => {
      host.outside?.close();
      return {};
    }),
  };
}

/** For who sits at the host's own computer, and not behind a screen. */
export function deviceProcedures(host: Host) {
  const { house } = peopleOnly.use(({ context, next }) => {
    requireLocal(context.caller);
    return next();
  });
  return {
    devices: house.devices.handler(({ context: { session } }) => host.knownDevices.list(session)),
    letOpen: house.letOpen.handler(({ input: { device, opens } }) =>
      throwIfRefused(host.knownDevices.letOpen(device, opens)),
    ),
    forget: house.forget.handler(({ context: { session }, input }) =>
      throwIfRefused(host.knownDevices.forget(input.device, session)),
    ),
    openTable: house.openTable.handler(({ context: { session }, input: { table: id, open } }) => {
      const table = host.table(id);
      if (!table) throw refusalError(refusal('host', 'no-such-table'));
      return throwIfRefused(host.changeSettings(session, table, { open }));
    }),
  };
}
