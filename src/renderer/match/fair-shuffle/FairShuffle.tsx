import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../i18n/say.ts';
import { type FairShuffleState, type Standing, useShownFairShuffle } from './shown-fair-shuffle.ts';

/** A whole, round wax shape. */
const WAX = 'M12 2a10 10 0 1 0 .1 0z';

/** Wax broken into two pieces. */
const PIECES = 'M9 2a10 10 0 0 0 0 20l-2-6 4-4-4-4zM15 2l-2 6 4 4-4 4 2 6a10 10 0 0 0 0-20z';

const QUESTION_MARK = 'M9 9.5a3 3 0 1 1 4.3 2.7c-.9.4-1.3 1-1.3 1.9M12 17.2h.01';

/** Signs in the wax: dots while it is being made, a lock, a tick, a question mark. */
const SIGNS: Readonly<Record<Exclude<FairShuffleState, 'broken'>, string>> = {
  making: 'M7.5 12h.01M12 12h.01M16.5 12h.01',
  closed: 'M8 11.5h8v5.5H8zM9.5 11.5v-2a2.5 2.5 0 0 1 5 0v2',
  whole: 'M7.5 12.5l3 3 6-6.5',
  unopened: QUESTION_MARK,
  unchecked: QUESTION_MARK,
};

/** Draws the seal's state as a small icon; text beside it says the same. */
export function FairShuffleIcon({ state }: { readonly state: FairShuffleState }) {
  return (
    <svg className="seal-icon" data-seal={state} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="wax" d={state === 'broken' ? PIECES : WAX} />
      {state !== 'broken' && <path className="sign" d={SIGNS[state]} />}
    </svg>
  );
}

interface Props {
  readonly table: TableView;
  readonly say: Say;
}

/** The phone's button with the seal, beside the menu. */
export function FairShuffleButton({ table, say, onOpen }: Props & { onOpen(): void }) {
  const shown = useShownFairShuffle(table);
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    shown && (
      <button type="button" className="engraved seal-button" onClick={onOpen}>
        <Inside shown={shown} say={say} />
      </button>
    )
  );
}

/** The desktop's tab with the seal. */
export function FairShuffleTab({ table, say, href }: Props & { readonly href: string }) {
  const shown = useShownFairShuffle(table);
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    shown && (
      <a className="tab seal-button" href={href} aria-keyshortcuts="V">
        <Inside shown={shown} say={say} />
        <kbd>V</kbd>
      </a>
    )
  );
}

/** The television's mark of the shuffle, with a word where something is wrong. */
export function FairShuffleOnTv({ table, say }: Props) {
  const shown = useShownFairShuffle(table);
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    shown && (
      <p className="seal-on-tv">
        <Inside shown={shown} say={say} />
      </p>
    )
  );
}

/** Deals with a known code and replays have no seal, since whoever has the code can know the cards. */
function isUnsealed({ practice, known }: TableView): boolean {
  return practice || known !== null;
}

function Unsealed({ table, say }: Props) {
  const why = table.practice ? 'practice' : 'known';
  return <p className={`seal-on-tv ${why}`}>{say(`shuffle.${why}`)}</p>;
}

/** Shows the icon alone; a fault or another attempt also gets text. */
function Inside({ shown, say }: { readonly shown: Standing; readonly say: Say }) {
  const { state } = shown;
  const word = wordOf(shown, say);
  return (
    <>
      <FairShuffleIcon state={state} />
      {state !== 'closed' && state !== 'whole' && (state !== 'making' || shown.seal.view.attempt > 0) && (
        <span aria-hidden="true">{word}</span>
      )}
      <span className="unseen">{say('shuffle.open', { state: word })}</span>
    </>
  );
}

/** The state in words; while a participant delays it, also the attempt's number and the maximum. */
function wordOf({ state, seal: { view } }: Standing, say: Say): string {
  return say(`shuffle.${state}`, { attempt: view.attempt + 1, most: view.most });
}
