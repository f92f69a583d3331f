/** Tables at which people meet whom they have met least, and a bench on which all take turns. */
import { at } from '../../engine/at.ts';
import type { Random } from '../../engine/random.ts';
import type { Evening } from '../schema.ts';
import { arrange } from './arrange.ts';
import { type History, historyOf } from './history.ts';
import type { Place } from './problem.ts';

/** A table to be made: so many people at so many seats, with bots on the seats that are left. */
export interface TableSize {
  readonly people: number;
  readonly seats: number;
}

/** A table that is made. */
export interface PairedTable {
  readonly people: readonly string[];
  readonly seats: number;
}

/** What one round is to be: who sits together, and who has no table. */
export interface Pairing {
  readonly tables: readonly PairedTable[];
  readonly out: readonly string[];
}

/**
 * What weighs more is so much more that nothing below it makes up for it: nobody sits out again before all have; nobody
 * who has just come sits out; nobody meets again who need not; bots' company goes round.
 */
const WEIGHT = { bots: 1, again: 1e3, justCame: 1e9, out: 1e12 };

/** Seats all that the tables take; who is left sits out. */
export function mix(evening: Evening, people: readonly string[], sizes: readonly TableSize[], random: Random): Pairing {
  const history = historyOf(evening);
  const seated = sizes.reduce((sum, size) => sum + size.people, 0);
  const who = (person: number) => at(people, person);
  const places = [...sizes.map(placeFor(history, who)), benchFor(history, who, people.length - seated)];
  const arrangement = arrange(
    {
      people: people.length,
      places,
      pair: (one, other) => WEIGHT.again * history.met(who(one), who(other)),
    },
    random,
  );
  const tables = sizes.map(({ seats }, k) => ({ people: at(arrangement, k).map(who), seats }));
  return { tables, out: at(arrangement, sizes.length).map(who) };
}

function placeFor(history: History, who: (person: number) => string) {
  const free = () => 0;
  const withBots = (person: number) => WEIGHT.bots * history.withBots(who(person));
  return ({ people, seats }: TableSize): Place => ({
    size: people,
    together: true,
    alone: people < seats ? withBots : free,
  });
}

function benchFor(history: History, who: (person: number) => string, size: number): Place {
  const alone = (person: number) =>
    WEIGHT.out * history.outs(who(person)) + (history.tables(who(person)) === 0 ? WEIGHT.justCame : 0);
  return { size, together: false, alone };
}
