/** This page comes to a host because its table did: loaded where the address says so, or when the desktop's window follows. */
import { refusal } from '#shared/engine/refusal.ts';
import { arriving } from './arriving.ts';
import { pinKey } from './pinned-key.ts';
import { showToast } from './refusals.ts';

/** What the old host has put into the address of a browser's page: this host's key, and by what it knows the device. */
export function arriveByAddress(): void {
  const [, token, fingerprint, place] = /^#~([\w-]+[.][\w-]{22})~([\w-]{22})~(.*)$/.exec(location.hash) ?? [];
  if (token === undefined || fingerprint === undefined) return;
  pinKey({ fingerprint, by: 'link' });
  location.replace(`#${place}`);
  expectArrival(token);
}

/** The next host to answer knows this device by it, and people are told where they are. */
export function expectArrival(token: string): void {
  arriving.token = token;
  arriving.arrived = (host) => {
    arriving.token = undefined;
    arriving.arrived = undefined;
    showToast(refusal('host', 'table-moved', { host }));
  };
}
