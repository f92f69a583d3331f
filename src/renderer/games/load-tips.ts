/** What games whisper to newcomers, fetched for who wants to hear it. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import type { PanelProps } from './game.ts';

/** Something a newcomer may wonder at, `whisper.ID` in the game's words, and the rules that say it. */
export interface Tip<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> {
  readonly id: string;
  readonly rules: readonly string[];
  /** Whether it is met now; of several, the first is said. */
  when(panel: PanelProps<Observation, Move>): boolean;
  /** What fills the gaps of its sentence. */
  gaps?(panel: PanelProps<Observation, Move>): Readonly<Record<string, string | number>>;
}

const WHISPERS = import.meta.glob<readonly Tip[]>('./*/tips.ts', { import: 'default' });
const WORDS = import.meta.glob<Messages>('./*/messages/en/whispers.ts', { import: 'WHISPERS' });

export interface LoadedTips {
  readonly whispers: readonly Tip[];
  readonly words: Messages;
}

/** Nothing for a game that whispers nothing. Rejects where it can't be fetched. */
export async function loadTips(game: string): Promise<LoadedTips | undefined> {
  const [whispers, words] = [WHISPERS[`./${game}/tips.ts`], WORDS[`./${game}/messages/en/whispers.ts`]];
  if (!whispers || !words) return undefined;
  const [loaded, said] = await Promise.all([whispers(), words()]);
  return { whispers: loaded, words: said };
}
