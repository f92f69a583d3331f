/** Whom people and bots look like who have not chosen. */
import { createHash } from 'node:crypto';
import { at } from '#shared/engine/collections.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { PORTRAITS, type PortraitId } from '#shared/protocol/avatar.ts';
import type { Occupant } from '../../store/store.ts';

/** Whom a bot may look like that has this name: four for each, none for two, so that no two are alike at a table. */
const BOT_PORTRAITS: Readonly<Record<string, readonly PortraitId[]>> = {
  Nina: ['nonna', 'mechanic', 'girl', 'doctor'],
  Beppe: ['nonno', 'butcher', 'cyclist', 'skater'],
  Livia: ['singer', 'student', 'captain', 'seamstress'],
  Tullio: ['professor', 'gentleman', 'painter', 'cheesemaker'],
  Rosa: ['aunt', 'baker', 'gardener', 'rider'],
  Ettore: ['fisherman', 'barista', 'musician', 'boy'],
};

/** One of these that hangs on the words alone: the same on every day and every host. */
function pickBySeed(words: string, among: readonly PortraitId[]): PortraitId {
  const drawn = createHash('sha256').update(words).digest().readUInt32BE();
  return at(among, drawn % among.length);
}

/** What somebody of this name looks like beside those who are taken; one of them where there is none left. */
export function portraitFor(
  name: string,
  taken: readonly PortraitId[],
  among: readonly PortraitId[] = PORTRAITS,
): PortraitId {
  const free = among.filter((one) => !taken.includes(one));
  return pickBySeed(name, free.length > 0 ? free : among);
}

/** Whom everybody at a table looks like, by seat: as they chose; people by their name, bots by it and the match. */
export function portraitsAt(
  seats: readonly Occupant[],
  chosenOn: (seat: Seat) => PortraitId | undefined,
  match: string,
): readonly (PortraitId | undefined)[] {
  const seen = seats.map((_, seat) => chosenOn(seat));
  const taken = (): PortraitId[] => seen.flatMap((one) => one ?? []);
  for (const [seat, who] of seats.entries()) if (who.kind === 'person') seen[seat] ??= portraitFor(who.name, taken());
  for (const [seat, who] of seats.entries())
    if (who.kind === 'bot') seen[seat] = portraitFor(`${match} ${who.name}`, taken(), BOT_PORTRAITS[who.name]);
  return seen;
}
