/** A browser for tests: the machine's Chromium, or the one that comes in a package. WebGL is drawn in software. */
import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = '/usr/bin/chromium';

/** WebGL without a graphics card, pictures painted without it too, which is much faster so; and no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-accelerated-2d-canvas',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function launchChromium(): Promise<Browser> {
  const executablePath = existsSync(SYSTEM) ? SYSTEM : await packaged.executablePath();
  return chromium.launch({ executablePath, args: FLAGS });
}
