import { createRoot } from 'react-dom/client';
import { surely } from '../../fetch/surely.ts';
import { buttonSaying, type Lit } from '../../match/hint/target.ts';
import { usePlay } from '../../session/match/play.ts';

/**
 * A light around the card that the program would play, or around the button, until something else is shown. Nothing of it is
 * part of the page that everybody has: it is laid over it.
 */
export async function lightUp(lit: readonly Lit[]): Promise<void> {
  const before = usePlay.getState().shown;
  const { Rings, rectOf } = await surely(() => import('../../match/lesson/Rings.tsx'));
  const locate = (one: Lit) => {
    if ('zone' in one) return undefined;
    if ('button' in one) return rectOf(buttonSaying(one.button));
    return rectOf(document.querySelector(`[data-card="${CSS.escape(one.card)}"]`));
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Rings targets={lit} locate={locate} />);
  const stop = usePlay.subscribe(({ shown }) => {
    if (shown?.version === before?.version && shown?.match === before?.match) return;
    stop();
    root.unmount();
    place.remove();
  });
}
