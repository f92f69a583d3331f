/** Who sits where at what is played next. */
import { LEVELS, type Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { type OptionSpecs, resolveOptions } from '#shared/engine/options.ts';
import { EVENING_LIMITS } from '#shared/evening/limits.ts';
import type { GameOffer } from '#shared/protocol/room.ts';
import type { KeptPerson, KeptRoom } from '../../store/room-store.ts';
import type { KeptTable, Occupant } from '../../store/store.ts';
import { standInLevel } from '../bots/stand-ins.ts';
import * as lobby from '../table/lobby.ts';

/** What can be played in the room, told to who has no rules at hand. */
const NUMBERS = Array.from({ length: EVENING_LIMITS.deals }, (_, k) => k + 1);

/** The game as it can be set up, beginning with how that was done last. */
export function offerOf(id: string, game: Game, { options, level }: Pick<KeptRoom, 'options' | 'level'>): GameOffer {
  const { rules, bots, duplicate, isCooperative: together = false } = game;
  const { min, max } = rules.seats;
  return {
    game: id,
    seats: { min, max, usual: seatsFor(game, 0) },
    options: choicesOf(rules.options),
    ...(rules.tableOptions && { tableOptions: choicesOf(rules.tableOptions) }),
    levels: LEVELS.filter((one) => bots[one]),
    together,
    deals: NUMBERS.filter((deals) => {
      const fixed = duplicate?.options(deals);
      return fixed && 'options' in resolveOptions(rules.options, { ...fixed }, rules.duplicateOptions);
    }),
    last: { options: options[id] ?? {}, level: levelFor(game, level) },
  };
}

function choicesOf(specs: OptionSpecs): GameOffer['options'] {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, { values: [...spec.values], default: spec.default }]),
  );
}

type Person = Extract<Occupant, { kind: 'person' }>;

/** How many seats there are where nobody says: as many as want to play, but no fewer than are usual. */
export function seatsFor({ rules, usualSeats: usual }: Game, wanted: number): number {
  const { min, max } = rules.seats;
  return Math.min(max, Math.max(min, usual ?? max, wanted));
}

/** The level of the bots that fill up: this one, where the game has it. */
export function levelFor(game: Game, level: Level | null | undefined): Level {
  return level && game.bots[level] ? level : standInLevel(game);
}

export function sitterOf({ name, session }: KeptPerson): Person {
  return { kind: 'person', name, session };
}

/** A new table: these sit down in their order as far as there are seats, and bots on the others. */
export function seatAll(table: KeptTable, people: readonly Person[], level: Level, game: Game): KeptTable {
  return fillUp(seatEach(table, people), level, game);
}

/** Another match: who does not stay leaves, who waits takes their seats, then bots', and bots take what is left. */
export function seatAgain(
  table: KeptTable,
  stays: (session: string) => boolean,
  waiting: readonly KeptPerson[],
  level: Level,
  game: Game,
): KeptTable {
  const leavers = table.seats.flatMap((who) => (who.kind === 'person' && !stays(who.session) ? who.session : []));
  const left = leavers.reduce((now, session) => lobby.leaveSeats(now, session, undefined), table);
  return fillUp(seatEach(left, waiting.map(sitterOf)), level, game);
}

/** Each takes a free seat, else a bot's, in this order; who can't, because of a name, goes without. */
function seatEach(table: KeptTable, people: readonly Person[]): KeptTable {
  return people.reduce((now, person) => {
    const seat = freeSeat(now);
    const changed = seat === undefined ? undefined : lobby.sit(now, seat, person);
    return changed && 'table' in changed ? changed.table : now;
  }, table);
}

/** The first seat that nobody sits on, else the first bot's. */
export function freeSeat({ seats }: Pick<KeptTable, 'seats'>): number | undefined {
  const first = (kind: Occupant['kind']): number => seats.findIndex((who) => who.kind === kind);
  const seat = first('empty') < 0 ? first('bot') : first('empty');
  return seat < 0 ? undefined : seat;
}

function fillUp(table: KeptTable, level: Level, game: Game): KeptTable {
  return table.seats.reduce((now, who, seat) => {
    const changed = who.kind === 'empty' ? lobby.seatBot(now, seat, level, game) : undefined;
    return changed && 'table' in changed ? changed.table : now;
  }, table);
}
