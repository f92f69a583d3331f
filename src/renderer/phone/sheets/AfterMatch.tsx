import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { AFTER_MATCH } from '../../i18n/messages/en/menu.ts';
import type { Say } from '../../i18n/say.ts';
import { EveningPart } from '../evening/EveningPart.tsx';
import { goToCodeEntry } from '../page/route.ts';
import { useWords } from '../page/use-words.ts';
import { showView } from '../page/view-choice.ts';

const load = () => import('../../room/AfterMatch.tsx');

/** The sequel of a room's match, loaded with the first score. */
function After({ part, say }: { readonly part: keyof Awaited<ReturnType<typeof load>>; readonly say: Say }) {
  const { value } = useLoaded('after', load);
  const Part = value?.[part];
  return Part ? <Part say={say} /> : null;
}

/** What happens to those who stay, for those who can't deal again. */
export function IfOneStays({ table, say }: Omit<Props, 'onLook'>) {
  const words = useWords(AFTER_MATCH);
  if (table.room) {
    return (
      <>
        <After part="AfterStanding" say={say} />
        <EveningPart part="Next" />
      </>
    );
  }
  if (table.host) return null;
  return <p role="status">{words.say(table.mine.length > 0 ? 'phone.over.seated' : 'phone.over.watching')}</p>;
}

interface Props {
  readonly table: TableView;
  readonly say: Say;
  /** Closes the sheet. */
  onLook(): void;
}

/** At the end everybody stays seated for the next match unless they stand up. */
export function AfterMatch({ table, say, onLook }: Props) {
  const { id, host, mine, room } = table;
  if (room) {
    return (
      <>
        {mine.length > 0 && <After part="AfterChoices" say={say} />}
        <button type="button" onClick={() => showView('people', table)}>
          {say('room.title')}
        </button>
      </>
    );
  }
  const leave = async (): Promise<void> => {
    for (const seat of mine) await callHost((client) => client.table.stand({ table: id, seat }));
    goToCodeEntry();
  };
  return (
    <>
      {host && (
        <button
          type="button"
          className="brass"
          data-autofocus
          onClick={() => void callHost((client) => client.table.again({ table: id }))}
        >
          {say('result.again')}
        </button>
      )}
      <button type="button" data-autofocus={!host} onClick={onLook}>
        {say('phone.over.look')}
      </button>
      <button type="button" className="plain" onClick={() => void leave()}>
        {say('phone.over.leave')}
      </button>
    </>
  );
}
