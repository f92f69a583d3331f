import type { EveningView } from '#shared/protocol/evening.ts';
import { ROOM } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { allow, asError, greeted, inRoom, known, streamTo, told } from './guard.ts';

/** An evening of the room: for who is in it to see, for who leads it to make; screens look on. */
export function eveningProcedures(host: Host) {
  const { desk } = host;
  const at = inRoom(host);
  const { evening: look } = greeted;
  const { evening: os } = known;
  return {
    watch: look.watch.use(at).handler(({ context: { caller, session }, signal }) => {
      const stream = streamTo<EveningView | null>(caller, 'evening', signal, true);
      desk.shown.watch(session, stream);
      return told(stream, host, ROOM);
    }),
    round: look.round.use(at).handler(({ context: { session }, input }) => orRefused(desk.round(session, input.round))),
    account: look.account.use(at).handler(({ input }) => orRefused(desk.shown.account(input.player))),
    csv: look.csv.use(at).handler(({ input }) => orRefused(desk.shown.csv(input.what))),
    begin: os.begin.use(at).handler(({ context: { session }, input }) => allow(desk.begin(session, input))),
    next: os.next.use(at).handler(({ context: { session }, input }) => allow(desk.next(session, input.round))),
    deal: os.deal.use(at).handler(({ context: { session } }) => allow(host.deal(session))),
    correct: os.correct.use(at).handler(({ context: { session }, input }) => allow(desk.correct(session, input))),
    breakOff: os.breakOff.use(at).handler(({ input }) => allow(desk.breakOff(input))),
    settle: os.settle.use(at).handler(({ input }) => allow(desk.settle(input))),
    takeBack: os.takeBack.use(at).handler(({ input }) => allow(desk.takeBack(input.round))),
    letPlay: os.letPlay.use(at).handler(({ input }) => orRefused(desk.letPlay(input.person))),
    end: os.end.use(at).handler(() => allow(desk.end())),
    say: os.say.use(at).handler(({ context: { session }, input }) => {
      return allow(desk.shown.say(session, input.text, input.table ?? null));
    }),
    callTable: os.callTable.use(at).handler(({ context: { session }, input }) => {
      return allow(desk.shown.say(session, null, input.table));
    }),
    show: os.show.use(at).handler(({ input }) => allow(desk.shown.show(input.what))),
  };
}

/** What was asked for, or the refusal. */
function orRefused<T extends object>(answer: T | { readonly refusal: Parameters<typeof asError>[0] }): T {
  if ('refusal' in answer) throw asError(answer.refusal);
  return answer;
}
