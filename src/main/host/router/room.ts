import { refusal } from '#shared/engine/refusal.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { ROOM } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { allow, asError, greeted, inRoom, known, streamTo, told } from './guard.ts';

/** The room, for who may call each procedure as the contract says; screens look on. */
export function roomProcedures(host: Host) {
  const { room } = host;
  const at = inRoom(host);
  const { room: os } = known;
  /** Who has said a name: whoever sits at this computer says one first. */
  const personOf = (session: string) => {
    const person = room.person(session);
    if (!person) throw asError(refusal('host', 'name-empty'));
    return person;
  };
  return {
    watch: greeted.room.watch.handler(({ context: { caller, session }, signal }) => {
      const stream = streamTo<RoomView>(caller, 'room', signal, true);
      const refused = room.watch(session, stream);
      if (refused) stream.end();
      allow(refused);
      return told(stream, host, ROOM);
    }),
    games: os.games.use(at).handler(() => host.room.playing.offers),
    call: os.call.use(at).handler(({ context: { session }, input }) => {
      const refused = room.call(session, input.name, input.mark);
      if (!refused) host.sessions.used(session, { name: room.person(session)?.name ?? '' });
      return allow(refused);
    }),
    sit: os.sit.use(at).handler(({ context: { session } }) => {
      const person = personOf(session);
      const sat = room.act((playing) => playing.sit(person));
      if ('refusal' in sat) throw asError(sat.refusal);
      return sat.at;
    }),
    rise: os.rise.use(at).handler(({ context: { session } }) => {
      const person = personOf(session);
      return allow(room.act((playing) => playing.rise(person)));
    }),
    choose: os.choose.use(at).handler(({ context: { session }, input: { choice } }) => {
      const person = personOf(session);
      return allow(room.act((playing) => playing.choose(person, choice)));
    }),
    play: os.play.use(at).handler(({ context: { session }, input }) => {
      const played = room.act((playing) => playing.play(session, input));
      if ('refusal' in played) throw asError(played.refusal);
      return played;
    }),
    setAside: os.setAside.use(at).handler(() => allow(room.act((playing) => playing.setAside()))),
    takeUp: os.takeUp.use(at).handler(({ input }) => allow(room.act((playing) => playing.takeUp(input.table)))),
    hurry: os.hurry.use(at).handler(() => allow(room.act((playing) => playing.hurry()))),
    passOn: os.passOn.use(at).handler(({ input }) => allow(room.passOn(input.person))),
    remove: os.remove.use(at).handler(({ input }) => allow(room.removePerson(input.person))),
    letBack: os.letBack.use(at).handler(({ input }) => allow(room.forgive(input.person))),
    open: os.open.use(at).handler(({ input }) => {
      room.open(input.open);
      return {};
    }),
    trustTabs: os.trustTabs.use(at).handler(() => allow(room.trustTabs())),
    newCode: os.newCode.use(at).handler(() => allow(room.newCode())),
    letIn: os.letIn
      .use(at)
      .handler(({ context: { caller, session }, input: { knock, offer } }) =>
        allow(host.doorkeeper.letIn(caller, session, knock, offer)),
      ),
  };
}
