import { useState } from 'react';
import type { PanelProps, TableGame } from '../../games/game.ts';

interface StatusLineProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
}

/** How it stands: what matters at a glance, the rest at a touch. */
export function StatusLine({ game: { Status }, panel }: StatusLineProps) {
  const { say } = panel;
  const [open, setOpen] = useState(false);
  return (
    <div className="standing" data-open={open}>
      <Status {...panel} />
      <button
        type="button"
        className="more"
        aria-expanded={open}
        aria-label={say(open ? 'hand.standing.less' : 'hand.standing.more')}
        onClick={() => setOpen(!open)}
      />
    </div>
  );
}
