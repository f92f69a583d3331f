/** Arranges a zone: from a zone and its cards to a pose for each card. Pure, and the same on every screen. */

import { signedHash01 } from '../hash.ts';
import { radians } from '../maths.ts';
import { type Arrangement, DEFAULT_SPREAD_SCALE, type SpreadOffsets, type TableCard, type Zone } from '../scene.ts';
import { CARD_THICKNESS_CM, type CardSize, FLAT, nudge, type Pose } from './pose.ts';

/** The frame of the viewer's own fan, which is fixed to the camera, not to the cloth (see camera.ts). */
export interface HandFrame {
  /** The middle of the fan's middle card. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees, as Pose.tilt. */
  readonly tilt: number;
  readonly scale: number;
  /** Tilt of other players' hands so that the viewer sees their backs: degrees, as Pose.tilt. */
  readonly othersTilt: number;
  /** The same for a hand on the viewer's side, as on a television. */
  readonly nearTilt: number;
  /** Maximum width of the fan, in centimetres. */
  readonly width: number;
}

/** A card with its resting pose. */
export interface PlacedCard {
  readonly zone: Zone;
  readonly card: TableCard;
  readonly pose: Pose;
}

/** Depth between neighbouring cards of the own hand, in centimetres. */
export const HAND_LAYER_CM = 0.08;
/** How far playable cards stand above others, in card heights. */
const PLAYABLE_RISE_CARD_HEIGHTS = 0.07;
/** Maximum width of a row or overlap, in card widths; more cards lie closer. */
const MAX_ROW_CARD_WIDTHS = 8.5;
/** Offsets of a spread whose zone names none. */
export const DEFAULT_SPREAD_OFFSETS: SpreadOffsets = { across: 1.72, along: 0.59, lean: 0.06, apart: 0.85 };
/** Height of a card above the cloth's nap, which leaves room for its contact shadow. */
const CLOTH_LIFT_CM = 0.035;
/** Scale of other players' cards when the layout names none. */
const FAN_SCALE = 0.62;

/** All cards of a zone at rest, in the zone's order. */
export function placeZoneCards(zone: Zone, size: CardSize, hand: HandFrame): PlacedCard[] {
  return zone.cards.map((card, index) => ({ zone, card, pose: POSES[zone.arrangement](zone, index, size, hand) }));
}

type PoseOf = (zone: Zone, index: number, size: CardSize, hand: HandFrame) => Pose;

const POSES: Readonly<Record<Arrangement, PoseOf>> = {
  hand: inHand,
  fan: inFan,
  pile: inPile,
  row: inRow,
  spread: inSpread,
  overlap: inOverlap,
};

/** Offset from the middle: −1 … 1 for three cards. */
function fromMiddle(index: number, count: number): number {
  return index - (count - 1) / 2;
}

/** A fan: cards on a circle of `radius` below them, `spacing` apart along it, each in front of the one on its left. */
function fanned(middle: Pose, offset: number, spacing: number, radius: number, layer: number): Pose {
  const angle = (offset * spacing) / radius;
  const moved = nudge(middle, { right: radius * Math.sin(angle), up: radius * (Math.cos(angle) - 1), out: layer });
  return { ...moved, spin: (-angle * 180) / Math.PI };
}

function inHand(zone: Zone, index: number, size: CardSize, hand: HandFrame): Pose {
  const count = zone.cards.length;
  const scale = hand.scale * (zone.scale ?? 1);
  const width = size.width * scale;
  const spacing = Math.min(width * 0.6, (hand.width - width * 1.15) / Math.max(count - 1, 1));
  const radius = Math.max(46 * scale, spacing * count * 1.7);
  const middle: Pose = { ...FLAT, x: hand.x, y: hand.y, z: hand.z, tilt: hand.tilt, scale, bend: 0.6 };
  const pose = fanned(middle, fromMiddle(index, count), spacing, radius, index * HAND_LAYER_CM);
  const card = zone.cards[index];
  return card?.playable ? nudge(pose, { up: size.height * scale * PLAYABLE_RISE_CARD_HEIGHTS }) : pose;
}

/**
 * Another player's hand. Held straight towards its owner, a fan at the table's sides would show the viewer an edge, so
 * it is turned most of the way to the far side.
 */
