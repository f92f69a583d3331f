/** Lays out a round of VIVA. */
import type { Seat } from '#shared/engine/rules.ts';
import { HOUSES } from '#shared/games/viva/state/board.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { allCards } from '#shared/games/viva/state/options.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { faceDowns, handZone, plate, seatHandZone } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { CALLED, CAUGHT, GATHERED, LAID, SETTLED } from './selectors/beats.ts';
import {
  cleared,
  general,
  house,
  type LaidLast,
  type Lying,
  laidLast,
  own,
  sources,
  stock,
  type VivaContext,
  withoutLast,
} from './zones/board.ts';
import { note } from './zones/notes.ts';
import { ownCards } from './zones/own-hand.ts';
import { OTHERS_SCALE } from './zones/places.ts';

/** The scene at one beat of an update. */
export function layout(observation: Observation, moment: VivaContext): Scene {
  const { handSizes } = observation.table;
  return {
    ...LOOK,
    seats: handSizes.length,
    zones: zones(observation, moment),
    plates: handSizes.map((_, seat) => {
      const lit = moment.beat === SETTLED && observation.turn === seat;
      return plate(seat, handSizes.length, moment, { onTurn: lit, note: note(observation, moment, seat) });
    }),
  };
}

function zones(observation: Observation, moment: VivaContext): Zone[] {
  const { beat, before } = moment;
  if (beat === GATHERED || isBeforeFirstDeal(observation)) return dealt(gathered(observation), moment);
  if (!before) return dealt(observation, moment);
  const asItWas = { ...moment, moves: [], preselection: [] };
  const last = beat === LAID ? laidLast(observation, before) : undefined;
  if (last) return dealt(withoutLast(before, last), asItWas, last);
  return beat === CALLED || beat === CAUGHT ? dealt(before, asItWas) : dealt(observation, moment);
}

function isBeforeFirstDeal({ phase, results }: Observation): boolean {
  return phase === 'starter' || (phase === 'deal' && results.length === 0);
}

/** The same with all cards in the stock. */
function gathered(observation: Observation): Observation {
  const { table, options } = observation;
  const none = { houses: HOUSES.map(() => []), general: null, own: null, cleared: [] };
  const hands = { hand: table.hand && [], handSizes: table.handSizes.map(() => 0) };
  return { ...observation, table: { ...table, ...none, ...hands, stock: allCards(options.edition).length } };
}

function dealt(observation: Observation, moment: VivaContext, last?: LaidLast): Zone[] {
  const { handSizes } = observation.table;
  const lying: Lying = { observation, moment, from: sources(observation), ...(last && { last }) };
  return [
    stock(lying),
    cleared(lying),
    ...HOUSES.map((number) => house(number, lying)),
    general(lying),
    own(lying),
    ...handSizes.map((_, seat) => seatHandZone(seat, handSizes.length, heldCards(seat, lying), moment, OTHERS_SCALE)),
  ];
}

function heldCards(seat: Seat, lying: Lying): readonly TableCard[] {
  const { observation, moment, from } = lying;
  if (seat === moment.viewer) return ownCards(lying);
  return faceDowns(handZone(seat), observation.table.handSizes[seat] ?? 0, moment.say, { from: from.hands });
}
