/** Loads the games' tips for newcomers. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { PanelProps } from './game.ts';

/** A tip, `tip.ID` in the game's messages, and its rules. */
export interface Tip<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  readonly id: string;
  readonly rules: readonly string[];
  /** Whether it applies now; of several, the first is shown. */
  when(panel: PanelProps<Observation, Move>): boolean;
  /** Parameters of its sentence. */
  gaps?(panel: PanelProps<Observation, Move>): Readonly<Record<string, string | number>>;
}

const TIPS = import.meta.glob<readonly Tip[]>('./*/tips.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/tips.ts', { import: 'TIPS' });

export interface LoadedTips {
  readonly tips: readonly Tip[];
  readonly words: Messages;
}

/** Undefined for a game without tips. Rejects where they can't be loaded. */
export async function loadTips(game: string): Promise<LoadedTips | undefined> {
  const [tips, words] = [TIPS[`./${game}/tips.ts`], WORDS[`./${game}/messages/en/tips.ts`]];
  if (!tips || !words) return undefined;
  const [loaded, said] = await Promise.all([tips(), words()]);
  return { tips: loaded, words: said };
}
