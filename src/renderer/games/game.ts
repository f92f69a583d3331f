/**
 * What a game brings to the table's side of the app: how it lies on the cloth, how it is told, and the slips of
 * paper one decides on. A new game is a folder here with an `index.ts` that exports one of these by default.
 */
import type { ComponentType } from 'react';
import type { OptionValue } from '#shared/engine/options.ts';
import type { AnyMove, ObservationBase, Seat, Viewer } from '#shared/engine/rules.ts';
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Beat } from '../client/match/playback-queue.ts';
import type { Say } from '../i18n/say.ts';
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

/** Who looks, who sits where, and in what words. */
export interface ViewContext {
  readonly viewer: Viewer;
  readonly seated: readonly Seated[];
  readonly say: Say;
  /** On a television, for all who sit before it: where things lie there. */
  readonly tvLayout?: TvLayout;
  /** What the viewer saw at each score of the match, oldest first, as far as the page was there. */
  readonly scored?: readonly ObservationBase[];
}

/** What the layout draws besides the observation. */
export interface LayoutContext<Move extends AnyMove = AnyMove, Observation extends ObservationBase = ObservationBase>
  extends ViewContext {
  /** Which of the update's beats is shown. */
  readonly beat: string;
  /** What was shown before this update; null at first sight. */
  readonly before: Observation | null;
  /** What the viewer may do now. */
  readonly moves: readonly Move[];
  /** What the viewer holds ready before it becomes a move, in the game's own words: a deck fanned out, an order of cards. */
  readonly preselection: readonly string[];
}

/** Where a zone lies, and how large its cards are. */
export interface ZonePosition {
  readonly place: Place;
  readonly scale: number;
}

/** Where a layout puts things on a television (`sofa.ts`). */
export interface TvLayout {
  /** Beside a seat's plate, `step` seats clockwise from the near one: its hand, and what it has taken. */
  hand(step: number, seats: number): ZonePosition;
  taken(step: number, seats: number): ZonePosition;
  /** Where it puts down what all are to read. */
  slip(step: number, seats: number): Place;
  /** A seat's direction, as TableCard.toward has it. */
  turn(step: number, seats: number): number;
  readonly trick: ZonePosition & { readonly offsets: SpreadOffsets };
  /** The game's own places, as its `screen.ts` has them. */
  readonly places?: unknown;
}

/** What a game brings for a television, a `screen.ts` beside its `index.ts`: nothing of it is loaded by a phone. */
export interface GameOnTv<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** Where things lie that only this game has: its layout finds them in `Sofa.places`. */
  readonly places?: unknown;
  /**
   * What is called out with this beat beside what the game announces: a bid, a pass, the points of a trick. It is written at
   * the plate of who calls, once its card has landed.
   */
  callout?(observation: Observation, moment: LayoutContext<Move, Observation>): Callout | undefined;
  /** The number that all look at, if there is one: written as large as a card into this zone, which is empty. */
  numberToBeat?(observation: Observation): { readonly zone: string; readonly number: number } | undefined;
}

/** What somebody calls out, in a word or two. */
export interface Callout {
  readonly seat: Seat;
  readonly word: string;
}

/**
 * What of a game all look up at, a `moments.ts` beside its `index.ts`: for pages that draw the table, and loaded by no phone.
 * Everything is made from observations alone: nothing shines that the viewer could not know.
 */
export interface Highlights<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** What this beat brings, once its card lies there. */
  effect?(observation: Observation, moment: LayoutContext<Move, Observation>): Omit<Highlight, 'name'> | undefined;
  /** Which two belong together, as far as the viewer may know and all do. */
  joined?(observation: Observation): readonly [Seat, Seat] | undefined;
  /** What was called, on slips of paper. */
  slips?(observation: Observation, moment: LayoutContext<Move, Observation>): readonly PaperSlip[];
  /** Places sewn into the cloth, by their zones' ids. */
  clothFrames?(
    observation: Observation,
    moment: LayoutContext<Move, Observation>,
  ): Readonly<Record<string, StitchedFrame>>;
  /** What a seat has just been given: written over the zone where it went, once it is there. */
  pointsGained?(observation: Observation, moment: LayoutContext<Move, Observation>): PointsGain | undefined;
  /** How what was just scored is counted on the cloth, before the sheet says it in numbers; nothing where nothing is. */
  scoreAnimation?(observation: Observation, sight: ViewContext): ScoreAnimationPlan | undefined;
}

/** A score as it is counted on the cloth. */
export interface ScoreAnimationPlan {
  /** What is counted, each at a plate (`plate:2`) or a zone: what is written there in turn, the last one stays. */
  readonly counts: readonly { readonly at: string; readonly steps: readonly string[] }[];
  /** What was to be reached: `got` of `of`, on a line up to `most`. */
  readonly target?: { readonly got: number; readonly of: number; readonly most: number };
  /** In a word or two, from the viewer's side. */
  readonly verdict: string;
  /** What that means for the viewer; absent where it means neither. */
  readonly outcome?: 'won' | 'lost';
  /** Whose plates shine with it. */
  readonly seats: readonly Seat[];
}

