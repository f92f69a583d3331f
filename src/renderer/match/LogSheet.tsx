import { useEffect, useRef } from 'react';
import type { Say } from '../i18n/say.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  readonly lines: readonly string[];
  readonly say: Say;
  onClose(): void;
}

/** What happened in this deal, in words. */
export function LogSheet({ lines, say, onClose }: Props) {
  return (
    <Sheet title={say('log.title')} className="log" onClose={onClose} closeLabel={say('sheet.close')}>
      <LogLines lines={lines} />
    </Sheet>
  );
}

/** Its lines, the latest in sight. */
export function LogLines({ lines }: Pick<Props, 'lines'>) {
  const latest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    latest.current?.scrollIntoView();
  }, []);
  return (
    <ol>
      {lines.map((line, k) => (
        <li key={lineKey(k)} ref={k === lines.length - 1 ? latest : null}>
          {line}
        </li>
      ))}
    </ol>
  );
}

/** The log only grows: a line's place is its name. */
function lineKey(k: number): string {
  return `line-${k}`;
}
