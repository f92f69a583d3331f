/** npm run -s tool tools/draw-icons.ts: draws resources/public/icon.svg in every size that a system asks for, into resources/icons. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, pictureName, SIZES } from '../packaging/icons.ts';
import { launchChromium, UNDRAWN } from '../tests/e2e/support/chromium.ts';

const DRAWING = readFileSync('resources/public/icon.svg', 'utf8');

const browser = await launchChromium(UNDRAWN);
const page = await browser.newPage();
await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${DRAWING}`);
mkdirSync(PICTURES, { recursive: true });
for (const size of SIZES) {
  await page.setViewportSize({ width: size, height: size });
  writeFileSync(join(PICTURES, pictureName(size)), await page.screenshot({ omitBackground: true }));
}
await browser.close();
