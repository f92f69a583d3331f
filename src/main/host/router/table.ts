import { refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import type { Table } from '../table/table.ts';
import { allow, greeted, known, streamTo, tableAsHost, tableAt, tableOf, told } from './guard.ts';

/** Whose call it is, and about which table. */
interface Call {
  readonly context: { readonly session: string };
  readonly input: { readonly table: string };
}

export function tableProcedures(host: Host) {
  const at = ({ context, input }: Call): Table => tableAt(host, context.session, input);
  const asHost = ({ context, input }: Call): Table => tableAsHost(host, context.session, input);
  return {
    watch: greeted.table.watch.handler((call) => {
      const { context, signal } = call;
      const table = at(call);
      const stream = streamTo<TableView>(context.caller, signal, true);
      const refused = table.watch(context.session, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream);
    }),
    sit: known.table.sit.handler((call) => {
      const { seat, name, pad } = call.input;
      return allow(at(call).sit(call.context.session, seat, name, pad));
    }),
    stand: known.table.stand.handler((call) => allow(at(call).stand(call.context.session, call.input.seat))),
    seatBot: known.table.seatBot.handler((call) => allow(asHost(call).seatBot(call.input.seat, call.input.level))),
    clearSeat: known.table.clearSeat.handler((call) => allow(asHost(call).clearSeat(call.input.seat))),
    setOptions: known.table.setOptions.handler((call) => allow(asHost(call).setOptions(call.input.options))),
    setSeats: known.table.setSeats.handler((call) => allow(asHost(call).setSeats(call.input.seats))),
    start: known.table.start.handler((call) => allow(asHost(call).start())),
    goOn: known.table.goOn.handler((call) => allow(at(call).goOn(call.context.session))),
    again: known.table.again.handler((call) => allow(asHost(call).again())),
    setHouse: known.table.setHouse.handler((call) => allow(asHost(call).setHouse(call.input.house))),
    rename: known.table.rename.handler((call) => allow(asHost(call).rename(call.input.name))),
    newCode: known.table.newCode.handler((call) => allow(asHost(call).newCode())),
    swapSeats: known.table.swapSeats.handler((call) => allow(asHost(call).swapSeats(call.input.a, call.input.b))),
    remove: known.table.remove.handler((call) => allow(asHost(call).remove(call.input.seat))),
    pause: known.table.pause.handler((call) => allow(asHost(call).pause(call.input.paused))),
    claim: known.table.claim.handler((call) => allow(at(call).claims.make(call.context.session, call.input.seat))),
    unclaim: known.table.unclaim.handler((call) => allow(at(call).claims.takeBack(call.context.session))),
    answerClaim: known.table.answerClaim.handler((call) => {
      const { claim, yes } = call.input;
      return allow(at(call).claims.answer(call.context.session, claim, yes));
    }),
    close: known.table.close.handler(({ context: { caller, session }, input }) => {
      const table = tableOf(host, input);
      if (!host.mayClose(caller, session, table)) allow(refusal('host', 'not-the-host'));
      host.close(table);
      return {};
    }),
  };
}
