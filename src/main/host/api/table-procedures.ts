import { refusal } from '#shared/engine/refusal.ts';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import type { PlayUpdate, TableSummary, TableView } from '#shared/protocol/table.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import type { Table } from '../table/table.ts';
import {
  atTable,
  durableStream,
  greeted,
  openStream,
  peopleOnly,
  refusalError,
  streamValues,
  throwIfRefused,
  whenDurable,
} from './guard.ts';

export function betProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.bets.watch.use(at).handler(({ context: { caller, session, table }, signal }) => {
      const stream = openStream<BetsView>(caller, `bets ${table.id}`, signal, true);
      const refused = table.streams.openBets(session, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id);
    }),
    place: peopleOnly.bets.place.use(at).handler(async ({ context: { session, table }, input }) => {
      return throwIfRefused(await table.bets.place(session, input));
    }),
  };
}

export function chatProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.talk.watch.use(at).handler(({ context: { caller, session, table }, input, signal }) => {
      const stream = openStream<ChatEntry>(caller, `talk ${table.id}`, signal, false);
      const refused = table.streams.openChat(session, input.since, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id);
    }),
    say: peopleOnly.talk.say
      .use(at)
      .handler(({ context: { session, table }, input }) =>
        throwIfRefused(table.chat.say(session, input.seat, input.text)),
      ),
    gesture: peopleOnly.talk.gesture
      .use(at)
      .handler(({ context: { session, table }, input }) =>
        throwIfRefused(table.chat.gesture(session, input.seat, input.gesture)),
      ),
    react: peopleOnly.talk.react
      .use(at)
      .handler(({ context: { session, table }, input }) => throwIfRefused(table.chat.react(session, input.gesture))),
  };
}

export function shuffleProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.seal.watch.use(at).handler(({ context: { caller, session, table }, input, signal }) => {
      const stream = openStream<SealView>(caller, `seal ${table.id}`, signal, false);
      const refused = table.streams.openShuffles(session, caller.greeting?.isScreen === true, input.since, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, table.id);
    }),
    commit: peopleOnly.seal.commit
      .use(at)
      .handler(async ({ context: { session, table }, input: { commitment, ...name } }) => {
        return throwIfRefused(await table.moves.commit(session, name, commitment));
      }),
    open: peopleOnly.seal.open.use(at).handler(async ({ context: { session, table }, input: { part, ...name } }) => {
      return throwIfRefused(await table.moves.reveal(session, name, part));
    }),
  };
}

export function playProcedures(host: Host) {
  const at = atTable(host);
  return {
    watch: greeted.play.watch
      .use(({ context, next }, { viewer }) => {
        if (context.caller.greeting?.isScreen && viewer !== 'everyone')
          throw refusalError(refusal('host', 'only-a-screen'));
        return next();
      })
      .use(at)
      .handler(({ context: { caller, session, table }, input, signal }) => {
        const stream = openStream<PlayUpdate>(caller, `play ${table.id} ${input.viewer}`, signal, false);
        const refused = table.streams.openPlay(session, input.viewer, input.since, stream);
        if (refused) stream.end();
        throwIfRefused(refused);
        return durableStream(stream, host, table.id);
      }),
    move: peopleOnly.play.move.use(at).handler(async ({ context: { session, table }, input }) => {
      const { seat, match, version, move } = input;
      return throwIfRefused(await table.moves.move(session, seat, { match, version }, move));
    }),
    why: peopleOnly.play.why.use(at).handler(({ context: { session, table }, input }) => {
      const { seat, match, version, move } = input;
      return throwIfRefused(table.moves.why(session, seat, { match, version }, move));
    }),
    hint: peopleOnly.play.hint.use(at).handler(async ({ context: { session, table }, input }) => {
      const { seat, match, version } = input;
      const hinted = await table.moves.hint(session, seat, { match, version });
      if ('refusal' in hinted) throw refusalError(hinted.refusal);
      return hinted.hint;
    }),
    record: peopleOnly.play.record.use(at).handler(({ context: { session, table } }) => {
      const read = table.record(session);
      if ('refusal' in read) throw refusalError(read.refusal);
      return read.record;
    }),
    story: greeted.play.story.use(at).handler(async ({ context: { caller, session, table }, input }) => {
      throwIfRefused(table.access.refuseView(session, 'everyone'));
      const story = await host.stories.shown(table.id, input.match);
      if ('refusal' in story) throw refusalError(story.refusal);
      if (caller.greeting?.isScreen && story.length > 0)
        host.room.act((playing) => playing.waitForStory(table.id, story.length));
      return story;
    }),
  };
}

