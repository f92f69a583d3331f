/** What may be changed on a table while no match is played, its name too: each change gives the new table, or says why not. */
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { resolveOptions, withoutOptions } from '#shared/engine/options.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { type Challenge, type CodeFault, readDealCode } from '#shared/protocol/deal-code.ts';
import { freeName, isSameName } from '#shared/protocol/name-similarity.ts';
import { PERSONAS } from '#shared/protocol/personas.ts';
import type { DefaultTableName, TableSettings } from '#shared/protocol/table.ts';
import { MAX_TABLE_NAME_GRAPHEMES, readTableName } from '#shared/protocol/typed-text.ts';
import { translate } from '../../../shared/i18n/translate.ts';
import { TABLE_NAMES } from '../../../shared/protocol/messages/en/host.ts';
import type { KeptTable, Occupant } from '../../store/store.ts';

// Default table names. They are stored and advertised in one language-neutral form, and each reader
// translates them.

/** A table's default name by its maker and game, numbered if needed. */
export function tableNameAfter(maker: string, game: string, number = 1): string {
  return number === 1
    ? translate(TABLE_NAMES, 'called.first', { name: maker, game })
    : translate(TABLE_NAMES, 'called.more', { name: maker, game, number });
}

/** The default name of an evening's table. */
export function eveningTableName(number: number): string {
  return translate(TABLE_NAMES, 'called.desk', { number });
}

/** The parts of a default name; undefined for a chosen one. `game`: the game's name. */
export function parseDefaultTableName(name: string, game: string): DefaultTableName | undefined {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  if (name === eveningTableName(number)) return { key: 'called.desk', params: { number } };
  const after = tableNameAfter('', game, number);
  const maker = name.endsWith(after) ? name.slice(0, -after.length) : '';
  if (maker === '') return undefined;
  return number === 1
    ? { key: 'called.first', params: { name: maker, game } }
    : { key: 'called.more', params: { name: maker, game, number } };
}

/** What a table is called: by who made it and what is played; a second one has a number. */
export function defaultTableName(maker: string, game: Game, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = tableNameAfter(maker, titleOf(game), number);
    if (!taken.has(name)) return name;
  }
}

/** Whether a table has no name yet, or its default one by a maker who was called so. */
export function isNamedAfter({ name }: KeptTable, maker: string | undefined, game: Game): boolean {
  if (name === '') return true;
  return maker !== undefined && parseDefaultTableName(name, titleOf(game))?.params.name === maker;
}

/** What a game is called. */
export function titleOf({ rules, messages: words }: Game): string {
  return words['game.name'] ?? rules.id;
}

/** What its host has typed for a table's name, or why it can't be called so: `others` are called so already. */
export function parseNewName(
  typed: string,
  others: readonly string[],
): { readonly name: string } | { readonly refusal: Refusal } {
  const read = readTableName(typed);
  if ('refusal' in read || !others.some((other) => isSameName(other, read.name))) return read;
  const free = freeName(read.name, others, MAX_TABLE_NAME_GRAPHEMES);
  return { refusal: refusal('host', 'table-name-taken', { name: read.name, free }) };
}

// How a table is run: what its host sets besides what is played.

/** A new table's. */
export function newSettings(open: boolean): TableSettings {
  const allowed = { spectators: true, chat: true, counting: true, hints: true };
  return { open, locked: false, ...allowed, standInAfter: 60, claimAfter: 45 };
}

/** What is left out stays. */
export type SettingsChange = { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined };

export function changeSettings(table: KeptTable, change: SettingsChange): KeptTable {
  const { settings } = table;
  return {
    ...table,
    settings: {
      open: change.open ?? settings.open,
      locked: change.locked ?? settings.locked,
      spectators: change.spectators ?? settings.spectators,
      chat: change.chat ?? settings.chat,
      counting: change.counting ?? settings.counting,
      hints: change.hints ?? settings.hints,
      standInAfter: change.standInAfter ?? settings.standInAfter,
      claimAfter: change.claimAfter ?? settings.claimAfter,
    },
  };
}

