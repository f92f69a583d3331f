/** The app goes to a host in another house by a relay's link: sealed, and with the link's key alone. */
import { afterAll, afterEach, expect, it } from 'vitest';
import { reachHost } from '#main/lan/reach/reach-host.ts';
import { relayLink, relayLinkIn } from '#shared/relay/relayed-address.ts';
import about from '../../package.json' with { type: 'json' };
import { removeFolders } from '../host/support/test-server.ts';
import { joinByApp } from './support/app-window.ts';
import { openHost, openOutside, openRelay, stopAll, stopLater } from './support/relayed.ts';

afterEach(stopAll);
afterAll(removeFolders);

async function opened() {
  const relay = await openRelay();
  const host = await openHost();
  await openOutside(host, relay);
  const origin = `http://127.0.0.1:${relay.port}`;
  const link = relayLinkIn(relayLink({ relay: origin, print: host.print }, 'K7MP'));
  return { relay, host, origin, address: link?.address ?? '' };
}

it('is greeted there, knows the key by the link, and can compare cards', async () => {
  const { host, address } = await opened();
  const window = await joinByApp(address);
  stopLater(() => window.close());
  expect(window.texts[0]).toContain('"token"');
  expect(window.words).toMatchObject([{ line: 'sealed', print: host.print, by: 'link' }]);
  window.emit('message', { data: { compared: true } });
  expect(window.known.at(address)).toMatchObject({ print: host.print, by: 'compared' });
});

it('says nothing to a host with another key, and asks nobody to trust it', async () => {
  const { origin } = await opened();
  const window = await joinByApp(`${origin}/${'A'.repeat(22)}`);
  expect(window).toMatchObject({ isClosed: true, texts: [], words: [] });
});

it('goes to no relay of another version, and says which', async () => {
  const { address } = await opened();
  expect(await joinByApp(address, '0.0.1')).toMatchObject({ isClosed: true, texts: [] });
  const { refusal } = (await reachHost(address, '0.0.1')) as { refusal: object };
  expect(refusal).toMatchObject({ reason: 'other-version', params: { theirs: about.version, older: 'ours' } });
});

it('goes nowhere where no relay is', async () => {
  const { host, relay, origin } = await opened();
  await relay.close();
  expect(await reachHost(`${origin}/${host.print}`, about.version)).toMatchObject({
    refusal: { reason: 'no-answer' },
  });
});
