/** The Chromium of all other tests. */
import { launchChromium, UNDRAWN } from '../../browser/support/chromium.ts';
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
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      return {
        async goto(url) {
          await page.goto(url);
        },
        evaluate: (ask, given) => page.evaluate(ask as never, given),
        press: ({ x, y }) => page.touchscreen.tap(x, y),
        write: (text) => page.keyboard.type(text),
        picture: () => page.screenshot(),
        complaints: async () => said,
      };
    },
    close: () => browser.close(),
  };
}
