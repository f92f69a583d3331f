import { useEffect, useState } from 'react';
import type { Giving } from '#shared/protocol/handover-contract.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useHandover } from '../../client/tables/handover.ts';
import { subscribeLanTables, useLanTables } from '../../client/tables/join.ts';
import { useWords } from '../../games/use-words.ts';
import { nameList } from '../../i18n/names.ts';
import { PairingCards } from '../../room/PairingSheet.tsx';
import { goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';

interface Props {
  readonly table: TableView;
}

/** The menu's entry for whoever sits at the host's own computer: the table goes to another computer with all its people. */
export function MoveTable({ table }: Props) {
  const { say } = useWords();
  const isHome = useConnection(({ rights }) => rights.home);
  const [choosing, choose] = useState(false);
  if (!isHome || table.practice || table.stage === 'over') return null;
  return (
    <>
      <button type="button" onClick={() => choose(true)}>
        {say('handover.move')}
      </button>
      {choosing && <MoveSheet table={table} onClose={() => choose(false)} />}
    </>
  );
}

function MoveSheet({ table, onClose }: Props & { onClose(): void }) {
  const giving = useHandover((handover) => handover.giving);
  if (giving?.table !== table.id) return <Choice table={table} onClose={onClose} />;
  return giving.step !== 'unknown' && <OnItsWay giving={giving} />;
}

/** Another computer that may take the table. */
interface OtherComputer {
  readonly address: string;
  readonly host: string;
  readonly people: readonly string[];
}

/** The computers on the network, and the one that the table came from. */
function useOtherComputers(table: string): readonly OtherComputer[] {
  const found = useLanTables((state) => state.found);
  const origins = useHandover((handover) => handover.origins);
  useEffect(subscribeLanTables, []);
  const all = new Map<string, OtherComputer>();
  for (const { address, host } of origins.filter((one) => one.table === table))
    all.set(address, { address, host, people: [] });
  for (const { address, host, people } of found) {
    const before = all.get(address)?.people ?? [];
    all.set(address, { address, host, people: [...new Set([...before, ...people])] });
  }
  return [...all.values()];
}

function Choice({ table, onClose }: Props & { onClose(): void }) {
  const { say } = useWords();
  const computers = useOtherComputers(table.id);
  const start = (address: string): void =>
    void callHost((client) => client.handover.start({ table: table.id, address }));
  return (
    <Sheet title={say('handover.title')} onClose={onClose} closeLabel={say('sheet.close')}>
      <p>{say('handover.about')}</p>
      <ul className="open-tables">
        {computers.map(({ address, host, people }) => (
          <li key={address}>
            <button type="button" className="table-line" onClick={() => start(address)}>
              <strong>{host}</strong>
              <span className="small">{people.length > 0 ? nameList(people) : address}</span>
            </button>
          </li>
        ))}
      </ul>
      {computers.length === 0 && <p role="status">{say('handover.none')}</p>}
    </Sheet>
  );
}

/** What both computers do now, and what whoever sits here still has to say. */
function OnItsWay({ giving: { table, host, step, cards } }: { readonly giving: Giving }) {
  const { say } = useWords();
  // Whoever has given the table away finds no menu open there.
  useEffect(() => {
    if (step === 'moving') goTo({ screen: 'table', table });
  }, [step, table]);
  const stop = (): void => void callHost((client) => client.handover.stop({}));
  const confirm = (): void => void callHost((client) => client.handover.confirm({}));
  const mayStop = step === 'asking' || step === 'comparing';
  return (
    <Sheet
      key={step}
      title={say('handover.title')}
      className="compare"
      onClose={() => mayStop && stop()}
      {...(mayStop && {
        foot: (
          <>
            {step === 'comparing' && (
              <button type="button" className="brass" onClick={confirm}>
                {say('handover.same')}
              </button>
            )}
            <button type="button" data-autofocus onClick={stop}>
              {say('handover.stop')}
            </button>
          </>
        ),
      })}
    >
      <p role="status">{say(`handover.${step}`, { host })}</p>
      {mayStop && cards.length > 0 && (
        <>
          <PairingCards cards={cards} say={say} />
          <p className="small">{say('handover.cards', { host })}</p>
        </>
      )}
    </Sheet>
  );
}
