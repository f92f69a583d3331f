import type { TableView } from '#shared/protocol/table.ts';
import { useSeals } from '../../session/match/sealing.ts';
import type { Say } from '../../words/say.ts';
import { SealMark } from './SealMark.tsx';
import { type SealState, shownSeal, stateOf } from './state.ts';

interface Props {
  readonly table: TableView;
  readonly say: Say;
}

/** How the seal at the table stands; nothing where nothing was drawn yet. */
function useSealState(table: TableView): SealState | undefined {
  const seal = useSeals(({ seals }) => shownSeal(seals, table));
  return seal && stateOf(seal);
}

/** On a phone: the small seal beside the menu. */
export function SealButton({ table, say, onOpen }: Props & { onOpen(): void }) {
  const state = useSealState(table);
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
  const state = useSealState(table);
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
  const state = useSealState(table);
  return (
    state && (
      <p className="seal-on-screen">
        <SealMark state={state} />
        {say(`seal.${state}`)}
      </p>
    )
  );
}

/** The mark alone, since its shape says it; one that is broken says so in letters, too. */
function Inside({ state, say }: { readonly state: SealState; readonly say: Say }) {
  const words = say('seal.open', { state: say(`seal.${state}`) });
  return (
    <>
      <SealMark state={state} />
      {state === 'broken' && <span aria-hidden="true">{say('seal.broken')}</span>}
      <span className="unseen">{words}</span>
    </>
  );
}