/** Tables at which a deal is played that somebody knows by its code. */
const REFUSALS: Readonly<Record<CodeFault, Refusal>> = {
  short: refusal('deal', 'code-short'),
  wrong: refusal('deal', 'code-wrong'),
  other: refusal('deal', 'code-other'),
};

/** The challenge that a code is in this game, or why it is none. */
export function parseDealCode(code: string, game: Game): Challenge | { readonly refusal: Refusal } {
  const read = readDealCode(code, [game]);
  if ('fault' in read) return { refusal: REFUSALS[read.fault] };
  const refused = game.rules.refuseOptions?.(read.options, read.seats);
  return refused ? { refusal: refused } : read;
}

/** What is played at this table; nothing where nobody can know the cards. */
export function challengeAt({ dealt }: KeptTable, game: Game): Challenge | undefined {
  const read = dealt === '' ? undefined : parseDealCode(dealt, game);
  return read && 'refusal' in read ? undefined : read;
}

/** The table as it waits for its next match. */
export function withoutMatch(table: KeptTable, seats: readonly Occupant[], game: Game): KeptTable {
  const options = withoutDuplicateOptions(table.options, game);
  return { ...table, options, seats, match: table.match + 1, heirs: [], dealt: '' };
}

export type TableChange = { readonly table: KeptTable } | { readonly refusal: Refusal };

/** Options by name, as a person chose them; those left out stay as they are. */
export type OptionChoice = Readonly<Record<string, unknown>>;

const EMPTY: Occupant = { kind: 'empty' };

/** A new table with nobody on its seats. Without a number of seats, as many as the game allows. */
export function newTable(
  game: Game,
  who: Pick<KeptTable, 'id' | 'host' | 'settings' | 'code' | 'room' | 'guests' | 'name'>,
  wish: { readonly seats?: number | undefined; readonly options?: OptionChoice | undefined },
): TableChange {
  const { id, seats } = game.rules;
  const nobody = { banned: [], handed: [], heirs: [], seats: [], dealt: '' };
  const table: KeptTable = { ...who, ...nobody, game: id, options: {}, match: 0 };
  const sized = withSeats(table, wish.seats ?? seats.max, game);
  return 'refusal' in sized ? sized : setOptions(sized.table, wish.options ?? {}, game);
}

type Person = Extract<Occupant, { kind: 'person' }>;

/**
 * An empty seat, the own one under another name, or a bot's: bots make room for people. Two people are not called the
 * same; a bot that is takes another name.
 */
export function sit(table: KeptTable, seat: Seat, person: Person): TableChange {
  const there = table.seats[seat];
  if (!there) return noSuchSeat(seat);
  if (there.kind === 'person' && there.session !== person.session) return refuse('seat-taken');
  const { name } = person;
  // Who moves is on both seats for a moment.
  const others = table.seats.filter((who): who is Person => who.kind === 'person' && who.session !== person.session);
  const names = others.map((other) => other.name);
  if (names.some((other) => isSameName(other, name)))
    return refuse('name-taken', { name, free: freeName(name, names) });
  const seats = table.seats.with(seat, person);
  return { table: { ...table, seats: seats.map((who) => (isNamesake(who, name) ? renamed(who, seats) : who)) } };
}

function isNamesake(who: Occupant, name: string): who is Extract<Occupant, { kind: 'bot' }> {
  return who.kind === 'bot' && isSameName(who.name, name);
}

function renamed(bot: Extract<Occupant, { kind: 'bot' }>, seats: readonly Occupant[]): Occupant {
  return { ...bot, name: botName(seats) };
}

export function stand(table: KeptTable, seat: Seat, session: string): TableChange {
  const there = table.seats[seat];
  if (!there) return noSuchSeat(seat);
  if (there.kind !== 'person' || there.session !== session) return refuse('not-your-seat');
  return withOccupant(table, seat, EMPTY);
}

export function seatBot(table: KeptTable, seat: Seat, level: Level, game: Game): TableChange {
  const there = table.seats[seat];
  if (!there) return noSuchSeat(seat);
  if (there.kind === 'person') return refuse('seat-taken');
  if (!game.bots[level]) return refuse('no-such-level', { game: table.game, level });
  const name = there.kind === 'bot' ? there.name : botName(table.seats);
  return withOccupant(table, seat, { kind: 'bot', name, level });
}