export function tablesProcedures(host: Host) {
  return {
    watch: greeted.tables.watch.handler(({ context: { caller, session }, signal }) => {
      const stream = openStream<TableSummary[]>(caller, 'tables', signal, true);
      host.watchTables(caller, session, stream);
      return streamValues(stream);
    }),
    open: peopleOnly.tables.open.handler(async ({ context: { session }, input: { room, ...wish } }) => {
      if (room && !host.room.state.mayHost(session)) throw refusalError(refusal('host', 'not-captain'));
      const opened = room
        ? host.room.act((playing) => playing.open(session, wish))
        : host.tableFactory.openOwn(session, wish);
      if ('refusal' in opened) throw refusalError(opened.refusal);
      return whenDurable(host, opened.table, opened);
    }),
    practise: peopleOnly.tables.practise.handler(async ({ context: { session }, input }) => {
      const opened = host.tableFactory.openPractice(session, input);
      if ('refusal' in opened) throw refusalError(opened.refusal);
      return whenDurable(host, opened.table, opened);
    }),
    enter: greeted.tables.enter.handler(async ({ context: { caller, session }, input }) => {
      await host.handover.holdRoom();
      const entered = host.admission.enter(caller, session, input.code, input.name);
      if ('refusal' in entered) throw refusalError(entered.refusal);
      return whenDurable(host, entered.table ?? ROOM_ID, entered);
    }),
  };
}

export function tableProcedures(host: Host) {
  const at = atTable(host);
  const { table: os } = peopleOnly;
  /** Who goes from a table of the room goes from the room. */
  const removeFrom = (table: Table, found: ReturnType<Table['guests']['removable']>) => {
    if ('refusal' in found) throw refusalError(found.refusal);
    if (table.kept.room) return throwIfRefused(host.room.remove(found.session));
    table.guests.remove(found.session);
    return {};
  };
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
    clearSeat: os.clearSeat
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.clearSeat(input.seat))),
    setOptions: os.setOptions
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.setOptions(input.options))),
    setSeats: os.setSeats
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.setSeats(input.seats))),
    start: os.start.use(at).handler(({ context: { session, table } }) => throwIfRefused(host.start(session, table))),
    goOn: os.goOn
      .use(at)
      .handler(({ context: { session, table } }) => throwIfRefused(table.moves.endScorePause(session))),
    again: os.again.use(at).handler(({ context: { table } }) => throwIfRefused(table.backToLobby())),
    changeSettings: os.changeSettings
      .use(at)
      .handler(({ context: { session, table }, input }) =>
        throwIfRefused(host.changeSettings(session, table, input.settings)),
      ),
    rename: os.rename.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.rename(input.name))),
    newCode: os.newCode
      .use(at)
      .handler(({ context: { table } }) => throwIfRefused(table.kept.room ? host.room.newCode() : table.newCode())),
    swapSeats: os.swapSeats
      .use(at)
      .handler(({ context: { table }, input }) => throwIfRefused(table.swapSeats(input.a, input.b))),
    remove: os.remove
      .use(at)
      .handler(({ context: { table }, input }) => removeFrom(table, table.guests.removableAt(input.seat))),
    removeGuest: os.removeGuest
      .use(at)
      .handler(({ context: { table }, input }) => removeFrom(table, table.guests.removable(input.guest))),
    letIn: os.letIn.use(at).handler(({ context: { table }, input }) => {
      if (!table.kept.room) return throwIfRefused(table.guests.unban(input.guest));
      const first = table.guests.bannedSession(input.guest);
      return throwIfRefused(first === undefined ? refusal('host', 'no-such-guest') : host.room.unbanSession(first));
    }),
    pause: os.pause.use(at).handler(({ context: { table }, input }) => throwIfRefused(table.pause(input.paused))),
    claim: os.claim.use(at).handler(({ context: { session, table }, input }) => {
      return throwIfRefused(host.desk.refuseClaim(session, table.id) ?? table.claims.make(session, input.seat));
    }),
    unclaim: os.unclaim
      .use(at)
      .handler(({ context: { session, table } }) => throwIfRefused(table.claims.takeBack(session))),
    // A television that was let in says so, too.
    answerClaim: greeted.table.answerClaim.use(at).handler(({ context: { session, table }, input: { claim, yes } }) => {
      return throwIfRefused(table.claims.answer(session, claim, yes));
    }),
    breakOff: os.breakOff.use(at).handler(({ context: { session, table }, input: { another = false } }) => {
      const asked = table.endMatchVote.ask(session, another);
      if ('refusal' in asked) throw refusalError(asked.refusal);
      return asked;
    }),
    answerEnding: os.answerEnding.use(at).handler(({ context: { session, table }, input: { ending, yes } }) => {
      return throwIfRefused(table.endMatchVote.answer(session, ending, yes));
    }),
    playOn: os.playOn
      .use(at)
      .handler(({ context: { session, table } }) => throwIfRefused(table.endMatchVote.takeBack(session))),
    close: os.close.use(at).handler(({ context: { table } }) => {
      host.close(table);
      return {};
    }),
  };
}
