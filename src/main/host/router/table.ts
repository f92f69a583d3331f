import type { TableView } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { allow, asError, atTable, greeted, known, streamTo, told } from './guard.ts';

export function tableProcedures(host: Host) {
  const at = atTable(host);
  const { table: os } = known;
  return {
    watch: greeted.table.watch.use(at).handler(({ context: { caller, session, table }, signal }) => {
      const stream = streamTo<TableView>(caller, `table ${table.id}`, signal, true);
      const refused = table.watching.table(session, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream, host, table.id, (before) => ({ ...before, stalled: true }));
    }),
    sit: os.sit.use(at).handler(({ context: { session, table }, input: { seat, name, pad } }) => {
      return allow(table.sit(session, seat, name, pad));
    }),
    stand: os.stand
      .use(at)
      .handler(({ context: { session, table }, input }) => allow(table.stand(session, input.seat))),
    seatBot: os.seatBot
      .use(at)
      .handler(({ context: { table }, input }) => allow(table.seatBot(input.seat, input.level))),
    clearSeat: os.clearSeat.use(at).handler(({ context: { table }, input }) => allow(table.clearSeat(input.seat))),
    setOptions: os.setOptions
      .use(at)
      .handler(({ context: { table }, input }) => allow(table.setOptions(input.options))),
    setSeats: os.setSeats.use(at).handler(({ context: { table }, input }) => allow(table.setSeats(input.seats))),
    start: os.start.use(at).handler(({ context: { session, table } }) => allow(host.start(session, table))),
    goOn: os.goOn.use(at).handler(({ context: { session, table } }) => allow(table.playing.goOn(session))),
    again: os.again.use(at).handler(({ context: { table } }) => allow(table.again())),
    changeSettings: os.changeSettings
      .use(at)
      .handler(({ context: { session, table }, input }) => allow(host.changeSettings(session, table, input.settings))),
    rename: os.rename.use(at).handler(({ context: { table }, input }) => allow(table.rename(input.name))),
    newCode: os.newCode.use(at).handler(({ context: { table } }) => allow(table.newCode())),
    swapSeats: os.swapSeats
      .use(at)
      .handler(({ context: { table }, input }) => allow(table.swapSeats(input.a, input.b))),
    remove: os.remove.use(at).handler(({ context: { table }, input }) => allow(table.comers.remove(input.seat))),
    removeGuest: os.removeGuest
      .use(at)
      .handler(({ context: { table }, input }) => allow(table.comers.removeGuest(input.guest))),
    letIn: os.letIn.use(at).handler(({ context: { table }, input }) => allow(table.comers.letIn(input.guest))),
    pause: os.pause.use(at).handler(({ context: { table }, input }) => allow(table.pause(input.paused))),
    claim: os.claim.use(at).handler(({ context: { session, table }, input }) => {
      return allow(host.desk.refuseClaim(session, table.id) ?? table.claims.make(session, input.seat));
    }),
    unclaim: os.unclaim.use(at).handler(({ context: { session, table } }) => allow(table.claims.takeBack(session))),
    // A television that was let in says so, too.
    answerClaim: greeted.table.answerClaim.use(at).handler(({ context: { session, table }, input: { claim, yes } }) => {
      return allow(table.claims.answer(session, claim, yes));
    }),
    breakOff: os.breakOff.use(at).handler(({ context: { session, table }, input: { another = false } }) => {
      const asked = table.endings.ask(session, another);
      if ('refusal' in asked) throw asError(asked.refusal);
      return asked;
    }),
    answerEnding: os.answerEnding.use(at).handler(({ context: { session, table }, input: { ending, yes } }) => {
      return allow(table.endings.answer(session, ending, yes));
    }),
    playOn: os.playOn.use(at).handler(({ context: { session, table } }) => allow(table.endings.takeBack(session))),
    close: os.close.use(at).handler(({ context: { table } }) => {
      host.close(table);
      return {};
    }),
  };
}
