/** What a table of Tressette may choose, and the game's types. */
import type { ItalianCard, ItalianSuit } from '../../cards/italian.ts';
import { type OptionsOf, option } from '../../engine/options.ts';
import type { Honours } from '../../tricks/honours.ts';
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
export type Call = (typeof CALLS)[number];

export interface Tressette {
  Card: ItalianCard;
  Options: OptionsOf<typeof OPTIONS>;
  Move: { readonly type: 'call'; readonly call: Call };
  Extra: {
    /** Calls of this deal, each before the first card of a trick, from 0. */
    calls: readonly { readonly seat: number; readonly call: Call; readonly trick: number }[];
    /** What the hands held at the start, once the first trick is over. */
    honours: readonly ({ readonly seat: number } & Honours<ItalianSuit>)[];
  };
  Seen: Readonly<Tressette['Extra']>;
  Deal: DealResult;
}
