import { lanOrigin, useTable } from '../client/tables/tables.ts';
import type { CodexLinkProps } from '../games/game.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { addressOf } from '../ui/route.ts';

/**
 * Links to a card's page in the codex of the table's game, with a QR code for phones. Renders nothing where no phone
 * can reach the address.
 */
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
