import { translate } from '#shared/i18n/translate.ts';
import { leaveHost, retry, trustUnknownHost, useConnection } from '../client/connection/connection.ts';
import { UNKNOWN_HOST_KEY } from '../i18n/messages/en/unknown-host-key.ts';
import { bidiIsolated } from '../i18n/names.ts';
import { Sheet } from './Sheet.tsx';

const said = (key: string, params?: Parameters<typeof translate>[2]): string =>
  translate(UNKNOWN_HOST_KEY, `unknown-host-key.${key}`, params);

/** An unknown host key answers: nothing is sent to it before the user has read this. */
export function UnknownHostKey() {
  const at = useConnection((connection) => connection.at);
  return (
    <Sheet
      title={said('title')}
      onClose={at === null ? retry : leaveHost}
      foot={
        <>
          <button type="button" className="brass" data-autofocus onClick={retry}>
            {said('again')}
          </button>
          {at !== null && (
            <button type="button" onClick={leaveHost}>
              {said('leave')}
            </button>
          )}
          <button type="button" onClick={trustUnknownHost}>
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
        <UnknownHostAt at={at} />
      )}
    </Sheet>
  );
}

/** The same on a desktop, which knows many hosts, each by its address. */
function UnknownHostAt({ at }: { readonly at: string }) {
  const { known, as } = useConnection((connection) => connection.unknownHost) ?? {};
  const host = bidiIsolated(known ?? at);
  return (
    <>
      <p>{known ? said('desk.about', { address: at, host }) : said('desk.link', { address: at })}</p>
      {as && <p>{said('desk.as', { other: bidiIsolated(as) })}</p>}
      <p>{said('desk.do', { host })}</p>
    </>
  );
}
