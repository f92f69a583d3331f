/** What games tell newcomers, loaded for who wants it. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { PanelProps } from './game.ts';

/** Something a newcomer may wonder at, `tip.ID` in the game's words, and the rules that say it. */
export interface Tip<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  readonly id: string;
  readonly rules: readonly string[];
  /** Whether it is met now; of several, the first is said. */
  when(panel: PanelProps<Observation, Move>): boolean;
  /** What fills the gaps of its sentence. */
  gaps?(panel: PanelProps<Observation, Move>): Readonly<Record<string, string | number>>;
}

const TIPS = import.meta.glob<readonly Tip[]>('./*/tips.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/tips.ts', { import: 'TIPS' });

export interface LoadedTips {
  readonly tips: readonly Tip[];
  readonly words: Messages;
}

/** Nothing for a game that has none. Rejects where it can't be fetched. */
export async function loadTips(game: string): Promise<LoadedTips | undefined> {
  const [tips, words] = [TIPS[`./${game}/tips.ts`], WORDS[`./${game}/messages/en/tips.ts`]];
  if (!tips || !words) return undefined;
  const [loaded, said] = await Promise.all([tips(), words()]);
  return { tips: loaded, words: said };
}
