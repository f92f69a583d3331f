import { say } from '#shared/words/say.ts';
import { lookAgain, trustStranger } from '../session/line/connection.ts';
import { STRANGER } from '../words/en/stranger.ts';
import { Sheet } from './Sheet.tsx';

/** Another host answers than the one that is known here: nothing is said to it before a person has read this. */
export function Stranger() {
  const said = (key: string): string => say(STRANGER, `stranger.${key}`);
  return (
    <Sheet
      title={said('title')}
      onClose={lookAgain}
      foot={
        <>
          <button type="button" className="brass" data-first onClick={lookAgain}>
            {said('again')}
          </button>
          <button type="button" onClick={trustStranger}>
            {said('trust')}
          </button>
        </>
      }
    >
      <p>{said('about')}</p>
      <p>{said('do')}</p>
    </Sheet>
  );
}
