import type { MatchCount } from '#shared/statistics/counts.ts';
import type { Say } from '../../i18n/say.ts';

/** A number that was pressed: whose, what it counts, and the matches it is made of. */
export interface Unfolded {
  /** Which of the numbers on the page. */
  readonly id: string;
  readonly name: string;
  /** What it counts: a key of the words. */
  readonly what: string;
  readonly count: MatchCount;
}

/** How a number says what it is made of, and which one lies open. */
export interface Unfolding {
  readonly open: Unfolded | null;
  /** Opens it, or folds it up again. */
  press(unfolded: Unfolded): void;
}

interface Props extends Omit<Unfolded, 'id'> {
  readonly of: string;
  readonly unfolding: Unfolding;
  readonly say: Say;
}

/** A number of the book: pressed, it unfolds into its matches. A nought has none. */
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
