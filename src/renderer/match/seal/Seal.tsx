import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';
import { FairShuffleIcon } from './SealMark.tsx';
import { type Standing, useShownFairShuffle } from './state.ts';

interface Props {
  readonly table: TableView;
  readonly say: Say;
}

/** On a phone: the small seal beside the menu. */
export function FairShuffleButton({ table, say, onOpen }: Props & { onOpen(): void }) {
  const shown = useShownFairShuffle(table);
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    shown && (
      <button type="button" className="engraved seal-at" onClick={onOpen}>
        <Inside shown={shown} say={say} />
      </button>
    )
  );
}

/** In a window: the same beside the other tabs. */
export function FairShuffleTab({ table, say, href }: Props & { readonly href: string }) {
  const shown = useShownFairShuffle(table);
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    shown && (
      <a className="tab seal-at" href={href} aria-keyshortcuts="V">
        <Inside shown={shown} say={say} />
        <kbd>V</kbd>
      </a>
    )
  );
}

/** On a television, where nobody presses: the mark, and in a word how it stands. */
export function FairShuffleOnTv({ table, say }: Props) {
  const shown = useShownFairShuffle(table);
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    shown && (
      <p className="seal-on-screen">
        <FairShuffleIcon state={shown.state} />
        {wordOf(shown, say)}
      </p>
    )
  );
}

/** Nothing is sealed where whoever has the deal's code can know the cards, nor where one is played once more. */
function isUnsealed({ practice, known }: TableView): boolean {
  return practice || known !== null;
}

function Unsealed({ table, say }: Props) {
  const why = table.practice ? 'practice' : 'known';
  return <p className={`seal-on-screen ${why}`}>{say(`seal.${why}`)}</p>;
}

/** The mark alone, since its shape says it; what nobody should trust, or waits for another attempt, says so in letters, too. */
function Inside({ shown, say }: { readonly shown: Standing; readonly say: Say }) {
  const { state } = shown;
  const word = wordOf(shown, say);
  return (
    <>
      <FairShuffleIcon state={state} />
      {(state === 'broken' || state === 'unopened' || (state === 'making' && shown.seal.view.attempt > 0)) && (
        <span aria-hidden="true">{word}</span>
      )}
      <span className="unseen">{say('seal.open', { state: word })}</span>
    </>
  );
}

/** How it stands; where somebody holds it up, which attempt this is, and of how many at most. */
function wordOf({ state, seal: { view } }: Standing, say: Say): string {
  return say(`seal.${state}`, { attempt: view.attempt + 1, most: view.most });
}
