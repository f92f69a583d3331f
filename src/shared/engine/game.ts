import type { Messages } from '../i18n/translate.ts';
import type { BotMaker, Level } from './bot.ts';
import type { FinishedMatchRecord, MatchStatistics } from './match-statistics.ts';
import type { GameEvent, GameTypes, Result, Rules, Seat } from './rules.ts';
import type { SearchModel } from './search-model.ts';

/** All that one game brings: what the catalogue lists. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  /** Where it stands on the shelf: what has less stands before it. */
  readonly listPosition: number;
  /** How many play it where nobody says; as many as can, without it. */
  readonly usualSeats?: number;
  /** A table wins or loses as one: where tables are compared, it is groups. */
  readonly isCooperative?: true;
  /** Set where several tables can play the same numbered deals. */
  readonly duplicate?: Duplicate<G>;
  /**
   * Set where onlookers can bet on who will turn out to play with whom: what everybody sees of it, nothing while nobody has
   * called.
   */
  partnerCall?(seen: G['Observation']): PartnerCall | undefined;
  /** Whom a bot takes for the partner of who has called one, by what a seat sees; nothing while nobody has called, or for all eyes. */
  partnerSuspects?(seen: G['Observation']): PartnerSuspects | undefined;
  /** What a finished match adds to the house's book; without it, who has won it and who has lost. */
  statistics?(
    played: FinishedMatchRecord<GameEvent<G['Move'], G['Chance']>, NonNullable<G['Observation']['result']>>,
  ): MatchStatistics;
  /**
   * How hard the choice of whoever decides next looks to all at the table: 1 as most, down to 0.5, up to 2. It is asked of
   * what everybody sees (`observe(state, 'everyone')`), so that how long a bot thinks tells nothing. Without it every pause is alike.
   */
  thinkTime?(everybody: G['Observation']): number;
  /** What a search goes by, where there is one for this game. */
  readonly searchModel?: SearchModel<G>;
  /** What each seat holds in truth, by seat, as the deck's names: for who looks at a finished match with all cards open. */
  openHands(state: G['State']): readonly (readonly string[])[];
  /** The levels there are for this game. */
  readonly bots: Readonly<Partial<Record<Level, BotMaker<G>>>>;
  /** Its sentences: refusals, options, events, the rules page. */
  readonly messages: Messages;
}

/** How the same deals are played at several tables, each in a match of its own, and what each deal has brought there. */
export interface Duplicate<G extends GameTypes = GameTypes> {
  /** The options that make a match so many deals; nothing where none is that long. */
  options(deals: number): Partial<G['Options']> | undefined;
  /** The deal of the match that chance's next event belongs to, from 0. */
  deal(state: G['State']): number;
  /**
   * Set where what is shuffled within a deal hangs on what was played: which stretch of it that event belongs to. Each
   * begins with numbers of its own, whatever a table has drawn before.
   */
  segment?(state: G['State']): number;
  /** What each deal has brought, in order, from the result of the whole match. */
  deals(result: NonNullable<G['Observation']['result']>): readonly Result[];
}

/** Somebody has called a partner whom not everybody knows yet, or does by now. */
export interface PartnerCall {
  /** The deal of the match, from 0. */
  readonly deal: number;
  readonly caller: Seat;
  /** Who it was, null for nobody; left out as long as it is not out. */
  readonly partner?: Seat | null;
}

/** Who may turn out to play with whom. */
export interface PartnerSuspects {
  readonly caller: Seat;
  /** How likely each seat is the partner, from 0 to 1; what is missing to 1 says that there is none. */
  readonly chances: readonly number[];
}
