/**
 * What a game brings to the renderer: its layout, its log and its slips. A new game is a folder here whose files export
 * these by default: `table.ts` what every page shows, `index.ts` the game with what one plays by.
 */
import type { ComponentType } from 'react';
import type { OptionValue } from '#shared/engine/options.ts';
import type { AnyMove, ObservationBase, Seat, Viewer } from '#shared/engine/rules.ts';
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { TrickBasics } from '#shared/tricks/definition.ts';
import type { Beat } from '../client/match/playback-queue.ts';
import type { Message, Say } from '../i18n/say.ts';
import type {
  Highlight,
  PaperSlip,
  Place,
  Scene,
  SpreadOffsets,
  StitchedFrame,
  TableCard,
  TableTheme,
  Zone,
} from '../motion/scene.ts';
import type { Sign, Tunes } from '../sound/cues/sound-cue.ts';
import type { LogLine } from './log-lines.ts';
import type { Moment } from './moment.ts';

/** The viewer, the seated players and the messages. */
export interface ViewContext {
  readonly viewer: Viewer;
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** On a television: its layout. */
  readonly tvLayout?: TvLayout;
  /** The viewer's observations at each score of the match, oldest first, as far as the page was open. */
  readonly scored?: readonly ObservationBase[];
}

/** What the layout draws besides the observation. */
export interface LayoutContext<Move extends AnyMove = AnyMove, Observation extends ObservationBase = ObservationBase>
  extends ViewContext {
  /** The update's current beat. */
  readonly beat: string;
  /** The previous observation; null at first. */
  readonly before: Observation | null;
  /** The viewer's legal moves. */
  readonly moves: readonly Move[];
  /**
   * The viewer's preselection before it becomes a move, in the game's own terms: a fanned-out deck, an order of cards.
   */
  readonly preselection: readonly string[];
}

/** A zone's place and the scale of its cards. */
export interface ZonePosition {
  readonly place: Place;
  readonly scale: number;
}

/** Places of a layout on a television (`tv-layout.ts` puts them together). */
export interface TvLayout {
  /** Beside a seat's plate, `step` seats clockwise from the near one: its hand, and its tricks. */
  hand(step: number, seats: number): ZonePosition;
  taken(step: number, seats: number): ZonePosition;
  /** Where it places cards for all to read. */
  slip(step: number, seats: number): Place;
  /** A seat's direction, as TableCard.toward. */
  turn(step: number, seats: number): number;
  readonly trick: ZonePosition & { readonly offsets: SpreadOffsets };
  /** The game's own places, from its `tv.ts`. */
  readonly places?: unknown;
}

/** What a game brings for a television, a `tv.ts` beside its `index.ts`; phones load none of it. */
export interface GameOnTv<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** Places of this game alone: its layout finds them in `TvLayout.places`. */
  readonly places?: unknown;
  /**
   * A callout with this beat besides the game's announcements: a bid, a pass, a trick's points. It is shown at the
   * caller's plate once its card has landed.
   */
  callout?(observation: Observation, moment: LayoutContext<Move, Observation>): Callout | undefined;
  /** The number to beat, if there is one: shown as large as a card in this empty zone. */
  numberToBeat?(observation: Observation): { readonly zone: string; readonly number: number } | undefined;
}

/** A callout of a word or two. */
export interface Callout {
  readonly seat: Seat;
  readonly word: string;
}

/**
 * A game's highlights, a `highlights.ts` beside its `index.ts`: for pages that draw the table; phones load none of it.
 * Everything comes from observations alone, so nothing is revealed that the viewer could not know.
 */
