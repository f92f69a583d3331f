/** Firefox with all cookies blocked, where any storage throws: a deal on a phone and a television, and the way in to the app. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../host/support/client.ts';
import { endChildren, startChild } from '../host/support/server-process.ts';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';
import { NO_COOKIES, playDealsIn } from './support/engines.ts';
import { firefoxLacks, startFirefox } from './support/firefox.ts';
import { type Engine, until } from './support/pane.ts';

playDealsIn(['Firefox without cookies'], ['briscola-chiamata']);

describe.skipIf(firefoxLacks())('the app in Firefox without cookies', () => {
  let engine: Engine;
  let port: number;

  beforeAll(async () => {
    ({ port } = await startChild(temporaryFolder()));
    engine = await startFirefox(NO_COOKIES);
  });
  afterAll(async () => {
    await engine.close();
    endChildren();
    removeFolders();
  });

  it('comes in by a code, and says that it will not remember the seat', async () => {
    const host = await visit(port);
    const { code } = await host.client.tables.open({ game: 'viva', options: {} });
    const pane = await engine.open({ width: 1024, height: 640 });
    await pane.goto(`http://127.0.0.1:${port}/#/join/${code}`);
    await until(pane, () => document.body.innerText.includes('it won’t remember your seat'), null);
    expect(await pane.evaluate(() => document.body.innerText.includes('be reached'), null)).toBe(false);
    const keeps = () => {
      try {
        return localStorage !== null;
      } catch {
        return false;
      }
    };
    expect(await pane.evaluate(keeps, null)).toBe(false);
    await pane.shut();
    await host.leave();
  });
});
