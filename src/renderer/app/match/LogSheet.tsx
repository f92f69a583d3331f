import { useWords } from '../../words/useWords.ts';
import { Sheet } from '../paper/Sheet.tsx';

/** What happened in this deal, in words. */
export function LogSheet({ lines, onClose }: { readonly lines: readonly string[]; onClose(): void }) {
  const { say } = useWords();
  return (
    <Sheet title={say('log.title')} className="log" onClose={onClose} closeLabel={say('sheet.close')}>
      <ol>
        {lines.map((line, k) => (
          <li key={lineKey(k)}>{line}</li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The log only grows: a line's place is its name. */
function lineKey(k: number): string {
  return `line-${k}`;
}
