import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';
import { SealMark } from './SealMark.tsx';
import { type SealState, useShownSeal } from './state.ts';

interface Props {
  readonly table: TableView;
  readonly say: Say;
}

/** On a phone: the small seal beside the menu. */
export function SealButton({ table, say, onOpen }: Props & { onOpen(): void }) {
  const state = useShownSeal(table)?.state;
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    state && (
      <button type="button" className="engraved seal-at" onClick={onOpen}>
        <Inside state={state} say={say} />
      </button>
    )
  );
}

/** In a window: the same beside the other tabs. */
export function SealTab({ table, say, href }: Props & { readonly href: string }) {
  const state = useShownSeal(table)?.state;
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    state && (
      <a className="tab seal-at" href={href} aria-keyshortcuts="V">
        <Inside state={state} say={say} />
        <kbd>V</kbd>
      </a>
    )
  );
}

/** On a television, where nobody presses: the mark, and in a word how it stands. */
export function SealOnScreen({ table, say }: Props) {
  const state = useShownSeal(table)?.state;
  if (isUnsealed(table)) return <Unsealed table={table} say={say} />;
  return (
    state && (
      <p className="seal-on-screen">
        <SealMark state={state} />
        {say(`seal.${state}`)}
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

/** The mark alone, since its shape says it; what nobody should trust says so in letters, too. */
function Inside({ state, say }: { readonly state: SealState; readonly say: Say }) {
  const words = say('seal.open', { state: say(`seal.${state}`) });
  return (
    <>
      <SealMark state={state} />
      {(state === 'broken' || state === 'unopened') && <span aria-hidden="true">{say(`seal.${state}`)}</span>}
      <span className="unseen">{words}</span>
    </>
  );
}
