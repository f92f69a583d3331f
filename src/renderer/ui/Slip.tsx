import { type ReactNode, useId, useRef } from 'react';
import { useScrollHint } from './use-scroll-hint.ts';

interface Props {
  readonly title?: string;
  readonly className?: string;
  /** The buttons, which stay visible while the rest scrolls. */
  readonly acts?: ReactNode;
  readonly children?: ReactNode;
}

/** A slip at the edge of the table. */
export function Slip({ title, className, acts, children }: Props) {
  const id = useId();
  const scrolling = useRef<HTMLDivElement>(null);
  useScrollHint(scrolling, !acts);
  const heading = title && <h2 id={id}>{title}</h2>;
  return (
    <section
      className={['slip', acts && 'acting', className].filter(Boolean).join(' ')}
      {...(title && { 'aria-labelledby': id })}
      {...(!acts && { ref: scrolling })}
    >
      {heading}
      {acts ? (
        <>
          <div ref={scrolling} className="slip-body">
            {children}
          </div>
          <div className="acts">{acts}</div>
        </>
      ) : (
        children
      )}
    </section>
  );
}
