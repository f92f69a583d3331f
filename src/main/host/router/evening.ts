import type { EveningView } from '#shared/protocol/evening.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { throwIfRefused, refusalError, greeted, inRoom, peopleOnly, openStream, durableStream } from './guard.ts';

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
    begin: os.begin.use(at).handler(({ context: { session }, input }) => throwIfRefused(desk.beginEvening(session, input))),
    next: os.next.use(at).handler(({ context: { session }, input }) => throwIfRefused(desk.pairNextRound(session, input.round))),
    deal: os.deal.use(at).handler(({ context: { session } }) => throwIfRefused(host.startRound(session))),
    correct: os.correct.use(at).handler(({ context: { session }, input }) => throwIfRefused(desk.correct(session, input))),
    breakOff: os.breakOff.use(at).handler(({ input }) => throwIfRefused(desk.breakOff(input))),
    settle: os.settle.use(at).handler(({ input }) => throwIfRefused(desk.settle(input))),
    takeBack: os.takeBack.use(at).handler(({ input }) => throwIfRefused(desk.takeBack(input.round))),
    letPlay: os.letPlay.use(at).handler(({ input }) => orThrow(desk.seatKnownPerson(input.person))),
    end: os.end.use(at).handler(() => throwIfRefused(desk.end())),
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
