/** The user's settings on this device. */
import type { Level } from '#shared/engine/bot.ts';
import type { AvatarSpec } from '#shared/protocol/avatar.ts';
import { persisted } from './storage.ts';

// The table's appearance on this device. `own`: the game's own.

/** `plain`: a dark room without details. */
export const ROOMS = ['plain', 'bar', 'kitchen', 'terrace'] as const;
export type RoomName = (typeof ROOMS)[number];

export const CLOTHS = ['own', 'green', 'red', 'blue', 'grey'] as const;
export type ClothName = (typeof CLOTHS)[number];

export const BACKS = ['own', 'lozenges', 'waves', 'stars'] as const;
export type BackName = (typeof BACKS)[number];

export const FACES = ['own', 'french', 'neapolitan', 'piacentine', 'sicilian'] as const;

export const SPEEDS = ['calm', 'normal', 'quick'] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;

export const PICTURES = ['auto', 'best', 'plain'] as const;

/** Which moves need a confirmation: none, those that are costly as a mistake, all. */
export const CONFIRM_MODES = ['never', 'grave', 'always'] as const;
export type Confirm = (typeof CONFIRM_MODES)[number];

/** Text sizes in per cent of the one that fits the window. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

export interface Settings {
  readonly speed: Speed;
  readonly motion: (typeof MOTIONS)[number];
  readonly fourColours: boolean;
  /** Whose faces French and Italian cards have; absent: the game’s own. */
  readonly faces?: (typeof FACES)[number];
  /** What stands in the corners of cards is drawn larger. */
  readonly largeCorners?: boolean;
  /** How much graphics power a table at rest may use. */
  readonly picture: (typeof PICTURES)[number];
  /** The table's room, cloth and card backs; absent: the game's own. */
  readonly room?: RoomName;
  readonly cloth?: ClothName;
  readonly back?: BackName;
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly confirm: Confirm;
  /** Plays the last card automatically. */
  readonly lastCard: boolean;
  /** Bots chat now and then. */
  readonly banter: boolean;
  /** On a phone a tapped move can be undone for two seconds. */
  readonly undo: boolean;
  /** On a phone, shows the table even where a television shows it. */
  readonly wholeTable: boolean;
  /** On a phone, somebody has changed the hand's order, so its chunk is loaded. */
  readonly handOrder?: boolean;
  /** Shows tips to newcomers. */
  readonly whispers: boolean;
  /** Shows the card count, where the table allows it. */
  readonly counting?: boolean;
  /** Sound on a phone; off by default. */
  readonly handSound?: boolean;
  /** On a television: the flat table or the one in depth; absent: decided by a trial (tv/render-mode.ts). */
  readonly depth?: 'flat' | 'deep';
  /** A phone that can't vibrate plays a sound on the user's turn unless this is false. */
  readonly turnSound?: boolean;
  /** The chosen language; absent: the browser's (language.ts). */
  readonly tongue?: string;
  /** Deals and exercises of the day; absent: on. */
  readonly daily?: boolean;
  /** The user is in no match's story; absent: may be. */
  readonly untold?: boolean;
  /** The user guesses nothing while others play; absent: may. */
  readonly guessless?: boolean;
  /** How strong bots play in a quick match; absent: not asked yet. */
  readonly level?: Level;
  /** The name used last. */
  readonly name: string;
  /** The avatar that goes with it; without one the room chooses. */
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

/** Speed factor of animations and reading times. */
export const SPEED_FACTORS: Readonly<Record<Speed, number>> = { calm: 0.65, normal: 1, quick: 1.7 };
