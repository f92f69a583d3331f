/** This host's own line to another one, over which tables move: the key is checked as for a visit of its window. */
import { z } from 'zod';
import { HostKeyMismatch } from '#shared/crypto/secure-channel.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { REFUSED } from '#shared/protocol/procedure-access.ts';
import { refusalSchema } from '#shared/protocol/table.ts';
import { CallRefused, type OtherHost, type ReachOtherHost } from '../../host/handover/other-host.ts';
import { dial } from './encrypted-client.ts';
import { expectedKey, type KnownHosts, recordObservation } from './known-hosts.ts';
import { reachHost } from './reach-host.ts';

/** The answer to a call. */
const answerSchema = z.object({
  i: z.string(),
  p: z.object({ s: z.int().optional(), b: z.object({ json: z.unknown() }).optional() }),
});
const refusedSchema = z.object({ code: z.literal(REFUSED), data: refusalSchema });

/** By which a host of this version reaches others, with the keys that it knows. */
export function reachOtherHosts(version: string, hosts: KnownHosts): ReachOtherHost {
  return async (address, print) => {
    const answer = await reachHost(address, version);
    if ('refusal' in answer) return answer;
    const { address: there, host } = answer.reached;
    const expected = print ?? expectedKey(hosts, there);
    if (typeof expected === 'object') return { refusal: refusal('host', 'handover-key', { host }) };
    return open(there, host, expected, hosts);
  };
}

function open(
  address: string,
  host: string,
  expected: string | undefined,
  hosts: KnownHosts,
): Promise<{ readonly line: OtherHost } | { readonly refusal: Refusal }> {
  return new Promise((resolve) => {
    const waiting = new Map<string, PromiseWithResolvers<unknown>>();
    let calls = 0;
    let isGone = false;
    const line = dial(address, expected, {
      onOpened(print, hash) {
        const { by } = recordObservation(hosts, { address, print, host });
        const other: OtherHost = {
          address,
          host,
          print,
          knownBy: by,
          hash,
          call(path, input) {
            const answer = Promise.withResolvers<unknown>();
            if (isGone) answer.reject(new Error('the line is gone'));
            else {
              const i = String(calls++);
              waiting.set(i, answer);
              line.send(JSON.stringify({ i, p: { u: `/${path}`, b: { json: input } } }), () => undefined);
            }
            return answer.promise;
          },
          trust: () => hosts.keep({ address, print, host, by: 'compared' }),
          close: () => line.terminate(),
        };
        // Who has not greeted is sent away after a while.
        other.call('session/greet', {}).then(
          () => resolve({ line: other }),
          () => resolve({ refusal: refusal('host', 'handover-broken') }),
        );
      },
      onMessage(text) {
        const read = answerSchema.safeParse(parse(text));
        if (!read.success) return;
        const { i, p } = read.data;
        const answer = waiting.get(i);
        waiting.delete(i);
        if ((p.s ?? 200) < 400) answer?.resolve(p.b?.json);
        else answer?.reject(errorOf(p.b?.json));
      },
      onClosed(why) {
        isGone = true;
        for (const answer of waiting.values()) answer.reject(new Error('the line is gone'));
        resolve({
          refusal: refusal('host', why instanceof HostKeyMismatch ? 'handover-key' : 'handover-broken', { host }),
        });
      },
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(json: unknown): Error {
  const refused = refusedSchema.safeParse(json);
  return refused.success ? new CallRefused(refused.data.data as Refusal) : new Error('the other host failed');
}
