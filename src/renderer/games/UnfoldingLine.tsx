import { type ReactNode, useState } from 'react';

interface Props {
  readonly className: string | undefined;
  readonly head: ReactNode;
  /** Of its table, the head's included. */
  readonly columns: number;
  /** How its numbers came about, fetched for who asks; absent where nobody can ask. */
  readonly account: (() => Promise<ReactNode>) | undefined;
  /** Its cells. */
  readonly children: ReactNode;
}

/** A line of a score that unfolds into what its numbers are made of. */
export function UnfoldingLine({ className, head, columns, account, children }: Props) {
  const [told, tell] = useState<ReactNode>(null);
  // What can't be fetched stays folded.
  const unfold = (): void => void account?.().then(tell, () => undefined);
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
      {told !== null && (
        <tr className="unfolded">
          <td colSpan={columns}>{told}</td>
        </tr>
      )}
    </>
  );
}
