import { useEffect, useState } from 'react';
import { useWords } from '../games/use-words.ts';
import { canRender3d, chooseRenderMode, type RenderMode, renderModeHere } from './render-mode.ts';

/** Idle time after which the button hides, in ms. */
const POINTER_IDLE_MS = 4000;

/** Whether the pointer is or was just active. */
function usePointerActive(): boolean {
  const [stirred, stir] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const come = (): void => {
      clearTimeout(rest);
      rest = setTimeout(() => stir(false), POINTER_IDLE_MS);
      stir(true);
    };
    const kinds = ['pointermove', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, come);
    return () => {
      clearTimeout(rest);
      for (const kind of kinds) removeEventListener(kind, come);
    };
  }, []);
  return stirred;
}

const OTHER: Readonly<Record<RenderMode, RenderMode>> = { flat: 'deep', deep: 'flat' };

/**
 * Switches the render mode. It shows for some seconds after a pointer or touch, and while the remote's arrows focus it.
 */
export function RenderModeButton() {
  const { say } = useWords();
  const [here] = useState(renderModeHere);
  const [isOffered] = useState(() => here === 'deep' || (here === 'flat' && canRender3d()));
  const stirred = usePointerActive();
  if (!here || !isOffered) return null;
  return (
    <button type="button" className="table-choice" data-raised={stirred} onClick={() => chooseRenderMode(OTHER[here])}>
      {say(`tv.table.${OTHER[here]}`)}
    </button>
  );
}