export interface PointsGain {
  readonly seat: Seat;
  /** The zone it rises from. */
  readonly zone: string;
  /** "+13". */
  readonly word: string;
}

/** What a game brings to be heard, a `sound.ts` beside its `index.ts`: fetched by who hears anything. */
export interface GameSound<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  readonly tunes: Tunes;
  /** What is heard with this beat that no card makes: of what everybody sees, since everybody in the room may hear it. */
  cues?(observation: Observation, moment: LayoutContext<Move, Observation>): readonly Sign[];
  /** Nobody else may know that the viewer is asked now: nothing calls. */
  isSecretTurn?(observation: Observation): boolean;
  /** How hard a card comes down, by its face: 1 as any other. */
  cardImpact?(observation: Observation, face: string): number;
}

/** What a bot may say a word about, of itself (`quick-chat.ON` in the messages of bot-quick-chat.ts). */
export interface QuickChatOccasion {
  readonly seat: Seat;
  readonly on: 'took' | 'auction' | 'unmasked' | 'declared' | 'viva' | 'caught' | 'out' | 'won' | 'lost';
}

/** Which card a link leads from, and what the link is called. */
export interface CodexLinkProps {
  /** The face's id in its deck: of a card that all can see. */
  readonly card: string;
  readonly label: string;
}

/** The links from a card to its page in the game's book, as the page that shows the panel has them. */
export interface CodexLinks {
  /** In words, where somebody can press them. */
  readonly Read?: ComponentType<CodexLinkProps>;
  /** For a phone's camera. */
  readonly Code?: ComponentType<CodexLinkProps>;
}

/** What a game's slips of paper are made from. */
export interface PanelProps<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove>
  extends LayoutContext<Move, Observation> {
  readonly observation: Observation;
  act(move: Move): void;
  /** Takes up, or puts back, what is held ready: the next layout and panels have it as `held`. */
  preselect(held: readonly string[]): void;
  /** Without it no book lies at hand. */
  readonly codexLinks?: CodexLinks;
}

export interface SheetProps<Observation extends ObservationBase = ObservationBase> extends ViewContext {
  readonly observation: Observation;
}

/** What is chosen for a table that is being made. */
export interface SetUpProps {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly say: Say;
}

/** What one card of a game tells: a page of its book. */
export interface CodexPage {
  /** The face's id in the game's deck, and the page's address. */
  readonly card: string;
  /** The game's words call it `codex.CHAPTER`. */
  readonly chapter: string;
  readonly date: string;
  /** For order and scale: negative before our era. */
  readonly year: number;
  /** How far it is known: in a sentence `codex.known.KNOWN`, beside its date `codex.date.KNOWN`. */
  readonly known: string;
  /** How one knows. */
  readonly how: string;
  /** A witness from its own age or near it, and a book of ours. */
  readonly old: Source;
  readonly recent: Source;
  readonly title: string;
  readonly text: string;
  /** What it is about, of the book's threads. */
  readonly threads: readonly string[];
  /** The cards whose pages belong beside this one. */
  readonly beside: readonly string[];
}

/** Where something stands. */
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

/** The book behind a game's cards, a `book.ts` beside its `index.ts`: too long for who only plays. */
export interface Codex {
  /** In order; `codex.title` and `codex.about` are among the game's words. */
  readonly pages: readonly CodexPage[];
  /** What only who reads needs said. */
  readonly words: Messages;
  /** What runs through many pages: `codex.thread.THREAD` among its words. */
  readonly threads: readonly string[];
  /** Words of the texts that not everybody knows, in simple ones. */
  readonly glossary: Readonly<Record<string, string>>;
  /** The cards that lie open at the end of a match, whose pages are its own. */
  playedIn?(observation: ObservationBase): readonly string[];
  /** What the sheet is called on which a card's story lies. */
  titleOf(card: string, say: Say): string;
  /** What a page tells, drawn large, with words for who can't see it; without it the card is shown. */
  readonly Picture?: ComponentType<PictureProps>;
  /** A card large, and what it tells, for who wants to read in the middle of a turn: what lies on that sheet. */
  readonly Story: ComponentType<StoryProps>;
}

