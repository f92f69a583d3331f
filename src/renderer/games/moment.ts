/** A moment that fills the whole picture for a breath: what it says and shows, as data. */
import type { Seat } from '#shared/engine/rules.ts';

/**
 * - `trump`: the called card names it
 * - `unmasked`: two are partners, and everybody knows it now; `alone`: one has nobody
 * - `declared`: cards are shown, and count
 * - `called`: all houses have a colour in common, and cards fly to who pays
 * - `last`: the last card or trick
 * - `misplay`: a card came too late; `perfect`: a turn without one
 */
export type MomentKind = 'trump' | 'unmasked' | 'alone' | 'declared' | 'called' | 'last' | 'misplay' | 'perfect';

/** How long it has the picture, in ms at normal speed; a beat with one lasts until then. */
export const MOMENT_MS = 1600;

export interface Moment {
  readonly kind: MomentKind;
  /** A word or a few, as large as fits. */
  readonly title: string;
  /** One sentence. */
  readonly line?: string;
  /** Faces of the game's deck that everybody sees, in this order. */
  readonly cards?: readonly string[];
  /** Which of them counts, by its index: larger and ringed. */
  readonly main?: number;
  /** Whose portraits are shown: the first on the left, another on the right. */
  readonly seats?: readonly Seat[];
  /** Who gets a card for it, a card each time they are named. */
  readonly penalties?: readonly Seat[];
}
