/** What a person chose for this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Mark } from '#shared/protocol/mark.ts';

export const SPEEDS = ['calm', 'normal', 'quick'] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;

export const PICTURES = ['auto', 'best', 'plain'] as const;

/** Which moves are asked for once more at the table: none, those that cost dear when the hand slipped, all. */
export const CONFIRMS = ['never', 'grave', 'always'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Per cent of the text size that fits the window. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

export interface Settings {
  readonly speed: Speed;
  readonly motion: (typeof MOTIONS)[number];
  readonly fourColours: boolean;
  /** How much a table at rest may cost the graphics card. */
  readonly picture: (typeof PICTURES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly confirm: Confirm;
  /** The last card plays itself. */
  readonly lastCard: boolean;
  /** On a phone a move that was tapped can be taken back for two seconds. */
  readonly undo: boolean;
  /** On a phone the table is shown, too, where a big screen shows it to the room. */
  readonly wholeTable: boolean;
  /** On a phone somebody has wanted another order of the hand: what that takes is fetched. */
  readonly handOrder?: boolean;
  /** What something means is said to who meets it for the first time. */
  readonly whispers: boolean;
  /** A phone is silent unless asked. */
  readonly handSound?: boolean;
  readonly language: 'en';
  /** The name last sat down with. */
  readonly name: string;
  /** What goes with it; without one the room chooses. */
  readonly mark?: Mark;
}

const STANDARD: Settings = {
  speed: 'normal',
  motion: 'system',
  fourColours: false,
  picture: 'auto',
  textSize: 100,
  confirm: 'grave',
  lastCard: false,
  undo: true,
  wholeTable: false,
  whispers: true,
  language: 'en',
  name: '',
};

export const useSettings = create<Settings>()(persist(() => STANDARD, { name: 'panno-verde.settings', version: 1 }));

/** How much faster than the standard things move and are left to be read. */
export const PACE: Readonly<Record<Speed, number>> = { calm: 0.65, normal: 1, quick: 1.7 };
