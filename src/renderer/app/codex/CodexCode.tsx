import { QrCode } from '../../paper/QrCode.tsx';
import { outsideOrigin } from '../../session/origin.ts';
import { useTable } from '../../session/table.ts';
import { addressOf } from '../route.ts';

interface Props {
  /** The face of a card that all can see. */
  readonly card: string;
  /** What a screen reader says. */
  readonly label: string;
}

/** The way to a card's page in the codex: a link here, and a code for a phone's camera. Nothing where no phone could follow it. */
export function CodexCode({ card, label }: Props) {
  const origin = useTable(({ table }) => outsideOrigin(table, location));
  if (!origin) return null;
  const address = addressOf({ screen: 'codex', card });
  return (
    <a className="codex-code" href={address} aria-label={label}>
      <QrCode address={`${origin}/${address}`} />
    </a>
  );
}
