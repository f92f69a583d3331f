/** The contract's procedures: who may call them, and what they come to. The same for every way in. */
import { implement, ORPCError } from '@orpc/server';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { contract, REFUSED, REFUSED_STATUS } from '#shared/protocol/contract.ts';
import type { PlayUpdate, TableSummary, TableView } from '#shared/protocol/table.ts';
import { NotKept } from '../store/store.ts';
import type { Caller } from './caller.ts';
import type { Host } from './host.ts';
import type { Outbox } from './outbox.ts';
import type { Table } from './table.ts';

/** What every call carries besides its input. */
export interface Context {
  readonly caller: Caller;
}

/** What the host says of itself to who greets it. */
export interface About {
  readonly host: string;
  readonly version: string;
  readonly notice?: string;
}

export function makeRouter(host: Host, about: About) {
  const anybody = implement(contract).$context<Context>();
  const known = anybody.use(async ({ context, next }) => {
    const refused = context.caller.refuse();
    const { greeting } = context.caller;
    if (refused || !greeting) throw asError(refused ?? refusal('host', 'not-greeted'));
    try {
      return await next({ context: { session: greeting.session } });
    } catch (error) {
      throw error instanceof NotKept ? asError(refusal('host', 'not-kept')) : error;
    }
  });

  const at = ({ table: id }: { table: string }): Table => {
    const table = host.table(id);
    if (!table) throw asError(refusal('host', 'no-such-table'));
    return table;
  };
  const asHost = (session: string, input: { table: string }): Table => {
    const table = at(input);
    if (!table.isHost(session)) throw asError(refusal('host', 'not-the-host'));
    return table;
  };

  return anybody.router({
    session: {
      greet: anybody.session.greet.handler(({ context: { caller }, input }) => {
        // Greeting again proves that the line holds: only a session that has moved on is told so.
        if (caller.greeting) allow(caller.refuse());
        return { token: host.greet(caller, input.token).token, ...about };
      }),
    },
    tables: {
      watch: known.tables.watch.handler(({ context: { caller, session }, signal }) => {
        const stream = streamTo<TableSummary[]>(caller, signal, true);
        host.watch(session, stream);
        return told(stream);
      }),
      open: known.tables.open.handler(({ context: { session }, input }) => {
        const opened = host.open(session, input);
        if ('refusal' in opened) throw asError(opened.refusal);
        return opened;
      }),
    },
    table: {
      watch: known.table.watch.handler(({ context: { caller, session }, input, signal }) => {
        const table = at(input);
        const stream = streamTo<TableView>(caller, signal, true);
        table.watch(session, stream);
        return told(stream);
      }),
      sit: known.table.sit.handler(({ context: { session }, input }) => {
        const table = at(input);
        host.sessions.keep(session);
        return allow(table.sit(session, input.seat, input.name));
      }),
      stand: known.table.stand.handler(({ context, input }) => allow(at(input).stand(context.session, input.seat))),
      seatBot: known.table.seatBot.handler(({ context, input }) =>
        allow(asHost(context.session, input).seatBot(input.seat, input.level)),
      ),
      clearSeat: known.table.clearSeat.handler(({ context, input }) =>
        allow(asHost(context.session, input).clearSeat(input.seat)),
      ),
      setOptions: known.table.setOptions.handler(({ context, input }) =>
        allow(asHost(context.session, input).setOptions(input.options)),
      ),
      setSeats: known.table.setSeats.handler(({ context, input }) =>
        allow(asHost(context.session, input).setSeats(input.seats)),
      ),
      start: known.table.start.handler(({ context, input }) => allow(asHost(context.session, input).start())),
      goOn: known.table.goOn.handler(({ context, input }) => allow(at(input).goOn(context.session))),
      again: known.table.again.handler(({ context, input }) => allow(asHost(context.session, input).again())),
      close: known.table.close.handler(({ context, input }) => {
        host.close(asHost(context.session, input));
        return {};
      }),
    },
    play: {
      watch: known.play.watch.handler(({ context: { caller, session }, input, signal }) => {
        const table = at(input);
        const stream = streamTo<PlayUpdate>(caller, signal, false);
        const refused = table.watchPlay(session, input.viewer, input.since, stream);
        if (refused) stream.end();
        allow(refused);
        return told(stream);
      }),
      move: known.play.move.handler(async ({ context: { session }, input }) => {
        const { seat, match, version, move } = input;
        return allow(await at(input).move(session, seat, { match, version }, move));
      }),
      record: known.play.record.handler(({ input }) => {
        const record = at(input).record();
        if (!record) throw asError(refusal('host', 'match-not-over'));
        return record;
      }),
    },
  });
}

function streamTo<T>(caller: Caller, signal: AbortSignal | undefined, latestOnly: boolean): Outbox<T> {
  const stream = caller.openStream<T>(signal, latestOnly);
  if (!stream) throw asError(refusal('host', 'too-many-streams'));
  return stream;
}

async function* told<T>(stream: Outbox<T>): AsyncGenerator<T, void> {
  const why = yield* stream.read();
  if (why) throw asError(why);
}

/** The contract's "done", or its refusal. */
function allow(refused: Refusal | undefined): Record<string, never> {
  if (refused) throw asError(refused);
  return {};
}

function asError(data: Refusal) {
  return new ORPCError(REFUSED, { status: REFUSED_STATUS, message: 'refused', data });
}
