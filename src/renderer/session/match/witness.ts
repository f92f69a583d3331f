/** What this device remembers of the seals of one match, over a reload too, until each is opened and checked. */
import type { OwnPart, SeenDraw, Witness } from '#shared/seal/check.ts';
import type { SealView } from '#shared/seal/schema.ts';
import { keep, kept, keptNames, type Where } from '../kept.ts';

/** What the host has acknowledged of a part. */
export interface KeptPart extends OwnPart {
  readonly committed: boolean;
}

/** A witness as it is kept: parts that the host has not acknowledged prove nothing yet. */
export interface Memory extends Witness {
  readonly own: readonly KeptPart[];
}

/** Where a host tells no end of things, this is enough of them. */
const MOST = 400;

/** The witness as it can say what it saw. */
export function witnessOf(memory: Memory): Witness {
  return { ...memory, own: memory.own.filter(({ committed }) => committed) };
}

/** One more view of the seal; one that tells nothing new is not kept. */
export function withView(memory: Memory, view: SealView): Memory {
  const isKnown = memory.views.some((one) => tellingOf(one) === tellingOf(view));
  return isKnown ? memory : { ...memory, views: [...memory.views, view].slice(0, MOST) };
}

/** Who is still waited for proves nothing. */
function tellingOf({ attempt, phase, host, devices }: SealView): string {
  return JSON.stringify([attempt, phase, host, devices]);
}

/** Of the same places only what was seen last, if it is no less. */
export function withSeen(memory: Memory, draws: readonly SeenDraw[]): Memory {
  const sizeOf = ({ cards = [] }: SeenDraw): number => cards.length;
  const fresh = draws.filter(
    (draw) => !memory.seen.some((one) => placeOf(one) === placeOf(draw) && sizeOf(one) > sizeOf(draw)),
  );
  const others = memory.seen.filter((one) => !fresh.some((draw) => placeOf(draw) === placeOf(one)));
  return { ...memory, seen: [...others, ...fresh].slice(0, MOST) };
}

/** Where it is not said which draw it was, other cards are another one’s. */
function placeOf({ type, nth, places, cards }: SeenDraw): string {
  return JSON.stringify([type, nth ?? cards, places]);
}

/** One part, made or acknowledged. */
export function withPart(memory: Memory, part: KeptPart): Memory {
  return { ...memory, own: [...memory.own.filter(({ attempt }) => attempt !== part.attempt), part] };
}

/** How many cards it saw. */
export function cardsSeen({ seen }: Memory): number {
  return seen.reduce((sum, { cards = [] }) => sum + cards.length, 0);
}

interface Name {
  readonly match: string;
  readonly seal: number;
}

/** A reload needs it, another window has seals of its own. */
const WHERE: Where = 'window';

const keyOf = ({ match, seal }: Name): string => `seal:${match}:${seal}`;

/** What this device remembers of a seal. Nobody else writes there. */
export function recall(name: Name): Memory {
  return JSON.parse(kept(keyOf(name), WHERE) ?? 'null') ?? { views: [], own: [], seen: [] };
}

/** Keeps it for a reload. */
export function remember(name: Name, memory: Memory): void {
  keep(keyOf(name), JSON.stringify(memory), WHERE);
}

/** Forgets all matches but this one. */
export function forgetOthers(match: string): void {
  for (const key of keptNames(WHERE)) if (key.startsWith('seal:') && !key.includes(match)) keep(key, null, WHERE);
}
