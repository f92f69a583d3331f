import { useState } from 'react';
import { useWords } from '../page/useWords.ts';
import { useStirred } from './useStirred.ts';
import { choose, type Depth, depthHere, mayBeDeep } from './which.ts';

const OTHER: Readonly<Record<Depth, Depth>> = { flat: 'deep', deep: 'flat' };

/** The other table, for whoever stirs: by a pointer or a finger it is there for some seconds, by the remote's arrows while it is chosen. */
export function TableChoice() {
  const { say } = useWords();
  const [here] = useState(depthHere);
  const [isOffered] = useState(() => here === 'deep' || (here === 'flat' && mayBeDeep()));
  const stirred = useStirred();
  if (!here || !isOffered) return null;
  return (
    <button type="button" className="table-choice" data-stirred={stirred} onClick={() => choose(OTHER[here])}>
      {say(`screen.table.${OTHER[here]}`)}
    </button>
  );
}