function inFan(zone: Zone, index: number, size: CardSize, hand: HandFrame): Pose {
  const count = zone.cards.length;
  const scale = zone.scale ?? FAN_SCALE;
  const { x, z, turn } = zone.place;
  const tilt = Math.abs(turn) > 45 ? hand.othersTilt : hand.nearTilt;
  const far = Math.abs(turn) > 45 ? Math.sign(turn) * (180 - (180 - Math.abs(turn)) * 0.35) : turn;
  const height = 1 + (size.height * scale * Math.sin(radians(tilt))) / 2;
  const spacing = size.width * scale * Math.min(0.3, 2.2 / Math.max(count - 1, 1));
  const middle: Pose = { ...FLAT, x, y: height, z, turn: far, tilt, scale, bend: 0.4 };
  return fanned(middle, fromMiddle(index, count), spacing, 15 * scale, index * Math.min(0.08, 1 / count));
}

function inPile(zone: Zone, index: number, _size: CardSize): Pose {
  const card = zone.cards[index];
  const key = card?.key ?? '';
  const lean = index * 0.012;
  return {
    ...onCloth(zone, card, index + (zone.above ?? 0)),
    x: zone.place.x + signedHash01(zone.id, 'lean') * lean + signedHash01(key, 'x') * 0.14,
    z: zone.place.z + signedHash01(zone.id, 'lean z') * lean + signedHash01(key, 'z') * 0.14,
    turn: zone.place.turn + signedHash01(zone.id, 'turn') * 4 + signedHash01(key, 'turn') * 1.6,
  };
}

function inRow(zone: Zone, index: number, size: CardSize): Pose {
  return sideBySide(zone, index, size.width * 1.1, size);
}

function inOverlap(zone: Zone, index: number, size: CardSize): Pose {
  return sideBySide(zone, index, size.width * 0.42, size);
}

function sideBySide(zone: Zone, index: number, step: number, size: CardSize): Pose {
  const card = zone.cards[index];
  const key = card?.key ?? '';
  const scale = zone.scale ?? 1;
  const count = zone.cards.length;
  const gap = Math.min(step, (size.width * (MAX_ROW_CARD_WIDTHS - 1)) / Math.max(count - 1, 1)) * scale;
  const layer = gap < size.width * scale ? index : 0;
  const flat = { ...onCloth(zone, card, layer), turn: zone.place.turn };
  const moved = nudge(
    { ...flat, flip: 0 },
    { right: fromMiddle(index, count) * gap + signedHash01(key, 'x') * 0.1, up: signedHash01(key, 'z') * 0.12 },
  );
  return { ...moved, flip: flat.flip, turn: flat.turn + signedHash01(key, 'turn') * 1.3 };
}

/** A loose heap. A card with a direction lies on that side and leans that way, but stays readable for the viewer. */
function inSpread(zone: Zone, index: number, size: CardSize): Pose {
  const card = zone.cards[index];
  const key = card?.key ?? '';
  const { scale = DEFAULT_SPREAD_SCALE, offsets: reach = DEFAULT_SPREAD_OFFSETS } = zone;
  const flat = { ...onCloth(zone, card, index), scale };
  const disorder = signedHash01(key, 'turn') * 4;
  if (card?.toward === undefined) {
    const angle = index * 2.4;
    const radius = size.width * scale * 0.28 * Math.sqrt(index);
    return {
      ...flat,
      x: flat.x + Math.sin(angle) * radius,
      z: flat.z + Math.cos(angle) * radius,
      turn: zone.place.turn + disorder * 2,
    };
  }
  const direction = radians(card.toward);
  const across = Math.sin(direction);
  return {
    ...flat,
    x:
      flat.x +
      Math.sign(across) * Math.abs(across) ** reach.apart * size.width * scale * reach.across +
      signedHash01(key, 'x') * 0.3,
    z: flat.z + Math.cos(direction) * size.height * scale * reach.along + signedHash01(key, 'z') * 0.3,
    turn: readable(card.toward) * reach.lean + disorder,
  };
}

/** Turns a direction by half a circle where that makes it easier to read: from −90 to 90. */
function readable(turn: number): number {
  return ((((turn + 90) % 180) + 180) % 180) - 90;
}

/** Flat on the cloth, `layer` cards up; face down where the face is unknown. */
function onCloth(zone: Zone, card: TableCard | undefined, layer: number): Pose {
  const scale = zone.scale ?? 1;
  return {
    ...FLAT,
    x: zone.place.x,
    y: (layer + 0.5) * CARD_THICKNESS_CM * scale + CLOTH_LIFT_CM,
    z: zone.place.z,
    flip: card?.face === null ? 180 : 0,
    scale,
  };
}
