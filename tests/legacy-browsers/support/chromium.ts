/** The Chromium of all other tests. */
import { launchChromium, UNDRAWN } from '../../e2e/support/chromium.ts';
import type { Engine } from './pane.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await launchChromium(UNDRAWN);
  return {
    name: 'Chromium',
    async open(viewport) {
      const context = await browser.newContext({ viewport, hasTouch: true });
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => said.push(error.message));
      // What has no error of its own, as a size that changes while sizes are looked at, is told to the page alone.
      await page.exposeFunction('complained', (text: string) => void said.push(text));
      await page.addInitScript(
        `addEventListener('error', ({ error, message }) => !error && message && complained(message))`,
      );
      return {
        async goto(url) {
          await page.goto(url);
        },
        evaluate: (ask, given) => page.evaluate(ask as never, given),
        press: ({ x, y }) => page.touchscreen.tap(x, y),
        write: (text) => page.keyboard.type(text),
        picture: () => page.screenshot(),
        complaints: async () => said,
        shut: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
