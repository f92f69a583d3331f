import './doctor.css';
import { useCallback, useEffect, useState } from 'react';
import type { Diagnosis, DiagnosisGoal } from '#shared/protocol/doctor.ts';
import { DOCTOR_MESSAGES } from '#shared/protocol/messages/en/doctor.ts';
import { type Answer, tryCall } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useWords } from '../../games/use-words.ts';
import { NETWORK_CHECK } from '../../i18n/messages/en/joining.ts';
import type { Say } from '../../i18n/say.ts';
import { HotspotOffer } from '../../room/hotspot/HotspotOffer.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CopyButton } from './CopyButton.tsx';

const WORDS = { ...DOCTOR_MESSAGES, ...NETWORK_CHECK };

/**
 * Lets the host diagnose why a table open here is not visible to others, or theirs not here. Only at the host computer,
 * since only that can be inspected.
 */
export function Doctor({ wish: goal }: { readonly wish: DiagnosisGoal }) {
  const { say } = useWords(undefined, WORDS);
  const mayAsk = useConnection(({ rights, at }) => rights.home && at === null);
  const [isOpen, setOpen] = useState(false);
  if (!mayAsk) return null;
  return (
    <>
      <button type="button" className="doctor-ask" onClick={() => setOpen(true)}>
        {say(`doctor.ask.${goal}`)}
      </button>
      {isOpen && <Looking wish={goal} say={say} onClose={() => setOpen(false)} />}
    </>
  );
}

function Looking({ wish: goal, say, onClose }: { readonly wish: DiagnosisGoal; readonly say: Say; onClose(): void }) {
  const [answer, setAnswer] = useState<Answer<Diagnosis>>();
  const look = useCallback(async (): Promise<void> => {
    setAnswer(undefined);
    setAnswer(await tryCall((client) => client.lan.diagnose({ wish: goal })));
  }, [goal]);
  useEffect(() => {
    void look();
  }, [look]);
  return (
    <Sheet
      title={say(`doctor.ask.${goal}`)}
      className="doctor"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="button" className="brass" disabled={!answer} onClick={() => void look()}>
          {say('doctor.again')}
        </button>
      }
    >
      <div role="status">{answer ? <Found answer={answer} say={say} /> : <p>{say('doctor.looking')}</p>}</div>
    </Sheet>
  );
}

/** A cause, its remedy, and the command to type. */
function Found({ answer, say }: { readonly answer: Answer<Diagnosis>; readonly say: Say }) {
  if (!('value' in answer)) return <p>{answer.refused ? say(answer.refused.reason) : say('doctor.no-answer')}</p>;
  const { cause, remedy, params, command } = answer.value;
  return (
    <>
      <p>
        <strong>{say(`doctor.${cause}`, params)}</strong>
      </p>
      <p>{say(`doctor.do.${remedy}`, params)}</p>
      {remedy === 'join-network' && <HotspotOffer />}
      {command !== null && (
        <>
          <p>
            <code className="command">{command}</code>
          </p>
          <CopyButton text={command}>{say('doctor.copy')}</CopyButton>
        </>
      )}
    </>
  );
}
