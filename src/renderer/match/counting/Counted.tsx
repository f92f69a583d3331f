import type { PanelProps } from '../../games/game.ts';
import type { CardCounter } from '../../games/load-assist.ts';
import type { Say } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';
import './counted.css';

interface Props {
  readonly panel: Pick<PanelProps, 'observation'>;
  readonly count: CardCounter;
  /** Includes the messages loaded with it. */
  readonly say: Say;
}

/** Shows what a careful player counts, in small type beside the status. */
export function CardCount({ panel: { observation }, count, say }: Props) {
  const lines = count(observation, say);
  if (lines.length === 0) return null;
  return (
    <Slip className="counted">
      <dl>
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Slip>
  );
}
