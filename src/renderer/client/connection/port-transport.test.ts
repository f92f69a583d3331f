import { expect, it } from 'vitest';
import { overPort } from './port-transport.ts';

/** As in Chromium, and unlike Node's: closing it says nothing on this side. */
function silentPort(): MessagePort {
  return Object.assign(new EventTarget(), { close: () => undefined, postMessage: () => undefined }) as never;
}

it('is closed once this side has closed it, of which a browser’s port says nothing here', async () => {
  const transport = overPort(silentPort(), {});
  transport.close();
  await expect(transport.closed).resolves.toBeUndefined();
});

it('is closed once the other side has closed it', async () => {
  const port = silentPort();
  const transport = overPort(port, {});
  port.dispatchEvent(new Event('close'));
  await expect(transport.closed).resolves.toBeUndefined();
});
