import './claim-sentences.css';
import type { TableView } from '#shared/protocol/table.ts';
import { useCountdown } from '../hooks/common.ts';
import { endRequestText, sayOfEnding } from '../match/ending/sentences.ts';

/** The television shows a request to end the match; it is answered at the seats. */
export function EndingSentence({ ending }: { readonly ending: NonNullable<TableView['ending']> }) {
  const seconds = Math.max(0, useCountdown(ending.seconds, ending) ?? 0);
  return (
    <div className="claim-sentences slip" role="status">
      <p>
        {endRequestText(ending)} {sayOfEnding('ending.when', { seconds })}
      </p>
    </div>
  );
}