export function clearSeat(table: KeptTable, seat: Seat): TableChange {
  const there = table.seats[seat];
  if (!there) return noSuchSeat(seat);
  return there.kind === 'bot' ? withOccupant(table, seat, EMPTY) : refuse('no-bot-there');
}

/** Two seats change places, whoever sits there. */
export function swapSeats(table: KeptTable, a: Seat, b: Seat): TableChange {
  const [one, other] = [table.seats[a], table.seats[b]];
  if (!one) return noSuchSeat(a);
  if (!other) return noSuchSeat(b);
  return { table: { ...table, seats: table.seats.with(a, other).with(b, one) } };
}

/** The session whose person sits there, if it may be removed. */
export function removable(table: KeptTable, seat: Seat): { readonly session: string } | { readonly refusal: Refusal } {
  const there = table.seats[seat];
  if (!there) return noSuchSeat(seat);
  if (there.kind !== 'person') return refuse('no-person-there');
  return there.session === table.host ? refuse('host-stays') : { session: there.session };
}

/** This session's people leave all seats they hold: to bots of this level, or empty. */
export function leaveSeats(table: KeptTable, session: string, level: Level | undefined): KeptTable {
  const seats: Occupant[] = [];
  for (const who of table.seats) {
    const isLeft = who.kind === 'person' && who.session === session;
    const bot: Occupant = level ? { kind: 'bot', name: botName([...table.seats, ...seats]), level } : EMPTY;
    seats.push(isLeft ? bot : who);
  }
  return { ...table, seats };
}

export function setOptions(table: KeptTable, choice: OptionChoice, game: Game): TableChange {
  if (table.dealt !== '') return { refusal: refusal('deal', 'deal-fixed') };
  const { rules } = game;
  const { duplicateOptions, tableOptions } = rules;
  const resolved = resolveOptions(rules.options, { ...table.options, ...choice }, duplicateOptions, tableOptions);
  if ('refusal' in resolved) return resolved;
  const { options } = resolved;
  const refused = rules.refuseOptions?.(options, table.seats.length);
  return refused ? { refusal: refused } : { table: { ...table, options } };
}

/** The options without those that only duplicate deals set: a match after them is one like any other. */
export function withoutDuplicateOptions(options: KeptTable['options'], { rules }: Game): KeptTable['options'] {
  return withoutOptions(options, rules.duplicateOptions);
}

/** More or fewer seats. The last ones go, and bots with them, but no person. */
export function setSeats(table: KeptTable, seats: number, game: Game): TableChange {
  if (table.dealt !== '') return { refusal: refusal('deal', 'deal-fixed') };
  const sized = withSeats(table, seats, game);
  return 'refusal' in sized ? sized : setOptions(sized.table, {}, game);
}

function withSeats(table: KeptTable, count: number, { rules: { seats } }: Game): TableChange {
  if (count < seats.min || count > seats.max) return { refusal: refusal('record', 'bad-seats', { seats: count }) };
  if (table.seats.slice(count).some(({ kind }) => kind === 'person')) return refuse('seat-taken');
  return { table: { ...table, seats: Array.from({ length: count }, (_, seat) => table.seats[seat] ?? EMPTY) } };
}

function withOccupant(table: KeptTable, seat: Seat, occupant: Occupant): TableChange {
  return { table: { ...table, seats: table.seats.with(seat, occupant) } };
}

function botName(seats: readonly Occupant[]): string {
  const taken = seats.flatMap((who) => (who.kind === 'empty' ? [] : who.name));
  const free = PERSONAS.find(({ name }) => !taken.some((other) => isSameName(other, name)));
  return free?.name ?? freeName('Bot', taken);
}

function noSuchSeat(seat: Seat): { readonly refusal: Refusal } {
  return refuse('no-such-seat', { seat });
}

function refuse(reason: string, params?: Refusal['params']): { readonly refusal: Refusal } {
  return { refusal: refusal('host', reason, params) };
}
