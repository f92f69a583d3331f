/** Tables that move between hosts: what whoever sits here does about them, and what other hosts call. */
import { refusal } from '#shared/engine/refusal.ts';
import type { HandoverView } from '#shared/protocol/handover-contract.ts';
import { ROOM_ID } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { durableStream, openStream, peopleOnly, refusalError, requireLocal, throwIfRefused } from './guard.ts';

export function handoverProcedures(host: Host) {
  const { giving, taking } = host.handover;
  // A table comes from this network, never over a relay.
  const { handover: home } = peopleOnly.use(({ context, next }) => {
    if (context.caller.isOutside) throw refusalError(refusal('host', 'handover-none'));
    return next();
  });
  const { handover: atHome } = peopleOnly.use(({ context, next }) => {
    requireLocal(context.caller);
    return next();
  });
  return {
    watch: atHome.watch.handler(({ context: { caller }, signal }) => {
      const stream = openStream<HandoverView>(caller, 'handover', signal, true);
      host.handover.watch(stream);
      return durableStream(stream, host, ROOM_ID);
    }),
    start: atHome.start.handler(async ({ input }) => throwIfRefused(await giving.start(input.table, input.address))),
    confirm: atHome.confirm.handler(() => {
      giving.decide(true);
      return {};
    }),
    stop: atHome.stop.handler(() => {
      giving.decide(false);
      return {};
    }),
    answer: atHome.answer.handler(({ context: { session }, input }) =>
      throwIfRefused(taking.answer(input.yes, session)),
    ),
    offer: home.offer.handler(({ context: { caller }, input }) => orThrow(taking.offer(caller, input))),
    show: home.show.handler(({ input }) => orThrow(taking.show(input.id, input.part))),
    decision: home.decision.handler(async ({ input, signal }) =>
      throwIfRefused(await taking.decision(input.id, signal)),
    ),
    send: home.send.handler(({ input }) => throwIfRefused(taking.send(input.id, input.piece, input.isLast))),
    commit: home.commit.handler(({ input }) => throwIfRefused(taking.commit(input.id))),
    outcome: home.outcome.handler(({ input }) => ({ taken: taking.outcome(input.id) })),
  };
}

/** What was asked for, or the refusal. */
function orThrow<T extends object>(answer: T | ReturnType<typeof refusal>): T {
  if ('reason' in answer) throw refusalError(answer);
  return answer;
}
