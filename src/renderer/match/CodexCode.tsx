import { lanOrigin, useTable } from '../client/tables/table.ts';
import type { CodexLinkProps } from '../games/game.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { addressOf } from '../ui/route.ts';

/** The link to a card's page in the codex of the game at this table: pressed here, and a code for a phone's camera. Nothing where no phone could follow it. */
export function CodexCode({ card, label }: CodexLinkProps) {
  const origin = useTable(({ table }) => lanOrigin(table, location));
  const game = useTable(({ table }) => table?.game);
  if (!origin || game === undefined) return null;
  const address = addressOf({ screen: 'codex', game, card });
  return (
    <a className="codex-code" href={address} aria-label={label}>
      <QrCode address={`${origin}/${address}`} />
    </a>
  );
}