export interface Highlights<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** This beat's highlight, once its card has landed. */
  effect?(observation: Observation, moment: LayoutContext<Move, Observation>): Omit<Highlight, 'name'> | undefined;
  /** What fills the whole picture at this beat, in place of an announcement; usually nothing. */
  moment?(observation: Observation, moment: LayoutContext<Move, Observation>): Moment | undefined;
  /** Which two are partners, as far as the viewer may know and all do. */
  joined?(observation: Observation): readonly [Seat, Seat] | undefined;
  /** Calls on slips. */
  slips?(observation: Observation, moment: LayoutContext<Move, Observation>): readonly PaperSlip[];
  /** Frames stitched into the cloth, by their zones' ids. */
  clothFrames?(
    observation: Observation,
    moment: LayoutContext<Move, Observation>,
  ): Readonly<Record<string, StitchedFrame>>;
  /** Points a seat has just gained: shown over the zone they went to, once they are there. */
  pointsGained?(observation: Observation, moment: LayoutContext<Move, Observation>): PointsGain | undefined;
  /** The score animation on the cloth, before the sheet shows the numbers; undefined for none. */
  scoreAnimation?(observation: Observation, sight: ViewContext): ScoreAnimationPlan | undefined;
}

/** The plan of a score animation. */
export interface ScoreAnimationPlan {
  /** The counts, each at a plate (`plate:2`) or a zone: texts in order, the last one stays. */
  readonly counts: readonly { readonly at: string; readonly steps: readonly string[] }[];
  /** The target: `got` of `of`, on a line up to `most`. */
  readonly target?: { readonly got: number; readonly of: number; readonly most: number };
  /** A word or two, from the viewer's side. */
  readonly verdict: string;
  /** By how much, signed: "+22". */
  readonly by?: string;
  /** The result for the viewer; absent where it is neither. */
  readonly outcome?: 'won' | 'lost';
  /** The seats whose plates shine with it. */
  readonly seats: readonly Seat[];
}

export interface PointsGain {
  readonly seat: Seat;
  /** The zone it rises from. */
  readonly zone: string;
  /** "+13". */
  readonly word: string;
}

/** A game's sounds, a `sound.ts` beside its `index.ts`: loaded where sound is on. */
export interface GameSound<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  readonly tunes: Tunes;
  /** Sounds of this beat besides its cards': only from public events, since everybody in the room may hear them. */
  cues?(observation: Observation, moment: LayoutContext<Move, Observation>): readonly Sign[];
  /** Nobody else may know that the viewer is asked now, so there is no turn sound. */
  isSecretTurn?(observation: Observation): boolean;
  /** A card's impact by its face; 1 is normal. */
  cardImpact?(observation: Observation, face: string): number;
}

/** The card a link starts from, and the link's text. */
export interface CodexLinkProps {
  /** The face's id in its deck: of a public card. */
  readonly card: string;
  readonly label: string;
}

/** Links from a card to its codex page, as provided by the page that shows the panel. */
export interface CodexLinks {
  /** A link to press. */
  readonly Read?: ComponentType<CodexLinkProps>;
  /** A QR code. */
  readonly Code?: ComponentType<CodexLinkProps>;
}

/** Props of a game's slips. */
export interface PanelProps<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove>
  extends LayoutContext<Move, Observation> {
  readonly observation: Observation;
  act(move: Move): void;
  /** Sets the preselection; the next layout and panels get it as `preselection`. */
  preselect(held: readonly string[]): void;
  /** Without it there is no codex here. */
  readonly codexLinks?: CodexLinks;
}

export interface SheetProps<Observation extends ObservationBase = ObservationBase> extends ViewContext {
  readonly observation: Observation;
}

/** Settings of a table that is being created. */
export interface SetUpProps {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly say: Say;
}

/** A card's page in the codex. */
export interface CodexPage {
  /** The face's id in the game's deck, and the page's address. */
  readonly card: string;
  /** Its title is `codex.CHAPTER` in the game's messages. */
  readonly chapter: string;
  readonly date: string;
  /** For order and scale: negative before our era. */
  readonly year: number;
  /** How certain it is: `codex.known.KNOWN` as a sentence, `codex.date.KNOWN` beside its date. */
  readonly known: string;
  /** How it is known. */
  readonly how: string;
  /** A source from its own age or near it, and a modern book. */
  readonly old: Source;
  readonly recent: Source;
  readonly title: string;
  readonly text: string;
  /** Its threads, of the codex's. */
  readonly threads: readonly string[];
  /** The cards with related pages. */
  readonly beside: readonly string[];
}

