/** What the table should be, kept by hand beside it. */
import type { Seat } from '#shared/engine/rules.ts';
import { type Claims, noClaims } from './claims.ts';
import type { Acknowledged } from './world.ts';
import { SEATS } from './world.ts';

/** A device's name, a bot, or nobody. */
export type Sitter = string | 'bot' | null;

export interface Model {
  readonly seats: Sitter[];
  /** By seat, under which name its person sits: a device that was given the seat keeps that. */
  readonly names: string[];
  /** Whose table it is. */
  host: string;
  /** Who gave the code, or opened the table. */
  readonly entered: Set<string>;
  readonly keptOut: Set<string>;
  /** How often somebody was kept out with the right code. */
  guesses: number;
  /** Whose line is open. */
  readonly online: Set<string>;
  locked: boolean;
  paused: boolean;
  stage: 'lobby' | 'playing' | 'over';
  claims: Claims;
  /** Whose seats another device was given. */
  readonly handed: Map<string, string>;
  /** Every move that the host said it kept, in order. */
  readonly acknowledged: Acknowledged[];
}

export function newModel(): Model {
  return {
    seats: Array<Sitter>(SEATS).fill(null),
    names: Array<string>(SEATS).fill(''),
    host: 'Ada',
    entered: new Set(['Ada']),
    keptOut: new Set(),
    guesses: 0,
    online: new Set(['Ada']),
    locked: false,
    paused: false,
    stage: 'lobby',
    claims: noClaims(),
    handed: new Map(),
    acknowledged: [],
  };
}

export function seatsOf({ seats }: Model, name: string): Seat[] {
  return seats.flatMap((sitter, seat) => (sitter === name ? seat : []));
}

/** Somebody else sits under this name. */
export function isNameTaken({ seats, names }: Model, name: string): boolean {
  return seats.some((sitter, seat) => ![null, 'bot', name].includes(sitter) && names[seat] === name);
}

/** Why somebody who asks anything of the table is turned away at once. */
export function refusedAtDoor({ entered, keptOut }: Model, name: string): string | undefined {
  if (keptOut.has(name)) return 'kept-out';
  return entered.has(name) ? undefined : 'not-entered';
}
