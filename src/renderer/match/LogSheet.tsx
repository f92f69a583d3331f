import type { PanelProps, TableGame } from '../games/game.ts';
import { logTexts } from '../games/log-lines.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  readonly game: TableGame;
  readonly panel: PanelProps;
}

/** Shows the last trick, and the log of this deal. */
export function LogSheet({ game, panel, onClose }: Props & { onClose(): void }) {
  const { say } = panel;
  return (
    <Sheet title={say('log.title')} className="log" onClose={onClose} closeLabel={say('sheet.close')}>
      <DealLog game={game} panel={panel} />
    </Sheet>
  );
}

/** The cards of the last trick, and below them what happened in this deal, the latest first. */
export function DealLog({ game, panel }: Props) {
  const lines = logTexts(game.log(panel.observation, panel));
  return (
    <>
      {game.Review && <game.Review {...panel} />}
      <ol reversed>
        {[...lines.entries()].reverse().map(([k, line]) => (
          <li key={lineKey(k)}>{line}</li>
        ))}
      </ol>
    </>
  );
}

/** The log only grows, so an index is a stable key. */
function lineKey(k: number): string {
  return `line-${k}`;
}
