/**
 * node bench/start-to-card.ts [ROUNDS [GAME]]
 * The desktop app in the real Electron, built as it is shipped, each time on an empty data folder: ms from the start of its
 * process to home, and on to the first cards in hand, played by keys as soon as they can be.
 */
import { median } from 'simple-statistics';
import { ElectronApp, playNow, reason } from '../tests/shell/support/real-electron.ts';
import { fail, readInteger } from '../tools/command-line.ts';

const [times = '5', game = 'Briscola'] = process.argv.slice(2);
const rounds = readInteger('rounds', times, 1, 100);
if (reason) fail(`The app can't be started here: ${reason}.`);

interface Start {
  readonly home: number;
  readonly cards: number;
}

async function start(): Promise<Start> {
  const house = new ElectronApp();
  await house.ready();
  const began = performance.now();
  const { app, page } = await house.start();
  await page.locator('.game-cloth').first().waitFor();
  const home = performance.now() - began;
  await playNow(page, game);
  const cards = performance.now() - began;
  await app.close();
  house.close();
  return { home, cards };
}

const all: Start[] = [];
for (let k = 0; k < rounds; k++) all.push(await start());
for (const what of ['home', 'cards'] as const) {
  const times = all.map((one) => Math.round(one[what]));
  console.log(`${what}: median ${median(times)} ms of ${times.join(', ')}`);
}
