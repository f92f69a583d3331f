/** The built app for the tests of one file: served, with a browser to come with, and gone after the last test. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type ChildServer, endChildren, startChild } from '../../host/support/server-process.ts';
import { removeFolders, startServer, type TestServer, temporaryFolder } from '../../host/support/test-server.ts';
import { launchChromium } from './chromium.ts';
import { arrive, type Guest, type Manner } from './guest.ts';

/** The built page. */
export const PAGES = fileURLToPath(new URL('../../../out/renderer', import.meta.url));

export interface Served<Server> {
  readonly server: Server;
  readonly port: number;
  readonly browser: Browser;
  url(path?: string): string;
  /** Somebody comes, with a window of their own. */
  arrive(path?: string, manner?: Manner): Promise<Guest>;
}

/** Served by a process of its own, which these arguments are for; before the file's own `beforeAll`. */
export function serveByChild(...more: string[]): Served<ChildServer> & { readonly data: string } {
  const data = temporaryFolder();
  const served = serve(
    () => startChild(data, ...more),
    async () => endChildren(),
  );
  return Object.assign(served, { data });
}

/** Served inside the test, so that all that the host needs can be given; before the file's own `beforeAll`. */
export function serveInside(
  wanted: Parameters<typeof startServer>[0] = {},
  flags?: readonly string[],
): Served<TestServer> {
  return serve(
    () => startServer({ pages: PAGES, ...wanted }),
    (server) => server.stop(),
    flags,
  );
}

/** A browser from before the first test of the file until after its last: `UNDRAWN` where no page draws a table in depth. */
export function openBrowser(flags?: readonly string[]): { readonly browser: Browser } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(flags);
  });
  afterAll(() => browser.close());
  return {
    get browser() {
      return browser;
    },
  };
}

function serve<Server extends { readonly port: number }>(
  start: () => Promise<Server>,
  stop: (server: Server) => Promise<void>,
  flags?: readonly string[],
): Served<Server> {
  let server: Server;
  // The last hook is called first: the browser goes, then the server, then its folder.
  afterAll(removeFolders);
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => stop(server));
  const opened = openBrowser(flags);
  const url = (path = '/') => `http://127.0.0.1:${server.port}${path}`;
  return {
    get server() {
      return server;
    },
    get port() {
      return server.port;
    },
    get browser() {
      return opened.browser;
    },
    url,
    arrive: (path, manner) => arrive(opened.browser, url(path), manner),
  };
}
