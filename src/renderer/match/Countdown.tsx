import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly table: Pick<TableView, 'startsIn'>;
  /** The game's messages among them. */
  readonly say: Say;
}

/** The host's countdown to the moment from which all may play. */
export function Countdown({ table: { startsIn }, say }: Props) {
  return (
    startsIn && (
      <p className="opening" role="status">
        <strong className="big-number">{startsIn}</strong> {say('halted.counting')}
      </p>
    )
  );
}
