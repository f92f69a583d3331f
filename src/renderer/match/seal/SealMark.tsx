import type { FairShuffleState } from './state.ts';

/** Round. */
const WAX = 'M12 2a10 10 0 1 0 .1 0z';

/** In two pieces that have come apart. */
const PIECES = 'M9 2a10 10 0 0 0 0 20l-2-6 4-4-4-4zM15 2l-2 6 4 4-4 4 2 6a10 10 0 0 0 0-20z';

/** What stands in the wax: dots while it is soft, a lock, a tick, a question. */
const SIGNS: Readonly<Record<Exclude<FairShuffleState, 'broken'>, string>> = {
  making: 'M7.5 12h.01M12 12h.01M16.5 12h.01',
  closed: 'M8 11.5h8v5.5H8zM9.5 11.5v-2a2.5 2.5 0 0 1 5 0v2',
  whole: 'M7.5 12.5l3 3 6-6.5',
  unopened: 'M9 9.5a3 3 0 1 1 4.3 2.7c-.9.4-1.3 1-1.3 1.9M12 17.2h.01',
};

/** The seal as a small picture: its shape says how it stands. Words beside it, or of what carries it, say the same. */
export function FairShuffleIcon({ state }: { readonly state: FairShuffleState }) {
  return (
    <svg className="seal-mark" data-seal={state} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="wax" d={state === 'broken' ? PIECES : WAX} />
      {state !== 'broken' && <path className="sign" d={SIGNS[state]} />}
    </svg>
  );
}