/** A reference. */
export interface Source {
  readonly author: string;
  readonly work: string;
  readonly place: string;
}

export interface PictureProps {
  readonly card: string;
}

export interface StoryProps {
  readonly card: string;
  readonly say: Say;
}

/** The codex of a game's cards, a `book.ts` beside its `index.ts`: too long for players who don't read it. */
export interface Codex {
  /** In order; `codex.title` and `codex.about` are among the game's messages. */
  readonly pages: readonly CodexPage[];
  /** Messages that only readers need. */
  readonly words: Messages;
  /** Topics that run through many pages: `codex.thread.THREAD` among its messages. */
  readonly threads: readonly string[];
  /** Explanations of difficult words in the texts. */
  readonly glossary: Readonly<Record<string, string>>;
  /** The cards face up at the end of a match, which have pages. */
  playedIn?(observation: ObservationBase): readonly string[];
  /** The title of the sheet with a card's story. */
  titleOf(card: string, say: Say): string;
  /** A page's subject drawn large, with alternative text; without it the card is shown. */
  readonly Picture?: ComponentType<PictureProps>;
  /** A sheet with a large card and its story, for readers in the middle of a turn. */
  readonly Story: ComponentType<StoryProps>;
}

/** What every page shows of a game: its `table.ts`. */
export interface GameOnTable<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** Messages of its panels, besides the game's own. */
  readonly words: Messages;
  readonly look: TableTheme;
  /** Everybody acts at once, so two people can't share a window. */
  readonly inRealTime?: boolean;
  /** The game's emblem, drawn in the surrounding text's colour. */
  readonly Emblem: ComponentType;
  /** The beats of an update, at least one. */
  beats(now: Observation, before: Observation | undefined): readonly Beat[];
  layout(observation: Observation, moment: LayoutContext<Move, Observation>): Scene;
  /** The rules want silence now: text chat is off, gestures remain (VM-20). */
  forbidsTalk?(observation: Observation): boolean;
  /** The log of the deal so far, a sentence a line, the latest last; a phone shows the latest that matters. */
  log(observation: Observation, sight: ViewContext): readonly LogLine[];
  /** There is a score, and it is time to show the sheet. */
  isScored(observation: Observation, beat: string): boolean;
  /** The status: bids, trump, counts. Always visible. */
  readonly Status: ComponentType<PanelProps<Observation, Move>>;
  /**
   * An announcement, large over the cloth for a moment once its card has landed; usually nothing. The log says the same
   * to screen readers.
   */
  readonly Announcement?: ComponentType<PanelProps<Observation, Move>>;
  /**
   * The random draws visible to the viewer in the current deal: which cards were at which places of the pack, as its
   * event orders them. The viewer's device verifies them once the seal is open.
   */
  observedDraws(observation: Observation): readonly ObservedDraw[];
  /** A card's name, by its face's id. */
  cardName(face: string, say: Say): string;
  /** A trick game's description: what the game has no file for, the kit makes from it (`from-kit.ts`). */
  readonly tricks?: TrickBasics;
}

/** The same with its `ScoreSheet.tsx`, which a television loads when there is a score. */
export interface ShownGame<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove>
  extends GameOnTable<Observation, Move> {
  /** The score after a deal and at the end. */
  readonly ScoreSheet: ComponentType<SheetProps<Observation>>;
}

/** What a game brings for the desktop, a `desktop.ts` beside its `index.ts`; phones load none of it. */
export interface GameOnDesktop<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** A mistake would be costly here, so it needs a confirmation, unless the user wants otherwise. */
  isRisky?(move: Move, observation: Observation): boolean;
  /** Its `assist.ts` has hints. */
  readonly hasHints?: boolean;
  /** The viewer holds exactly one card, as everybody can see. */
  isLastCard?(observation: Observation): boolean;
  /** A note on the settings of a new table. */
  readonly SetUpNote?: ComponentType<SetUpProps>;
}

