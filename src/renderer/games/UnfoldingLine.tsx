import { type ReactNode, useState } from 'react';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly className: string | undefined;
  readonly head: ReactNode;
  /** Number of columns of its table, the head's included. */
  readonly columns: number;
  /** Loads the breakdown of its numbers; absent where nobody can ask. */
  readonly account: (() => Promise<ReactNode>) | undefined;
  readonly say: Say;
  /** Its cells. */
  readonly children: ReactNode;
}

/** A line of the score that unfolds into the breakdown of its numbers. */
export function UnfoldingLine({ className, head, columns, account, say, children }: Props) {
  const [told, tell] = useState<ReactNode>(null);
  const [isMissing, miss] = useState(false);
  const unfold = (): void => {
    miss(false);
    // After a failed load it stays closed; the next press tries again.
    account?.().then(tell, () => miss(true));
  };
  return (
    <>
      <tr className={className}>
        <th scope="row">
          {account ? (
            <button
              type="button"
              className="plain unfolds"
              aria-expanded={told !== null}
              onClick={() => (told === null ? unfold() : tell(null))}
            >
              {head}
            </button>
          ) : (
            head
          )}
        </th>
        {children}
      </tr>
      {(told !== null || isMissing) && (
        <tr className="unfolded">
          <td colSpan={columns}>{told ?? <p role="alert">{say('loading.failed')}</p>}</td>
        </tr>
      )}
    </>
  );
}
