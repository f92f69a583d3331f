import { say } from '#shared/words/say.ts';
import { leaveHost, lookAgain, trustStranger, useConnection } from '../session/line/connection.ts';
import { STRANGER } from '../words/en/stranger.ts';
import { isolated } from '../words/isolated.ts';
import { Sheet } from './Sheet.tsx';

const said = (key: string, params?: Parameters<typeof say>[2]): string => say(STRANGER, `stranger.${key}`, params);

/** Another host answers than the one that is known here: nothing is said to it before a person has read this. */
export function Stranger() {
  const at = useConnection((connection) => connection.at);
  return (
    <Sheet
      title={said('title')}
      onClose={at === null ? lookAgain : leaveHost}
      foot={
        <>
          <button type="button" className="brass" data-first onClick={lookAgain}>
            {said('again')}
          </button>
          {at !== null && (
            <button type="button" onClick={leaveHost}>
              {said('leave')}
            </button>
          )}
          <button type="button" onClick={trustStranger}>
            {said('trust')}
          </button>
        </>
      }
    >
      {at === null ? (
        <>
          <p>{said('about')}</p>
          <p>{said('do')}</p>
        </>
      ) : (
        <Elsewhere at={at} />
      )}
    </Sheet>
  );
}

/** The same at a desktop, which knows many hosts, each by its address. */
function Elsewhere({ at }: { readonly at: string }) {
  const { known, as } = useConnection((connection) => connection.stranger) ?? {};
  const host = isolated(known ?? at);
  return (
    <>
      <p>{known ? said('desk.about', { address: at, host }) : said('desk.link', { address: at })}</p>
      {as && <p>{said('desk.as', { other: isolated(as) })}</p>}
      <p>{said('desk.do', { host })}</p>
    </>
  );
}
