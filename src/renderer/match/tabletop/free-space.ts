/** Where words of a moment are laid over the cloth: on nothing that is read meanwhile. Pure. */
import type { Scene, ScreenRect } from '../../motion/scene.ts';

/** Something to be read, and how much it matters. */
export interface ReadBox {
  readonly box: ScreenRect;
  readonly weight: number;
}

/** Where something lies best, and how much of what is read it hides there: 0 is nothing. */
export interface FreeSpot {
  readonly x: number;
  readonly y: number;
  readonly hides: number;
}

/** The part of a card of the own hand that says what it is: its neighbours, and the window's edge, take the rest. */
const INDEX = 0.45;
const WEIGHTS = { card: 4, paper: 2, plate: 1 };
/** Places are tried so far apart, as a part of the room's longer side. */
const STEP = 1 / 80;

/** What is read on the table now, and on the paper over it. */
export function readBoxesOn(
  { zones, plates }: Pick<Scene, 'zones' | 'plates'>,
  seen: (id: string) => ScreenRect | undefined,
  papers: readonly ScreenRect[],
): ReadBox[] {
  const cards = zones.flatMap(({ arrangement, cards }) =>
    cards.flatMap(({ key, face }) => {
      const box = face === null ? undefined : seen(key);
      if (!box) return [];
      const height = arrangement === 'hand' ? box.height * INDEX : box.height;
      return [{ box: { ...box, height }, weight: WEIGHTS.card }];
    }),
  );
  const names = plates.flatMap(({ seat }) => {
    const box = seen(`plate:${seat}`);
    return box ? [{ box, weight: WEIGHTS.plate }] : [];
  });
  return [...cards, ...names, ...papers.map((box) => ({ box, weight: WEIGHTS.paper }))];
}

/** The place in the room nearest to where it lies that hides nothing; or, where there is none, the one that hides least. */
export function freeSpotFor(at: ScreenRect, room: ScreenRect, read: readonly ReadBox[]): FreeSpot {
  const { width, height } = at;
  const step = Math.max(room.width, room.height) * STEP;
  const [most, lowest] = [room.x + room.width - width, room.y + room.height - height];
  const home = { x: Math.max(room.x, Math.min(at.x, most)), y: Math.max(room.y, Math.min(at.y, lowest)) };
  let best: FreeSpot = { ...home, hides: hiddenArea({ ...home, width, height }, read) };
  let nearest = 0;
  if (best.hides === 0) return best;
  for (const x of along(room.x, most, step)) {
    for (const y of along(room.y, lowest, step)) {
      const hides = hiddenArea({ x, y, width, height }, read);
      const far = (x - at.x) ** 2 + (y - at.y) ** 2;
      if (hides > best.hides || (hides === best.hides && far >= nearest)) continue;
      best = { x, y, hides };
      nearest = far;
    }
  }
  return best;
}

/** How much of what is read lies under a box, in square pixels as they matter. */
export function hiddenArea(over: ScreenRect, read: readonly ReadBox[]): number {
  return read.reduce((sum, { box, weight }) => sum + weight * shared(over, box), 0);
}

function along(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor((to - from) / step) + 1) }, (_, k) => from + k * step);
}

function shared(a: ScreenRect, b: ScreenRect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(wide, 0) * Math.max(tall, 0);
}
