import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirst } from '../../keys/focus.ts';

interface Props {
  /** What was decided here is on its way: the slip steps back at once, whenever the host answers. */
  readonly isSent: boolean;
  readonly children: ReactNode;
}

/** What has to be decided takes the focus of who plays by keys, not of who points. */
export function Deciding({ isSent, children }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slip.current && slip.current.childElementCount > 0 && !document.querySelector('dialog[open]')) {
      focusFirst(slip.current);
    }
  }, []);
  return (
    <div ref={slip} className="hud-actions" data-sent={isSent}>
      {children}
    </div>
  );
}
