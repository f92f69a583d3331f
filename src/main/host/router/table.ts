import { refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import type { Table } from '../table.ts';
import { allow, known, streamTo, tableAsHost, tableAt, told } from './guard.ts';

export function tableProcedures(host: Host) {
  const at = (input: { table: string }): Table => tableAt(host, input);
  const asHost = (session: string, input: { table: string }): Table => tableAsHost(host, session, input);
  return {
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
    setHouse: known.table.setHouse.handler(() => allow(refusal('host', 'no-such-table'))),
    newCode: known.table.newCode.handler(() => allow(refusal('host', 'no-such-table'))),
    swapSeats: known.table.swapSeats.handler(() => allow(refusal('host', 'no-such-table'))),
    remove: known.table.remove.handler(() => allow(refusal('host', 'no-such-table'))),
    pause: known.table.pause.handler(() => allow(refusal('host', 'no-such-table'))),
    close: known.table.close.handler(({ context, input }) => {
      host.close(asHost(context.session, input));
      return {};
    }),
  };
}
