import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { addressOf } from '../route.ts';

interface Props {
  /** The face of a card that all can see. */
  readonly card: string;
  /** What a screen reader says. */
  readonly label: string;
}

/** The way to a card's page in the codex: a link here, and a code for a phone's camera where a phone can follow it. */
export function CodexCode({ card, label }: Props) {
  const address = addressOf({ screen: 'codex', card });
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(`${location.origin}/${address}`, { border: 2 }))}`,
    [address],
  );
  return (
    <a className="codex-code" href={address} aria-label={label}>
      <img src={code} alt="" draggable={false} />
    </a>
  );
}
