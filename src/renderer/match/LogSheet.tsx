import { useEffect, useRef } from 'react';
import type { Say } from '../i18n/say.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  readonly lines: readonly string[];
  readonly say: Say;
  onClose(): void;
}

/** Shows the log of this deal in words. */
export function LogSheet({ lines, say, onClose }: Props) {
  return (
    <Sheet title={say('log.title')} className="log" onClose={onClose} closeLabel={say('sheet.close')}>
      <LogLines lines={lines} />
    </Sheet>
  );
}

/** Lists the log lines and keeps the latest one in view. */
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

/** The log only grows, so an index is a stable key. */
function lineKey(k: number): string {
  return `line-${k}`;
}
