import { callHost } from '../../client/connection/call-host.ts';
import { useHandover } from '../../client/tables/handover.ts';
import { useWords } from '../../games/use-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** A table was given away, and the other computer doesn't say whether it has it: whoever sits here can look. */
export function UnknownTable() {
  const { say } = useWords();
  const giving = useHandover((handover) => handover.giving);
  if (giving?.step !== 'unknown') return null;
  const { host } = giving;
  return (
    <Sheet
      title={say('handover.title')}
      // Nobody plays at it until that is known.
      onClose={() => undefined}
      foot={
        <>
          <button type="button" className="brass" onClick={() => void callHost((client) => client.handover.stop({}))}>
            {say('handover.stop')}
          </button>
          <button type="button" onClick={() => void callHost((client) => client.handover.confirm({}))}>
            {say('handover.there', { host })}
          </button>
        </>
      }
    >
      <p role="status">{say('handover.unknown', { host })}</p>
    </Sheet>
  );
}
