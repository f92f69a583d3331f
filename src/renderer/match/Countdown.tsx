import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly table: Pick<TableView, 'startsIn'>;
  /** Says what comes, the game's messages among it; left out where something else says so. */
  readonly say?: Say;
}

/** The host's countdown to the moment from which all may play. */
export function Countdown({ table: { startsIn }, say }: Props) {
  return (
    startsIn && (
      <p className="opening countdown" role="status">
        <strong>{startsIn}</strong> {say?.('halted.counting')}
      </p>
    )
  );
}
