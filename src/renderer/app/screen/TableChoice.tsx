import { useState } from 'react';
import { useWords } from '../page/useWords.ts';
import { choose, type Depth, depthHere, mayBeDeep } from './which.ts';

const OTHER: Readonly<Record<Depth, Depth>> = { flat: 'deep', deep: 'flat' };

/** The other table, for who presses an arrow on the remote: seen only then. */
export function TableChoice() {
  const { say } = useWords();
  const [here] = useState(depthHere);
  const [isOffered] = useState(() => here === 'deep' || (here === 'flat' && mayBeDeep()));
  if (!here || !isOffered) return null;
  return (
    <button type="button" className="table-choice" onClick={() => choose(OTHER[here])}>
      {say(`screen.table.${OTHER[here]}`)}
    </button>
  );
}
