import type { ReactNode } from 'react';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Say } from '../../words/say.ts';

interface Props {
  readonly say: Say;
  onClose(): void;
  readonly children: ReactNode;
}

/** The sheet on which stands what the seal says. */
export function FairShuffleSheet({ say, onClose, children }: Props) {
  return (
    <Sheet title={say('seal.title')} className="seal-sheet" onClose={onClose} closeLabel={say('sheet.close')}>
      {children}
    </Sheet>
  );
}
