import type { MatchCount } from '#shared/statistics/counts.ts';
import type { Say } from '../../i18n/say.ts';

/** A pressed number: whose, what it counts, and its matches. */
export interface Unfolded {
  /** Which of the page's numbers. */
  readonly id: string;
  readonly name: string;
  /** What it counts, as a message key. */
  readonly what: string;
  readonly count: MatchCount;
}

/** How a number unfolds, and which one is open. */
export interface Unfolding {
  readonly open: Unfolded | null;
  /** Opens or closes it. */
  press(unfolded: Unfolded): void;
}

interface Props extends Omit<Unfolded, 'id'> {
  readonly of: string;
  readonly unfolding: Unfolding;
  readonly say: Say;
}

/** A number of the statistics that unfolds into its matches. Zero does not unfold. */
export function UnfoldingNumber({ of, name, what, count, unfolding, say }: Props) {
  if (count.times === 0) return <span>0</span>;
  const id = `${of} ${what}`;
  const label = say('statistics.count.name', { name, what: say(what), count: count.times });
  return (
    <button
      type="button"
      className="plain numeral"
      aria-label={label}
      aria-expanded={unfolding.open?.id === id}
      onClick={() => unfolding.press({ id, name, what, count })}
    >
      {count.times}
    </button>
  );
}
