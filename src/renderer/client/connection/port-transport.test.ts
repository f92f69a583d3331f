import { expect, it } from 'vitest';
import { overPort } from './port-transport.ts';

it('is closed once either side has closed it', async () => {
  for (const closes of ['here', 'there']) {
    const { port1, port2 } = new MessageChannel();
    const transport = overPort(port1, {});
    port1.start();
    if (closes === 'here') transport.close();
    else port2.close();
    await expect(transport.closed).resolves.toBeUndefined();
  }
});
