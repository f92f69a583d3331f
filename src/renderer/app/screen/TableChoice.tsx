import { useState } from 'react';
import { useWords } from '../page/useWords.ts';
import { usePointerActive } from './useStirred.ts';
import { chooseRenderMode, type RenderMode, renderModeHere, canRender3d } from './which.ts';

const OTHER: Readonly<Record<RenderMode, RenderMode>> = { flat: 'deep', deep: 'flat' };

/** The other table, for whoever stirs: by a pointer or a finger it is there for some seconds, by the remote's arrows while it is chosen. */
export function RenderModeButton() {
  const { say } = useWords();
  const [here] = useState(renderModeHere);
  const [isOffered] = useState(() => here === 'deep' || (here === 'flat' && canRender3d()));
  const stirred = usePointerActive();
  if (!here || !isOffered) return null;
  return (
    <button type="button" className="table-choice" data-stirred={stirred} onClick={() => chooseRenderMode(OTHER[here])}>
      {say(`screen.table.${OTHER[here]}`)}
    </button>
  );
}
