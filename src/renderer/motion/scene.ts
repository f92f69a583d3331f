import type { Ref } from 'react';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { PortraitChoice } from '../avatars/portraits/portraits.tsx';
import type { RoomName } from '../client/device/settings.ts';
import type { Back, Deck } from '../decks/deck.ts';

// The table as data: a game's layout makes a scene from an observation; the table draws it and the accessible table
// reads it. The table knows zones and cards, no game.
//
// Table coordinates: the middle of the cloth is 0/0, x to the right, z towards the viewer, in centimetres. Angles in
// degrees, counter-clockwise seen from above. The viewer sits at z > 0.

/** How fast things move; `reduced`: they fade in place of moving. */
export interface MotionTempo {
  /** 1 is as designed, 2 twice as fast. */
  readonly speed: number;
  readonly reduced: boolean;
}

/** Felt in a colour; all colours as `#rrggbb`. */
export interface ClothStyle {
  readonly dye: string;
  /** The nap's reflection at a grazing angle. */
  readonly sheen: string;
  /** A stone border between cloth and rim, its width in centimetres. */
  readonly border?: { readonly width: number; readonly colour: string };
}

/** A game's cloth, deck and back: the same in all its scenes. */
export interface TableTheme {
  readonly cloth: ClothStyle;
  readonly deck: Deck;
  /** The back of its cards. */
  readonly back: Back;
}

