import { refusal } from '#shared/engine/refusal.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { durableStream, greeted, inRoom, openStream, peopleOnly, refusalError, throwIfRefused } from './guard.ts';

/** An evening of the room: for who is in it to see, for who leads it to make; screens look on. */
export function eveningProcedures(host: Host) {
  const { desk } = host;
  const at = inRoom(host);
  const { evening: look } = greeted;
  const { evening: os } = peopleOnly;
  return {
    watch: look.watch.use(at).handler(({ context: { caller, session }, signal }) => {
      const stream = openStream<EveningView | null>(caller, 'evening', signal, true);
      desk.broadcast.watch(session, stream);
      return durableStream(stream, host, ROOM_ID);
    }),
    round: look.round.use(at).handler(({ context: { session }, input }) => orThrow(desk.round(session, input.round))),
    account: look.account.use(at).handler(({ input }) => orThrow(desk.broadcast.pointLines(input.player))),
    csv: look.csv.use(at).handler(({ input }) => orThrow(desk.broadcast.csv(input.what))),
    story: look.story.use(at).handler(({ context: { session } }) => host.eveningStories.of(session)),
    begin: os.begin
      .use(at)
      .handler(({ context: { session }, input }) => throwIfRefused(desk.beginEvening(session, input))),
    next: os.next
      .use(at)
      .handler(({ context: { session }, input }) => throwIfRefused(desk.pairNextRound(session, input.round))),
    deal: os.deal.use(at).handler(({ context: { session } }) => throwIfRefused(host.startRound(session))),
    correct: os.correct
      .use(at)
      .handler(({ context: { session }, input }) => throwIfRefused(desk.correct(session, input))),
    breakOff: os.breakOff.use(at).handler(({ input }) => throwIfRefused(desk.endMatchAt(input))),
    settle: os.settle.use(at).handler(({ input }) => throwIfRefused(desk.settle(input))),
    takeBack: os.takeBack.use(at).handler(({ input }) => throwIfRefused(desk.takeBack(input.round))),
    letPlay: os.letPlay.use(at).handler(({ input }) => orThrow(desk.seatKnownPerson(input.person))),
    end: os.end.use(at).handler(() => {
      const refused = desk.end();
      // Another house came for the evening.
      if (!refused) host.outside?.close();
      return throwIfRefused(refused);
    }),
    say: os.say.use(at).handler(({ context: { session }, input }) => {
      return throwIfRefused(desk.broadcast.announce(session, input.text, input.table ?? null));
    }),
    callTable: os.callTable.use(at).handler(({ context: { session }, input }) => {
      return throwIfRefused(desk.broadcast.announce(session, null, input.table));
    }),
    show: os.show.use(at).handler(({ input }) => throwIfRefused(desk.broadcast.show(input.what))),
  };
}

/** What was asked for, or the refusal. */
function orThrow<T extends object>(answer: T | { readonly refusal: Parameters<typeof refusalError>[0] }): T {
  if ('refusal' in answer) throw refusalError(answer.refusal);
  return answer;
}

/** The room, for who may call each procedure as the contract says; screens look on. */
export function roomProcedures(host: Host) {
  const { room } = host;
  const at = inRoom(host);
  const { room: os } = peopleOnly;
  /** Who has said a name: whoever sits at this computer says one first. */
  const personOf = (session: string) => {
    const person = room.state.person(session);
    if (!person) throw refusalError(refusal('host', 'name-empty'));
    return person;
  };
  return {
    watch: greeted.room.watch.handler(async ({ context: { caller, session }, signal }) => {
      await host.handover.holdRoom();
      throwIfRefused(host.handover.followers.refuseRoom(session));
      const stream = openStream<RoomView>(caller, 'room', signal, true);
      const refused = room.watch(session, stream);
      if (refused) stream.end();
      throwIfRefused(refused);
      return durableStream(stream, host, ROOM_ID);
    }),
    games: os.games.use(at).handler(() => host.room.game.offers),
    call: os.call.use(at).handler(({ context: { session }, input }) => {
      const refused = room.rename(session, input.name, input.mark);
      if (!refused) host.sessions.touch(session, { name: room.state.person(session)?.name ?? '' });
      return throwIfRefused(refused);
    }),
    sit: os.sit.use(at).handler(({ context: { session } }) => {
      const person = personOf(session);
      const sat = room.act((playing) => (room.state.isEvening ? host.desk.sit(person) : playing.sit(person)));
      if ('refusal' in sat) throw refusalError(sat.refusal);
      return sat.at;
    }),
    rise: os.rise.use(at).handler(({ context: { session } }) => {
      const person = personOf(session);
      return throwIfRefused(room.act((playing) => playing.leave(person)));
    }),
    choose: os.choose.use(at).handler(({ context: { session }, input: { choice } }) => {
      const person = personOf(session);
      return throwIfRefused(room.act((playing) => playing.choose(person, choice)));
    }),
    play: os.play.use(at).handler(({ context: { session }, input }) => {
      const played = room.act((playing) => playing.play(session, input));
      if ('refusal' in played) throw refusalError(played.refusal);
      return played;
    }),
    setAside: os.setAside.use(at).handler(() => throwIfRefused(room.act((playing) => playing.setAside.add()))),
    takeUp: os.takeUp
      .use(at)
      .handler(({ input }) => throwIfRefused(room.act((playing) => playing.takeUp(input.table)))),
    hurry: os.hurry.use(at).handler(() => throwIfRefused(room.act((playing) => playing.concludeNow()))),
    passOn: os.passOn.use(at).handler(({ input }) => throwIfRefused(room.transferHost(input.person))),
    remove: os.remove.use(at).handler(({ input }) => throwIfRefused(room.removePerson(input.person))),
    letBack: os.letBack.use(at).handler(({ input }) => throwIfRefused(room.unban(input.person))),
    open: os.open.use(at).handler(({ input }) => {
      room.open(input.open);
      return {};
    }),
    trustTabs: os.trustTabs.use(at).handler(() => throwIfRefused(room.trustTabs())),
    newCode: os.newCode.use(at).handler(() => throwIfRefused(room.newCode())),
    letIn: os.letIn
      .use(at)
      .handler(({ context: { caller, session }, input: { knock, offer } }) =>
        throwIfRefused(host.admission.pairScreen(caller, session, knock, offer)),
      ),
  };
}
