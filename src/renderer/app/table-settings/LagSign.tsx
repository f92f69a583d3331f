import type { Latency, Seated } from '#shared/protocol/table.ts';
import { useWords } from '../page/useWords.ts';

/** How many of the three bars are full. */
const BARS: Readonly<Record<Latency, number>> = { good: 3, fair: 2, poor: 1 };

/** How quick the line to somebody is: bars, and the word beside them. */
export function LagBars({ lag }: { readonly lag: Latency }) {
  const { say } = useWords();
  return (
    <span className="lag small" data-lag={lag}>
      <svg viewBox="0 0 16 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 5.5 + 0.75}
            y={8 - bar * 3.5}
            width="3.5"
            height={3.5 + bar * 3.5}
            fill={bar < BARS[lag] ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        ))}
      </svg>
      {say(`lag.${lag}`)}
    </span>
  );
}

/** Whose line anybody in the house may read: a program that speaks plainly. */
export function UnencryptedSign({ who }: { readonly who: Seated }) {
  const { say } = useWords();
  return who.kind === 'person' && who.overheard && <span className="small">{say('line.overheard')}</span>;
}