/** A zone's middle and its rotation. */
export interface Place {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/**
 * How cards lie in a zone.
 * - `hand`: the viewer's own fan along the lower edge, raised towards the eye
 * - `fan`: another's hand, small, held upright
 * - `pile`: squared up, leaning a little
 * - `row`: side by side, overlapping when there are many
 * - `spread`: a loose heap, a few degrees off each (a trick: each card lies towards who played it, see `toward`)
 * - `overlap`: each partly covering the one before, so that every corner can be read
 */
export type Arrangement = 'hand' | 'fan' | 'pile' | 'row' | 'spread' | 'overlap';

/**
 * How far the cards of a `spread` are from its middle, in their own widths and heights, and how far they lean towards
 * their seats.
 */
export interface SpreadOffsets {
  readonly across: number;
  readonly along: number;
  /** As a share of the way to the seat. */
  readonly lean: number;
  /** 1: as far across as its seat is; towards 0, far-side cards are further apart. */
  readonly apart: number;
}

/** The default scale of a spread: its cards are what all look at. */
export const DEFAULT_SPREAD_SCALE = 2.1;

export interface TableCard {
  /** Unique in the scene. The same key in the next scene is the same card, which then flies there. */
  readonly key: string;
  /** The face's id in its deck; null: only the back is known. It must not reveal more than the viewer may see. */
  readonly face: string | null;
  /** The name for screen readers: "ace of spades", "a face-down card". */
  readonly name: string;
  /**
   * Origin of a new key: it replaces a card that vanished from that zone. Of several zones it is the first that lost a
   * card with its face; if none did, it is dealt from the last.
   */
  readonly from?: string | readonly string[];
  /** In a `spread`: the direction (degrees, as Place.turn) of the seat it was played from. */
  readonly toward?: number;
  /** True: the viewer can act on it now; false: they can't (`why` says why); absent: it has no action. */
  readonly playable?: boolean;
  readonly why?: string;
  /** The action's name; absent: it is played. */
  readonly action?: string;
  /** Possible but forbidden by the rules: drawn between playable and unplayable cards. */
  readonly risky?: boolean;
  /** An optimistic move: the host has not confirmed it yet. */
  readonly optimistic?: boolean;
  /** It takes the trick as it stands: ringed, lit and raised a little, and the zone's other cards are darker. */
  readonly winsTrick?: boolean;
  /** Its impact when played; 1 is normal. From 1.3 on it shakes its neighbours. */
  readonly weight?: number;
  /** Highlighted: the called card, a declaration, a winning card. */
  readonly marked?: boolean;
}

/** A shallow tray in the cloth, as large as the zone's pile. */
export interface Tray {
  /** Studs on its near edge, which number it. */
  readonly studs?: number;
  /** Its edge is striped like a barrier, for a blocking card. */
  readonly barred?: boolean;
}

/** A frame stitched into the cloth around a zone's middle, with or without cards. */
export interface StitchedFrame {
  /** The text on its near side. */
  readonly name?: string;
  /** It has room for this many overlapping cards at this scale. */
  readonly cards: number;
  readonly scale: number;
}

export interface Zone {
  /** `hand:2`, `trick`, `taken:0`; the same id in the next scene is the same zone. */
  readonly id: string;
  readonly arrangement: Arrangement;
  readonly place: Place;
  /** The seat it belongs to; absent for a shared zone. */
  readonly owner?: number;
  /** 1 is life size; other players' hands are smaller. The own hand's: 1 is as high as its window allows. */
  readonly scale?: number;
  /** Offsets of a `spread`, if not the default. */
  readonly offsets?: SpreadOffsets;
  /** The zone's name for the accessible table and screen readers. */
  readonly label: string;
  readonly cards: readonly TableCard[];
  /** Of a pile: how many cards of another zone lie under it. */
  readonly above?: number;
  /** Whether a card can be dropped here now; absent where none ever can. */
  readonly drop?: boolean;
  readonly tray?: Tray;
  readonly frame?: StitchedFrame;
}

/** A seat's engraved plate on the rim. */
export interface Plate {
  readonly seat: number;
  /** Steps clockwise from the viewer's place: 0 is the viewer (or the near side for a spectator). */
  readonly place: number;
  readonly name: string;
  /** The player's avatar. */
  readonly mark?: AvatarSpec | undefined;
  /** Their portrait; without it the sign or the initial is in its place. */
  readonly likeness?: PortraitChoice | undefined;
  readonly kind: 'person' | 'bot' | 'away';
  /** It is this seat's turn: the plate is lit, and so is the cloth where its card will lie. */
  readonly onTurn: boolean;
  /** The player is speaking: all look at them, and they look at the viewer. */
  readonly speaking?: boolean;
  /** A short sign under the name, the one that matters most: "dealer", "declarer", "2 tricks". */
  readonly note?: string | undefined;
  /** On a television: read from afar. */
  readonly large?: boolean;
}

/**
 * What all look up at: light, plates and cards show it for a second and a half at most.
 * - `taken`: a trick is won
 * - `auction`: the bidding is won
 * - `unmasked`: two are partners, and everybody knows it now; `alone`: one has nobody
 * - `declared`: cards are shown, and count
 * - `called`: somebody calls what the cards make; `out`: a last card is played
 * - `caught`: a play is called out; `misplay`: a card came too late, and all stands still
 * - `won`, `lost`: the result for the viewer
 */
export const HIGHLIGHT_KINDS = [
  'taken',
  'auction',
  'unmasked',
  'alone',
  'declared',
  'called',
  'out',
  'caught',
  'misplay',
  'won',
  'lost',
] as const;

export interface Highlight {
  readonly kind: (typeof HIGHLIGHT_KINDS)[number];
  /** Distinguishes it from another of its kind: while the name stays it is the same one. */
  readonly name: string;
  /** The seats whose plates shine, in this order. */
  readonly seats: readonly number[];
  /** The keys of the cards that cause it, which rise in this order. */
  readonly cards?: readonly string[];
}

/** A slip on the cloth with a text. */
export interface PaperSlip {
  /** The same key in the next scene is the same slip, which then slides there. */
  readonly key: string;
  /** Its text: a rank, a number. It must not reveal more than the viewer may see. */
  readonly text: string;
  readonly place: Place;
  /** Where it comes from, and returns to when it is removed. */
  readonly from: Place;
  /** It lies face down. */
  readonly turned?: boolean;
  /** The one that counts: larger and lit. */
  readonly emphasized?: boolean;
}

export interface Scene extends TableTheme {
  /** The viewer of the scene. Between perspectives nothing flies: the scene changes at once. */
  readonly perspective?: string;
  /** On a television: without a hand in front of the camera. */
  readonly tv?: boolean;
  readonly seats: number;
  readonly zones: readonly Zone[];
  readonly plates: readonly Plate[];
  /** The current highlight. */
  readonly highlight?: Highlight;
  /** The seats whose plates a brass thread joins, from the first to the second. */
  readonly partners?: readonly [number, number];
  readonly slips?: readonly PaperSlip[];
}

/** A size or place on the screen in CSS pixels. */
export interface ScreenRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Margins of the window that panels cover, in CSS pixels. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Why the table can't be drawn. */
export type RenderProblem = 'no-webgl' | 'context-lost' | 'no-pictures';

/** A card's flight as drawn, for its sound. Times in milliseconds since its start. */
export interface Travel {
  readonly key: string;
  /** The key of the card it was in the previous scene. */
  readonly takesOver?: string;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly delay: number;
  readonly duration: number;
  /** Height of its arc; 0: it slides or fades. */
  readonly arc: number;
  /** It disappears on arrival. */
  readonly leaves: boolean;
  /** The share of its duration after which a thrown card has landed. */
  readonly lands?: number;
}

/** A position on a card's flight: place, `flip` 180 face down, `alpha` 0 invisible. */
export interface Waypoint {
  readonly x: number;
  readonly z: number;
  readonly flip: number;
  readonly alpha: number;
}

export interface TableDisplaySettings {
  /** Speed of flights: 1 as designed, 2 twice as fast. */
  readonly speed: number;
  /** Fades in place of flights. */
  readonly reducedMotion: boolean;
  /** Clubs and diamonds in colours of their own. */
  readonly fourColour: boolean;
  /** The room around the table; absent: plain. */
  readonly room?: RoomName;
  /** Graphics quality of a table at rest: `auto` is what the graphics card does with ease. */
  readonly quality: Quality;
}

export const QUALITIES = ['auto', 'best', 'plain'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface TableHandle {
  /** The box of a card (key), a zone (id) or a plate (`plate:2`): CSS pixels in the table's box. */
  project(id: string): ScreenRect | undefined;
  /** Ends all flights at once. */
  skip(): void;
  /** The scene its cards show, or fly to. */
  readonly scene: Scene;
  /** Whether a card sent before this time, in ms of the page's clock, is still in flight. */
  isInFlight(before: number): boolean;
}

export interface TableProps {
  readonly scene: Scene;
  readonly settings: TableDisplaySettings;
  /** CSS pixels at each edge that panels cover; table and hand keep clear of them. */
  readonly inset?: Inset;
  /** The key of the card with the keyboard focus. */
  readonly focus?: string | null;
  /** The key of the card that awaits a confirmation: it stays lifted. */
  readonly preselected?: string | null;
  /** The pointer rests on a card, or has left it (null). */
  readonly onFocus?: (key: string | null) => void;
  /** A playable card was clicked or tapped. */
  readonly onPick?: (key: string) => void;
  /** A playable card was dragged to a zone with `drop`. */
  readonly onDrop?: (key: string, zone: string) => void;
  /** A card of the own hand was moved to another index, from 0. Without it the hand is fixed. */
  readonly onArrange?: ((key: string, place: number) => void) | undefined;
  /** A tray with `drop` was clicked or tapped, and no playable card. */
  readonly onTrayClick?: (zone: string) => void;
  /**
   * An unplayable card was clicked, or dragged to a drop zone; `x`, `y`: its middle in the table's box, for its `why`.
   */
  readonly onRefused?: (key: string, x: number, y: number) => void;
  /** Cards have just started flying to this scene. */
  readonly onTravel?: (travels: readonly Travel[], scene: Scene) => void;
  /** The cards were advanced: some may have landed. */
  readonly onMoved?: () => void;
  /** The table can't be drawn, or can again (null). */
  readonly onRenderProblem?: (trouble: RenderProblem | null) => void;
  readonly ref?: Ref<TableHandle>;
}
