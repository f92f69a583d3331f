/** Reads a table with its match from the store for another host, and writes what came from one. */
import type { KeptMatch, KeptTable, Store } from '../../store/store.ts';
import type { Bundle } from './bundle.ts';

/** The match of a table as it goes; null where none is played. */
export function readMatch(store: Store, row: KeptMatch | undefined): Bundle['match'] {
  if (!row) return null;
  return {
    paused: row.paused,
    options: row.options,
    events: store.events(row.id),
    steps: store.sealSteps(row.id),
    bots: store.seatedBots(row.id),
    bets: store.betBooks(row.id),
    hosts: store.matchHosts(row.id),
  };
}

/** Writes a match that came. Where the table was here before, what is here of it is its beginning. */
export function writeMatch(store: Store, table: KeptTable, match: NonNullable<Bundle['match']>): void {
  const known = store.match(table.id, table.match);
  if (known?.over) throw new Error(`match ${known.id} is over here`);
  const id = known?.id ?? store.beginMatch({ ...table, options: match.options }).id;
  const events = newPart(store.events(id), match.events);
  if (events.added.length > 0) store.appendDiscreetly(id, events.from, events.added);
  const steps = newPart(store.sealSteps(id), match.steps);
  if (steps.added.length > 0) store.addSealSteps(id, steps.from, steps.added);
  store.keepSeatedBots(id, match.bots);
  for (const book of match.bets) store.keepBetBook(id, book);
  if (match.hosts.length > 0) store.keepMatchHosts(id, match.hosts);
  store.setPaused(id, match.paused);
}

/** What comes after what is here. Throws where that is no beginning of it. */
function newPart<T>(here: readonly T[], all: readonly T[]): { readonly from: number; readonly added: readonly T[] } {
  const isBeginning = here.every((one, k) => JSON.stringify(one) === JSON.stringify(all[k]));
  if (!isBeginning) throw new Error('the match went another way here');
  return { from: here.length, added: all.slice(here.length) };
}

/** The people on the seats, by name. */
export function peopleAt({ seats }: Pick<KeptTable, 'seats'>): string[] {
  return seats.flatMap((who) => (who.kind === 'person' ? who.name : []));
}
