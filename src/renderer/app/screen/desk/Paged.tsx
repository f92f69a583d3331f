import { type ReactNode, useRef } from 'react';
import { useReducedMotion } from '../../../session/device/useReducedMotion.ts';
import { usePages } from './usePages.ts';

interface Props<T> {
  readonly className: string;
  readonly items: readonly T[];
  keyOf(item: T): string;
  draw(item: T): ReactNode;
  /** What stands above it: from which to which, where that is not all. */
  title(page: { readonly from: number; readonly to: number; readonly count: number } | null): ReactNode;
}

/** A list that turns its pages by itself where it is longer than its place. */
export function Paged<T>({ className, items, keyOf, draw, title }: Props<T>) {
  const box = useRef<HTMLOListElement>(null);
  const { start, fits } = usePages(box, items.length);
  const isStill = useReducedMotion();
  const to = Math.min(items.length, start + fits);
  return (
    <>
      {title(to - start < items.length ? { from: start + 1, to, count: items.length } : null)}
      <ol key={start} ref={box} className={`paged ${className}`} data-still={isStill}>
        {items.slice(start).map((item, k) => (
          <li key={keyOf(item)} data-beyond={k >= fits}>
            {draw(item)}
          </li>
        ))}
      </ol>
    </>
  );
}
