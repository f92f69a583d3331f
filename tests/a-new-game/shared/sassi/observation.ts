/** What a viewer sees of a match. */
import type { ObservationBase, Seat, SeenEvent } from '../../engine/rules.ts';
import type { Options } from './options.ts';
import type { Stone } from './stones.ts';

/** `deal`: chance is next, before the first round and after each. */
export type Phase = 'deal' | 'turn' | 'over';

/** An event as all see it: of a deal only the stone that begins the heap. */
export type Seen = SeenEvent &
  (
    | { readonly by: 'chance'; readonly type: 'deal'; readonly open: Stone }
    | { readonly by: Seat; readonly type: 'lay'; readonly stone: Stone }
    | { readonly by: Seat; readonly type: 'take'; readonly count: number }
  );

interface Common extends ObservationBase {
  readonly last: Seen | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly handSizes: readonly number[];
  readonly heap: readonly Stone[];
  readonly taken: readonly (readonly Stone[])[];
  readonly rounds: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly story: readonly Seen[];
}

/** What a seat sees is the table and its own hand, in ascending order. */
export type Observation = Common &
  ({ readonly viewer: Seat; readonly hand: readonly Stone[] } | { readonly viewer: 'everyone'; readonly hand: null });
