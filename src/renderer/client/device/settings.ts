/** What a person chose for this device. */
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import { persisted } from './storage.ts';

/** What a table may look like on this device, by choice. `own`: as its game has it. */

/** `plain`: a dark room of which nothing is told. */
export const ROOMS = ['plain', 'bar', 'kitchen', 'terrace'] as const;
export type RoomName = (typeof ROOMS)[number];

export const CLOTHS = ['own', 'green', 'red', 'blue', 'grey'] as const;
export type ClothName = (typeof CLOTHS)[number];

export const BACKS = ['own', 'lozenges', 'waves', 'stars'] as const;
export type BackName = (typeof BACKS)[number];

export const SPEEDS = ['calm', 'normal', 'quick'] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;

export const PICTURES = ['auto', 'best', 'plain'] as const;

/** Which moves are asked for once more at the table: none, those that cost dear when the hand slipped, all. */
export const CONFIRM_MODES = ['never', 'grave', 'always'] as const;
export type Confirm = (typeof CONFIRM_MODES)[number];

/** Per cent of the text size that fits the window. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

export interface Settings {
  readonly speed: Speed;
  readonly motion: (typeof MOTIONS)[number];
  readonly fourColours: boolean;
  /** How much a table at rest may cost the graphics card. */
  readonly picture: (typeof PICTURES)[number];
  /** Where the table stands, on which cloth and with which backs; absent: as its game has it. */
  readonly room?: RoomName;
  readonly cloth?: ClothName;
  readonly back?: BackName;
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly confirm: Confirm;
  /** The last card plays itself. */
  readonly lastCard: boolean;
  /** Bots say a word now and then. */
  readonly banter: boolean;
  /** On a phone a move that was tapped can be taken back for two seconds. */
  readonly undo: boolean;
  /** On a phone the table is shown, too, where a big screen shows it to the room. */
  readonly wholeTable: boolean;
  /** On a phone somebody has wanted another order of the hand: what that takes is fetched. */
  readonly handOrder?: boolean;
  /** What something means is said to who meets it for the first time. */
  readonly whispers: boolean;
  /** What a careful player counts is shown, where the table allows it. */
  readonly counting?: boolean;
  /** A phone is silent unless asked. */
  readonly handSound?: boolean;
  /** On a television: the flat table, or the one in depth; absent: it is tried (app/screen/which.ts). */
  readonly depth?: 'flat' | 'deep';
  /** A phone that can't buzz knocks when it is one's turn, unless this says no. */
  readonly turnSound?: boolean;
  /** The language the person chose; absent: what the browser asks for (language.ts). */
  readonly tongue?: string;
  /** The name last sat down with. */
  readonly name: string;
  /** What goes with it; without one the room chooses. */
  readonly mark?: AvatarSpec;
}

const DEFAULT_SETTINGS: Settings = {
  speed: 'normal',
  motion: 'system',
  fourColours: false,
  picture: 'auto',
  textSize: 100,
  confirm: 'grave',
  lastCard: false,
  banter: true,
  undo: true,
  wholeTable: false,
  whispers: true,
  name: '',
};

export const useSettings = persisted<Settings>('panno-verde.settings', DEFAULT_SETTINGS);

/** How much faster than the standard things move and are left to be read. */
export const SPEED_FACTORS: Readonly<Record<Speed, number>> = { calm: 0.65, normal: 1, quick: 1.7 };
