/** What the sentences of a lesson say, told a second time: as questions to what the learner sees. */
import type { AnyMove, GameTypes } from '#shared/engine/rules.ts';

/** By the sentence's key, without `lesson.`: whether it is so. `past`: all the learner saw before; `otherwise`: the move that is held back. */
export type Claims<G extends GameTypes> = Readonly<
  Record<string, (seen: G['Observation'], past: readonly G['Observation'][], otherwise: G['Move']) => boolean>
>;

/** By the same keys: what it names, as `marksOf` reads it in any language; where that hangs on what is seen, a question, too. */
export type Names<G extends GameTypes> = Readonly<Record<string, string | ((seen: G['Observation']) => string)>>;

/** The same, whatever the game. */
export interface Told {
  readonly CLAIMS: Readonly<Record<string, (seen: never, past: never, otherwise: AnyMove | null) => boolean>>;
  readonly NAMES: Readonly<Record<string, string | ((seen: never) => string)>>;
}