/** What one plays by, besides: the folder's `index.ts`, for the desktop and phones. */
export interface TableGame<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove>
  extends ShownGame<Observation, Move>,
    GameOnDesktop<Observation, Move> {
  /** The move of placing this card (in that zone, if it was dragged); undefined if there is none. */
  moveOf(card: TableCard, zone: Zone | undefined, moves: readonly Move[], observation: Observation): Move | undefined;
  /**
   * What this move becomes after others made on the same observation and still in flight; undefined if it waits for
   * their answer. Without this function every move waits.
   */
  followUp?(move: Move, sent: readonly Move[], observation: Observation): Move | undefined;
  /**
   * This move has no undo window: others may be a moment faster, or its time is limited. In a game in real time no move
   * has one.
   */
  skipsUndo?(move: Move): boolean;
  /** The preselection after picking this card (in that zone, if it was dragged), which made no move by itself. */
  preselectionAfter?(card: TableCard, zone: Zone | undefined, held: readonly string[]): readonly string[];
  /** The move of pointing at this tray with a preselection; undefined if there is none. */
  moveAt?(zone: Zone, moves: readonly Move[], held: readonly string[]): Move | undefined;
  /** Its `assist.ts` has a card counter. */
  readonly hasCardCount?: boolean;
  /** The viewer may order the own hand; without this it is sorted by the rules. */
  readonly handOrdering?: HandOrdering<Observation>;
  /** What only the game knows of a seated viewer. */
  ownState?(observation: Observation, moment: LayoutContext<Move, Observation>): OwnState;
  /** Identifies the decision; without it the moves do. While it stays the same, the slip keeps its focus. */
  decision?(observation: Observation): string;
  /** The viewer's decision, other than which card to play; renders nothing without one. */
  readonly Actions: ComponentType<PanelProps<Observation, Move>>;
  /** What the log shows on top (`log.title` names it), such as the last trick; renders nothing without one. */
  readonly Review?: ComponentType<PanelProps<Observation, Move>>;
}

/** A game as one plays it, or only looks on. */
export type AnyGame = ShownGame & Partial<TableGame>;

/** How the own hand may be ordered besides the layout's sorting; always also card by card. */
export interface HandOrdering<Observation extends ObservationBase = ObservationBase> {
  /** The layout's sorting. */
  readonly by: 'suit' | 'colour';
  /** A face's order by rank alone, the lowest number on the left. */
  rank?(face: string): number;
  /** The faces in the order dealt. */
  dealt?(observation: Observation): readonly string[];
}

/** What a game tells a seated viewer of themselves; `match/about-me.ts` makes the sentences with it. */
export interface OwnState {
  /** What they are and no card shows: the declarer, out. */
  readonly am?: Message | undefined;
  /** The sentence of what their turn asks for; without it they play a card. */
  readonly asked?: string | undefined;
}

/** Identifies the viewer's decision: another name is another slip. Where the game names none, the moves do. */
export function decisionOf(game: TableGame, { observation, moves }: PanelProps): string {
  return game.decision?.(observation) ?? `${moves[0]?.type} ${moves.length}`;
}

/** A seat's name: a person's, a bot's, or that of an empty seat. */
export function nameAt({ seated, say }: Pick<ViewContext, 'seated' | 'say'>, seat: Seat): string {
  const who = seated[seat];
  return who && who.kind !== 'empty' ? who.name : say('seat.empty', { seat: seat + 1 });
}

/** Number of seats clockwise from the viewer's own (a spectator sits with seat 0). */
export function seatOffset(viewer: Viewer, seat: Seat, seats: number): number {
  return (seat - (viewer === 'everyone' ? 0 : viewer) + seats) % seats;
}
