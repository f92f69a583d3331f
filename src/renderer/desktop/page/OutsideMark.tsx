/** The sign of a host that is open to other houses, with words where there is room for them. */
import './another-house.css';
import { hostIn, useOutside } from '../../client/room/outside.ts';
import { useWords } from '../../games/use-words.ts';
import { OUTSIDE } from '../../i18n/messages/en/outside.ts';

function Globe() {
  return (
    <svg className="globe" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <ellipse cx="8" cy="8" rx="2.8" ry="6.5" />
      <path d="M1.5 8h13M2.6 4.6h10.8M2.6 11.4h10.8" />
    </svg>
  );
}

/** Says that the host is open to other houses, where it is. */
export function OutsideMark() {
  const { say } = useWords(undefined, OUTSIDE);
  const view = useOutside((state) => state.view);
  if (!view || view.status === 'closed') return null;
  return (
    <p className="outside-mark small" role="status">
      {view.status === 'open' && <Globe />}
      <span>{say(`outside.is.${view.status}.${view.why ?? 'well'}`, { relay: hostIn(view.relay) })}</span>
    </p>
  );
}

/** The same during a match: the sign alone, while it is open. */
export function OutsideSign() {
  const view = useOutside((state) => state.view);
  // Few hosts ever are: their words are fetched then.
  return view?.status === 'open' && <OpenSign relay={view.relay} />;
}

function OpenSign({ relay }: { readonly relay: string }) {
  const { say } = useWords(undefined, OUTSIDE);
  const words = say('outside.is.open.well', { relay: hostIn(relay) });
  return (
    <span className="outside-sign" role="img" aria-label={words} title={words}>
      <Globe />
    </span>
  );
}
