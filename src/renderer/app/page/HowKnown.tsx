import { useState } from 'react';
import { AtSight } from '../../paper/AtSight.tsx';
import { NotKept } from '../../paper/NotKept.tsx';
import { useConnection } from '../../session/line/connection.ts';
import { CompareSheet } from './CompareSheet.tsx';
import { useWords } from './useWords.ts';

/** By what the key of the host that one is a guest of is known, and the way to know it for sure. In a browser that is a code to scan. */
export function HowKnown() {
  const { say } = useWords();
  const { at, host, knownBy } = useConnection();
  const [comparing, compare] = useState(false);
  if (at === null) {
    return (
      <>
        <AtSight say={say} />
        <NotKept />
      </>
    );
  }
  if (!knownBy) return null;
  const name = host?.name ?? at;
  return (
    <div className="how-known">
      <p className="small">{say(`line.known.${knownBy}`, { host: name })}</p>
      <button type="button" onClick={() => compare(true)}>
        {say('cards.compare')}
      </button>
      {comparing && <CompareSheet host={name} onClose={() => compare(false)} />}
    </div>
  );
}