export interface TableGame<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  /** Sentences of its panels, besides the game's own words. */
  readonly words: Messages;
  readonly look: TableTheme;
  /** Everybody acts at once: two people can't share a window. */
  readonly inRealTime?: boolean;
  /** The game's emblem, drawn in the colour of the text around it. */
  readonly Emblem: ComponentType;
  /** The beats an update is shown in, at least one. */
  beats(now: Observation, before: Observation | undefined): readonly Beat[];
  layout(observation: Observation, moment: LayoutContext<Move, Observation>): Scene;
  /** What it means to put this card down (in that zone, if it was dragged); nothing if it can't be. */
  moveOf(card: TableCard, zone: Zone | undefined, moves: readonly Move[], observation: Observation): Move | undefined;
  /**
   * What this move becomes after others that were made on the same sight and are still on their way; nothing if it waits
   * for their answer. Without this every move waits.
   */
  followUp?(move: Move, sent: readonly Move[], observation: Observation): Move | undefined;
  /**
   * This move can't wait to be taken back: others may be a moment faster, or it is asked in a time that runs out. In a
   * game in real time no move can.
   */
  skipsUndo?(move: Move): boolean;
  /** A slip of the hand would cost dear here: it is asked for once more, unless the person wants otherwise. */
  isRisky?(move: Move, observation: Observation): boolean;
  /** The viewer holds one card and no more, as everybody can see. */
  isLastCard?(observation: Observation): boolean;
  /** What is held ready once this card was picked (in that zone, if it was dragged) that made no move by itself. */
  preselectionAfter?(card: TableCard, zone: Zone | undefined, held: readonly string[]): readonly string[];
  /** What it means to point at this tray while something is held ready; nothing if it goes elsewhere. */
  moveAt?(zone: Zone, moves: readonly Move[], held: readonly string[]): Move | undefined;
  /** The own hand is the viewer's to order; without this it lies as the rules want it. */
  readonly handOrdering?: HandOrdering<Observation>;
  /** What the viewer alone knows and no card says, in a sentence: a phone shows it, whatever a big screen shows. */
  secretNote?(observation: Observation, sight: ViewContext): string | undefined;
  /** Names what is to be decided; without it the moves do. While the name stays, the slip stays and keeps its focus. */
  decision?(observation: Observation): string;
  /** The rules want silence now: nobody says a word, gestures remain (VM-20). */
  forbidsTalk?(observation: Observation): boolean;
  /** The story of the deal so far, a sentence a line, the latest last. */
  log(observation: Observation, sight: ViewContext): readonly string[];
  /** A score lies on the table, and it is time to show the sheet. */
  isScored(observation: Observation, beat: string): boolean;
  /** How it stands: bids, trump, counts. Always in sight. */
  readonly Status: ComponentType<PanelProps<Observation, Move>>;
  /** What the viewer has to decide, other than which card to play; draws nothing when there is nothing. */
  readonly Actions: ComponentType<PanelProps<Observation, Move>>;
  /**
   * A moment worth a breath, written large over the cloth once its card lies there and gone by itself; draws nothing
   * most of the time. The log says the same to who does not see it.
   */
  readonly Announcement?: ComponentType<PanelProps<Observation, Move>>;
  /** What may be looked at again (`review.title` says what), and whether there is any now. */
  readonly Review?: ComponentType<PanelProps<Observation, Move>>;
  canReview?(observation: Observation): boolean;
  /** The score after a deal and at the end. */
  readonly ScoreSheet: ComponentType<SheetProps<Observation>>;
  /**
   * What the viewer sees of what chance has drawn for what is played now: which cards lay in which places of the pack, as
   * its event lays them out. Whoever sees it compares it, once the seal is open.
   */
  observedDraws(observation: Observation): readonly ObservedDraw[];
  /** What a card is called, by its face's id. */
  cardName(face: string, say: Say): string;
  /** A remark on what is chosen for a new table. */
  readonly SetUpNote?: ComponentType<SetUpProps>;
}

/** How the own hand may be held besides as the layout sorts it: also card by card as the viewer likes. */
export interface HandOrdering<Observation extends ObservationBase = ObservationBase> {
  /** What the layout sorts by. */
  readonly by: 'suit' | 'colour';
  /** Where a face comes among others by its rank alone, the lowest number at the left. */
  rank?(face: string): number;
  /** The faces as they came to the hand. */
  dealt?(observation: Observation): readonly string[];
}

/** Names what the viewer has to decide: another name is another slip. Where the game names none, the moves do. */
export function decisionOf(game: TableGame, { observation, moves }: PanelProps): string {
  return game.decision?.(observation) ?? `${moves[0]?.type} ${moves.length}`;
}

/** The name at a seat: a person's, a bot's, or that of an empty chair. */
export function nameAt({ seated, say }: Pick<ViewContext, 'seated' | 'say'>, seat: Seat): string {
  const who = seated[seat];
  return who && who.kind !== 'empty' ? who.name : say('seat.empty', { seat: seat + 1 });
}

/** How many seats clockwise from the viewer's own (a spectator sits with seat 0). */
export function seatOffset(viewer: Viewer, seat: Seat, seats: number): number {
  return (seat - (viewer === 'everyone' ? 0 : viewer) + seats) % seats;
}
