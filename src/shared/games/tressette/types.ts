/** What a table of Tressette may choose, and the game's types. */
import type { ItalianCard, ItalianSuit } from '../../cards/italian.ts';
import { type OptionsOf, option } from '../../engine/options.ts';
import type { Call, CallMove } from '../../tricks/calls.ts';
import type { DeclaredHonours } from '../../tricks/honours.ts';
import type { DealResult } from '../../tricks/state.ts';

export const OPTIONS = {
  /** Points that end the match (TS-12). */
  target: option([21, 11, 31]),
  /** Whether three or four of a kind and napoletane count (TS-13). */
  buongioco: option(['off', 'on']),
  /** Whether the leader of a trick may call something to the partner (TS-14). */
  calls: option(['on', 'off']),
} as const;

export const CALLS = ['busso', 'volo', 'striscio'] as const;
type Word = (typeof CALLS)[number];

export interface Tressette {
  Card: ItalianCard;
  Options: OptionsOf<typeof OPTIONS>;
  Move: CallMove<Word>;
  Extra: {
    calls: readonly Call<Word>[];
    /** What the hands held at the start, once the first trick is over. */
    honours: readonly DeclaredHonours<ItalianSuit>[];
  };
  Seen: Readonly<Tressette['Extra']>;
  Deal: DealResult;
}
