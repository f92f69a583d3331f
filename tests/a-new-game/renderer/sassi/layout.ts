/** How a round of Sassi lies on the cloth: the heap in the middle, before each seat what it had to take. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import { HIGHEST, heightOf, type Stone } from '#shared/games/sassi/stones.ts';
import type { Say } from '../../i18n/say.ts';
import { takenPlace } from '../../motion/layout/table-geometry.ts';
import type { Place, Scene, TableCard, Zone } from '../../motion/scene.ts';
import { type LayoutContext, nameAt, seatOffset } from '../game.ts';
import { faceDowns, handZone, plate, seatHandZone } from '../layout-parts.ts';
import { GATHERED, SETTLED } from './beats.ts';
import { LOOK } from './look.ts';

export const HEAP = 'heap';
const ASIDE = 'aside';
export const HEAP_PLACE: Place = { x: 0, z: -3, turn: 0 };
export const ASIDE_PLACE: Place = { x: -21, z: -9, turn: 6 };
/** On a television the heap takes more room. */
const TV_ASIDE: Place = { ...ASIDE_PLACE, x: -29.5 };
const OTHERS_SCALE = 0.62;
export const TAKEN_SCALE = 0.62;
/** A quarter of a television's picture. */
const TV_SCALE = 2.25;
/** The heap stays clear of what lies beside it, however high it grows. */
const BROADEST = 6;

type MomentOf = LayoutContext<Move, Observation>;

export function layout(observation: Observation, moment: MomentOf): Scene {
  const seats = observation.handSizes.length;
  const isTogether = moment.beat === GATHERED || observation.story.length === 0;
  return {
    ...LOOK,
    seats,
    zones: isTogether ? [aside(HIGHEST, moment)] : dealt(observation, moment),
    plates: observation.handSizes.map((_, seat) => {
      const lit = moment.beat === SETTLED && observation.toAct.includes(seat);
      return plate(seat, seats, moment, { onTurn: lit, note: note(observation, moment, seat) });
    }),
  };
}

function dealt(observation: Observation, moment: MomentOf): Zone[] {
  const { handSizes, heap, taken } = observation;
  const shown = [...handSizes, heap.length, taken.flat().length].reduce((sum, size) => sum + size, 0);
  return [
    aside(HIGHEST - shown, moment),
    heapZone(observation, moment),
    ...taken.map((stones, seat) => takenZone(stones, seat, handSizes.length, moment)),
    ...handSizes.map((_, seat) =>
      seatHandZone(seat, handSizes.length, held(observation, moment, seat), moment, OTHERS_SCALE),
    ),
  ];
}

function aside(count: number, { say, tvLayout }: MomentOf): Zone {
  return {
    id: ASIDE,
    arrangement: 'pile',
    place: tvLayout ? TV_ASIDE : ASIDE_PLACE,
    label: say('zone.aside', { count }),
    cards: faceDowns(ASIDE, count, say),
  };
}

/** Its top one is the heap's: to pick it is to take them all. */
function heapZone({ heap, last }: Observation, { moves, say, tvLayout }: MomentOf): Zone {
  const takes = moves.some(({ type }) => type === 'take');
  const from = last?.type === 'lay' ? [handZone(last.by), ASIDE] : [ASIDE];
  return {
    id: HEAP,
    arrangement: 'overlap',
    place: HEAP_PLACE,
    scale: (tvLayout ? TV_SCALE : 1.35) * Math.min(1, BROADEST / Math.max(1, heap.length)),
    label: say('zone.heap', { count: heap.length }),
    drop: moves.some(({ type }) => type === 'lay'),
    cards: heap.map((stone, k) => ({
      ...open(stone, say),
      from,
      ...(takes && k === heap.length - 1 && { playable: true, action: say('heap.take') }),
    })),
  };
}

function takenZone(stones: readonly Stone[], seat: Seat, seats: number, moment: MomentOf): Zone {
  const { viewer, say, tvLayout } = moment;
  const step = seatOffset(viewer, seat, seats);
  return {
    id: `taken:${seat}`,
    arrangement: 'pile',
    ...(tvLayout?.taken(step, seats) ?? { place: takenPlace(step, seats), scale: TAKEN_SCALE }),
    owner: seat,
    label: say('zone.stones', { name: nameAt(moment, seat), count: stones.length }),
    cards: stones.map((stone) => ({ ...open(stone, say), from: HEAP })),
  };
}

function held(observation: Observation, moment: MomentOf, seat: Seat): TableCard[] {
  const { moves, say } = moment;
  if (seat !== moment.viewer) return faceDowns(handZone(seat), observation.handSizes[seat] ?? 0, say, { from: ASIDE });
  return (observation.hand ?? []).map((stone) => {
    const playable = moves.some((move) => move.type === 'lay' && move.stone === stone);
    const top = observation.heap.at(-1);
    const why = top && moves.length > 0 ? say('refused.low', { top: heightOf(top) }) : say('refused.turn');
    return { ...open(stone, say), from: ASIDE, ...(playable ? { playable } : { why }) };
  });
}

function open(stone: Stone, say: Say): TableCard {
  return { key: stone, face: stone, name: cardName(stone, say) };
}

function note({ taken }: Observation, { say }: MomentOf, seat: Seat): string | undefined {
  const count = taken[seat]?.length ?? 0;
  return count > 0 ? say('note.taken', { count }) : undefined;
}

export function cardName(stone: Stone, say: Say): string {
  return say('card', { stone: heightOf(stone) });
}
