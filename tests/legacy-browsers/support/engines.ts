/** The engines that are tried; where one is not installed, that is printed, and nothing is played in it. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { endChildren, startChild } from '../../host/support/server-process.ts';
import { removeFolders, temporaryFolder } from '../../host/support/test-server.ts';
import { startChromium } from './chromium.ts';
import { playDeal } from './deal.ts';
import { firefoxLacks, startFirefox } from './firefox.ts';
import type { Engine } from './pane.ts';
import { startWebKit, webkitLacks } from './webkit.ts';

/** All storage throws then. */
export const NO_COOKIES = "user_pref('network.cookie.cookieBehavior', 2);\n";

const ENGINES = {
  Chromium: { lacks: () => '', start: startChromium },
  Firefox: { lacks: firefoxLacks, start: () => startFirefox() },
  'Firefox without cookies': { lacks: firefoxLacks, start: () => startFirefox(NO_COOKIES) },
  WebKit: { lacks: webkitLacks, start: startWebKit },
};

/** So long a deal may take, in ms, with three programs and more on a busy machine. */
const DEAL = 480_000;

/** One after the other: each is three programs and more. */
export function playDealsIn(engines: readonly (keyof typeof ENGINES)[], games: readonly string[]): void {
  let port: number;
  beforeAll(async () => {
    ({ port } = await startChild(temporaryFolder(), '--pace', '50'));
  });
  afterAll(() => {
    endChildren();
    removeFolders();
  });
  for (const name of engines) {
    const { lacks, start } = ENGINES[name];
    const missing = lacks();
    if (missing) console.log(`Nothing is played in ${name}: ${missing}.`);
    describe.skipIf(missing)(name, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await start();
      });
      afterAll(() => engine?.close());
      it.each(games)(
        'plays a deal of %s on a phone, and shows it on a television',
        async (game) => playDeal(engine, port, game),
        DEAL,
      );
    });
  }
}
