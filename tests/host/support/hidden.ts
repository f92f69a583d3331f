/** The games at tables with the options that change what is seen, and moments at which much lies hidden there. */
import { FRENCH_DECK } from '#shared/cards/french.ts';
import { ITALIAN_DECK } from '#shared/cards/italian.ts';
import { VBI_DECK } from '#shared/cards/rome.ts';
import { DESIGNS } from '#shared/cards/viva.ts';
import type { Level } from '#shared/engine/bot.ts';
import type { OptionValue } from '#shared/engine/options.ts';
import type { GameEvent, Viewer } from '#shared/engine/rules.ts';
import type { State as Briscola } from '#shared/games/briscola-chiamata/state.ts';
import type { State as Spizzichino } from '#shared/games/spizzichino/state.ts';
import type { State as VbiMaior } from '#shared/games/vbi-maior/state.ts';
import type { State as Viva } from '#shared/games/viva/state.ts';
import { openBriscola, openSpizzichino, openVbiMaior, openViva } from './open.ts';

export interface Hidden<State = unknown> {
  readonly game: string;
  readonly cards: readonly string[];
  /** What lies open to a viewer. */
  open(state: State, viewer: Viewer): unknown;
  readonly tables: readonly Table<State>[];
}

export interface Table<State = unknown> {
  readonly name: string;
  /** Who plays the matches that are looked at. */
  readonly level: Level;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly moments: readonly Moment<State>[];
}

export interface Moment<State = unknown> {
  readonly name: string;
  /** Whether it has come, after these events. */
  is(state: State, events: readonly GameEvent[]): boolean;
}

const happened = (events: readonly GameEvent[], ...types: string[]) => events.some(({ type }) => types.includes(type));

const briscola: Hidden<Briscola> = {
  game: 'briscola-chiamata',
  cards: FRENCH_DECK,
  open: openBriscola,
  tables: [
    {
      name: 'nobody throws in',
      level: 'normal',
      seats: 5,
      options: { deals: 2, weakHand: 'off' },
      moments: [
        { name: 'in the auction', is: ({ calls }) => calls.length === 3 },
        { name: 'in the fourth trick', is: ({ tricks }) => tricks.length === 4 },
        { name: 'in the second deal', is: ({ deals, tricks }) => deals.length === 1 && tricks.length === 2 },
      ],
    },
    {
      name: 'weak hands may be thrown in',
      level: 'random',
      seats: 5,
      options: { deals: 2, weakHand: 4 },
      moments: [
        {
          name: 'after a seat has kept a weak hand',
          is: ({ calls }, events) => happened(events, 'keep') && calls.length === 2,
        },
        {
          name: 'after a seat has thrown in a weak hand',
          is: ({ calls }, events) => happened(events, 'throw-in') && calls.length === 2,
        },
      ],
    },
  ],
};

const spizzichino: Hidden<Spizzichino> = {
  game: 'spizzichino',
  cards: ITALIAN_DECK,
  open: openSpizzichino,
  tables: [
    {
      name: 'a card is declared once',
      level: 'normal',
      seats: 2,
      options: { target: 21, reuse: 'once' },
      moments: [
        { name: 'before anybody chooses piles', is: ({ phase }) => phase === 'choosing' },
        { name: 'before the second seat chooses piles', is: ({ choices }) => choices.length === 1 },
        { name: 'in the third trick', is: ({ tricks }) => tricks.length === 3 },
        { name: 'after an honour was taken', is: ({ taken, tricks }) => taken.length > 0 && tricks.length > 5 },
      ],
    },
    {
      name: 'a card is declared twice',
      level: 'normal',
      seats: 2,
      options: { target: 21, reuse: 'across-kinds' },
      moments: [{ name: 'after a declaration', is: ({ declarations }) => declarations.length > 0 }],
    },
  ],
};

const viva: Hidden<Viva> = {
  game: 'viva',
  cards: DESIGNS,
  open: openViva,
  tables: [
    {
      name: 'six seats, all cards, no forbidden play',
      level: 'random',
      seats: 6,
      options: { edition: 'full', rounds: 1, policing: 'enforced' },
      moments: [
        {
          name: 'after a VIVA and its penalties',
          is: (_, events) => happened(events, 'viva') && happened(events, 'block'),
        },
        { name: 'with a card just taken', is: ({ phase }) => phase === 'taken' },
      ],
    },
    {
      name: 'three seats, few cards, forbidden plays called out',
      level: 'random',
      seats: 3,
      options: { edition: 'pocket', rounds: 2, policing: 'caught' },
      moments: [
        { name: 'while a play can be called out', is: ({ window }, events) => window !== null && events.length > 12 },
        {
          name: 'while penalties could be undone',
          is: ({ window }) => window?.since.some(({ draws }) => draws.length > 0) === true,
        },
        { name: 'after a play was undone', is: ({ table }) => table.shown.flat().length > 0 },
        { name: 'in the second round', is: ({ round, turn }) => round?.number === 2 && turn === round.starter },
        { name: 'after a restock', is: (_, events) => happened(events, 'restock') },
      ],
    },
  ],
};

const vbiMaior: Hidden<VbiMaior> = {
  game: 'vbi-maior',
  cards: VBI_DECK,
  open: openVbiMaior,
  tables: [
    {
      name: 'plays are laid as they arrive',
      level: 'normal',
      seats: 4,
      options: { difficulty: 'easy', photoFinish: 'arrival' },
      moments: [
        {
          name: 'when two decks are down and two are not',
          is: ({ table }) => table.turn === 2 && table.looking.length === 2,
        },
        { name: 'with one vote to come', is: ({ votes }) => votes.filter((vote) => vote === null).length === 1 },
        { name: 'in the race', is: ({ table }) => table.turn === 3 && table.area.length === 3 },
        { name: 'while a seat looks again', is: ({ table }) => table.looking.length > 0 && table.area.length > 1 },
      ],
    },
    {
      name: 'plays are laid the lowest first',
      level: 'normal',
      seats: 3,
      options: { difficulty: 'hard', photoFinish: 'lowest-first' },
      moments: [{ name: 'in the race', is: ({ table }) => table.turn === 3 && table.area.length === 4 }],
    },
  ],
};

export const HIDDEN: readonly Hidden[] = [briscola, spizzichino, viva, vbiMaior];
