import type { Say } from '../../words/say.ts';
import type { Unfolded, Unfolding } from './unfold.ts';

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
