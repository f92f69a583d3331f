import { refusal } from '#shared/engine/refusal.ts';
import type { Talk } from '#shared/protocol/talk.ts';
import type { Host } from '../host.ts';
import { allow, known, streamTo, told } from './guard.ts';

export function talkProcedures(_host: Host) {
  return {
    watch: known.talk.watch.handler(({ context: { caller }, signal }) => told(streamTo<Talk>(caller, signal, false))),
    say: known.talk.say.handler(() => allow(refusal('host', 'no-such-table'))),
    gesture: known.talk.gesture.handler(() => allow(refusal('host', 'no-such-table'))),
  };
}
