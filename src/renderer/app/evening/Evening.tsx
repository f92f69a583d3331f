import { Standings } from '../../evening/Standings.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useEvening } from '../../session/evening/evening.ts';
import { RoundChallenge } from '../deals/RoundChallenge.tsx';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';

/** The evening of the room: how everybody stands. */
export function Evening() {
  const { say } = useWords();
  const evening = useEvening((state) => state.evening);
  useBackdrop();
  if (evening === undefined) return null;
  return (
    <Sheet
      title={evening?.name ?? say('evening.title')}
      className="evening"
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('sheet.close')}
    >
      {evening && <RoundChallenge evening={evening} />}
      {evening ? <Standings evening={evening} say={say} unfolds /> : <p>{say('refused.desk.no-evening')}</p>}
    </Sheet>
  );
}
