import { useState } from 'react';
import { UnverifiedHost } from '../../paper/AtSight.tsx';
import { StorageWarning } from '../../paper/NotKept.tsx';
import { useConnection } from '../../session/line/connection.ts';
import { CompareHostKey } from './CompareSheet.tsx';
import { useWords } from './useWords.ts';

/** By what the key of the host that one is a guest of is known, and the way to know it for sure. In a browser that is a code to scan. */
export function HostKeyTrust() {
  const { say } = useWords();
  const { at, host, knownBy } = useConnection();
  const [comparing, compare] = useState(false);
  if (at === null) {
    return (
      <>
        <UnverifiedHost say={say} />
        <StorageWarning />
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
      {comparing && <CompareHostKey host={name} onClose={() => compare(false)} />}
    </div>
  );
}
