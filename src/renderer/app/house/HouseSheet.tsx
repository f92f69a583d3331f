import { Sheet } from '../../paper/Sheet.tsx';
import { useConnection } from '../../session/line/connection.ts';
import { useWords } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';
import { KnownDevices } from './HouseDevices.tsx';
import { HostTables } from './HouseTables.tsx';

/** What who sits at this computer decides for all of it: its tables, and the devices that come back without a code. */
export function HostAdminSheet({ onClose }: { onClose(): void }) {
  const { say } = useWords();
  const { client, rights } = useConnection();
  useBackdrop();
  return (
    <Sheet title={say('house.title')} className="house" onClose={onClose} closeLabel={say('sheet.close')}>
      {rights.home ? (
        <>
          <HostTables />
          {client && <KnownDevices client={client} />}
        </>
      ) : (
        client && <p>{say('only-at-this-computer')}</p>
      )}
    </Sheet>
  );
}
