/** At which hosts a match was played, as its record says in the end. */
import { MAX_HOSTS, type MatchHost } from '#shared/engine/record.ts';

type Host = Omit<MatchHost, 'from'>;

/** Of a match that goes from here; `own`: this host, which has had it all the time where nothing else is known. */
export function hostsSoFar(hosts: readonly MatchHost[], own: Host | undefined): MatchHost[] {
  return hosts.length > 0 || !own ? [...hosts] : [{ ...own, from: 0 }];
}

/** The match goes on at `next`, from its event of that number on. A host where nothing was played is not named; none is where there was one. */
export function hostsAfterMove(hosts: readonly MatchHost[], next: Host, from: number): MatchHost[] {
  const before = hosts.filter((one) => one.from < from);
  const last = before.at(-1);
  const isBack = last !== undefined && last.name === next.name && last.key === next.key;
  const all = isBack ? before : [...before, { ...next, from }];
  return all.length > 1 ? all.slice(0, MAX_HOSTS) : [];
}
