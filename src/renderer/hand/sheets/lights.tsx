import { createRoot } from 'react-dom/client';
import { loadWithRetry } from '../../fetch/surely.ts';
import { buttonStartingWith, type HintTarget } from '../../match/hint/target.ts';
import { useShownMatch } from '../../session/match/play.ts';

/**
 * A light around the card that the program would play, or around the button, until something else is shown. Nothing of it is
 * part of the page that everybody has: it is laid over it.
 */
export async function highlightHint(lit: readonly HintTarget[]): Promise<void> {
  const before = useShownMatch.getState().shown;
  const { Spotlight: Rings, rectOf } = await loadWithRetry(() => import('../../match/lesson/Rings.tsx'));
  const locate = (one: HintTarget) => {
    if ('zone' in one) return undefined;
    if ('button' in one) return rectOf(buttonStartingWith(one.button));
    return rectOf(document.querySelector(`[data-card="${CSS.escape(one.card)}"]`));
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Rings targets={lit} locate={locate} />);
  const stop = useShownMatch.subscribe(({ shown }) => {
    if (shown?.version === before?.version && shown?.match === before?.match) return;
    stop();
    root.unmount();
    place.remove();
  });
}
