import { type ReactNode, useId } from 'react';

interface Props {
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A slip of thick paper at the edge of the table. */
export function Slip({ title, className, children }: Props) {
  const id = useId();
  return (
    <section className={className ? `slip ${className}` : 'slip'} {...(title && { 'aria-labelledby': id })}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}
