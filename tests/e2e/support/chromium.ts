/** A browser for tests: the one that comes in a package, as everybody has it; another where `CHROMIUM` says which. */
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** No calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** WebGL without a graphics card. */
export const DRAWN = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Without WebGL nothing needs a graphics card. */
export const UNDRAWN = ['--disable-gpu'];

/** Pictures painted without a graphics card, too: which is much faster so. */
export const PAINTED = ['--disable-accelerated-2d-canvas'];

/** Edges of the drawn table are not smoothed: without a graphics card that is a third of the work, and nobody looks at them. */
const UNSMOOTHED = ['--webgl-antialiasing-mode=none'];

export async function launchChromium(
  flags: readonly string[] = [...DRAWN, ...PAINTED, ...UNSMOOTHED],
): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (await packaged.executablePath());
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
