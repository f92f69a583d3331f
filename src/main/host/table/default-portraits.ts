/** Whom people and bots look like who have not chosen. */
import { at } from '#shared/engine/collections.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { PORTRAITS, type PortraitId } from '#shared/protocol/avatar.ts';
import { PERSONAS, personaOf } from '#shared/protocol/personas.ts';
import type { Occupant } from '../../store/store.ts';
import { numberOf } from '../connections/secrets.ts';

/** All but the bots' own: somebody gets one of those only by choosing it, and then beside a bot's puppet. */
const OTHERS = PORTRAITS.filter((one) => !PERSONAS.some(({ portrait }) => portrait === one));

/** One of these that hangs on the words alone: the same on every day and every host. */
function pickBySeed(words: string, among: readonly PortraitId[]): PortraitId {
  const drawn = numberOf(words);
  return at(among, drawn % among.length);
}

/** What somebody of this name looks like beside those who are taken; one of them where there is none left. */
export function portraitFor(name: string, taken: readonly PortraitId[]): PortraitId {
  const first = pickBySeed(name, OTHERS);
  const free = OTHERS.filter((one) => !taken.includes(one));
  return free.length === 0 || free.includes(first) ? first : pickBySeed(name, free);
}

/** Whom everybody at a table looks like, by seat: people as they chose, or by their name; bots always the same. */
export function portraitsAt(
  seats: readonly Occupant[],
  chosenOn: (seat: Seat) => PortraitId | undefined,
): readonly (PortraitId | undefined)[] {
  const seen = seats.map((who, seat) => (who.kind === 'bot' ? personaOf(who.name)?.portrait : chosenOn(seat)));
  for (const [seat, who] of seats.entries())
    if (who.kind !== 'empty')
      seen[seat] ??= portraitFor(
        who.name,
        seen.flatMap((one) => one ?? []),
      );
  return seen;
}
