import type { Ref } from 'react';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import type { PortraitChoice } from '../avatars/portraits/portraits.tsx';
import type { RoomName } from '../client/device/settings.ts';
import type { Back, Deck } from '../decks/deck.ts';

/**
 * What lies on the table, as data: a game's layout makes it from an observation, the table draws it and the
 * DOM twin reads it. The table knows zones and cards, no game.
 *
 * Table coordinates: the middle of the cloth is 0/0, x to the right, z towards the viewer, in centimetres.
 * Angles in degrees, counter-clockwise seen from above. The viewer sits at z > 0.
 */

/** Felt in a colour; all colours as `#rrggbb`. */
export interface ClothStyle {
  readonly dye: string;
  /** What the nap sends back at a grazing angle. */
  readonly sheen: string;
  /** A border of stone between cloth and rim, its width in centimetres. */
  readonly border?: { readonly width: number; readonly colour: string };
}

/** What a game is played on and with: the same in all its scenes. */
export interface TableTheme {
  readonly cloth: ClothStyle;
  readonly deck: Deck;
  /** What its cards carry behind. */
  readonly back: Back;
}

/** Where a zone's middle lies, and how it is turned. */
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

/** How far from the middle of a `spread` its cards lie, in their own widths and heights, and how far they lean towards their seats. */
export interface SpreadOffsets {
  readonly across: number;
  readonly along: number;
  /** Of the way to the seat. */
  readonly lean: number;
  /** 1: as far across as its seat is; the nearer to 0, the further apart lie those of seats at the far side. */
  readonly apart: number;
}

/** The scale of a spread whose zone names none: its cards are what all look at. */
export const DEFAULT_SPREAD_SCALE = 2.1;

export interface TableCard {
  /** Unique in the scene. The same key in the next scene is the same card, which then travels. */
  readonly key: string;
  /** The face's id in its deck; null: only the back is known. Nothing here may tell more than the viewer may see. */
  readonly face: string | null;
  /** What a screen reader says: "ace of spades", "a card, face down". */
  readonly name: string;
  /**
   * Where it comes from if the key is new: it takes over a card that vanished from that zone. Of several zones it is
   * the first that lost a card with its face; if none did, it is dealt from the last.
   */
  readonly from?: string | readonly string[];
  /** In a `spread`: the direction (degrees, as Place.turn) of the seat it was played from. */
  readonly toward?: number;
  /** The viewer can act on it now (true), can't (false, `why` says why), or it is not about acting (absent). */
  readonly playable?: boolean;
  readonly why?: string;
  /** What is done with it when it is picked, in a word; absent: it is played. */
  readonly action?: string;
  /** It can be played, but the rules forbid it: drawn between what may be played and what can't. */
  readonly risky?: boolean;
  /** It lies here as the viewer has just decided: the host has not said so yet. */
  readonly optimistic?: boolean;
  /** It takes the trick as it lies: ringed, lit and lifted a little, and the others of its zone are darker. */
  readonly winsTrick?: boolean;
  /** How hard it comes down where it is played: 1 as any other. From 1.3 on those beside it give. */
  readonly weight?: number;
  /** Drawn apart from the others: the called card, a declaration, a winning card. */
  readonly marked?: boolean;
}

/** A shallow tray in the cloth, as large as the zone's cards lying on one another. */
export interface Tray {
  /** Studs on its near edge: which one it is. */
  readonly studs?: number;
  /** Its edge is striped like a barrier: what lies here is in the way. */
  readonly barred?: boolean;
}

/** A place sewn into the cloth around a zone's middle, whether cards lie there or not. */
export interface StitchedFrame {
  /** What is written on its near side. */
  readonly name?: string;
  /** There is room for so many cards that overlap, at this scale. */
  readonly cards: number;
  readonly scale: number;
}

export interface Zone {
  /** `hand:2`, `trick`, `taken:0`; the same id in the next scene is the same zone. */
  readonly id: string;
  readonly arrangement: Arrangement;
  readonly place: Place;
  /** The seat it belongs to; absent where it belongs to all. */
  readonly owner?: number;
  /** 1 is life size; others' hands are smaller. */
  readonly scale?: number;
  /** Of a `spread`, where it is not as usual. */
  readonly offsets?: SpreadOffsets;
  /** What the zone is called: for the DOM twin and for screen readers. */
  readonly label: string;
  readonly cards: readonly TableCard[];
  /** A card dragged here is played, or could be at another time; absent where none ever is. */
  readonly drop?: boolean;
  readonly tray?: Tray;
  readonly frame?: StitchedFrame;
}

/** A seat's engraved plate on the rim. */
export interface Plate {
  readonly seat: number;
  /** Steps clockwise from the viewer's own place: 0 is the viewer (or the near side for a spectator). */
  readonly place: number;
  readonly name: string;
  /** What who sits there goes by. */
  readonly mark?: AvatarSpec | undefined;
  /** Whom they look like; without it the sign or the initial lies where the portrait would. */
  readonly likeness?: PortraitChoice | undefined;
  readonly kind: 'person' | 'bot' | 'away';
  /** It is this seat's turn: the plate is lit and a marker points at it. */
  readonly onTurn: boolean;
  /** Who sits there says something: all look at them, and they at who looks at the table. */
  readonly speaking?: boolean;
  /** Short signs under the name: "dealer", "declarer", "2 tricks". */
  readonly notes: readonly string[];
  /** What counts most of that, as a sentence to who sits there and looks. */
  readonly own?: string | undefined;
  /** On a television: read from the sofa. */
  readonly large?: boolean;
}

