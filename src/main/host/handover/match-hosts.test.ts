import { expect, it } from 'vitest';
import { MAX_HOSTS, type MatchHost, matchHostsSchema } from '#shared/engine/record.ts';
import { hostsAfterMove, hostsSoFar } from './match-hosts.ts';

const [A, B, C] = ['a', 'b', 'c'].map((name) => ({ name, key: name.repeat(22) })) as [Host, Host, Host];
type Host = Omit<MatchHost, 'from'>;

/** Through these hosts, each from that event on. */
const through = (first: Host, ...moves: readonly (readonly [Host, number])[]) =>
  moves.reduce(([hosts, own], [next, from]) => [hostsAfterMove(hostsSoFar(hosts, own), next, from), next] as const, [
    [],
    first,
  ] as readonly [readonly MatchHost[], Host])[0];

it('names each host with the first event there, also one that had the match before', () => {
  expect(through(A, [B, 4], [A, 9])).toEqual([
    { ...A, from: 0 },
    { ...B, from: 4 },
    { ...A, from: 9 },
  ]);
});

it('names no host where nothing was played, and none where all was played at one', () => {
  expect(through(A, [B, 4], [C, 4])).toEqual([
    { ...A, from: 0 },
    { ...C, from: 4 },
  ]);
  expect(through(A, [B, 4], [A, 4])).toEqual([]);
  expect(through(A, [B, 0])).toEqual([]);
  expect(through(A, [B, 0], [A, 3])).toEqual([
    { ...B, from: 0 },
    { ...A, from: 3 },
  ]);
});

it('makes nothing that can’t be read, however often a match moves', () => {
  const often = through(A, ...Array.from({ length: MAX_HOSTS + 5 }, (_, k) => [k % 2 ? A : B, k + 1] as const));
  expect(matchHostsSchema.parse(often)).toHaveLength(MAX_HOSTS);
});
