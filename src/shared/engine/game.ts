/** What a game brings beside its rules, and what a match of it adds to the statistics. */
import type { Messages } from '../i18n/translate.ts';
import type { BotMaker, Level } from './bot.ts';
import type { Guess } from './guess.ts';
import type { OptionValue } from './options.ts';
import type { GameEvent, GameTypes, Result, Rules, Seat } from './rules.ts';
import type { SearchModel } from './search-model.ts';

// A finished match's contribution to the statistics, besides who won.

/** A unit won or lost: a deal, or the match. */
export interface Contest {
  readonly won: readonly Seat[];
  readonly lost: readonly Seat[];
}

/** A notable achievement. */
export interface Feat {
  readonly by: Seat;
  /** Message `feat.<kind>` of the game. */
  readonly kind: string;
  /** Size for comparison with others of its kind. */
  readonly size: number;
  /** Message parameters. */
  readonly values: Readonly<Record<string, string | number>>;
}

export interface MatchStatistics {
  /** Contests, from which companions and opponents follow. */
  readonly contests: readonly Contest[];
  readonly feats: readonly Feat[];
}

/** A finished match from its record. */
export interface FinishedMatchRecord<Event = GameEvent, Outcome = Result> {
  readonly events: readonly Event[];
  readonly result: Outcome;
}

/** The whole match as one contest; one side in a cooperative game. */
export function wholeMatch({ winners, scores }: Result): Contest {
  return contest(winners, scores.length);
}

/** A contest that these seats won and all others lost. */
export function contest(won: readonly Seat[], seats: number): Contest {
  return { won: [...won], lost: [...Array(seats).keys()].filter((seat) => !won.includes(seat)) };
}

/** Something that just happened to a seat: an occasion for a bot there to say a word (`quick-chat.ON`). */
export interface QuickChatOccasion {
  readonly seat: Seat;
  readonly on: string;
}

/** Everything a game provides to the catalogue. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  /** Sort key in the list of games, ascending. */
  readonly listPosition: number;
  /** Default number of players; the maximum without it. */
  readonly usualSeats?: number;
  /** Cooperative: a table wins or loses as one, and tables are compared as groups. */
  readonly isCooperative?: true;
  /** Set where tables can play duplicate deals. */
  readonly duplicate?: Duplicate<G>;
  /**
   * What spectators can guess now, from the public observation; undefined where there is nothing
   * yet. After a deal its answer, until the next one has a question.
   */
  guess?(everybody: G['Observation']): Guess | undefined;
  /**
   * A bot's belief about the caller's partner, from a seat's observation; undefined before the call
   * and once it is public.
   */
  partnerSuspects?(seen: G['Observation']): PartnerSuspects | undefined;
  /** The played card that made this seat look most like the partner; undefined where none did. */
  partnerSign?(seen: G['Observation'], suspect: Seat): PartnerSign | undefined;
  /**
   * The latest deal as a match of its own, once it is scored and each of its cards was seen played; undefined before. All
   * viewers get the same.
   */
  playedDeal?(seen: G['Observation']): PlayedDeal | undefined;
  /** A finished match's statistics; without it winners and losers only. */
  statistics?(
    played: FinishedMatchRecord<GameEvent<G['Move'], G['Chance']>, NonNullable<G['Observation']['result']>>,
  ): MatchStatistics;
  /**
   * How hard the next choice looks to the whole table: 1 for most, from 0.5 to 2. It takes the
   * public observation (`observe(state, 'everyone')`), so that a bot's think time reveals nothing.
   * Without it all pauses are alike.
   */
  thinkTime?(everybody: G['Observation']): number;
  /**
   * The occasions for a bot's word between two public observations in a row, so that bots' talk
   * reveals nothing. Without it they are silent.
   */
  quickChat?(everybody: G['Observation'], before: G['Observation']): readonly QuickChatOccasion[];
  /**
   * Whether a trick or a turn begins with the next event, by the public observation: a story shows whole ones. Without
   * it every event is a turn.
   */
  beginsTurn?(everybody: G['Observation']): boolean;
  /**
   * Turns worth telling, the best of each kind first, where no move can be weighed: of what everybody saw before the first
   * event and after each.
   */
  memorableTurns?(seen: Iterable<G['Observation']>): readonly MemorableTurn[];
  /** The game's search model, if it has one. */
  readonly searchModel?: SearchModel<G>;
  /** Every seat's cards by deck name, to show finished matches with open cards. */
  openHands(state: G['State']): readonly (readonly string[])[];
  /** The bot levels of this game. */
  readonly bots: Readonly<Partial<Record<Level, BotMaker<G>>>>;
  /** Messages: refusals, options, events. Pages fetch the rules page themselves. */
  readonly messages: Messages;
}

/** A turn without a fault, many cards in a row without one, or a card after which others came too late. */
export interface MemorableTurn {
  readonly kind: 'perfect' | 'run' | 'misplay';
  /** Whom it is about; nobody where it is about all. */
  readonly seats: readonly Seat[];
  /** From 0. */
  readonly deal: number;
  /** How many cards: in order, or too late. */
  readonly cards: number;
  /** The events to be shown, `until` not among them, and the cards in them. */
  readonly from: number;
  readonly until: number;
  readonly faces: readonly string[];
}

/** Duplicate play of this game: how tables play the same deals, and each deal's result. */
export interface Duplicate<G extends GameTypes = GameTypes> {
  /** Options for a match of so many deals; undefined where none is that long. */
  options(deals: number): Partial<G['Options']> | undefined;
  /** The deal that chance's next event belongs to, from 0. */
  deal(state: G['State']): number;
  /**
   * Set where shuffles within a deal depend on play: the segment the next event belongs to. Each
   * has its own random source, whatever a table drew before.
   */
  segment?(state: G['State']): number;
  /** Each deal's result in order, from the match's result. */
  deals(result: NonNullable<G['Observation']['result']>): readonly Result[];
  /** The first deal's points by seat, where its score says no more than who won. */
  points?(result: NonNullable<G['Observation']['result']>): readonly number[];
}

/** A card as a sign of who the partner is. */
export interface PartnerSign {
  readonly seat: Seat;
  readonly card: string;
  /** What it says, by a name of the game's own; `convention.KEY` in its messages. */
  readonly key: string;
  /** Whose trick it was before. */
  readonly holder: Seat;
}

/** A deal that everybody has seen to its end. */
export interface PlayedDeal {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly events: readonly GameEvent[];
}

/** Who may be the partner. */
export interface PartnerSuspects {
  readonly caller: Seat;
  /** Probability of each seat, 0 to 1; the rest is the probability of no partner. */
  readonly chances: readonly number[];
}
