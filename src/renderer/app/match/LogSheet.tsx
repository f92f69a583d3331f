import { useEffect, useRef } from 'react';
import { useWords } from '../../words/useWords.ts';
import { Sheet } from '../paper/Sheet.tsx';

/** What happened in this deal, in words. */
export function LogSheet({ lines, onClose }: { readonly lines: readonly string[]; onClose(): void }) {
  const { say } = useWords();
  const latest = useRef<HTMLLIElement>(null);
  useEffect(() => latest.current?.scrollIntoView(), []);
  return (
    <Sheet title={say('log.title')} className="log" onClose={onClose} closeLabel={say('sheet.close')}>
      <ol>
        {lines.map((line, k) => (
          <li key={lineKey(k)} ref={k === lines.length - 1 ? latest : null}>
            {line}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The log only grows: a line's place is its name. */
function lineKey(k: number): string {
  return `line-${k}`;
}