/**
 * What all look up at: for a second and a half at most, light, plates and cards say so.
 * - `taken`: a trick has found its taker
 * - `auction`: the bidding is won
 * - `unmasked`: two belong together, and everybody knows it now; `alone`: one has nobody
 * - `declared`: cards are laid open, and count
 * - `called`: somebody calls what the cards make; `out`: a last card lies
 * - `caught`: a play is called out; `misplay`: a card came too late, and all stands still
 * - `won`, `lost`: how it ended for those who look
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
  /** Tells it from another of its kind: as long as the name stays it is the same one. */
  readonly name: string;
  /** Whose it is: their plates shine, in this order. */
  readonly seats: readonly number[];
  /** What brings it about, by the cards' keys: they rise, in this order. */
  readonly cards?: readonly string[];
}

/** A slip of paper on the cloth with something written on it. */
export interface PaperSlip {
  /** The same key in the next scene is the same slip, which then slides there. */
  readonly key: string;
  /** What is written: a rank, a number. Nothing here may tell more than the viewer may see. */
  readonly text: string;
  readonly place: Place;
  /** Where it comes from, and goes when it is taken away. */
  readonly from: Place;
  /** It lies face down. */
  readonly turned?: boolean;
  /** It is the one that counts: larger, in the light. */
  readonly emphasized?: boolean;
}

export interface Scene extends TableTheme {
  /** Whose eyes it is seen with. What other eyes saw does not travel: it is gone at once. */
  readonly perspective?: string;
  /** On a television: it is looked at from the sofa, and nobody's hand is before the eye. */
  readonly tv?: boolean;
  readonly seats: number;
  readonly zones: readonly Zone[];
  readonly plates: readonly Plate[];
  /** What all look up at now. */
  readonly highlight?: Highlight;
  /** The seats whose plates a thread of brass joins, from the first to the second. */
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

/** Why the table cannot be seen. */
export type RenderProblem = 'no-webgl' | 'context-lost' | 'no-pictures';

/** A card on its way, as it is drawn: for who makes it heard. Times in milliseconds since it was sent. */
export interface Travel {
  readonly key: string;
  /** The key of the card it was in the scene before. */
  readonly takesOver?: string;
  readonly from: Waypoint;
  readonly to: Waypoint;
  readonly delay: number;
  readonly duration: number;
  /** How high it flies above the straight way; 0: it slides, or fades. */
  readonly arc: number;
  /** It is gone when it has arrived. */
  readonly leaves: boolean;
  /** The part of its time after which a thrown card is down. */
  readonly lands?: number;
}

/** Where a card is on its way: its place, 180 `flip` face down, 0 `alpha` not there. */
export interface Waypoint {
  readonly x: number;
  readonly z: number;
  readonly flip: number;
  readonly alpha: number;
}

export interface TableDisplaySettings {
  /** How fast cards travel: 1 as designed, 2 twice as fast. */
  readonly speed: number;
  /** Fades in place of flights. */
  readonly reducedMotion: boolean;
  /** Clubs and diamonds in colours of their own. */
  readonly fourColour: boolean;
  /** Where the table stands; absent: in a room of which nothing is told. */
  readonly room?: RoomName;
  /** What a table at rest may cost: `auto` as much as the graphics card does with ease. */
  readonly quality: Quality;
}

export const QUALITIES = ['auto', 'best', 'plain'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface TableHandle {
  /** Where a card (key), a zone (id) or a plate (`plate:2`) is seen: CSS pixels in the table's box. */
  project(id: string): ScreenRect | undefined;
  /** Ends all flights at once. */
  skip(): void;
  /** Which scene its cards lie as, or fly to. */
  readonly scene: Scene;
  /** Whether a card that was sent on its way before then, in ms of the page's clock, still flies. */
  isInFlight(before: number): boolean;
}

export interface TableProps {
  readonly scene: Scene;
  readonly settings: TableDisplaySettings;
  /** CSS pixels at each edge that panels cover: table and hand keep clear of them. */
  readonly inset?: Inset;
  /** The key of the card that the keyboard is on. */
  readonly focus?: string | null;
  /** The key of the card that is decided on, but for a second word: it stays lifted. */
  readonly preselected?: string | null;
  /** The pointer has come to rest on a card, or left it (null). */
  readonly onFocus?: (key: string | null) => void;
  /** A playable card was clicked or tapped. */
  readonly onPick?: (key: string) => void;
  /** A playable card was dragged to a zone with `drop`. */
  readonly onDrop?: (key: string, zone: string) => void;
  /** A card of the own hand was laid elsewhere among the others, at a place from 0. Without it the hand stays as it is. */
  readonly onArrange?: ((key: string, place: number) => void) | undefined;
  /** A tray with `drop` was clicked or tapped, and no card that can be played. */
  readonly onTrayClick?: (zone: string) => void;
  /** A card that can't be played was clicked, or dragged to where it could be; `x`, `y`: its middle in the table's box, for its `why`. */
  readonly onRefused?: (key: string, x: number, y: number) => void;
  /** Cards were sent on their way to this scene, just now. */
  readonly onTravel?: (travels: readonly Travel[], scene: Scene) => void;
  /** The cards have been moved on: some may have landed. */
  readonly onMoved?: () => void;
  /** The table cannot be drawn, or can again (null). */
  readonly onRenderProblem?: (trouble: RenderProblem | null) => void;
  readonly ref?: Ref<TableHandle>;
}
