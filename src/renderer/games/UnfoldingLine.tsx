import { type ReactNode, useState } from 'react';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly className: string | undefined;
  readonly head: ReactNode;
  /** Of its table, the head's included. */
  readonly columns: number;
  /** How its numbers came about, fetched for who asks; absent where nobody can ask. */
  readonly account: (() => Promise<ReactNode>) | undefined;
  readonly say: Say;
  /** Its cells. */
  readonly children: ReactNode;
}

/** A line of a score that unfolds into what its numbers are made of. */
export function UnfoldingLine({ className, head, columns, account, say, children }: Props) {
  const [told, tell] = useState<ReactNode>(null);
  const [isMissing, miss] = useState(false);
  const unfold = (): void => {
    miss(false);
    // What can't be fetched stays folded: the next press asks again.
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
