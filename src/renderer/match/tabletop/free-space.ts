/** Finds a place over the cloth for a text that covers nothing readable. Pure. */
import type { Scene, ScreenRect } from '../../motion/scene.ts';

/** A box of readable content and its weight. */
export interface ReadBox {
  readonly box: ScreenRect;
  readonly weight: number;
}

/** The best position and how much readable content it hides there; 0 is none. */
export interface FreeSpot {
  readonly x: number;
  readonly y: number;
  readonly hides: number;
}

/** The visible share of a card in the own hand: neighbours and the window's edge cover the rest. */
const INDEX = 0.45;
const WEIGHTS = { card: 4, paper: 2, plate: 1 };
/** Step between candidate positions, as a share of the area's longer side. */
const STEP = 1 / 80;

/** The readable boxes on the table and on the slips over it. */
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

/** The position nearest to the given one that hides nothing, or else the one that hides least. */
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

/** The readable area under a box, in weighted square pixels. */
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
