import type { TableView } from '#shared/protocol/table.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, refusalError, atTable, greeted, peopleOnly, openStream, durableStream } from './guard.ts';

export function tableProcedures(host: Host) {
  const at = atTable(host);
  const { table: os } = peopleOnly;
  return {
    watch: greeted.table.watch.use(at).handler(({ context: { caller, session, table }, signal }) => {
      const stream = openStream<TableView>(caller, `table ${table.id}`, signal, true);
      const refused = table.streams.openTable(session, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id, (before) => ({ ...before, stalled: true }));
    }),
    sit: os.sit.use(at).handler(({ context: { session, table }, input: { seat, name, pad } }) => {
      return throwIfRefused(table.sit(session, seat, name, pad));
    }),
    stand: os.stand
      .use(at)
      .handler(({ context: { session, table }, input }) => throwIfRefused(table.stand(session, input.seat))),
    seatBot: os.seatBot
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.seatBot(input.seat, input.level))),
    clearSeat: os.clearSeat.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.clearSeat(input.seat))),
    setOptions: os.setOptions
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.setOptions(input.options))),
    setSeats: os.setSeats.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.setSeats(input.seats))),
    start: os.start.use(at).handler(({ context: { session, table } }) => throwIfRefused(host.start(session, table))),
    goOn: os.goOn.use(at).handler(({ context: { session, table } }) => throwIfRefused(table.moves.endScorePause(session))),
    again: os.again.use(at).handler(({ context: { table } }) => throwIfRefused(table.backToLobby())),
    changeSettings: os.changeSettings
      .use(at)
      .handler(({ context: { session, table }, input }) => throwIfRefused(host.changeSettings(session, table, input.settings))),
    rename: os.rename.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.rename(input.name))),
    newCode: os.newCode.use(at).handler(({ context: { table } }) => throwIfRefused(table.newCode())),
    swapSeats: os.swapSeats
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.swapSeats(input.a, input.b))),
    remove: os.remove.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.guests.remove(input.seat))),
    removeGuest: os.removeGuest
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.guests.removeGuest(input.guest))),
    letIn: os.letIn.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.guests.unban(input.guest))),
    pause: os.pause.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.pause(input.paused))),
    claim: os.claim.use(at).handler(({ context: { session, table }, input }) => {
      return throwIfRefused(host.desk.refuseClaim(session, table.id) ?? table.claims.make(session, input.seat));
    }),
    unclaim: os.unclaim.use(at).handler(({ context: { session, table } }) => throwIfRefused(table.claims.takeBack(session))),
    // A television that was let in says so, too.
    answerClaim: greeted.table.answerClaim.use(at).handler(({ context: { session, table }, input: { claim, yes } }) => {
      return throwIfRefused(table.claims.answer(session, claim, yes));
    }),
    breakOff: os.breakOff.use(at).handler(({ context: { session, table }, input: { another = false } }) => {
      const asked = table.endVote.ask(session, another);
      if ('refusal' in asked) throw refusalError(asked.refusal);
      return asked;
    }),
    answerEnding: os.answerEnding.use(at).handler(({ context: { session, table }, input: { ending, yes } }) => {
      return throwIfRefused(table.endVote.answer(session, ending, yes));
    }),
    playOn: os.playOn.use(at).handler(({ context: { session, table } }) => throwIfRefused(table.endVote.takeBack(session))),
    close: os.close.use(at).handler(({ context: { table } }) => {
      host.close(table);
      return {};
    }),
  };
}
